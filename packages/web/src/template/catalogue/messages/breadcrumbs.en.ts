import type { TextsIn } from '#web/i18n/resources.ts';

export const breadcrumbs: TextsIn<'en', 'breadcrumbs'> = {
  summary: 'The way from the start to the page, to go back to any of its steps.',
  use: {
    deep: 'The page lies two or more levels down',
    arrive: 'People arrive by a link or a search, without passing the menu',
  },
  avoid: {
    steps: 'They are the steps of a procedure: a wizard',
    back: 'There is only one page before: a link “Back”',
  },
  demos: {
    Basic: 'Plain',
    Styles: 'Separators',
    WithIcon: 'With an icon',
    Alignment: 'Aligned',
  },
  keys: { tab: 'Tab | goes from step to step', enter: 'Enter | goes back to that step' },
  reader: {
    nav: 'It is a navigation with a name; the last step is announced as the current page.',
    separator: 'Separators are not read.',
  },
  props: {
    separator: 'What stands between two steps',
    separatorMargin: 'The room at the sides of the separator',
  },
  text: {
    home: 'My day',
    tenders: 'Tenders',
    tender: 'Laboratory reagents',
    products: 'Products',
    product: 'Nitrile glove, size M',
    drawn: 'A separator that is drawn',
    start: 'At the start',
    center: 'In the middle',
    end: 'At the end',
  },
};
