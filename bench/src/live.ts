import { liveEventsPath } from '@pliego/contract/areas/notices';
import { users } from '@pliego/server/demo/people';
import { type Figure, ms, percentiles, timed, whole } from './measure.ts';
import { type Served, signIn, withServer } from './served.ts';

const pages = 100;
const changes = 50;
const aimMs = 100;
const expedientes = 10_000;
const followUpAimMs = 60;

/** Waits until a page has heard of a tender. */
type Hearing = (tender: number) => Promise<void>;

async function openPage(app: Served['app'], cookie: string): Promise<Hearing> {
  const response = await app.request(liveEventsPath, { headers: { cookie } });
  if (response.status !== 200 || response.body === null) throw new Error('No stream was opened');
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  let heard = '';
  return async (tender) => {
    const event = `data: ${JSON.stringify({ tipo: 'licitacion', id: tender })}\n\n`;
    while (!heard.includes(event)) {
      const { done, value } = await reader.read();
      if (done) throw new Error('The stream ended');
      heard += decoder.decode(value);
    }
    heard = heard.slice(heard.indexOf(event) + event.length);
  };
}

async function listOf<Row>(app: Served['app'], cookie: string, path: string): Promise<Row[]> {
  const response = await app.request(path, { headers: { cookie } });
  if (response.status !== 200) throw new Error(`${path} → ${response.status}`);
  const { datos } = (await response.json()) as { datos: Row[] };
  return datos;
}

/** The people of the company alone: each may have a fifth of the pages open, and no more. */
const colleagues = users.filter(
  ({ memberships: [first, ...more] }) => first?.companyId === 1 && more.length === 0,
);

/** From the request that changes a tender until the last of the open pages of the company has heard of it. */
export function liveFigures(): Promise<Figure[]> {
  return withServer(15_000, async ({ app, cookie }) => {
    const people = await listOf<{ id: number; role: string }>(app, cookie, '/api/usuarios');
    const [one, other] = people.filter(({ role }) => role !== 'subscriber');
    const list = `/api/licitaciones?limit=${changes}`;
    const tenders = await listOf<{ id: number }>(app, cookie, list);
    const cookies = await Promise.all(colleagues.map(({ email }) => signIn(app, email)));
    const hearings = await Promise.all(
      Array.from({ length: pages }, (_, page) =>
        openPage(app, cookies[page % cookies.length] ?? cookie),
      ),
    );
    const durations: number[] = [];
    for (const [at, { id }] of tenders.entries()) {
      const Usuario = (at % 2 === 0 ? one : other)?.id ?? null;
      const started = performance.now();
      const heard = Promise.all(hearings.map((hear) => hear(id)));
      const response = await app.request(`/licitaciones/editar/${id}/asignar`, {
        method: 'POST',
        headers: { cookie, 'content-type': 'application/json' },
        body: JSON.stringify({ Usuario }),
      });
      if (response.status !== 200) throw new Error(`The change answered ${response.status}`);
      await heard;
      durations.push(performance.now() - started);
    }
    const { p50, p95 } = percentiles(durations);
    return [
      {
        what: `un cambio llega a ${pages} páginas abiertas`,
        measured: `p50 ${ms(p50)} · p95 ${ms(p95)}`,
        aim: `p95 ≤ ${aimMs} ms`,
        met: p95 <= aimMs,
      },
    ];
  });
}

/** Expedientes that are followed, each with acts of the team and changes of the portal within the month. */
async function writeExpedientes({ database }: Served): Promise<void> {
  const statements = [
    `insert into tender_work (company_id, tender_id, version, updated_at)
      select 1, id, 1, now() from tenders order by id limit ${expedientes} on conflict do nothing`,
    `insert into tender_followers select 1, tender_id, 1, true, now()
      from tender_work where company_id = 1 on conflict do nothing`,
    `insert into events (company_id, tender_id, actor_id, type, before, after, at)
      select 1, tender_id, 1 + tender_id % 3, (array['etapa', 'etiquetas', 'comentario'])[1 + n], '[]', '["x"]',
        now() - (tender_id % 60) * interval '1 day' - n * interval '1 hour'
      from tender_work, generate_series(0, 2) n where company_id = 1`,
    `insert into followed_changes
        (company_id, tender_id, observation_id, place, field, detail, severity, source, happened_at, read_at)
      select 1, o.tender_id, o.id, 0, 'fecha', 'cierre', 'grave', 'mercado-publico',
        now() - (o.tender_id % 60) * interval '1 day', now()
      from tender_observations o join tender_work w on w.tender_id = o.tender_id and w.company_id = 1
      on conflict do nothing`,
  ];
  await database.ownerTransaction('change', async (query) => {
    for (const statement of statements) await query(statement);
  });
  await database.maintain();
}

/** The follow-up of ten thousand expedientes, as it opens and narrowed. */
export function followUpFigures(): Promise<Figure[]> {
  return withServer(15_000, async (served) => {
    await writeExpedientes(served);
    const { app, cookie } = served;
    const figures: Figure[] = [];
    for (const [name, query] of [
      ['como se abre', ''],
      ['graves del portal', '?clase=portal&gravedad=grave'],
      ['una semana', `?desde=${new Date(Date.now() - 7 * 86_400_000).toISOString().slice(0, 10)}`],
    ]) {
      const durations = await timed(40, async () => {
        const response = await app.request(`/api/seguimiento${query}`, { headers: { cookie } });
        if (response.status !== 200) throw new Error(`The follow-up answered ${response.status}`);
        await response.arrayBuffer();
      });
      const { p50, p95 } = percentiles(durations);
      figures.push({
        what: `seguimiento con ${whole(expedientes)} expedientes: ${name}`,
        measured: `p50 ${ms(p50)} · p95 ${ms(p95)}`,
        aim: `p95 ≤ ${followUpAimMs} ms`,
        met: p95 <= followUpAimMs,
      });
    }
    return figures;
  });
}
