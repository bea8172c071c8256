import { allowedMoves, type Stage, stages } from '@pliego/contract/rules/work-stages';
import { describe, expect, it } from 'vitest';
import { companies, demoWork } from './company.ts';
import { demoExpedientes } from './expedientes.ts';
import { demoTenders } from './tenders.ts';

const now = new Date('2026-11-20T12:00:00Z');
const tenders = demoTenders(now);
const work = demoWork(now, tenders);
const plansOf = (companyId: number) =>
  demoExpedientes(
    now,
    work.filter((one) => one.companyId === companyId),
    tenders,
  );

describe('the expedientes of the demonstration', () => {
  it('are the same for the same work', () => {
    expect(plansOf(1)).toEqual(plansOf(1));
  });

  it('stand in every stage but the withdrawn one, between both companies', () => {
    const reached = companies
      .flatMap(({ id }) => plansOf(id))
      .map(({ moves }) => moves.at(-1)?.stage ?? 'detectada');
    expect([...new Set(reached)].toSorted()).toEqual(
      stages.filter((stage) => stage !== 'retirada').toSorted(),
    );
  });

  it('only move as the rules allow, up to today', () => {
    for (const { moves } of companies.flatMap(({ id }) => plansOf(id))) {
      let from: Stage = 'detectada';
      for (const { stage, at } of moves) {
        expect(allowedMoves(from)).toContain(stage);
        expect(Date.parse(at)).toBeLessThan(now.getTime());
        from = stage;
      }
    }
  });

  it('wait for a decision on what the portal suggests', () => {
    expect(plansOf(1).some(({ proposal }) => proposal !== null)).toBe(true);
  });
});
