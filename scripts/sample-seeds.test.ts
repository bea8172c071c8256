import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { CollectionOf, Row } from '@pliego/sample-api/store';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { pictureFolder } from './picture-folder.ts';

/** Every collection that any module has declared, exported or not. */
const declared = vi.hoisted((): CollectionOf<Row>[] => []);
vi.mock('../packages/sample-api/src/store.ts', () => ({
  collectionOf: (collection: CollectionOf<Row>) => {
    declared.push(collection);
    return collection;
  },
}));

const areas = fileURLToPath(new URL('../packages/sample-api/src/areas', import.meta.url));

/** The modules of every area, found on disk, so that new ones are included. */
const modules = readdirSync(areas, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
  .sort();
const sourceOf = (path: string): string => readFileSync(join(areas, path), 'utf8');

/** Every address of a picture or file of the sample data anywhere in a value, also within HTML. */
function filesIn(value: unknown): string[] {
  if (typeof value === 'string') {
    return [...value.matchAll(/\/muestra\/([\w.-]+)/g)].flatMap(([, name]) => name ?? []);
  }
  if (value instanceof Map || value instanceof Set) return [...value].flatMap(filesIn);
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(filesIn) : [];
}

/** References to missing files. */
function missing(contents: Iterable<readonly [where: string, content: unknown]>): string[] {
  return [...contents].flatMap(([where, content]) =>
    [...new Set(filesIn(content))]
      .filter((name) => !existsSync(join(pictureFolder, name)))
      .map((name) => `${where}: ${name}`),
  );
}

describe('the files that sample data refers to', () => {
  const offered: (readonly [string, unknown])[] = [];
  beforeAll(async () => {
    for (const path of modules) {
      const module: unknown = await import(join(areas, path));
      offered.push([path, Object.values(Object(module))]);
    }
  });

  it('are there for each row that a collection begins with', async () => {
    const calls = modules.flatMap((path) => [...sourceOf(path).matchAll(/\bcollectionOf[<(]/g)]);
    expect(declared.length).toBeGreaterThan(10);
    expect(declared.length).toBe(calls.length);
    const now = new Date('2026-11-21T18:30:00Z');
    const seeds: [string, unknown][] = [];
    for (const { name, seed } of declared) seeds.push([name, await seed(now)]);
    expect(seeds.flatMap(filesIn).length).toBeGreaterThan(40);
    expect(missing(seeds)).toEqual([]);
  });

  it('are there for whatever else an area answers from', () => {
    expect(offered.flatMap(filesIn).length).toBeGreaterThan(40);
    expect(missing(offered)).toEqual([]);
  });

  it('are there for what is written out in the code', () => {
    const literals = modules.map((path) => {
      const written = sourceOf(path).match(/\/muestra\/[\w-]+\.[a-z0-9]+/g);
      return [path, written ?? []] as const;
    });
    expect(literals.flatMap(filesIn).length).toBeGreaterThan(0);
    expect(missing(literals)).toEqual([]);
  });

  it('would be missed', () => {
    const row = { html: '<img src="/muestra/no-existe.svg">', deep: [{ at: '/muestra/nada.svg' }] };
    expect(missing([['aquí', row]])).toEqual(['aquí: no-existe.svg', 'aquí: nada.svg']);
  });
});
