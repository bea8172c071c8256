import { beforeAll, expect, it } from 'vitest';
import { ingestBatch } from '#server/areas/sources/ingest.ts';
import { tendersToIngest } from '#server/testing/a-tender.ts';
import { fixtureNow } from '#server/testing/fixture-tenders.ts';
import { describeServer, problemIn } from '#server/testing/test-server.ts';

describeServer('where nothing is found', (server) => {
  beforeAll(async () => {
    const readAt = fixtureNow;
    const maule = 'Región del Maule';
    await ingestBatch(
      server.database,
      tendersToIngest([
        { code: '8001-1-LE26', title: 'MASCARILLAS quirúrgicas', region: maule },
        { code: '8001-2-LE26', title: 'Mascarillas', stateCode: 8, region: maule },
        { code: '8001-3-LE26', title: 'Ecógrafo portátil', items: ['Cánula'] },
      ]),
      { runId: null, readAt, companyId: null },
    );
    await ingestBatch(
      server.database,
      tendersToIngest([{ code: '8001-4-LE26', title: 'Zurcidoras andinas' }]),
      { runId: null, readAt, companyId: 1 },
    );
  });
  const aids = async (query: object, who: 'subscriber' | 'foreign' = 'subscriber') => {
    const { client } = await server.as(who);
    return client.tenders.aids({ query });
  };

  it.each([
    ['mascarilas', 'mascarillas', 2],
    ['Masacrillas', 'mascarillas', 2],
    ['ascarillas quirurgicas', 'mascarillas quirurgicas', 1],
    ['ecografp', 'ecógrafo', 1],
    ['"ecografo portatli"', '"ecografo portátil"', 1],
    ['mascarilas -ecografp', 'mascarillas -ecografp', 2],
    ['cannula', 'cánula', 1],
  ])('of %s it proposes %s', async (typed, q, cantidad) => {
    expect((await aids({ q: typed })).escritura).toEqual({ q, cantidad, exacta: true });
  });

  it.each(['xkxkxkxkxk', 'mascarillas', 'mascarila*', '-mascarilas aseo', '2311-50-L199', 'de la'])(
    'of %s it proposes nothing',
    async (q) => {
      expect((await aids({ q })).escritura).toBeNull();
    },
  );

  it('proposes words of tenders that the company alone has to that company alone', async () => {
    expect((await aids({ q: 'zurcidroas' })).escritura?.q).toBe('zurcidoras');
    expect((await aids({ q: 'zurcidroas' }, 'foreign')).escritura).toBeNull();
  });

  it('says how many there would be without each filter, most first', async () => {
    const query = { q: 'mascarillas', region: [12], estado: ['publicada'], vista: 'todas' };
    expect(await aids(query)).toEqual({
      escritura: null,
      sin: [{ filtro: 'region', cantidad: 1, exacta: true }],
    });
    const both = { q: 'mascarillas', region: [7], publicadaDesde: '2027-01-01' };
    expect((await aids(both)).sin).toEqual([{ filtro: 'publicada', cantidad: 2, exacta: true }]);
  });

  it('counts a mistyped search under its filters, and proposes it though they leave none', async () => {
    const { escritura } = await aids({ q: 'mascarilas', region: [12] });
    expect(escritura).toEqual({ q: 'mascarillas', cantidad: 0, exacta: true });
  });

  it('refuses what the list refuses', async () => {
    const visitor = await server.as('subscriber');
    const send = (query: string) =>
      problemIn(visitor.send('GET', `/api/licitaciones/ayudas?${query}`));
    expect(await send('q=--')).toMatchObject({ status: 422 });
    expect(await send('nada=1')).toMatchObject({ status: 422 });
  });
});
