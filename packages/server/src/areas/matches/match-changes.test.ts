import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { asKept, type Found, type Kept } from './compare.ts';
import { changesOf, type Known, type Pair } from './match-changes.ts';

const found = fc.record({
  tenderId: fc.integer({ min: 1, max: 3 }),
  productId: fc.integer({ min: 1, max: 3 }),
  score: fc.integer({ min: 40, max: 42 }),
});
const isOf = (a: Pair) => (b: Pair) => a.tenderId === b.tenderId && a.productId === b.productId;
const oncePerPair = fc.uniqueArray(found, { comparator: (a, b) => isOf(a)(b), maxLength: 9 });

const keptOf = ({ score, ...pair }: Pair & { score: number }): Kept => {
  const line: Found['lines'][number] = {
    linea: 1,
    puntaje: score,
    requisitos: 'cumple',
    partes: [],
    verificado: [],
    porQueNo: [],
  };
  return asKept({ ...pair, score, eligibility: 'cumple', lines: [line] });
};

it('what is stored becomes what was found, and nothing that is the same is written', () => {
  fc.assert(
    fc.property(oncePerPair, oncePerPair, fc.nat({ max: 9 }), (before, now, current) => {
      const stored = before.map(keptOf);
      const known: Known[] = stored.map(({ tenderId, productId, score, digest }, at) => {
        return { tenderId, productId, score, digest, isCurrent: at < current };
      });
      const kept = now.map(keptOf);
      const { gone, written, renewed } = changesOf(known, kept);
      const left = stored.filter((one) => ![...gone, ...written].some(isOf(one)));
      const byPair = (a: Pair, b: Pair) => a.tenderId - b.tenderId || a.productId - b.productId;
      expect([...left, ...written].sort(byPair)).toMatchObject(kept.sort(byPair));
      for (const one of written) {
        const former = stored.find(isOf(one));
        expect(one.before).toBe(former?.score ?? null);
        expect(former?.lines).not.toBe(one.lines);
      }
      const old = left.filter((one) => known.some((other) => isOf(one)(other) && !other.isCurrent));
      expect(
        renewed.toSorted(byPair).map(({ tenderId, productId }) => [tenderId, productId]),
      ).toEqual(old.sort(byPair).map(({ tenderId, productId }) => [tenderId, productId]));
    }),
  );
});

it('a digest is of the lines as they are stored', () => {
  const one = keptOf({ tenderId: 1, productId: 1, score: 40 });
  expect(keptOf({ tenderId: 2, productId: 3, score: 40 }).digest).toBe(one.digest);
  expect(keptOf({ tenderId: 1, productId: 1, score: 41 }).digest).not.toBe(one.digest);
  expect(one.digest).toMatch(/^[\w-]{22}$/);
});
