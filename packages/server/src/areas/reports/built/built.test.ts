import { reportDimensions, reportMeasures } from '@pliego/contract/areas/built-reports';
import type { ReportAnswer, ReportCell } from '@pliego/contract/areas/reports';
import { beforeAll, expect, it } from 'vitest';
import { discardReasons } from '#server/db/schema/work.ts';
import { asks, compare, line, aProduct } from '#server/testing/a-match.ts';
import { firm, processOf, won } from '#server/testing/a-market.ts';
import { evidence, scope, stageIs } from '#server/testing/a-worked-tender.ts';
import { people, tagIds } from '#server/testing/fixture.ts';
import { describeServer, problemIn, type TestServer } from '#server/testing/test-server.ts';

const { urgente, revisar } = tagIds;

const lost = {
  ganador: firm.NombreProveedor,
  rutGanador: null,
  monto: 90,
  moneda: 'CLP',
} as const;

/** Work of several kinds beside the register of the fixture. */
async function furnish(server: TestServer) {
  const { client } = await server.as('editor');
  const ids: number[] = [];
  for (const bidders of [2, 4, null, null, null]) {
    ids.push(await processOf(server, { lines: [won(firm, 1_000)], bidders: bidders ?? undefined }));
  }
  const foreign = await processOf(server, { lines: [won(firm, 3)], currency: 'CLF' });
  const [a = 0, b = 0, c = 0, d = 0, e = 0] = ids;
  const since = { stageSince: new Date('2026-04-02T15:00:00Z') };
  await stageIs(server, a, {
    ...since,
    ...evidence,
    stage: 'ganada',
    offerAmount: 100,
    offerCurrency: 'CLP',
    probability: 50,
    assigneeId: people.editor.id,
    priority: 'alta',
  });
  await stageIs(server, b, {
    ...since,
    ...evidence,
    stage: 'perdida',
    offerAmount: 7,
    offerCurrency: 'CLF',
    outcome: lost,
    assigneeId: people.author.id,
  });
  for (const [at, stage] of (['descartada', 'retirada'] as const).entries()) {
    const values = { companyId: scope.companyId, name: 'Muy lejos', nameKey: 'muy lejos 9', stage };
    const made = await server.database.transaction(scope, (tx) =>
      tx.insert(discardReasons).values(values).returning({ id: discardReasons.id }),
    );
    const bid = stage === 'retirada' ? evidence : {};
    await stageIs(server, [c, d][at] ?? 0, { ...since, ...bid, stage, reasonId: made[0]?.id ?? 0 });
  }
  await client.tenders.setTags({ params: { id: a }, body: [urgente, revisar] });
  await client.tenders.setTags({ params: { id: b }, body: [urgente] });
  await aProduct(server);
  await asks(server, [line('Zampoñas de caña')]);
  await compare(server);
  return { a, b, c, d, e, foreign };
}

const cells = ({ filas, totales }: ReportAnswer): ReportCell[] => [...filas.flat(), ...totales];
const valueOf = (cell: ReportCell | undefined) =>
  cell !== undefined && 'valor' in cell ? cell.valor : null;

describeServer('a report that somebody puts together', (server) => {
  let ids: Awaited<ReturnType<typeof furnish>>;
  beforeAll(async () => {
    ids = await furnish(server);
  });

  const ask = async (definicion: string, who: 'editor' | 'subscriber' | 'foreign' = 'editor') => {
    const { client } = await server.as(who);
    return client.reports.get({ params: { reporte: 'a-medida' }, query: { definicion } });
  };

  /** Each count is that of its list. */
  async function holds(answer: ReportAnswer): Promise<number> {
    const { client } = await server.as('editor');
    let compared = 0;
    for (const cell of cells(answer)) {
      if (cell.clase !== 'cuenta' || cell.lista === null) continue;
      const { total } = await client.tenders.list({ query: { ...cell.lista, limit: 1 } });
      expect({ lista: cell.lista, total }).toEqual({ lista: cell.lista, total: cell.valor });
      compared += 1;
    }
    return compared;
  }

  it.each(reportDimensions)('counts by %s what its lists hold', async (por) => {
    const answer = await ask(`por=${por}`);
    for (const row of answer.filas) expect(row).toHaveLength(answer.columnas.length);
    expect(await holds(answer)).toBeGreaterThan(1);
  });

  it.each([
    ['etapa', 'region'],
    ['estado', 'mes-publicacion'],
    ['tag', 'persona'],
    ['mes-cierre', 'semana-cierre'],
    ['comprador', 'tag'],
    ['motivo', 'tipo'],
    ['producto', 'estado'],
    ['mes-adjudicacion', 'fuente'],
    ['region', 'comprador'],
  ] as const)('crosses %s and %s', async (por, cruza) => {
    const answer = await ask(`por=${por}&cruza=${cruza}`);
    expect(answer.totales).toHaveLength(answer.columnas.length);
    expect(await holds(answer)).toBeGreaterThan(1);
  });

  it.each([
    `tag=${urgente},${revisar}&por=tag`,
    'vista=abiertas&por=etapa',
    'vista=abiertas&por=motivo',
    'q=compra&por=tipo&cruza=region',
    'sinDato=region&por=comprador',
    'asignado=yo&por=persona',
    'fecha=cierre&desde=2026-01-01&hasta=2026-12-31&por=mes-cierre',
    'fecha=publicacion&periodo=este-ano&por=semana-publicacion',
  ])('keeps the filters of the list: %s', async (definicion) => {
    expect(await holds(await ask(definicion))).toBeGreaterThanOrEqual(0);
  });

  it.each(reportMeasures)('measures %s, by rows and as a whole', async (mide) => {
    const answer = await ask(`mide=${mide}&por=estado&cruza=tipo`);
    expect(answer.grafico?.forma).toBe('apiladas');
    expect(answer.titulo.params).toMatchObject({ mide: `reporte-mide-${mide}` });
    expect(valueOf(answer.totales.at(-1))).not.toBeNull();
  });

  it('never adds one currency to another', async () => {
    const answer = await ask('mide=adjudicado&por=estado&q=hospital');
    expect(answer.totales.filter(({ clase }) => clase === 'monto')).toMatchObject([
      { valor: 50_000, moneda: 'CLP' },
      { valor: 30, moneda: 'CLF' },
    ]);
    expect(answer.frases.map(({ code }) => code)).toContain('reporte-construido-monedas');
    const uf = await ask('mide=adjudicado&por=estado&cruza=tipo&q=hospital&enMoneda=CLF');
    expect(uf.totales.at(-1)).toMatchObject({ valor: 30, moneda: 'CLF' });
    expect(uf.grafico).toMatchObject({ unidad: 'monto', moneda: 'CLF' });
    expect(uf.frases.map(({ code }) => code)).toContain('reporte-construido-una-moneda');
  });

  it('works out offers, chances, bidders and days', async () => {
    const whole = async (mide: string) =>
      (await ask(`mide=${mide}&por=tipo&q=hospital`)).totales.slice(2).map(valueOf);
    expect(await whole('ofertado')).toEqual([100, 7]);
    expect(await whole('esperado')).toEqual([50]);
    expect(await whole('ganadas')).toEqual([0.5]);
    expect(await whole('oferentes')).toEqual([3]);
    // From 20 March to 30 March, in the same hour.
    expect(await whole('dias-adjudicar')).toEqual([10]);
    expect((await whole('dias-para-ofertar'))[0]).toBeCloseTo(18.3, 1);
  });

  it('counts what has several tags in each, and once in the total', async () => {
    const answer = await ask(`por=tag&tag=${urgente},${revisar}&q=hospital`);
    expect(answer.filas.map((row) => valueOf(row[1]))).toEqual([2, 1]);
    expect(valueOf(answer.totales[1])).toBe(2);
    expect(answer.frases.map(({ code }) => code)).toContain('reporte-construido-varias');
  });

  it('fills the months between the first and the last of which there is something', async () => {
    const { filas } = await ask('por=mes-adjudicacion&q=hospital');
    expect(filas).toHaveLength(1);
    const published = await ask('por=mes-publicacion');
    const named = published.filas.map(([cell]) => cell);
    expect(named.length).toBeGreaterThan(4);
    expect(published.filas.some((row) => valueOf(row[1]) === 0)).toBe(true);
  });

  it('says what it cannot: nothing found, one row, another company, what no longer exists', async () => {
    const none = await ask('q=nadadenada');
    expect(none).toMatchObject({
      filas: [],
      totales: [],
      grafico: null,
      frases: [{ code: 'reporte-nada-con-filtros' }],
    });
    const year = await ask('fecha=publicacion&desde=2001-01-01&hasta=2001-12-31');
    expect(year.frases).toMatchObject([{ code: 'reporte-nada-en-periodo' }]);
    const one = await ask('q=zampoñas&por=tipo');
    expect(one.filas).toHaveLength(1);
    expect(await ask('por=etapa&etapa=ganada', 'foreign')).toMatchObject({ filas: [] });
    const gone = await ask('por=etapa&tag=99999&producto=99999&asignado=99999&motivo=99999');
    expect(gone.frases.map(({ code }) => code)).toEqual([
      'reporte-nada-con-filtros',
      'reporte-filtro-sin-etiqueta',
      'reporte-filtro-sin-producto',
      'reporte-filtro-sin-motivo',
      'reporte-filtro-sin-persona',
    ]);
  });

  it('refuses what it cannot read, and nothing that somebody writes reaches the statement', async () => {
    const editor = await server.as('editor');
    const refused = async (definicion: string) =>
      problemIn(
        editor.send('GET', `/api/reportes/a-medida?definicion=${encodeURIComponent(definicion)}`),
      );
    for (const bad of [
      "mide=count(*)'",
      'por=1;drop table tenders',
      'fecha=ayer',
      'desde=2026-13-40',
    ]) {
      expect(await refused(bad)).toMatchObject({
        status: 422,
        fieldErrors: { definicion: { code: 'reporte-definicion-ilegible' } },
      });
    }
    // What the product no longer knows is left out.
    expect((await ask('por=tipo&antiguo=1')).filas.length).toBeGreaterThan(0);
    expect((await ask(`enMoneda=CLP&por=tipo&tipo=${encodeURIComponent("LE'--")}`)).filas).toEqual(
      [],
    );
    expect(await refused('q=...')).toMatchObject({ code: 'busqueda-invalida' });
  });

  it('says nothing of a tender that is kept to its team', async () => {
    await stageIs(server, ids.a, { isRestricted: true });
    const won = 'por=etapa&etapa=ganada&q=hospital';
    expect((await ask(won, 'subscriber')).filas).toEqual([]);
    expect((await ask(won)).filas).toHaveLength(1);
    await stageIs(server, ids.a, { isRestricted: false });
  });

  it('is exported, shared and mailed like every report', async () => {
    const admin = await server.as('admin');
    const definicion = 'mide=licitaciones&por=tipo&nombre=Por tipo&fecha=publicacion';
    const path = `/api/reportes/a-medida/exportar?formato=csv&definicion=${encodeURIComponent(definicion)}`;
    expect(await (await admin.send('GET', path)).text()).toContain('"Licitaciones"');
    const params = { reporte: 'a-medida' } as const;
    const { url } = await admin.client.reportLinks.create({
      params,
      body: { nombre: 'Pantalla', vence: 30, filtro: { definicion }, periodo: 'este-ano' },
    });
    const secreto = url.split('/').at(-1) ?? '';
    const { reporte } = await admin.client.reportLinks.read({ params: { secreto }, query: {} });
    expect(reporte.pregunta).toEqual({ code: 'reporte-nombre', params: { nombre: 'Por tipo' } });
    expect(reporte.periodo?.desde).toBe('2026-01-01');
    for (const cell of cells(reporte)) expect(cell).not.toHaveProperty('lista.tipo');
    const mail = await admin.client.reportMails.create({
      params,
      body: {
        ritmo: 'semanal',
        hora: '08:00',
        personas: [people.admin.id],
        filtro: { definicion },
      },
    });
    expect(mail.filtro).toEqual({ definicion });
    // One that could not be answered is not kept.
    const body = { nombre: 'Mala', vence: 30, filtro: { definicion: 'mide=todo' } } as const;
    await expect(admin.client.reportLinks.create({ params, body })).rejects.toMatchObject({
      problem: { code: 'datos-invalidos' },
    });
  });
});
