import type { TextsIn } from '#web/i18n/resources.ts';

export const wizard: TextsIn<'en', 'wizard'> = {
  summary: 'A long form in steps, which are filled one at a time.',
  use: {
    order: 'What follows depends on what came before',
    once: 'It is done seldom, and not always by the same person',
  },
  avoid: {
    short: 'There are fewer than eight fields: a form',
    free: 'The parts are filled in any order and now and then: tabs that save',
  },
  demos: {
    Horizontal: 'Horizontal, checking each step',
    Vertical: 'Upright',
    Modern: 'Modern',
    ModernVertical: 'Modern and upright',
  },
  keys: {
    enter: 'Enter | goes on to the next step',
    tab: 'Tab | goes through the steps and then the fields',
  },
  reader: {
    step: 'Says which step it is, and which one is at hand.',
    wrong: 'If something is missing, goes to the field and reads its error.',
  },
  props: {
    active: 'The step at hand, from zero',
    allowNextStepsSelect: 'Whether one can jump to a later step',
    onStepClick: 'Called with the step that is pressed',
  },
  text: {
    label: 'Steps',
    steps: {
      account: { title: 'Account', text: 'What one signs in with' },
      personal: { title: 'Person', text: 'Who it is' },
      address: { title: 'Address', text: 'Where they work' },
      social: { title: 'Links', text: 'If there are any' },
    },
    fields: {
      user: 'User',
      mail: 'Mail',
      password: 'Password',
      name: 'Full name',
      role: 'Position',
      region: 'Region',
      commune: 'Commune',
      street: 'Street and number',
      site: 'Web site',
      linkedin: 'Profile on LinkedIn',
    },
    missing: {
      user: 'Type a user name.',
      mail: 'Type an address.',
      password: 'Type a password.',
      name: 'Type the full name.',
      role: 'Type the position.',
      region: 'Choose a region.',
      commune: 'Choose a commune.',
      street: 'Type street and number.',
      site: 'Type the web site.',
      linkedin: 'Type the profile.',
    },
    choose: 'Choose…',
    back: 'Previous',
    next: 'Next',
    finish: 'Finish',
    done: 'The account would be created',
  },
};
