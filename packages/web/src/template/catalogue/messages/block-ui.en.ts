import type { TextsIn } from '#web/i18n/resources.ts';

export const blockUi: TextsIn<'en', 'blockUi'> = {
  summary: 'Covers a part of the page while it is worked on, so that it is not used halfway.',
  use: {
    whole: 'What is shown will no longer hold and must not be touched: a bid is computed anew',
    short: 'It takes a few seconds, and the rest of the page goes on',
  },
  avoid: {
    first: 'It is the first load: grey lines',
    button: 'It is enough that the button says it is at work',
    page: 'It covers the whole page: hardly ever',
  },
  demos: {
    Basic: 'Two seconds',
    CustomLoader: 'With another spinner',
    Colour: 'In a colour',
    Message: 'With a message, three seconds',
  },
  keys: { tab: 'Tab | goes on through the page; the button keeps the focus' },
  reader: {
    busy: 'The part is announced as busy, and it is said what is awaited.',
    end: 'At the end it is read as before.',
  },
  props: {
    visible: 'Whether it covers',
    zIndex: 'Above what it is drawn',
    overlayProps: 'The colour and the strength of the veil',
    loaderProps: 'Which spinner is shown',
  },
  text: {
    offer: 'A bid of $ 12,480,000, in 3 lines.',
    calculate: 'Compute anew',
    busy: 'Computing',
    message: 'Asking the supplier for prices…',
  },
};
