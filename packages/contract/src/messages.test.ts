import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { check } from './check.ts';
import { contract } from './contract.ts';
import { checkCode, createMessage } from './message.ts';
import { catalogue } from './messages/catalogue.ts';
import { topics } from './messages/topics.ts';
import { problemTitles } from './messages/problem-titles.es.ts';
import { problemStatus } from './problem.ts';
import { sampleContract } from './sample-contract.ts';
import { hasSentence } from './testing/has-sentence.ts';

type Named = (issue: { code: string; input: undefined }) => unknown;
const isNamed = (value: unknown): value is Named => typeof value === 'function';

/** Every code that a schema of the contract names for a wrong value. */
function codesInSchemas(): string[] {
  const seen = new Set<unknown>();
  const found = new Set<string>();
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null || seen.has(value)) return;
    seen.add(value);
    for (const [name, part] of Object.entries(value)) {
      if (name === 'error' && isNamed(part)) {
        const code = part({ code: 'custom', input: undefined });
        if (typeof code === 'string') found.add(code);
      }
      visit(part);
    }
    // Hidden among the members of a schema, and all there is to know of it.
    if ('_zod' in value && typeof value._zod === 'object' && value._zod !== null) {
      visit('def' in value._zod ? value._zod.def : undefined);
    }
  };
  visit(contract);
  visit(sampleContract);
  return [...found];
}

describe('the catalogue', () => {
  const codes = Object.values(catalogue).flatMap((topic) => Object.keys(topic));

  it('lists every topic, and no code in two of them', () => {
    expect([...topics].toSorted()).toEqual(Object.keys(catalogue).toSorted());
    expect(codes.filter((code, index) => codes.indexOf(code) !== index)).toEqual([]);
  });

  it('holds codes on the one side and sentences on the other', () => {
    for (const topic of Object.values(catalogue)) {
      for (const [code, sentence] of Object.entries(topic)) {
        expect(code).toMatch(/^[a-z0-9-]+(_(one|many|other))?$/);
        expect(sentence).toMatch(/[\p{L}}]/u);
      }
    }
  });

  it.each(codesInSchemas())('has a sentence for %s, which a schema names', (code) => {
    expect(hasSentence(code)).toBe(true);
  });

  it('has the sentences of the schemas', () => {
    expect(codesInSchemas().length).toBeGreaterThan(80);
  });

  it('has a title for each problem', () => {
    expect(Object.keys(problemTitles)).toEqual(Object.keys(problemStatus));
  });
});

describe('a check', () => {
  const errorsOf = (schema: z.ZodMiniType, value: unknown) => {
    const checked = check(schema, value);
    return checked.success ? {} : checked.fieldErrors;
  };

  it('uses the code of the kind of issue, where the schema sets none', () => {
    const Form = z.object({
      missing: z.string(),
      kind: z.number(),
      long: z.string().check(z.maxLength(3)),
      short: z.string().check(z.minLength(2)),
      empty: z.string().check(z.minLength(1)),
      big: z.number().check(z.maximum(5)),
      small: z.number().check(z.minimum(-1)),
      many: z.array(z.string()).check(z.maxLength(1)),
      few: z.array(z.string()).check(z.minLength(1)),
      oneOf: z.enum(['a', 'b']),
      odd: z.email(),
    });
    const value = { kind: 'x', long: 'abcd', short: 'a', empty: '', big: 6, small: -2 };
    expect(errorsOf(Form, { ...value, many: ['a', 'b'], few: [], oneOf: 'd', odd: '?' })).toEqual({
      missing: createMessage('falta'),
      kind: createMessage('tipo-numero'),
      long: createMessage('texto-largo', { max: 3 }),
      short: createMessage('texto-corto', { min: 2 }),
      empty: { code: 'vacio', params: { min: 1 } },
      big: createMessage('numero-alto', { max: 5 }),
      small: createMessage('numero-bajo', { min: -1 }),
      many: createMessage('lista-larga', { max: 1 }),
      few: createMessage('lista-corta', { min: 1 }),
      oneOf: createMessage('valor-fuera-de-lista', { valores: 'a, b' }),
      odd: createMessage('no-valido'),
    });
  });

  it('uses the code of the schema, with the numbers of the issue and of a refinement', () => {
    const Items = z.array(z.string()).check(z.maxLength(1, checkCode('items-de-mas')));
    const even = z.refine<number>((value) => value % 2 === 0, {
      error: checkCode('decimales-de-mas'),
      params: { max: 2 },
    });
    const Form = z.object({ items: Items, count: z.number().check(even) });
    expect(errorsOf(Form, { items: ['a', 'b'], count: 3 })).toEqual({
      items: createMessage('items-de-mas', { max: 1 }),
      count: createMessage('decimales-de-mas', { max: 2 }),
    });
  });

  it('answers what was read, and the first message of each field otherwise', () => {
    const Name = z.string().check(z.trim(), z.minLength(2), z.regex(/x/));
    expect(check(z.object({ name: Name }), { name: ' ax ' })).toEqual({
      success: true,
      data: { name: 'ax' },
    });
    expect(errorsOf(z.object({ name: Name }), { name: 'a' })).toEqual({
      name: createMessage('texto-corto', { min: 2 }),
    });
  });
});
