import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { requirementAnswers } from '../areas/decisions.ts';
import { decisionScore, meetsAll, needsReasonToGo } from './decision-score.ts';

const weights = fc.integer({ min: 1, max: 100 });
const points = fc.integer({ min: 0, max: 100 });
const criteria = fc.array(fc.record({ peso: weights, puntaje: fc.option(points) }), {
  maxLength: 12,
});
const answers = fc.array(
  fc.record({ respuesta: fc.option(fc.constantFrom(...requirementAnswers)) }),
  { maxLength: 8 },
);

describe('the score of a decision', () => {
  it('weighs what is answered and says how much of the weight that is', () => {
    expect(
      decisionScore([
        { peso: 25, puntaje: 80 },
        { peso: 25, puntaje: 40 },
        { peso: 20, puntaje: null },
        { peso: 15, puntaje: 100 },
        { peso: 15, puntaje: null },
      ]),
    ).toEqual({ puntaje: 69, respondido: 65 });
  });

  it('lies between the least and the most points given, and is none while nothing is answered', () => {
    const none = { puntaje: null, respondido: 0 };
    expect(decisionScore([])).toEqual(none);
    expect(decisionScore([{ peso: 25, puntaje: null }])).toEqual(none);
    fc.assert(
      fc.property(criteria, (given) => {
        const answered = given.flatMap(({ puntaje }) => puntaje ?? []);
        const { puntaje, respondido } = decisionScore(given);
        fc.pre(answered.length > 0);
        expect(puntaje).toBeGreaterThanOrEqual(Math.min(...answered));
        expect(puntaje).toBeLessThanOrEqual(Math.max(...answered));
        expect(respondido === 100).toBe(answered.length === given.length);
      }),
    );
  });

  it('is the same in any order, without what is not answered, and with all weights doubled', () => {
    fc.assert(
      fc.property(criteria, (given) => {
        const { puntaje } = decisionScore(given);
        expect(decisionScore(given.toReversed()).puntaje).toBe(puntaje);
        expect(decisionScore(given.filter((one) => one.puntaje !== null)).puntaje).toBe(puntaje);
        const doubled = given.map((one) => ({ ...one, peso: 2 * one.peso }));
        expect(decisionScore(doubled).puntaje).toBe(puntaje);
      }),
    );
  });

  it('never falls by a better answer', () => {
    fc.assert(
      fc.property(criteria, weights, points, points, (others, peso, one, other) => {
        const [worse, better] = one < other ? [one, other] : [other, one];
        const scoreWith = (puntaje: number) =>
          decisionScore([...others, { peso, puntaje }]).puntaje ?? 0;
        expect(scoreWith(better)).toBeGreaterThanOrEqual(scoreWith(worse));
      }),
    );
  });
});

describe('requirements', () => {
  it('that cannot be verified count neither as met nor as not met', () => {
    fc.assert(
      fc.property(answers, (given) => {
        const unverified = [...given, { respuesta: 'no-verificable' as const }];
        expect(meetsAll(unverified)).toBe(false);
        expect(needsReasonToGo(unverified)).toBe(needsReasonToGo(given));
      }),
    );
  });

  it('that are not met ask for a reason, whatever the others are', () => {
    fc.assert(
      fc.property(answers, (given) => {
        const failed = [...given, { respuesta: 'no-cumple' as const }];
        expect(needsReasonToGo(failed)).toBe(true);
        expect(meetsAll(failed)).toBe(false);
      }),
    );
  });
});
