import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Match, matchLine } from './match.ts';
import { prepareLine, prepareProduct } from './prepare.ts';
import { indexProducts } from './product-index.ts';
import { ruleVersions } from './rules.ts';
import { MatchLine, MatchProduct } from './shapes.ts';

/** A word with its plural, as catalogues and tenders write them. */
const nouns = [
  ['guante', 'guantes'],
  ['silla', 'sillas'],
  ['extintor', 'extintores'],
  ['lápiz', 'lápices'],
  ['neumático', 'neumáticos'],
  ['impresora', 'impresoras'],
  ['mantención', 'mantenciones'],
  ['adquisición', 'adquisiciones'],
  ['servicio', 'servicios'],
] as const;
const others = ['nitrilo', 'de', 'para', 'y', 'con', 'oficina', 'HP', '75', 'municipal'] as const;

const noun = fc.constantFrom(...nouns).map(([one]): string => one);
const word = fc.oneof(noun, fc.constantFrom(...others));
const text = fc.array(word, { minLength: 1, maxLength: 8 }).map((words) => words.join(' '));
const code = fc.constantFrom('42132203', '42132205', '42132200', '56112102', '44103103');
const rules = fc.constantFrom(...ruleVersions);
const productFields = fc.record({
  sku: fc.uuid(),
  nombre: text,
  descripcion: fc.option(text),
  unspsc: fc.array(code, { maxLength: 2 }),
  palabrasClave: fc.array(text, { maxLength: 2 }),
  palabrasExcluidas: fc.array(noun, { maxLength: 1 }),
  marcas: fc.constantFrom([], ['HP']),
  unidad: fc.constantFrom(null, 'Caja', 'kg'),
  regiones: fc.constantFrom([], ['Maule']),
});
const lineFields = fc.record({
  lineId: fc.uuid(),
  tenderTitle: fc.option(text),
  lineText: fc.option(text),
  unspsc: fc.option(code),
  unspscName: fc.option(text),
  unidad: fc.constantFrom(null, 'Unidad', 'kg'),
  region: fc.constantFrom(null, 'Maule', 'Biobío'),
});
type Rules = (typeof ruleVersions)[number];
type Fields<Of> = Of extends fc.Arbitrary<infer Value> ? Value : never;

const matchOf = (product: object, line: object, version: Rules): Match =>
  matchLine(
    prepareProduct(MatchProduct.parse(product)),
    prepareLine(MatchLine.parse(line)),
    version,
  );
const pointsOf = ({ score, verdict, parts }: Match) => ({
  score,
  verdict,
  parts: parts.map(({ points, reason }) => [points, reason.code]),
});

/** A line whose texts are written otherwise. */
const rewritten = (line: Fields<typeof lineFields>, write: (text: string) => string) => ({
  ...line,
  tenderTitle: line.tenderTitle && write(line.tenderTitle),
  lineText: line.lineText && write(line.lineText),
  unspscName: line.unspscName && write(line.unspscName),
});
const inPlural = (words: string) =>
  words
    .split(' ')
    .map((one) => nouns.find(([singular]) => singular === one)?.[1] ?? one)
    .join(' ');

describe('the laws of every version', () => {
  it('a score is the sum of its parts, from 0 to 100', () => {
    fc.assert(
      fc.property(productFields, lineFields, rules, (product, line, version) => {
        const { score, parts } = matchOf(product, line, version);
        expect(parts.reduce((sum, { points }) => sum + points, 0)).toBe(score);
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThanOrEqual(100);
      }),
    );
  });

  it('an excluded word never raises a score, nor makes a match', () => {
    fc.assert(
      fc.property(productFields, lineFields, noun, rules, (product, line, more, version) => {
        const before = matchOf(product, line, version);
        const palabrasExcluidas = [...product.palabrasExcluidas, more];
        const after = matchOf({ ...product, palabrasExcluidas }, line, version);
        expect(after.score).toBeLessThanOrEqual(before.score);
        expect(after.verdict === 'calza' && before.verdict !== 'calza').toBe(false);
      }),
    );
  });

  it('case, accents and number of a line change no points', () => {
    const writings = fc.constantFrom<((words: string) => string)[]>(
      (words) => words.toUpperCase(),
      (words) => words.normalize('NFD').replaceAll(/\p{M}/gu, ''),
      inPlural,
    );
    fc.assert(
      fc.property(productFields, lineFields, writings, rules, (product, line, write, version) => {
        const written = matchOf(product, rewritten(line, write), version);
        expect(pointsOf(written)).toEqual(pointsOf(matchOf(product, line, version)));
      }),
    );
  });

  it('the order of products and lines changes nothing', () => {
    const several = { minLength: 1, maxLength: 4 };
    fc.assert(
      fc.property(
        fc.array(productFields, several),
        fc.array(lineFields, several),
        rules,
        (products, lines, version) => {
          const found = (some: object[], asked: object[]) => {
            const index = indexProducts(
              some.map((product) => MatchProduct.parse(product)),
              { rules: version },
            );
            const matches = asked.flatMap((line) => index.matchesOf(MatchLine.parse(line)));
            return matches.map((match) => JSON.stringify(match)).sort();
          };
          expect(found(products.toReversed(), lines.toReversed())).toEqual(found(products, lines));
        },
      ),
    );
  });

  it('the index finds what scoring every product finds', () => {
    fc.assert(
      fc.property(
        fc.array(productFields, { maxLength: 12 }),
        lineFields,
        rules,
        (products, line, version) => {
          const every = products
            .map((product) => matchOf(product, line, version))
            .filter(({ verdict }) => verdict !== 'no')
            .sort((a, b) => b.score - a.score);
          const index = indexProducts(
            products.map((product) => MatchProduct.parse(product)),
            { rules: version },
          );
          const read = MatchLine.parse(line);
          expect(index.matchesOf(read)).toEqual(every);
          const fitting = every.filter(({ verdict }) => verdict === 'calza');
          expect(index.matchesOf(read, 'calza')).toEqual(fitting);
        },
      ),
    );
  });
});

describe('the second version', () => {
  const [, second] = ruleVersions;
  const extinguisher = { sku: 'E', nombre: 'Extintor PQS 6 kg', palabrasClave: ['extintor'] };
  const scoreOf = (lineText: string, product: object = extinguisher) =>
    pointsOf(matchOf(product, { lineId: '1', lineText }, second));
  const codesOf = (lineText: string, product?: object) =>
    scoreOf(lineText, product).parts.map(([, code]) => code);

  it('tells the thing from a service to it and from what goes with it', () => {
    for (const bought of [
      'ADQUISICIÓN DE 92 EXTINTORES',
      'capacitación y adquisición de extintores',
      'recarga, mantención y adq. de extintores',
      'Extintores para el liceo',
    ]) {
      expect(scoreOf(bought)).toMatchObject({ verdict: 'calza' });
    }
    expect(codesOf('Servicio de recarga de extintores')).toContain('calce-servicio');
    expect(codesOf('mantención de redes y extintores')).toContain('calce-servicio');
    expect(codesOf('Gabinete metálico para extintor')).toContain('calce-accesorio');
    expect(scoreOf('Mantención de 24 extintores')).toMatchObject({ verdict: 'casi' });
  });

  it('takes a service for what is sold where the product is one', () => {
    const service = { sku: 'S', nombre: 'Mantención de extintores' };
    expect(scoreOf('Mantención de 24 extintores', service)).toMatchObject({ verdict: 'calza' });
  });

  it('takes the bare name for the product, and not a narrowed one', () => {
    const paint = { sku: 'P', nombre: 'Pintura esmalte al agua' };
    expect(codesOf('PINTURAS', paint)).toContain('calce-nombre-solo');
    expect(codesOf('Pinturas para dependencias municipales', paint)).toContain('calce-nombre-solo');
    expect(codesOf('Pintura tráfico', paint)).not.toContain('calce-nombre-solo');
  });

  it('excludes a phrase as it is written', () => {
    const supplies = {
      sku: 'A',
      nombre: 'Artículos de aseo',
      palabrasExcluidas: ['servicio de aseo'],
    };
    expect(scoreOf('Útiles de aseo', supplies)).toMatchObject({ verdict: 'calza' });
    expect(scoreOf('Servicio de aseo de oficinas', supplies)).toMatchObject({ score: 0 });
  });
});
