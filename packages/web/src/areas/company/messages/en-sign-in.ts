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
    organizacion: {
      name: 'Account of the organization',
      text: 'Through the identity provider that you set up below. Where it is the only way, administrators still enter with a password and a second step, or with a passkey: so they can mend it when it fails.',
    },
  },
  domains: {
    name: 'Allowed mail domains',
    text: 'Only addresses of these domains can be invited. Empty: any.',
    placeholder: 'company.com, branch.com',
  },
  provider: {
    title: 'Identity provider',
    text: 'To enter with the account of the organization (OpenID Connect). People of this company enter, and those who are invited at that very address, if the provider has verified it. It counts in this company alone.',
    issuer: 'Issuer',
    issuerText: 'The address that the provider calls “issuer”, as it writes it.',
    issuerExample: 'https://login.company.com',
    client: 'Client identifier',
    secret: 'Client secret',
    secretText: 'It is stored under seal and never shown again.',
    secretKept: 'There is one. Leave it empty to keep it.',
    back: 'Return address',
    backText: 'Register it at the provider, exactly.',
    copy: 'Copy',
    try: 'Try',
    works: 'The provider answers as it should. Save to use it.',
    kept: 'The identity provider was saved',
    remove: 'Remove',
    removeTitle: 'Remove the identity provider?',
    removeText: 'People who entered through it will have to sign in another way.',
    removed: 'The identity provider was removed',
  },
  effects: {
    withoutStep_one:
      'One person does not have it yet. They will turn it on the next time they enter, before going on:',
    withoutStep_other:
      '{{count}} people do not have it yet. They will turn it on the next time they enter, before going on:',
    throughProvider_one:
      'One person will be able to sign in through your organization alone: they need an account there with this address.',
    throughProvider_other:
      '{{count}} people will be able to sign in through your organization alone: each needs an account there with this address.',
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
