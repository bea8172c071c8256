import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  maxSearchLength,
  maxSearchTerms,
  parseSearch,
  searchProblems,
  type SearchQuery,
} from './search-query.ts';

/** Groups as text: alternatives joined by |, exclusion by -, phrases in quotes, prefixes with *. */
function shown(query: SearchQuery): string[] {
  return query.groups.map((terms) =>
    terms
      .map(({ kind, text, exclude }) => {
        const body = { phrase: `"${text}"`, prefix: `${text}*`, word: text }[kind];
        return exclude ? `-${body}` : body;
      })
      .join('|'),
  );
}

function groupsOf(q: string): string[] {
  const parsed = parseSearch(q);
  if (typeof parsed === 'string') throw new Error(`${q} is ${parsed}`);
  return shown(parsed);
}

describe('a search', () => {
  it.each<[string, string[]]>([
    ['papel carta', ['papel', 'carta']],
    ['  papel\t\n carta ', ['papel', 'carta']],
    ['"papel carta" oficio', ['"papel carta"', 'oficio']],
    ['"papel carta', ['"papel carta"']],
    ['papel -carta', ['papel', '-carta']],
    ['papel -"tamaño carta"', ['papel', '-"tamaño carta"']],
    ['pap*', ['pap*']],
    ['-pap*', ['-pap*']],
    ['papel OR carta', ['papel|carta']],
    ['papel | carta', ['papel|carta']],
    ['papel OR carta OR oficio sobre', ['papel|carta|oficio', 'sobre']],
    ['papel O carta', ['papel|carta']],
    ['papel U hojas', ['papel|hojas']],
    ['papel Y carta', ['papel', 'carta']],
    ['papel AND carta', ['papel', 'carta']],
    ['papel NO carta', ['papel', '-carta']],
    ['papel O NO carta', ['papel|-carta']],
    ['papel no carta o hojas', ['papel', 'no', 'carta', 'o', 'hojas']],
    ['PRODUCTOS NO PERECIBLES', ['PRODUCTOS', 'NO', 'PERECIBLES']],
    ['papel OU carta', ['papel|carta']],
    ['papel E carta', ['papel', 'carta']],
    ['papel NÃO carta', ['papel', '-carta']],
    ['papel ET carta', ['papel', 'carta']],
    ['papel SANS carta', ['papel', '-carta']],
    ['papel ODER carta', ['papel|carta']],
    ['papel UND carta', ['papel', 'carta']],
    ['papel NICHT carta', ['papel', '-carta']],
    ['papel sans carta', ['papel', 'sans', 'carta']],
    ['LETRA SANS SERIF', ['LETRA', 'SANS', 'SERIF']],
    ['papel NO', ['papel']],
    ['papel or carta', ['papel', 'or', 'carta']],
    ['OR papel', ['papel']],
    ['papel OR', ['papel']],
    ['papel OR OR carta', ['papel|carta']],
    ['- papel * "" carta', ['papel', 'carta']],
    ['papel"carta"', ['papel', '"carta"']],
    ['1057461-4-LP25', ['1057461-4-LP25']],
    ['4x4', ['4x4']],
    ['ñ', ['ñ']],
  ])('of %s asks for %j', (q, groups) => {
    expect(groupsOf(q)).toEqual(groups);
  });

  it.each(['', '   ', '-', '*', '"', '""', '" "', 'OR', '|', '- "" * OR |', '¿?', '—'])(
    'of %j asks for nothing',
    (q) => {
      expect(parseSearch(q)).toBe('sin-palabras');
    },
  );

  it('may be so long and have so many words, and no more', () => {
    expect(parseSearch('a'.repeat(maxSearchLength))).toBeTypeOf('object');
    expect(parseSearch('a'.repeat(maxSearchLength + 1))).toBe('demasiado-larga');
    expect(groupsOf('a '.repeat(maxSearchTerms))).toHaveLength(maxSearchTerms);
    expect(parseSearch('a '.repeat(maxSearchTerms + 1))).toBe('demasiadas-palabras');
    expect(parseSearch('a OR '.repeat(maxSearchTerms + 1))).toBe('demasiadas-palabras');
  });

  const typed = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 600 }),
    fc
      .array(
        fc.constantFrom('a', 'ñu', '"', '-', '*', 'OR', '|', ' ', '  ', '\0', '(', '&', '\\'),
        { maxLength: 80 },
      )
      .map((parts) => parts.join('')),
  );

  it('of any text is parsed or has a message, and contains only words', () => {
    fc.assert(
      fc.property(typed, (q) => {
        const parsed = parseSearch(q);
        const groups = typeof parsed === 'string' ? [] : parsed.groups;
        const message = typeof parsed === 'string' ? searchProblems[parsed] : null;
        expect(message).not.toBeUndefined();
        expect(groups.every((group) => group.length > 0)).toBe(true);
        const terms = groups.flat();
        expect(terms.length).toBeLessThanOrEqual(maxSearchTerms);
        for (const { kind, text } of terms) {
          expect(text).toMatch(/[\p{L}\p{N}]/u);
          expect(text).toBe(text.trim());
          expect(kind === 'phrase' || !/[\s"]/.test(text)).toBe(true);
        }
      }),
      { numRuns: 1000 },
    );
  });

  it('written out again is the same search', () => {
    fc.assert(
      fc.property(typed, (q) => {
        const parsed = parseSearch(q);
        if (typeof parsed === 'string') return;
        const again = shown(parsed)
          .map((group) => group.replaceAll('|', ' | '))
          .join(' ');
        fc.pre(
          again.length <= maxSearchLength &&
            !parsed.groups.flat().some(({ text }) => text.includes('|')),
        );
        expect(parseSearch(again)).toEqual(parsed);
      }),
      { numRuns: 1000 },
    );
  });
});
