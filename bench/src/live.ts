import { liveEventsPath } from '@pliego/contract/areas/notices';
import { users } from '@pliego/server/demo/people';
import { type Figure, ms, percentiles } from './measure.ts';
import { type Served, signIn, withServer } from './served.ts';

const pages = 100;
const changes = 50;
const aimMs = 100;

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
  ({ memberships: [first, ...more] }) =>
    first?.companyId === 1 && first.status === undefined && more.length === 0,
);

/** From the request that changes a tender until the last of the open pages of the company has heard of it. */
export async function reachFigure({ app, cookie }: Served, where: string): Promise<Figure> {
  const people = await listOf<{ id: number; role: string }>(app, cookie, '/api/usuarios');
  const [one, other] = people.filter(({ role }) => role !== 'subscriber');
  const list = `/api/licitaciones?limit=${changes}`;
  const tenders = await listOf<{ id: number; Asignado: number | null }>(app, cookie, list);
  const cookies = await Promise.all(colleagues.map(({ email }) => signIn(app, email)));
  const hearings = await Promise.all(
    Array.from({ length: pages }, (_, page) =>
      openPage(app, cookies[page % cookies.length] ?? cookie),
    ),
  );
  const durations: number[] = [];
  for (const { id, Asignado } of tenders) {
    // What changes nothing is told to nobody.
    const Usuario = (Asignado === one?.id ? other : one)?.id ?? null;
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
  return {
    what: `${where}: un cambio llega a ${pages} páginas abiertas`,
    measured: `p50 ${ms(p50)} · p95 ${ms(p95)}`,
    aim: `p95 ≤ ${aimMs} ms`,
    met: p95 <= aimMs,
  };
}

/** The same where there is little else. */
export function liveFigures(): Promise<Figure[]> {
  return withServer(15_000, async (served) => [await reachFigure(served, 'base integrada')]);
}
