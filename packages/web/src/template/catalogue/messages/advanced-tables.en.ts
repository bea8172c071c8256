import type { TextsIn } from '#web/i18n/resources.ts';

export const advancedTables: TextsIn<'en', 'advancedTables'> = {
  summary:
    'Tables of many rows: the server searches them, or several things filter them at a time.',
  use: {
    server: 'There are thousands: the server searches, sorts and gives a page at a time',
    filters: 'Several things are searched for at a time, each on its own',
  },
  avoid: {
    few: 'All of them fit: a basic data table',
    one: 'One search is enough: seven fields are not needed',
  },
  demos: {
    ServerSide: 'By pages, from the server',
    AdvancedSearch: 'With advanced search',
  },
  keys: {
    enter: 'Enter | searches at once',
    escape: 'Esc | clears the search',
    tab: 'Tab | goes through filters, headers and pages',
  },
  reader: {
    found: 'Says how many are left each time a filter changes.',
    page: 'Says which rows it shows, and of how many.',
    waiting: 'While it waits, the table says “busy”.',
  },
  props: {
    query: 'The call: whether it waits, failed or answered',
    empty: 'What it shows without rows',
    paging: 'On which page it is, of how many rows, and what to do when it changes',
    rows: 'The rows of this page',
    columns: 'The columns, in order',
    rowId: 'What tells a row from others',
    card: 'A row on a phone',
    onSearch: 'Called with what was typed, a moment after the last key',
    failed: 'What it shows in the place of the error and its retry',
    footer: 'Under the last row',
    visible: 'Which columns are in view, beside the fixed ones',
    density: 'How close together the rows are',
    sort: 'By which column it is ordered, and which way',
    onSort: 'Called when a header is pressed',
    onResize: 'Called with the new width of a column',
    currentId: 'The row where the keyboard is',
    onPick: 'Called when a row is pressed',
    unfolded: 'What a row shows below itself',
    grid: 'What keys do in its cells',
    scrollId: 'Under which name it remembers how far down one was',
  },
  text: {
    search: 'Search for a person, position or mail',
    from: 'Joined from',
    to: 'Joined until',
    found_one: '{{count}} person',
    found_other: '{{count}} people',
    clear: 'Clear the filters',
  },
};
