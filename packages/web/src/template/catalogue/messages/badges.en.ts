import type { TextsIn } from '#web/i18n/resources.ts';

export const badges: TextsIn<'en', 'badges'> = {
  summary: 'A word or a number that qualifies what is beside it.',
  use: {
    state: 'A state, a tag or a deadline that is compared at a glance',
    count: 'How many wait behind a button',
  },
  avoid: {
    act: 'It can be pressed: a button, or a link in its shape',
    sentence: 'It explains something: an alert or a text',
    alone: 'Its colour is all that says it: it always has its word',
  },
  demos: {
    Contextual: 'By what they say',
    Strong: 'How much attention they ask for',
    Glow: 'With a halo',
    Light: 'Soft',
    WithIcons: 'With an icon and with a dot',
    Notifications: 'Notices that wait',
    Linked: 'Leading elsewhere',
    Block: 'Over the whole width',
  },
  keys: { tab: 'Tab | reaches those that are links', enter: 'Enter | follows the link' },
  reader: {
    text: 'Its text is read as part of the sentence it stands in.',
    count: 'The number on a button is in the name of the button: “Notices, 4 unread”.',
  },
  props: {
    tone: 'The hue; lightness and contrast are the same in all of them',
    look: 'Soft, text alone, or strong for what cannot wait',
    dot: 'A dot of the same hue before the text',
    title: 'The whole text, where it is cut',
  },
  text: {
    published: 'Published',
    awarded: 'Awarded',
    today: 'Closes today',
    tomorrow: 'Closes tomorrow',
    week: 'In 5 business days',
    overdue: 'Overdue',
    revoked: 'Revoked',
    fresh: 'Just published',
    lab: 'Laboratory',
    chilecompra: 'Framework agreement',
    notices_one: 'Notices, {{count}} unread',
    notices_other: 'Notices, {{count}} unread',
    mail: 'Mail with new messages',
    open: 'Open tenders',
    top: 'To the start of the variants',
  },
};
