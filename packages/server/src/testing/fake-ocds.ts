import type { Outcome } from './outside.ts';

export type OcdsTrouble =
  | 'http-500'
  | 'error-200'
  | 'cut-json'
  | 'nul'
  | 'elsewhere'
  | 'loop'
  | 'private';

/** A publisher of OCDS packages that are linked by `links.next`. */
export class FakeOcds {
  /** Titles by number of the process; their page follows from the order. */
  readonly processes: { number: number; title: string; date: string }[] = [];
  readonly calls: string[] = [];
  /** What the next requests get instead of an answer, in order; null is an answer. */
  readonly ahead: (OcdsTrouble | null)[] = [];
  readonly perPage: number;
  /** Some put the newest first, some last. */
  newestFirst = true;

  constructor(perPage = 10) {
    this.perPage = perPage;
  }

  publish(count: number, date = '2026-11-18T12:00:00Z'): void {
    for (let made = 0; made < count; made += 1) {
      const number = this.processes.length + 1;
      this.processes.push({ number, title: `Proceso ${number}`, date });
    }
  }

  readonly answer = (request: Request): Outcome => {
    const url = new URL(request.url);
    const page = Number(url.searchParams.get('page') ?? 1);
    this.calls.push(String(page));
    const trouble = this.ahead.shift() ?? null;
    const link = (to: number): string => `${url.origin}${url.pathname}?page=${to}`;
    const ordered = this.newestFirst ? this.processes.toReversed() : this.processes;
    const shown = ordered.slice((page - 1) * this.perPage, page * this.perPage);
    const hasMore = ordered.length > page * this.perPage;
    const next = {
      elsewhere: 'https://otro.sitio.test/releases?page=2',
      private: 'https://169.254.169.254/latest/meta-data',
      loop: link(1),
    };
    const body = JSON.stringify({
      version: '1.1',
      uri: url.href,
      publishedDate: '2026-11-19T00:00:00Z',
      publisher: { name: 'Servicio de Contrataciones de Prueba' },
      releases: shown.map(releaseOf),
      links: {
        ...(hasMore ? { next: link(page + 1) } : {}),
        ...(trouble !== null && trouble in next ? { next: Reflect.get(next, trouble) } : {}),
      },
    });
    if (trouble === 'http-500') return new Response('', { status: 500 });
    if (trouble === 'error-200') return Response.json({ detail: 'Error interno', status: 500 });
    if (trouble === 'cut-json') return new Response(body.slice(0, body.length - 40));
    if (trouble === 'nul') return new Response(body.replaceAll('Proceso', 'Pro\0ceso'));
    return new Response(body);
  };
}

function releaseOf({ number, title, date }: FakeOcds['processes'][number]) {
  return {
    ocid: `ocds-zz9999-${number}`,
    id: `ocds-zz9999-${number}-${date}`,
    date,
    tag: ['tender'],
    initiationType: 'tender',
    parties: [{ id: 'P1', name: 'Servicio de Salud de Prueba', roles: ['buyer'] }],
    buyer: { id: 'P1', name: 'Servicio de Salud de Prueba' },
    tender: {
      id: String(number),
      title,
      status: 'active',
      tenderPeriod: { endDate: '2026-12-20T15:00:00Z' },
    },
  };
}
