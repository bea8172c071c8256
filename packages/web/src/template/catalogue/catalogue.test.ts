import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { topics } from '@pliego/contract/messages/topics';
import { afterAll, describe, expect, it } from 'vitest';
import { createReader } from './build/catalogue-plugin.ts';
import { cataloguePages } from './catalogue-pages.ts';

const folder = fileURLToPath(new URL('.', import.meta.url));
const reader = createReader(fileURLToPath(new URL('../../..', import.meta.url)));
afterAll(() => reader.close());

interface Told {
  demos: Record<string, string>;
  props?: Record<string, string>;
}

const texts = import.meta.glob<Record<string, Told>>('./messages/*.es.ts', { eager: true });
const frame = import.meta.glob<{ catalogue: { props: { words: Record<string, string> } } }>(
  './messages/es.ts',
  { eager: true },
);
const words = Object.values(frame)[0]?.catalogue.props.words ?? {};

const fileOf = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

it('has a file a page, and a page a file', () => {
  const files = readdirSync(folder).filter((name) => /(?<!\.test)\.tsx$/.test(name));
  // One may have two addresses.
  const named = new Set(cataloguePages.map(({ name }) => `${fileOf(name)}.tsx`));
  expect(files.toSorted()).toEqual([...named].toSorted());
});

it('gives no page the name of texts that are there already', () => {
  const taken: readonly string[] = topics;
  expect(cataloguePages.map(({ name }) => name).filter((name) => taken.includes(name))).toEqual([]);
});

describe.each(cataloguePages)('$path', ({ name }) => {
  const about = reader.read(`${folder}${fileOf(name)}.tsx`);
  const told = texts[`./messages/${fileOf(name)}.es.ts`]?.[name];

  it('titles every demonstration, and none that is not there', () => {
    expect(Object.keys(told?.demos ?? {}).toSorted()).toEqual(
      about.demos.map((demo) => demo.name).toSorted(),
    );
  });

  it('says what every property does', () => {
    const known = { ...words, ...told?.props };
    const names = about.parts.flatMap(({ props }) => props.map((prop) => prop.name));
    expect(
      names.filter(
        (prop) =>
          known[prop.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())] ===
          undefined,
      ),
    ).toEqual([]);
  });
});
