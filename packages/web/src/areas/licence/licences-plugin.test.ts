import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { shippedLibraries } from './licences-plugin.ts';

const root = resolve(import.meta.dirname, '../../../../..');
const { libraries, texts } = shippedLibraries(root);

it('names what is shipped, with the text of its licence', () => {
  const react = libraries.find(({ name }) => name === 'react');
  expect(react?.license).toBe('MIT');
  expect(texts[react?.text ?? -1]).toContain('Permission is hereby granted');
  expect(libraries.find(({ name }) => name === 'hono')).toBeDefined();
});

it('leaves out what only builds and tests, and ours', () => {
  const names = libraries.map(({ name }) => name);
  expect(names).not.toContain('vitest');
  expect(names.filter((name) => name.startsWith('@pliego/'))).toEqual([]);
});

it('is in the order of names, each version once', () => {
  const keys = libraries.map(({ name, version }) => `${name}@${version}`);
  expect(new Set(keys).size).toBe(keys.length);
  const names = libraries.map(({ name }) => name);
  expect(names).toEqual(names.toSorted((a, b) => (a < b ? -1 : Number(a > b))));
});

it('ships nothing under a licence that asks for our source', () => {
  expect(libraries.filter(({ license }) => /GPL/.test(license) && !/ OR /.test(license))).toEqual(
    [],
  );
  expect(libraries.filter(({ license }) => license === '')).toEqual([]);
});
