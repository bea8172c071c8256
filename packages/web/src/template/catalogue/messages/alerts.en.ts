import type { TextsIn } from '#web/i18n/resources.ts';

export const alerts: TextsIn<'en', 'alerts'> = {
  summary: 'A message that stays on the page until it is no longer true.',
  use: {
    stays:
      'The message matters as long as the situation lasts: a stale source, a deadline that moved',
    place: 'It is about what is just below or beside it',
    choice: 'People must know it before they go on',
  },
  avoid: {
    passing: 'It confirms what has just worked: a toast, which leaves by itself',
    field: 'It is the error of a field: that goes below the field',
    question: 'It asks for a decision to go on: a dialog',
  },
  demos: {
    Basic: 'Text alone',
    Titled: 'With a title',
    Colors: 'Colours, by what they say',
    WithIcon: 'With an icon',
    Dismissable: 'Closes, and can be shown again',
    Uncontrolled: 'Closed one by one',
    Announced: 'Announced when it appears',
    BeforeGoingOn: 'What to know before going on',
  },
  keys: {
    tab: 'Tab | reaches the close button, if it has one',
    enter: 'Enter, Space | closes it',
  },
  reader: {
    plain: 'One that was there when the page opened is read in its place, without interrupting.',
    alert: 'One that appears for an error has role="alert" and is read at once: title and text.',
    close: 'The button is announced as “Close”.',
  },
  props: {
    withCloseButton: 'Shows the button that closes it',
    closeButtonLabel: 'The name of the button that closes it',
  },
  text: {
    mirror: 'The data of Mercado Público are from 08:45. The next reading is at 09:00.',
    mirrorTitle: 'Data from 08:45',
    changedTitle: 'The closing date changed',
    changed:
      'The municipality of Temuco moved the closing of “Laboratory reagents” from 3 to 10 December.',
    info: 'Three new tenders match your products',
    done: 'The bid was submitted on 24-11-2026 at 16:12',
    late: 'Closes today at 15:00',
    lateText: 'The bid bond of $ 1,500,000 is missing.',
    failed: 'The question could not be sent',
    failedText_one:
      'The portal did not answer in {{count}} try. What you wrote is still here: try again.',
    failedText_other: 'The portal did not answer in {{count}} tries. What you wrote is still here.',
    neutral: 'This tender was archived by Rodrigo Valdebenito',
    again: 'Show it again',
    documents: 'The terms have a new annex.',
    visit: 'The site visit is on Thursday 26 at 10:00.',
    allRead: 'None is left.',
    send: 'Send the question',
    caution: 'Closing the company erases its own tenders. Export the data first.',
  },
};
