import { expect, test } from 'vitest';
import { pastedFiles } from './pasted-files.ts';

const picture = new File(['x'], 'image.png', { type: 'image/png' });

test('a picture alone is pasted as a file', () => {
  expect(pastedFiles({ files: [picture], text: '' })).toEqual([picture]);
});

test('of a table with a picture of itself the text is pasted', () => {
  expect(pastedFiles({ files: [picture], text: 'Cemento\t120' })).toEqual([]);
});

test('a file with its name is a file', () => {
  const report = new File(['x'], 'informe.pdf', { type: 'application/pdf' });
  expect(pastedFiles({ files: [report], text: 'informe.pdf' })).toEqual([report]);
  expect(pastedFiles({ files: [report, picture], text: 'informe.pdf\nimage.png' })).toHaveLength(2);
});

test('text alone brings nothing', () => {
  expect(pastedFiles({ files: [], text: 'Hola' })).toEqual([]);
});
