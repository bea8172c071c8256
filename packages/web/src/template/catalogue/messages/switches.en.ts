import type { TextsIn } from '#web/i18n/resources.ts';

export const switches: TextsIn<'en', 'switches'> = {
  summary: 'Something that is on or off, and changes at once.',
  use: {
    now: 'The change holds as soon as it is moved, without saving',
    one: 'It is one thing, and it is clear what happens when it is off',
  },
  avoid: {
    later: 'It only holds once a form is sent: a checkbox',
    which: 'It is a choice between two things: radio buttons',
  },
  demos: {
    Basic: 'Plain',
    AtOnce: 'That can be undone',
    States: 'States',
    Colors: 'Colours',
    Icons: 'With a drawing',
    Sizes: 'Sizes',
  },
  keys: { tab: 'Tab | goes to the next one', space: 'Space | turns it on or off' },
  reader: {
    state: 'Says the name, “switch” and whether it is on.',
  },
  props: {
    labelHidden: 'The name is only heard: a text beside it says it',
    checked: 'Whether it is on',
    defaultChecked: 'Whether it is on at first',
    onLabel: 'What it shows when on',
    offLabel: 'What it shows when off',
    thumbIcon: 'What stands in the button that moves',
  },
  text: {
    mails: 'Daily summary by mail',
    weekends: 'On Saturdays and Sundays too',
    mailsOn: 'The summary comes at 8:00.',
    mailsOff: 'No summary comes.',
    link: 'Link of the report open',
    opened: 'The link is open',
    closed: 'The link is closed',
    described: 'Second step at sign-in',
    describedText: 'A code from the telephone, besides the password.',
    locked: 'Set by the company',
    failed: 'Keep in step with the calendar',
    failedText: 'It could not be turned on. Try again in some minutes.',
    colors: { petroleo: 'Main', green: 'Green', yellow: 'Yellow', red: 'Red' },
    notices: 'Notices of this tender',
    checked: 'Tender documents reviewed',
    sizes: { xs: 'Smallest', sm: 'Usual', md: 'Medium', lg: 'Large' },
  },
};
