import { unitName } from './units.ts';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchLine } from './match.ts';
import { prepareLine, prepareProduct } from './prepare.ts';
import { indexProducts } from './product-index.ts';
import { rulesOf, ruleVersions } from './rules.ts';
import { MatchLine, MatchProduct } from './shapes.ts';

const gloves = {
  sku: 'GN-100',
  nombre: 'Guantes de nitrilo talla M',
  unspsc: ['42132203'],
  palabrasClave: ['examen clínico'],
  palabrasExcluidas: ['látex'],
  unidad: 'Caja',
};
const asked = {
  lineId: '1',
  lineText: 'guante nitrilo, 20 cajas',
  unspsc: 42132203,
  unidad: 'Unidad',
};

const score = (product: object, line: object) =>
  matchLine(
    prepareProduct(MatchProduct.parse({ ...gloves, ...product })),
    prepareLine(MatchLine.parse({ ...asked, ...line })),
  );
const codesOf = (messages: readonly { code: string }[]) => messages.map(({ code }) => code);
const reasonsOf = (line: object, product: object = {}) =>
  codesOf(score(product, line).parts.map(({ reason }) => reason));

describe('a match', () => {
  it('says the code, the words and the unit that agree, whatever the number and the accents', () => {
    expect(score({}, {})).toMatchObject({ score: 95, verdict: 'calza', eligibility: 'cumple' });
    expect(reasonsOf({})).toEqual(['calce-codigo-exacto', 'calce-palabras', 'calce-unidad']);
    expect(reasonsOf({ lineText: 'GUÁNTES, EXAMEN CLINICO' })).toContain('calce-claves');
  });

  it('tells how near the code is', () => {
    const only = { lineText: 'otra cosa' };
    expect(reasonsOf({ ...only, unspsc: '42132200' })).toContain('calce-codigo-padre');
    expect(reasonsOf({ ...only, unspsc: '42132205' })).toContain('calce-codigo-hermano');
    expect(reasonsOf({ ...only, unspsc: '42131600' })).toContain('calce-codigo-familia');
    expect(score({}, { ...only, unspsc: '10101501' })).toMatchObject({ score: 0, verdict: 'no' });
  });

  it('is lost to an excluded word, and says so', () => {
    const lost = score({}, { lineText: 'Guantes de nitrilo o latex' });
    expect(lost).toMatchObject({ score: 0, verdict: 'casi' });
    expect(codesOf(lost.whyNot)).toContain('calce-excluida');
  });

  it('verifies region, amount and time, and says what cannot be verified', () => {
    const needs = { regiones: ['Maule'], montoMinimo: 100, montoMaximo: 500, plazoDias: 5 };
    expect(score(needs, {}).eligibility).toBe('no-verificable');
    const given = { region: 'Región del Maule ', monto: 500, plazoDias: 5 };
    expect(score(needs, given)).toMatchObject({ verdict: 'calza', eligibility: 'cumple' });
    for (const wrong of [{ region: 'Ñuble' }, { monto: 501 }, { plazoDias: 4 }]) {
      const unmet = score(needs, { ...given, ...wrong });
      expect(unmet).toMatchObject({ score: 75, verdict: 'casi', eligibility: 'no-cumple' });
    }
  });

  it('takes away for a unit that measures something else', () => {
    expect(reasonsOf({ unidad: 'Kilogramo' })).toContain('calce-unidad-otra');
    expect(reasonsOf({ unidad: 'Global' })).not.toContain('calce-unidad-otra');
  });

  it('knows the synonyms of the company', () => {
    const product = MatchProduct.parse({ sku: 'M', nombre: 'Mascarilla' });
    const line = MatchLine.parse({ lineId: '1', lineText: 'tapabocas' });
    const groups = [['mascarilla', 'tapabocas']];
    expect(indexProducts([product]).matchesOf(line)).toEqual([]);
    expect(indexProducts([product], { groups }).matchesOf(line)).toMatchObject([{ score: 50 }]);
  });

  it('finds a plural that the stemmer takes for another word, since the third version', () => {
    for (const [nombre, lineText] of [
      ['Catéter', 'CATÉTERES'],
      ['Tóner', 'toners'],
      ['Rack', 'racks'],
      ['Tablets', 'tablet'],
    ]) {
      const product = MatchProduct.parse({ sku: 'C', nombre });
      const line = MatchLine.parse({ lineId: '1', lineText });
      expect(indexProducts([product]).matchesOf(line)).toMatchObject([{ score: 50 }]);
      expect(indexProducts([product], { rules: ruleVersions[1] }).matchesOf(line)).toEqual([]);
    }
  });

  it('finds nothing by a name that names nothing', () => {
    const product = MatchProduct.parse({ sku: 'O', nombre: 'Otros' });
    const line = MatchLine.parse({ lineId: '1', lineText: 'Otros insumos' });
    expect(indexProducts([product]).matchesOf(line)).toEqual([]);
  });

  it('is replayed with the version that it names', () => {
    expect(ruleVersions.map(({ version }) => rulesOf(version)?.version)).toEqual([1, 2, 3]);
    expect(rulesOf(0)).toBeNull();
  });
});

const word = fc.constantFrom(
  'guantes',
  'nitrilo',
  'látex',
  'silla',
  'oficina',
  'papel',
  'carta',
  '75',
  'compra',
);
const text = fc.array(word, { minLength: 1, maxLength: 5 }).map((words) => words.join(' '));
const code = fc.constantFrom(
  '42132203',
  '42132205',
  '42132200',
  '42130000',
  '56112102',
  '42',
  '14111507',
);
const product = fc
  .record({
    sku: fc.uuid(),
    nombre: text,
    descripcion: fc.option(text),
    unspsc: fc.array(code, { maxLength: 2 }),
    palabrasClave: fc.array(text, { maxLength: 2 }),
    palabrasExcluidas: fc.array(word, { maxLength: 1 }),
    marcas: fc.array(word, { maxLength: 1 }),
    unidad: fc.constantFrom(null, 'Caja', 'kg'),
    regiones: fc.constantFrom([], ['Maule']),
    activo: fc.boolean(),
  })
  .map((value) => MatchProduct.parse(value));
const line = fc
  .record({
    lineId: fc.uuid(),
    tenderTitle: fc.option(text),
    lineText: fc.option(text),
    unspsc: fc.option(code),
    unidad: fc.constantFrom(null, 'Unidad', 'kg'),
    region: fc.constantFrom(null, 'Maule', 'Biobío'),
  })
  .map((value) => MatchLine.parse(value));

describe('the laws of matching', () => {
  it('a score is from 0 to 100, the sum of its parts, and the same each time', () => {
    fc.assert(
      fc.property(product, line, (product, line) => {
        const match = matchLine(prepareProduct(product), prepareLine(line));
        const sum = match.parts.reduce((total, { points }) => total + points, 0);
        expect(match.score).toBe(sum);
        expect(match.score).toBeGreaterThanOrEqual(0);
        expect(match.score).toBeLessThanOrEqual(100);
        expect(match.whyNot.length === 0).toBe(match.verdict === 'calza');
        expect(matchLine(prepareProduct(product), prepareLine(line))).toEqual(match);
      }),
    );
  });

  it('the index finds what scoring every product finds', () => {
    fc.assert(
      fc.property(fc.array(product, { maxLength: 12 }), line, (products, line) => {
        const every = products
          .filter(({ activo }) => activo)
          .map((product) => matchLine(prepareProduct(product), prepareLine(line)))
          .filter(({ verdict }) => verdict !== 'no')
          .sort((a, b) => b.score - a.score);
        expect(indexProducts(products).matchesOf(line)).toEqual(every);
      }),
    );
  });
});

it('takes the ways of writing a unit for one, where they are', () => {
  const names = ['Unidad', 'UN', 'unidades.', 'C/U', 'Pieza', null, ' '].map((unit) =>
    unitName(unit),
  );
  expect(names).toEqual(['unidad', 'unidad', 'unidad', 'unidad', 'unidad', null, null]);
  expect(['Caja', 'CAJAS', 'Metro', 'metros', 'kg'].map((unit) => unitName(unit))).toEqual([
    'caja',
    'caja',
    'metro',
    'metro',
    'kg',
  ]);
});
