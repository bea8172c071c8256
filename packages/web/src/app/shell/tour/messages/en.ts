import type { TextsIn } from '#web/i18n/resources.ts';

/** The tour of the product, which is offered behind the "?". */
export const productTour: TextsIn<'en', 'productTour'> = {
  skip: 'Skip',
  back: 'Back',
  next: 'Next',
  finish: 'Finish',
  beacon: 'Start the tour',
  step: '{{current}} of {{total}}',
  titles: {
    menu: 'Your work',
    bookmarks: 'Your bookmarks',
    search: 'Search anything',
    help: 'Help about this screen',
    notices: 'Notices',
  },
  texts: {
    menu: 'Tenders has what is published; Follow-up, what changed; Products, what you sell and what fits it; Reports, how it all goes.',
    bookmarks: 'The star keeps the pages you use most at hand.',
    search: 'A code, a buyer, a page or an action. Ctrl + K opens it wherever you are.',
    help: 'Here are the articles about the page you are on. From here you can also take this tour again.',
    notices:
      'What is assigned to you, where you are mentioned, and what changes or is due in what you follow. Each notice says why you get it.',
  },
};
