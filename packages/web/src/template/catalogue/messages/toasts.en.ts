import type { TextsIn } from '#web/i18n/resources.ts';

export const toasts: TextsIn<'en', 'toasts'> = {
  summary: 'Says that something worked or failed, and leaves without being closed.',
  use: {
    done: 'It confirms what a person has just done',
    undo: 'It offers to undo it for some seconds',
  },
  avoid: {
    stays: 'It has to be read: an alert or a dialog',
    field: 'It is the error of a field: that goes below the field',
    later: 'It happened while nobody was there: the bell',
  },
  demos: {
    Kinds: 'Worked, failed',
    Undo: 'With undo',
    Replaced: 'One of its kind at a time',
    Translucent: 'Translucent',
    HeaderIcons: 'With an icon in its head',
    Instead: 'What has to stay',
  },
  keys: {
    tab: 'Tab | reaches “Undo” and the close button',
    enter: 'Enter | undoes or closes',
  },
  reader: {
    polite: 'What worked is said after the sentence being read.',
    alert: 'What failed is said at once.',
    pause: 'Under the pointer or the focus it does not leave.',
  },
  props: {
    withCloseButton: 'Shows the button that closes it',
    id: 'One of this name at a time: the next takes its place',
    text: 'What goes below the title',
    action: 'The one thing to do: its text and what it does',
  },
  text: {
    done: 'Save',
    problem: 'Fail',
    saved: 'Tender saved',
    savedText: 'The 4 people of the team see it.',
    failed: 'It could not be saved',
    failedText: 'The server did not answer. What you wrote is still on the page.',
    remove: 'Take out the tag',
    removed: 'Tag “Southern zone” taken out',
    there: 'The tag is there',
    gone: 'It is gone',
    tag: 'Tag one more',
    tagged_one: '{{count}} tender tagged',
    tagged_other: '{{count}} tenders tagged',
    hide: 'Hide',
    late: 'Closes today at 15:00',
    again: 'Show them again',
  },
};
