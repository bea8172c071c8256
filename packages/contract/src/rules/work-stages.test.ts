import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stateClasses } from './tender-codes.ts';
import {
  activeStages,
  allowedMoves,
  needsOf,
  needsReason,
  type Stage,
  stages,
  suggestionOf,
} from './work-stages.ts';

const stage = fc.constantFrom(...stages);

describe('the stages of our work', () => {
  it('never lead to themselves, and every one can be left', () => {
    for (const from of stages) {
      expect(allowedMoves(from)).not.toContain(from);
      expect(allowedMoves(from).length).toBeGreaterThan(0);
    }
  });

  it('can all be reached from the first, and a closed one leads back to an active one', () => {
    const reached = new Set<Stage>(['detectada']);
    for (const from of reached) for (const to of allowedMoves(from)) reached.add(to);
    expect([...reached].toSorted()).toEqual([...stages].toSorted());
    for (const from of stages) {
      const back = allowedMoves(from).some((to) => activeStages.some((active) => active === to));
      expect(back).toBe(true);
    }
  });

  it('after any moves have what each asks for, when every need is met', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(), { maxLength: 40 }), (choices) => {
        let current: Stage = 'detectada';
        let hasEvidence = false;
        let hasReason = false;
        let hasOutcome = false;
        for (const choice of choices) {
          const allowed: readonly Stage[] = allowedMoves(current);
          const to: Stage = allowed[choice % allowed.length] ?? current;
          const needs = needsOf(to, { hasEvidence });
          hasEvidence ||= needs.includes('evidencia');
          hasReason = needs.includes('motivo');
          hasOutcome = needs.includes('resultado');
          current = to;
          const isBid = ['presentada', 'ganada', 'perdida', 'retirada'].includes(current);
          expect(hasReason).toBe(needsReason(current));
          expect(hasEvidence || !isBid).toBe(true);
          expect(hasOutcome || current !== 'perdida').toBe(true);
        }
      }),
    );
  });

  it('are suggested only where the rules allow the move', () => {
    const awarded = fc.constantFrom(true, false, null);
    fc.assert(
      fc.property(stage, fc.constantFrom(...stateClasses), awarded, (from, state, toUs) => {
        const suggestion = suggestionOf(from, state, toUs);
        const { stage: to, applies } = suggestion ?? { stage: from, applies: false };
        expect([from, ...allowedMoves(from)]).toContain(to);
        // What applies by itself asks nobody for anything.
        expect(applies ? needsOf(to, { hasEvidence: false }) : []).toEqual([]);
      }),
    );
  });

  it('take no winner from a source that names none', () => {
    expect(suggestionOf('presentada', 'adjudicada', null)).toBeNull();
    expect(suggestionOf('en-preparacion', 'adjudicada', true)).toBeNull();
    expect(suggestionOf('presentada', 'adjudicada', false)).toEqual({
      stage: 'perdida',
      applies: false,
    });
    expect(suggestionOf('en-analisis', 'revocada', null)?.applies).toBe(true);
  });
});
