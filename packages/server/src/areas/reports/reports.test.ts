import { type ReportAnswer, type ReportCell, reportIds } from '@pliego/contract/areas/reports';
import type { Stage } from '@pliego/contract/rules/work-stages';
import { beforeAll, expect, it } from 'vitest';
import { evidence, said, scope, stageIs } from '#server/testing/a-worked-tender.ts';
import { tenderWork, events } from '#server/db/schema/work.ts';
import { discardReasons } from '#server/db/schema/work.ts';
import { people } from '#server/testing/fixture.ts';
import { describeServer, problemIn, type TestServer } from '#server/testing/test-server.ts';

const outcome = (monto: number) => ({
  ganador: 'Distribuidora Quilpo Ltda.',
  rutGanador: null,
  monto,
  moneda: 'CLP',
});

type Work = Partial<typeof tenderWork.$inferInsert>;

const day = (text: string) => new Date(`${text}T15:00:00Z`);

/** Work of every kind, on tenders of two buyers and regions. */
const works: readonly Work[] = [
  {
    stage: 'ganada',
    stageSince: day('2026-10-05'),
    offerAmount: 100,
    offerCurrency: 'CLP',
    assigneeId: people.editor.id,
  },
  { stage: 'ganada', stageSince: day('2026-11-02'), offerAmount: 30, offerCurrency: 'CLF' },
  {
    stage: 'perdida',
    stageSince: day('2026-11-03'),
    offerAmount: 103,
    offerCurrency: 'CLP',
    outcome: outcome(100),
  },
  {
    stage: 'perdida',
    stageSince: day('2026-11-04'),
    offerAmount: 103,
    offerCurrency: 'CLF',
    outcome: outcome(100),
  },
  { stage: 'sin-ganador', stageSince: day('2026-11-05') },
  // Before the period.
  { stage: 'ganada', stageSince: day('2024-11-05') },
  { stage: 'en-analisis', stageSince: day('2026-11-06'), assigneeId: people.author.id },
  {
    stage: 'en-preparacion',
    stageSince: day('2026-11-07'),
    offerAmount: 1_000,
    offerCurrency: 'CLP',
    probability: 40,
  },
  { stage: 'presentada', stageSince: day('2026-11-08'), offerAmount: 2_000 },
];
const withEvidence: ReadonlySet<Stage> = new Set(['presentada', 'ganada', 'perdida', 'retirada']);

async function furnish(server: TestServer) {
  const ids: number[] = [];
  for (const [index, work] of works.entries()) {
    const id = await said(server, {
      code: `9301-${index}-LE26`,
      title: `Guantes ${index}`,
      // Two are still open.
      closesAt: index === 6 ? '2026-11-25T15:00:00' : '2026-11-19T15:00:00',
    });
    const bid = withEvidence.has(work.stage ?? 'detectada') ? evidence : {};
    await stageIs(server, id, { ...work, ...bid });
    ids.push(id);
  }
  const discarded = await said(server, {
    code: '9301-90-LE26',
    title: 'Guantes dejados',
    closesAt: '2026-12-20T15:00:00',
  });
  await server.database.transaction(scope, async (tx) => {
    const [reason] = await tx
      .insert(discardReasons)
      .values({
        companyId: scope.companyId,
        name: 'Muy lejos',
        nameKey: 'muy lejos 9',
        stage: 'descartada',
      })
      .returning({ id: discardReasons.id });
    await tx.insert(tenderWork).values({
      companyId: scope.companyId,
      tenderId: discarded,
      version: 1,
      updatedAt: server.now(),
      stage: 'descartada',
      stageSince: day('2026-11-09'),
      reasonId: reason?.id ?? 0,
    });
    const move = (id: number, at: string, de: Stage, a: Stage) => ({
      companyId: scope.companyId,
      tenderId: id,
      actorId: people.editor.id,
      type: 'etapa' as const,
      before: [],
      after: [],
      at: day(at),
      facts: { de, a },
    });
    await tx
      .insert(events)
      .values([
        move(ids[0] ?? 0, '2026-09-01', 'detectada', 'en-analisis'),
        move(ids[0] ?? 0, '2026-09-11', 'en-analisis', 'en-preparacion'),
        move(ids[0] ?? 0, '2026-09-13', 'en-preparacion', 'presentada'),
      ]);
  });
  return ids;
}

const cells = ({ filas, totales }: ReportAnswer): ReportCell[] => [...filas.flat(), ...totales];

describeServer('reports', (server) => {
  let ids: number[] = [];
  beforeAll(async () => {
    ids = await furnish(server);
  });

  it.each(reportIds)('every number of «%s» is that of its list', async (reporte) => {
    const { client } = await server.as('editor');
    const answer = await client.reports.get({ params: { reporte } });
    expect(answer.filas.length).toBeGreaterThan(0);
    for (const row of answer.filas) expect(row).toHaveLength(answer.columnas.length);
    let compared = 0;
    for (const cell of cells(answer)) {
      if (cell.clase !== 'cuenta' || cell.lista === null) continue;
      const { total } = await client.tenders.list({ query: { ...cell.lista, limit: 1 } });
      expect({ lista: cell.lista, total }).toEqual({ lista: cell.lista, total: cell.valor });
      compared += 1;
    }
    expect(compared).toBeGreaterThan(0);
  });

  it.each(['mes', 'comprador', 'region', 'tipo', 'persona'] as const)(
    'results by %s add up to the total, whose list has as many',
    async (por) => {
      const { client } = await server.as('editor');
      const query = { por, desde: '2026-09-01', hasta: '2026-11-20' };
      const answer = await client.reports.get({ params: { reporte: 'resultados' }, query });
      for (const column of [1, 2, 3]) {
        const numbers = answer.filas.map((row) => valueOf(row[column]));
        expect(numbers.reduce((sum, n) => sum + n, 0)).toBe(valueOf(answer.totales[column]));
      }
      for (const cell of cells(answer)) {
        if (cell.clase !== 'cuenta' || cell.lista === null) continue;
        const { total } = await client.tenders.list({ query: { ...cell.lista, limit: 1 } });
        expect(total).toBe(cell.valor);
      }
    },
  );

  it('never adds one currency to another', async () => {
    const { client } = await server.as('editor');
    const { totales } = await client.reports.get({ params: { reporte: 'resultados' } });
    expect(totales.filter(({ clase }) => clase === 'monto')).toMatchObject([
      { valor: 100, moneda: 'CLP' },
      { valor: 30, moneda: 'CLF' },
    ]);
    const pipeline = await client.reports.get({ params: { reporte: 'embudo' } });
    expect(pipeline.totales.filter(({ clase }) => clase === 'monto')).toMatchObject([
      { valor: 3_000, moneda: 'CLP' },
      { valor: 400, moneda: 'CLP' },
    ]);
  });

  it('compares offers of one currency alone', async () => {
    const { client } = await server.as('editor');
    const answer = await client.reports.get({ params: { reporte: 'ofertas' } });
    expect(answer.frases).toMatchObject([
      { params: { perdidas: 2, comparables: 1, count: 1 } },
      { code: 'reporte-ofertas-fuera', params: { count: 1 } },
    ]);
    const [first] = answer.filas;
    expect(first?.[0]).toMatchObject({ clase: 'licitacion', id: ids[2] });
    expect(first?.[1]).toMatchObject({ clase: 'comprador' });
    // Written down by hand, and named by no source: there is no dossier to lead to.
    const rotulo = { texto: 'Distribuidora Quilpo Ltda.', esInstitucion: true };
    expect(first?.[2]).toEqual({ clase: 'rotulo', rotulo });
    expect(first?.[5]).toMatchObject({ clase: 'parte', valor: expect.closeTo(0.03, 5) as number });
  });

  it('takes the time in a stage from the moves', async () => {
    const { client } = await server.as('editor');
    const query = { desde: '2026-09-01', hasta: '2026-09-30' };
    const answer = await client.reports.get({ params: { reporte: 'tiempos' }, query });
    expect(answer.filas.map((row) => row.slice(1, 3))).toMatchObject([
      [{ valor: 1 }, { clase: 'dias', valor: 10 }],
      [{ valor: 1 }, { clase: 'dias', valor: 2 }],
      [{ valor: 0 }, { clase: 'nada' }],
    ]);
  });

  it('answers a year without data, and refuses one that ends before it begins', async () => {
    const editor = await server.as('editor');
    const query = { desde: '2001-01-01', hasta: '2001-12-31' };
    const empty = await editor.client.reports.get({ params: { reporte: 'resultados' }, query });
    expect(empty).toMatchObject({
      filas: [],
      totales: [],
      grafico: null,
      frases: [{ code: 'reporte-nada-en-periodo' }],
    });
    const path = '/api/reportes/resultados?desde=2026-02-01&hasta=2026-01-01';
    expect(await problemIn(editor.send('GET', path))).toMatchObject({
      status: 422,
      fieldErrors: { hasta: { code: 'dia-antes-del-primero' } },
    });
    expect((await editor.send('GET', '/api/reportes/otro')).status).toBe(404);
    const foreign = await server.as('foreign');
    const none = await foreign.client.reports.get({ params: { reporte: 'embudo' } });
    expect(none.filas).toEqual([]);
  });

  it('says nothing of a tender that is kept to its team', async () => {
    const [won = 0] = ids;
    await stageIs(server, won, { isRestricted: true });
    const totalFor = async (person: 'maintainer' | 'subscriber' | 'editor') => {
      const { client } = await server.as(person);
      const { totales } = await client.reports.get({ params: { reporte: 'resultados' } });
      return valueOf(totales[1]);
    };
    expect(await totalFor('editor')).toBe(2);
    expect(await totalFor('subscriber')).toBe(1);
    await stageIs(server, won, { isRestricted: false });
  });

  it('is exported with its total, and written down', async () => {
    const admin = await server.as('admin');
    const csv = await admin.send('GET', '/api/reportes/resultados/exportar?formato=csv');
    expect(csv.headers.get('content-disposition')).toContain('reporte-resultados-2026-11-20.csv');
    const lines = (await csv.text()).trim().split('\r\n');
    expect(lines[0]).toContain('"Ganadas"');
    expect(lines.at(-1)).toContain('"Total";"2";"2";"1"');
    const xlsx = await admin.send('GET', '/api/reportes/resultados/exportar?formato=xlsx');
    expect(new Uint8Array(await xlsx.arrayBuffer()).slice(0, 2)).toEqual(new Uint8Array([80, 75]));
    const { datos } = await admin.client.audit.list({ query: { clase: ['exportaciones'] } });
    expect(datos[0]?.que.code).toBe('auditoria-exportacion');
  });
});

function valueOf(cell: ReportCell | undefined): number {
  return cell?.clase === 'cuenta' ? cell.valor : 0;
}
