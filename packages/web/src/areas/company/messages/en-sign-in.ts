import type { TextsIn } from '#web/i18n/resources.ts';

export const signIn: TextsIn<'en', 'company'>['signIn'] = {
  title: 'Sign-in rules',
  text: 'How people enter this company. They hold for everybody from their next action, also in open sessions. API keys keep working.',
  step: {
    name: 'Ask for a second step',
    text: 'A password alone is not enough: a code from the authenticator too. A passkey counts as both.',
  },
  methods: {
    name: 'Ways to sign in',
    contrasena: { name: 'Password', text: 'That of each person’s account.' },
    llave: { name: 'Passkey', text: 'Fingerprint, face or PIN of a device, without a password.' },
  },
  domains: {
    name: 'Allowed mail domains',
    text: 'Only addresses of these domains can be invited. Empty: any.',
    placeholder: 'company.com, branch.com',
  },
  effects: {
    withoutStep_one:
      'One person does not have it yet. They will turn it on the next time they enter, before going on:',
    withoutStep_other:
      '{{count}} people do not have it yet. They will turn it on the next time they enter, before going on:',
    withoutKey_one:
      'One person has no passkey yet. They will add one the next time they enter, before going on:',
    withoutKey_other:
      '{{count}} people have no passkey yet. They will add one the next time they enter, before going on:',
    outside_one: 'One person is of another domain and keeps their access:',
    outside_other: '{{count}} people are of another domain and keep their access:',
    more_one: 'and one more',
    more_other: 'and {{count}} more',
  },
  kept: 'The sign-in rules were saved',
};
