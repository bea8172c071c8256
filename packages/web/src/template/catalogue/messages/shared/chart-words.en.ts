/** What is the same on every page of charts. */
export const chartWords = {
  keys: {
    tab: 'Tab | reaches the period, the picture and the table of each chart',
    enter: 'Enter, Space | turns the chart into its table, and back',
    down: '↓ | opens the calendar of the period',
  },
  reader: {
    picture: 'The drawing is read as one picture whose text is the sentence above it.',
    table: 'The table has the same values, with the name of each row and column.',
    range: 'The sentence changes with the period.',
  },
  props: {
    name: 'What it is of; it names its table and its file too',
    says: 'What it shows, in a sentence',
    kind: 'What is drawn',
    data: 'Rows, series and how their values are written: the same for all kinds',
    height: 'How high the drawing is',
  },
};
