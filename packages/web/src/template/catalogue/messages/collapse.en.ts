import type { TextsIn } from '#web/i18n/resources.ts';

export const collapse: TextsIn<'en', 'collapse'> = {
  summary: 'A part that is kept behind a button and comes back where it was.',
  use: {
    rare: 'What is inside is looked at now and then: where a fact is from, the filters',
    place: 'Opened, it has to stay in its place and push what follows',
  },
  avoid: {
    list: 'There are several questions with answers: an accordion',
    over: 'It must not move the rest: a popover or a side panel',
  },
  demos: {
    Basic: 'Plain',
    Multiple: 'Several, together or one by one',
    Horizontal: 'To the side',
  },
  keys: { tab: 'Tab | reaches the button', open: 'Enter, Space | opens or closes' },
  reader: {
    button: 'The button says “expanded” or “collapsed”.',
    hidden: 'What is put away is not read, and takes no focus.',
  },
  props: { expanded: 'Whether it is open', id: 'The name its button knows it by' },
  text: {
    show: 'Where each fact is from',
    hide: 'Hide where it is from',
    history:
      'The closing is from the page of the portal, read today at 08:45. The amount, from page 12 of the terms.',
    price: 'Price',
    term: 'Delivery',
    guarantee: 'Warranty',
    priceText: 'Price, 60 %: the lowest bid gets 100 points.',
    termText: 'Delivery, 25 %: within 5 business days, 100 points.',
    guaranteeText: 'Technical warranty, 15 %: 24 months or more, 100 points.',
    all: 'Open all',
    none: 'Close all',
    filters: 'Filters',
    filtersText: 'Region of Maule, more than $ 5,000,000',
  },
};
