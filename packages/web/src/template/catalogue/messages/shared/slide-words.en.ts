/** What every property of a gallery does, on both of its pages. */
export const slideProps = {
  slides: 'What is shown, in order, each with its name',
  index: 'Which one is seen, from 0; kept by who uses it',
  defaultIndex: 'Which one is seen at first; kept by the part',
  onIndex: 'Called with the one that will be seen',
  perView: 'How many are seen at once',
  rows: 'In how many rows',
  centered: 'The one that is seen stands between its neighbours',
  vertical: 'One below the other',
  effect: 'How one gives way to the next',
  marks: 'What says where one is',
  arrows: 'With buttons to the one before and the one after',
  loop: 'After the last comes the first',
  interval: 'After how many milliseconds it goes on by itself',
};
