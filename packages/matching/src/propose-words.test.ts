import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type DecidedTender, proposeWords } from './propose-words.ts';
import { MatchProduct } from './shapes.ts';

const gloves = MatchProduct.parse({
  sku: 'GN-100',
  nombre: 'Guante de nitrilo',
  descripcion: 'Para procedimientos',
  palabrasClave: ['sin polvo'],
  palabrasExcluidas: ['quirúrgico'],
});

let made = 0;
const tender = (...lines: string[]): DecidedTender => {
  made += 1;
  return { id: made, lines, isTitle: false };
};

describe('the words that are proposed', () => {
  it('exclude what stands in what was dismissed and in nothing that is for us', () => {
    const dismissed = [
      tender('Guantes de goma para aseo', 'Escobas'),
      tender('Guante goma largo'),
      tender('GUANTES DE GOMAS'),
    ];
    const kept = [tender('Guantes de nitrilo talla M'), tender('Guantes de aseo')];
    const proposed = proposeWords(gloves, { dismissed, kept, open: [] });
    expect(proposed).toEqual([
      { kind: 'excluir', stem: 'gom', word: 'goma', tenderIds: dismissed.map(({ id }) => id) },
    ]);
  });

  it('are none that the product has, excludes, describes or that says no thing', () => {
    const lines = 'Guante quirúrgico de nitrilo sin polvo para procedimientos del hospital';
    const dismissed = [tender(lines), tender(lines)];
    expect(proposeWords(gloves, { dismissed, kept: [], open: [] })).toEqual([]);
  });

  it('exclude nothing that most of the others say too', () => {
    const dismissed = [tender('Guante texturado'), tender('Guantes texturados')];
    const open = [1, 2, 3].map(() => tender('Guante texturado'));
    const stems = (some: DecidedTender[]) =>
      proposeWords(gloves, { dismissed, kept: [], open: some }).map(({ word }) => word);
    expect(stems([])).toEqual(['texturado']);
    expect(stems(open)).toEqual([]);
  });

  it('add what stands in what is for us, but not what only titles say', () => {
    const kept = [tender('Guantes de examen rectos'), tender('Guante examen, recto')];
    const found = proposeWords(gloves, { dismissed: [], kept, open: [] });
    // «recto» is said by the same tenders: it comes when this one is rejected.
    expect(found.map(({ kind, word }) => [kind, word])).toEqual([['agregar', 'examen']]);
    const titles = kept.map(({ id, lines }) => ({ id, lines, isTitle: true }));
    expect(proposeWords(gloves, { dismissed: [], kept: titles, open: [] })).toEqual([]);
  });

  it('never exclude a word of what is for us, nor add one of what was dismissed', () => {
    const word = fc.constantFrom('goma', 'vinilo', 'azules', 'largos', 'examen', 'clínicos');
    const line = fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(' '));
    const tenders = fc.array(line, { maxLength: 6 });
    fc.assert(
      fc.property(tenders, tenders, (against, for_) => {
        const dismissed = against.map((text) => tender(text));
        const kept = for_.map((text) => tender(text));
        for (const { kind, word: found } of proposeWords(gloves, { dismissed, kept, open: [] })) {
          const others = kind === 'excluir' ? for_ : against;
          expect(others.some((text) => text.split(' ').includes(found))).toBe(false);
        }
      }),
    );
  });
});
