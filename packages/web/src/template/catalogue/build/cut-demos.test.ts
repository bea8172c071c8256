import { expect, it } from 'vitest';
import { readPage } from './cut-demos.ts';

const page = `import { Alert, Button as Press, type X } from '@mantine/core';
import classes from './a.module.css';

export const parts = ['Alert', 'Alert.Part'];

const words = ['a', 'b'];
/** Says it. */
function Say({ word }: { word: string }) {
  return <b className={classes.say}>{word}</b>;
}

/** Why. */
export function Basic() {
  return <Alert color="red" title="a">{words.map((word) => <Say key={word} word={word} />)}</Alert>;
}

export function Other() {
  return <Alert color="blue"><Press /></Alert>;
}
`;

it('cuts a page into its demonstrations, each with what it needs of the file', () => {
  const { demos } = readPage('a.tsx', page);
  expect(demos.map(({ name }) => name)).toEqual(['Basic', 'Other']);
  expect(demos[0]?.code).toBe(
    page
      .replace(', Button as Press, type X', '')
      .replace("export const parts = ['Alert', 'Alert.Part'];\n\n", '')
      .replace('];\n/**', '];\n\n/**')
      .split('\n\nexport function Other')[0],
  );
  expect(demos[1]?.code).toBe(`import { Alert, Button as Press } from '@mantine/core';

export function Other() {
  return <Alert color="blue"><Press /></Alert>;
}`);
});

it('knows where parts come from and which properties they are given', () => {
  const { parts, given } = readPage('a.tsx', page);
  expect(parts).toEqual([
    { name: 'Alert', from: '@mantine/core' },
    { name: 'Alert.Part', from: '@mantine/core' },
  ]);
  expect(given['Alert']).toEqual(['color', 'title']);
});

it('refuses a part that the page does not import', () => {
  expect(() => readPage('a.tsx', "export const parts = ['Nothing'];")).toThrow('Nothing');
});
