import type { TenderSort } from '@pliego/contract/areas/tender-sorts';
import { countCap } from '@pliego/contract/paging';
import { expect, it } from 'vitest';
import { ingestBatch } from '#server/areas/sources/ingest.ts';
import { tendersToIngest } from '#server/testing/a-tender.ts';
import { fixtureNow } from '#server/testing/fixture-tenders.ts';
import { describeServer } from '#server/testing/test-server.ts';

const context = { runId: null, companyId: null, readAt: fixtureNow };
const called = (code: string, title: string, publishedAt: string) => ({ code, title, publishedAt });

describeServer('a search with more matches than can be ranked', (server) => {
  /** Some that say the word twice, and are older, before many that say it once. */
  const best = called('810-1-LE26', 'Toldos y más toldos', '2026-11-01T12:00:00.000Z');
  const others = (count: number, from: number) =>
    Array.from({ length: count }, (_, at) =>
      called(
        `811-${from + at}-LE26`,
        'Arriendo de toldos para la feria',
        '2026-11-10T12:00:00.000Z',
      ),
    );
  const list = async (query: object) => {
    const { client } = await server.as('subscriber');
    return client.tenders.list({ query: { q: 'toldos', limit: 5, ...query } });
  };

  it('is sorted by relevance up to a thousand, newest first beyond, and says so', async () => {
    await ingestBatch(
      server.database,
      tendersToIngest([best, ...others(countCap - 1, 0)]),
      context,
    );
    const ranked = await list({});
    expect([ranked.total, ranked.orden, ranked.datos[0]?.codigo]).toEqual([
      countCap,
      'relevancia',
      best.code,
    ]);

    await ingestBatch(server.database, tendersToIngest(others(1, countCap)), context);
    const newest = await list({});
    expect(newest.orden).toBe('-publicacion');
    expect(newest.datos.map(({ codigo }) => codigo)).not.toContain(best.code);
    // Asked for by name it is the same: nobody waits for a ranking of everything.
    expect((await list({ sort: 'relevancia' })).orden).toBe('-publicacion');
    expect((await list({ sort: 'nombre' })).orden).toBe('nombre');

    // A list that began by relevance, or by publication, goes on in its order.
    const onward = await list({ cursor: ranked.siguiente ?? '' });
    expect(onward.orden).toBe('relevancia');
    const shown = new Set(ranked.datos.map(({ id }) => id));
    expect(onward.datos.filter(({ id }) => shown.has(id))).toEqual([]);
    expect((await list({ cursor: newest.siguiente ?? '' })).orden).toBe('-publicacion');
  });

  /** The first pages of a search that begins as it is asked. */
  const pages = async (query: { q: string; sort?: TenderSort }) => {
    const codes: string[] = [];
    let cursor: string | undefined;
    for (let page = 0; page < 4; page += 1) {
      const { datos, siguiente } = await list({ ...query, cursor });
      codes.push(...datos.map(({ codigo }) => codigo));
      cursor = siguiente ?? undefined;
    }
    return codes;
  };

  // Its matches are collected, where those of the word are met on the way through the order.
  it.each(['-publicacion', 'nombre', 'cierre'] as const)(
    'has a phrase with few candidates in the same order as its word, by %s',
    async (sort) => {
      const phrase = await pages({ q: '"toldos para la feria"', sort });
      expect(phrase).toHaveLength(20);
      expect(new Set(phrase).size).toBe(20);
      expect(phrase).toEqual(await pages({ q: 'feria', sort }));
    },
  );
});
