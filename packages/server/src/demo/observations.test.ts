import { stateFromMercadoPublico } from '@pliego/contract/rules/tender-codes';
import { describe, expect, it } from 'vitest';
import { demoObservations, demoTenders } from './tenders.ts';

const now = new Date('2026-11-20T12:00:00Z');
const instants = [
  '2026-01-02T02:00:00Z',
  '2026-04-05T03:30:00Z',
  '2026-09-06T04:10:00Z',
  '2026-09-19T15:00:00Z',
  '2026-11-20T12:00:00Z',
  '2026-11-24T01:40:00Z',
  '2027-03-28T02:55:00Z',
].map((text) => new Date(text));

describe('on any day', () => {
  it.each(instants)('nothing is observed in the future of %s', (instant) => {
    const late = demoObservations(instant, 600).filter(
      ({ observedAt }) => Date.parse(observedAt) >= instant.getTime(),
    );
    expect(late).toEqual([]);
  });

  it.each(instants)('every tender has the right state at %s', (instant) => {
    const wrong = demoTenders(instant, 600).filter(({ outcome, closesAt }) => {
      if (outcome === 'zombie' || outcome === 'suspended') return false;
      const isPast = closesAt !== null && Date.parse(closesAt) <= instant.getTime();
      return isPast !== (outcome !== 'open');
    });
    expect(wrong.map(({ code, outcome, closesAt }) => ({ code, outcome, closesAt }))).toEqual([]);
  });

  it.each(instants)('each history goes forward at %s', (instant) => {
    const wrong = demoTenders(instant, 600).filter(({ firstLook, observations }) => {
      const looks = firstLook === null ? observations : [firstLook, ...observations];
      return looks.some(
        ({ observedAt }, index) => index > 0 && observedAt <= (looks[index - 1]?.observedAt ?? ''),
      );
    });
    expect(wrong.map(({ code }) => code)).toEqual([]);
  });
});

describe('observations', () => {
  it('come oldest first', () => {
    const times = demoObservations(now, 400).map(({ observedAt }) => observedAt);
    expect(times).toEqual([...times].sort());
  });

  it('carry the state in words that are understood', () => {
    const unknown = demoObservations(now, 400).filter(
      ({ payload }) =>
        stateFromMercadoPublico(Number(payload.CodigoEstado), payload.Estado as string) ===
        'desconocida',
    );
    expect(unknown).toEqual([]);
  });

  it('only have an award once there is one', () => {
    for (const { payload } of demoObservations(now, 400)) {
      expect(payload.Adjudicacion !== null).toBe(payload.CodigoEstado === 8);
    }
  });

  it('have some moved closings, and some that close today and tomorrow', () => {
    const tenders = demoTenders(now);
    const moved = tenders.filter(({ observations }) => {
      const closings = observations.map(({ payload }) => JSON.stringify(payload.Fechas));
      return new Set(closings).size > 1;
    });
    expect(moved.length).toBeGreaterThan(100);
    const closing = (from: number, to: number): number =>
      tenders.filter(({ outcome, closesAt }) => {
        const left = Date.parse(closesAt ?? '') - now.getTime();
        return outcome === 'open' && left >= from * 3_600_000 && left < to * 3_600_000;
      }).length;
    expect(closing(0, 15)).toBeGreaterThan(5);
    expect(closing(15, 96)).toBeGreaterThan(20);
  });

  it('have long descriptions with line ends and extensions allowed, here and there', () => {
    const all = demoTenders(now).map(({ observations }) => observations[0]?.payload);
    expect(
      all.filter((payload) => JSON.stringify(payload?.Descripcion).includes(String.raw`\r\n`))
        .length,
    ).toBeGreaterThan(30);
    expect(all.filter((payload) => payload?.ExtensionPlazo === 1).length).toBeGreaterThan(30);
  });
});
