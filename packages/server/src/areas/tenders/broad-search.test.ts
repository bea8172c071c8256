import { countCap } from '@pliego/contract/paging';
import { beforeAll, expect, it } from 'vitest';
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
});

describeServer('a phrase that more tenders have than are counted', (server) => {
  const sorts = ['-publicacion', 'nombre', 'cierre'] as const;
  const day = (month: number, at: number) => `2026-${month}-${10 + (at % 15)}T12:00:00`;

  beforeAll(async () => {
    const drafts = Array.from({ length: countCap + 1 }, (_, at) => ({
      code: `812-${at}-LE26`,
      title: `Carpas para la feria ${at % 7}`,
      publishedAt: `${day(11, at)}.000Z`,
      closesAt: at % 3 === 0 ? null : day(12, at),
    }));
    await ingestBatch(server.database, tendersToIngest(drafts), context);
  });

  /** The ids of a list up to its end, or to its tenth page. */
  const idsOf = async (q: string, sort: (typeof sorts)[number]) => {
    const { client } = await server.as('subscriber');
    const ids: number[] = [];
    let cursor: string | undefined;
    for (let page = 0; page < 10; page += 1) {
      const query = { q, sort, limit: 100, ...(cursor === undefined ? {} : { cursor }) };
      const { datos, siguiente } = await client.tenders.list({ query });
      ids.push(...datos.map(({ id }) => id));
      if (siguiente === null) break;
      cursor = siguiente;
    }
    return ids;
  };

  // What has the phrase is collected; what has the word is found along the list.
  it.each(sorts)('is listed in the same order as its rarest word, by %s', async (sort) => {
    const phrase = await idsOf('"carpas para la feria"', sort);
    expect(new Set(phrase).size).toBe(1_000);
    expect(phrase).toEqual(await idsOf('feria', sort));
  });
});
