/** Where a field was read from stands under it, so that the fields of a row stay in line. */
export const belowInput: ('label' | 'input' | 'description' | 'error')[] = [
  'label',
  'input',
  'description',
  'error',
];
