import { describe, expect, it } from 'vitest';
import { expectedPurchases } from '#server/areas/market/outlook-sections.ts';
import { earlierTenders } from './earlier-years.ts';
import { demoTenders } from './tenders.ts';

const instants = ['2026-01-02T02:00:00Z', '2026-04-05T03:30:00Z', '2026-11-27T12:00:00Z'].map(
  (text) => new Date(text),
);

describe('what the demonstration bought in earlier years', () => {
  it.each(instants)('is awarded, told before %s, and of codes that nothing else has', (now) => {
    const earlier = earlierTenders(now);
    expect(earlier.length).toBe(48);
    expect(earlier).toEqual(earlierTenders(now));
    const codes = [...earlier, ...demoTenders(now)].map(({ code }) => code);
    expect(new Set(codes).size).toBe(codes.length);
    for (const { closesAt, publishedAt, observations } of earlier) {
      const [last] = observations;
      expect(last?.payload.CodigoEstado).toBe(8);
      const times = [publishedAt, closesAt, last?.observedAt, now.toISOString()].map((text) =>
        Date.parse(text ?? ''),
      );
      expect(times.toSorted((a, b) => a - b)).toEqual(times);
    }
  });

  it.each(instants)('comes every year in the same month, so that %s shows a season', (now) => {
    const perUnit = new Map<string, { families: string[]; publishedOn: string }[]>();
    for (const { observations, publishedAt } of earlierTenders(now)) {
      const { Comprador, Items } = (observations[0]?.payload ?? {}) as unknown as {
        Comprador: { RutUnidad: string };
        Items: { Listado: { CodigoProducto: number }[] };
      };
      const rows = perUnit.get(Comprador.RutUnidad) ?? [];
      const families = Items.Listado.map((item) => String(item.CodigoProducto).slice(0, 4));
      rows.push({ families, publishedOn: publishedAt.slice(0, 10) });
      perUnit.set(Comprador.RutUnidad, rows);
    }
    const expected = [...perUnit.values()].filter(
      (rows) => expectedPurchases(rows, now.toISOString().slice(0, 10)).length > 0,
    );
    expect(expected.length).toBeGreaterThan(8);
  });
});
