import { expect, it } from 'vitest';
import { hashed } from '#server/areas/sources/fold-batch.ts';
import { ingestBatch } from '#server/areas/sources/ingest.ts';
import { answerOf, aTender, detailElement, type TenderDraft } from '#server/testing/a-tender.ts';
import { describeServer, problemIn, type TestServer } from '#server/testing/test-server.ts';

/** A tender in three moments: called, its closing moved, awarded. */
const moments = (code: string): TenderDraft[] => [
  { code, observedAt: '2026-11-01T12:00:00.000Z', amount: 1_000_000, items: ['Papel'] },
  {
    code,
    observedAt: '2026-11-05T12:00:00.000Z',
    amount: 1_500_000,
    closesAt: '2026-12-17T15:00:00',
    items: ['Papel', 'Tinta'],
  },
  {
    code,
    observedAt: '2026-11-18T12:00:00.000Z',
    amount: 1_500_000,
    closesAt: '2026-12-17T15:00:00',
    items: ['Papel', 'Tinta'],
    stateCode: 8,
    stateText: 'Adjudicada',
  },
];

async function read(
  server: TestServer,
  drafts: readonly TenderDraft[],
  { isLive = true } = {},
): Promise<void> {
  for (const draft of drafts) {
    await ingestBatch(server.database, [hashed(aTender(draft))], {
      runId: null,
      companyId: null,
      readAt: server.now().toISOString(),
      isLive,
    });
  }
}

function permutations<T>(list: readonly T[]): T[][] {
  if (list.length < 2) return [[...list]];
  return list.flatMap((first, at) =>
    permutations(list.toSpliced(at, 1)).map((rest) => [first].concat(rest)),
  );
}

async function idOf(server: TestServer, code: string): Promise<number> {
  const { client } = await server.as('editor');
  const { datos } = await client.tenders.list({ query: { q: code } });
  return datos.find(({ codigo }) => codigo === code)?.id ?? 0;
}

describeServer('the history of a tender', (server) => {
  it('is the same in whatever order its observations were read', async () => {
    const { client } = await server.as('subscriber');
    const told: unknown[] = [];
    for (const [at, order] of permutations([0, 1, 2]).entries()) {
      const code = `800-${at + 1}-LE26`;
      const drafts = moments(code);
      await read(
        server,
        order.flatMap((index) => drafts[index] ?? []),
      );
      const history = await client.tenders.history({ params: { id: await idOf(server, code) } });
      told.push(JSON.parse(JSON.stringify(history).replaceAll(code, 'code')));
    }
    expect(told).toHaveLength(6);
    for (const other of told) expect(other).toEqual(told[0]);
    const changes = (told[0] as { datos: { campo: string; detalle: string | null }[] }).datos;
    expect(changes.map(({ campo, detalle }) => [campo, detalle])).toEqual([
      ['estado', null],
      ['item', '2'],
      ['fecha', 'cierre'],
      ['monto', null],
      ['licitacion', null],
    ]);
  });

  it('lists what changed, from what to what, when, and by which source', async () => {
    const { client } = await server.as('subscriber');
    const id = await idOf(server, '800-1-LE26');
    const { datos, completo } = await client.tenders.history({ params: { id } });
    expect(completo).toBe(true);
    expect(datos.find(({ campo }) => campo === 'fecha')).toEqual({
      campo: 'fecha',
      detalle: 'cierre',
      antes: {
        tipo: 'instante',
        instante: '2026-12-15T18:00:00.000Z',
        original: '2026-12-15T15:00:00',
      },
      despues: {
        tipo: 'instante',
        instante: '2026-12-17T18:00:00.000Z',
        original: '2026-12-17T15:00:00',
      },
      cuando: '2026-11-05T12:00:00.000Z',
      leida: server.now().toISOString(),
      fuente: 'mercado-publico',
      formato: 'mp-detalle',
      archivo: null,
      propio: false,
      usuario: null,
    });
    expect(datos.find(({ campo }) => campo === 'monto')).toMatchObject({
      antes: { tipo: 'monto', monto: 1_000_000, moneda: 'CLP' },
      despues: { tipo: 'monto', monto: 1_500_000, moneda: 'CLP' },
    });
  });

  it('shows a tender as it was known at an instant', async () => {
    const { client } = await server.as('subscriber');
    const params = { id: await idOf(server, '800-1-LE26') };
    const at = (en: string) => client.tenders.get({ params, query: { en } });
    expect(await at('2026-11-01T12:00:00Z')).toMatchObject({
      monto: 1_000_000,
      cierre: '2026-12-15T18:00:00.000Z',
      estado: { clase: 'publicada' },
      items: [{ nombre: 'Papel' }],
    });
    expect(await at('2026-11-10T09:00:00-03:00')).toMatchObject({
      monto: 1_500_000,
      estado: { clase: 'publicada' },
      items: [{ nombre: 'Papel' }, { nombre: 'Tinta' }],
    });
    const today = await client.tenders.get({ params });
    expect(await at('2026-11-19T00:00:00Z')).toEqual(today);
    expect(today.estado.clase).toBe('adjudicada');
  });

  it('reports when nothing was known yet, and refuses what is no instant', async () => {
    const visitor = await server.as('subscriber');
    const path = `/api/licitaciones/${await idOf(server, '800-1-LE26')}`;
    const before = await problemIn(visitor.send('GET', `${path}?en=2026-10-31T00:00:00Z`));
    expect(before).toMatchObject({ status: 404, code: 'no-encontrado' });
    expect(before.motivo).toEqual({ code: 'licitacion-desconocida-entonces' });
    for (const en of ['ayer', '2026-11-01', '2026-02-31T00:00:00Z']) {
      expect((await problemIn(visitor.send('GET', `${path}?en=${en}`))).code).toBe(
        'datos-invalidos',
      );
    }
  });
});

describeServer('where each observation comes from', (server) => {
  it('has its source, its file and its place in it', async () => {
    const { client } = await server.as('admin');
    const elements = ['810-1-LE26', '810-2-LE26'].map((code) => detailElement({ code }));
    const body = new Blob([answerOf(elements, '2026-11-19T12:00:00Z')]);
    await client.sources.upload({ query: { nombre: 'dos.json' }, body });
    await server.imports.idle();
    const params = { id: await idOf(server, '810-2-LE26') };
    const { datos } = await client.tenders.observations({ params });
    expect(datos).toMatchObject([
      {
        fuente: 'mercado-publico',
        archivo: 'dos.json',
        archivoInterno: null,
        posicion: 2,
        leida: server.now().toISOString(),
        huella: expect.stringMatching(/^[0-9a-f]{64}$/),
      },
    ]);
    const { datos: changes } = await client.tenders.history({ params });
    expect(changes.map(({ archivo }) => archivo)).toEqual(['dos.json']);
  });
});

describeServer('what is no opportunity', (server) => {
  it('is marked, and left out of what is new', async () => {
    const today = { publishedAt: '2026-11-20T09:00:00', observedAt: '2026-11-20T14:00:00.000Z' };
    await read(server, [
      { code: '820-1-LE26', title: 'Marcada original', ...today },
      { code: '820-2-R126', title: 'Marcada copia', ...today },
      { code: '820-3-LS12', title: 'Marcada zombi', publishedAt: null, closesAt: null },
      { code: '820-4-LE26', title: 'Marcada anteayer', publishedAt: '2026-11-18T23:59:00' },
    ]);
    const { client } = await server.as('editor');
    const found = async (query: object) => {
      const { datos } = await client.tenders.list({ query: { q: 'marcada', ...query } });
      return Object.fromEntries(datos.map(({ codigo, marca }) => [codigo, marca]));
    };
    const everything = {
      '820-1-LE26': null,
      '820-2-R126': 'copia',
      '820-3-LS12': 'abandonada',
      '820-4-LE26': null,
    };
    expect(await found({})).toEqual(everything);
    expect(await found({ nuevas: 'hoy' })).toEqual({ '820-1-LE26': null });
    expect(await found({ nuevas: '3d' })).toEqual({ '820-1-LE26': null, '820-4-LE26': null });
    const { datos } = await client.tenders.list({ query: { q: 'marcada', sort: 'cierre' } });
    expect(datos.at(-1)?.codigo).toBe('820-3-LS12');
    const facets = await client.tenders.facets({ query: { q: 'marcada', nuevas: '3d' } });
    expect(facets.estado).toEqual([{ valor: 'publicada', cantidad: 2 }]);
  });
});

describeServer('a possible new call', (server) => {
  it('leads to the tender of the same unit that it likely repeats, and to none where nothing is alike', async () => {
    await read(server, [
      { code: '821-197-LE25', title: 'Servicio de aseo', closesAt: '2025-09-01T15:00:00' },
      { code: '821-198-LE25', title: 'Mantención', closesAt: '2025-09-02T15:00:00' },
      { code: '822-197-LE25', title: 'Otra unidad', closesAt: '2025-09-01T15:00:00' },
      // Another name, and the number and the closing of the first.
      { code: '821-197-R126', title: 'Aseo, segundo llamado', closesAt: '2025-09-01T15:00:00' },
      { code: '821-500-R226', title: 'Mantención', closesAt: '2026-03-01T15:00:00' },
      { code: '821-198-R126', title: 'Nada parecido', closesAt: '2026-03-01T15:00:00' },
    ]);
    const { client } = await server.as('editor');
    const original = async (code: string) => {
      const id = await idOf(server, code);
      return (await client.tenders.get({ params: { id } })).posibleOriginal?.codigo ?? null;
    };
    expect(await original('821-197-R126')).toBe('821-197-LE25');
    expect(await original('821-500-R226')).toBe('821-198-LE25');
    expect(await original('821-198-R126')).toBeNull();
    expect(await original('821-197-LE25')).toBeNull();
  });
});

describeServer('how fresh a tender is', (server) => {
  it('is when it was last read, also when unchanged', async () => {
    const drafts = [{ code: '830-1-LE26', title: 'Fresca' }];
    await read(server, drafts);
    const { client } = await server.as('editor');
    const sighting = async () =>
      (await client.tenders.list({ query: { q: 'fresca' } })).datos[0]?.vista;
    const first = server.now().toISOString();
    expect(await sighting()).toEqual({
      cuando: first,
      fuente: 'mercado-publico',
      archivo: null,
      datosAl: '2026-11-18T12:00:00.000Z',
      sinVerificarDesde: null,
    });
    server.setNow('2026-11-21T15:00:00.000Z');
    await read(server, drafts);
    expect((await sighting())?.cuando).toBe('2026-11-21T15:00:00.000Z');
  });

  it('is doubtful once its source has been silent for two days, if it can still change', async () => {
    await read(server, [
      { code: '830-2-LE26', title: 'Fresca cerrada', stateCode: 6, stateText: 'Cerrada' },
    ]);
    server.setNow('2026-11-23T15:00:01.000Z');
    const { client } = await server.as('editor');
    const { datos } = await client.tenders.list({ query: { q: 'fresca', sort: 'nombre' } });
    expect(datos.map(({ vista }) => vista.sinVerificarDesde)).toEqual([
      '2026-11-21T15:00:00.000Z',
      null,
    ]);
    const sources = await client.sources.list();
    expect(sources.datos).toMatchObject([
      {
        fuente: 'mercado-publico',
        retrasoMinutos: 48 * 60,
        enSilencioDesde: '2026-11-21T15:00:00.000Z',
      },
    ]);
    // One reading of anything is a sign of life of the source as a whole.
    await read(server, [{ code: '830-3-LE26' }]);
    const again = await client.tenders.list({ query: { q: 'fresca' } });
    expect(again.datos.map(({ vista }) => vista.sinVerificarDesde)).toEqual([null, null]);
  });

  it('is that of the data for tenders known from a file, whenever that was imported', async () => {
    await read(server, [{ code: '830-4-LE26', title: 'Archivada' }], { isLive: false });
    server.setNow('2026-11-24T15:00:00.000Z');
    // The same file again shows nothing new of the tender, nor of its source.
    await read(server, [{ code: '830-4-LE26', title: 'Archivada' }], { isLive: false });
    const { client } = await server.as('editor');
    const [tender] = (await client.tenders.list({ query: { q: 'archivada' } })).datos;
    expect(tender?.vista).toEqual({
      cuando: null,
      fuente: 'mercado-publico',
      archivo: null,
      datosAl: '2026-11-18T12:00:00.000Z',
      sinVerificarDesde: '2026-11-18T12:00:00.000Z',
    });
    const [source] = (await client.sources.list()).datos;
    // Of the last live answer, the second after three in the afternoon of the day before.
    expect(source?.retrasoMinutos).toBe(24 * 60 - 1);
  });

  it('takes no date ahead of the clock for the newest of a source', async () => {
    await read(server, [{ code: '830-5-LE26', observedAt: '2151-01-01T00:00:00.000Z' }]);
    const { client } = await server.as('editor');
    const [source] = (await client.sources.list()).datos;
    expect(source?.ultimaObservacion).toBe('2026-11-18T12:00:00.000Z');
  });
});
