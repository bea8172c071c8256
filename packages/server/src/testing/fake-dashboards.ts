import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { text as textOf } from 'node:stream/consumers';
import { jwtVerify, SignJWT } from 'jose';
import { dashboardPages } from './fake-dashboard-pages.ts';
import { closeAtOnce, loopbackUrl, openOnLoopback } from './loopback.ts';

type Json = Record<string, unknown>;

/** What the services of dashboards know, and what they were asked. */
const known = {
  inquilino: '11111111-1111-4111-8111-111111111111',
  cliente: '22222222-2222-4222-8222-222222222222',
  area: '33333333-3333-4333-8333-333333333333',
  reporte: '44444444-4444-4444-8444-444444444444',
  tablero: '55555555-5555-4555-8555-555555555555',
  clientSecret: 'secreto de la aplicación',
  signingKey: 'clave con que se firman las direcciones de Metabase',
  user: 'pliego',
  password: 'contraseña de Superset',
} as const;

const datasetId = '66666666-6666-4666-8666-666666666666';
const csrf = { token: 'csrf de prueba', cookie: 'session=galleta-de-prueba' };
const page =
  '<!doctype html><html lang="es"><title>Tablero</title><h1>Ventas de prueba</h1></html>';

/**
 * Power BI, Metabase, Superset and a page of a site, on this machine: each checks what the real one checks of a call, as its
 * documentation says, and refuses what is otherwise.
 */
export class FakeDashboards {
  readonly known = known;
  /** Requests so far, by method and path without what is secret. */
  readonly asked: string[] = [];
  /** What Metabase and Superset were asked to show. */
  shown: unknown;
  /** Headers of every page. */
  pageHeaders: Record<string, string> = {};
  /** Answers everything in the place of what it would. */
  instead: ((response: ServerResponse) => void) | null = null;
  /** Where the reports of Power BI are, if not here: its client takes no address but of Microsoft. */
  app: string | null = null;
  readonly #now: () => Date;
  readonly #server: Server = createServer((request, response) => {
    void this.#answer(request, response);
  });

  constructor(now: () => Date) {
    this.#now = now;
  }

  open(port?: number): Promise<void> {
    return openOnLoopback(this.#server, port);
  }

  close(): void {
    closeAtOnce(this.#server);
  }

  get url(): string {
    return loopbackUrl(this.#server);
  }

  /** Where Power BI is, all of it here. */
  get powerBi() {
    return { login: this.url, api: this.url, app: this.url };
  }

  /** How each is set up. */
  get settings() {
    const { inquilino, cliente, area, reporte, tablero, user: usuario } = known;
    const servidor = this.url;
    return {
      powerbi: { tipo: 'powerbi', inquilino, cliente, area, reporte },
      metabase: { tipo: 'metabase', servidor, recurso: 'dashboard', numero: 7, fijos: { de: '1' } },
      superset: { tipo: 'superset', servidor, tablero, usuario, regla: 'empresa = 1' },
      web: { tipo: 'web', direccion: `${servidor}/panel` },
    } as const;
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', this.url);
    this.asked.push(`${request.method} ${pathname.replace(/^(\/embed\/\w+\/).*/, '$1…')}`);
    if (this.instead !== null) return this.instead(response);
    const body = await textOf(request);
    const answer =
      this.#powerBi(request, pathname, body) ?? (await this.#superset(request, pathname, body));
    if (answer !== null) {
      const headers = { 'content-type': 'application/json', ...answer.headers };
      response.writeHead(answer.status, headers).end(JSON.stringify(answer.json));
      return;
    }
    const status = await this.#metabase(pathname, searchParams);
    response
      .writeHead(status, { 'content-type': 'text/html; charset=utf-8', ...this.pageHeaders })
      .end(dashboardPages[pathname.split('/')[1] ?? ''] ?? page);
  }

  #powerBi(request: IncomingMessage, path: string, body: string): Answer | null {
    const { inquilino, cliente, area, reporte, clientSecret } = known;
    if (path === `/${inquilino}/oauth2/v2.0/token`) {
      const form = Object.fromEntries(new URLSearchParams(body));
      const isRight =
        form['grant_type'] === 'client_credentials' &&
        form['client_id'] === cliente &&
        form['client_secret'] === clientSecret &&
        form['scope'] === 'https://analysis.windows.net/powerbi/api/.default';
      return isRight
        ? ok({ token_type: 'Bearer', expires_in: 3599, access_token: 'de-entra' })
        : refusal(401, { error: 'invalid_client' });
    }
    if (!path.startsWith('/v1.0/myorg/')) return null;
    if (request.headers.authorization !== 'Bearer de-entra') return refusal(403, {});
    if (path === `/v1.0/myorg/groups/${area}/reports/${reporte}`) {
      const embedUrl = `${this.app ?? this.url}/reportEmbed?reportId=${reporte}&groupId=${area}`;
      return ok({ id: reporte, embedUrl, datasetId });
    }
    if (path !== '/v1.0/myorg/GenerateToken') return refusal(404, {});
    const asked: unknown = JSON.parse(body);
    const expected = {
      reports: [{ id: reporte, allowEdit: false }],
      datasets: [{ id: datasetId }],
      lifetimeInMinutes: 15,
    };
    if (JSON.stringify(asked) !== JSON.stringify(expected)) return refusal(400, {});
    const expiration = new Date(this.#now().getTime() + 15 * 60_000).toISOString();
    return ok({ token: 'de-power-bi', tokenId: known.tablero, expiration });
  }

  async #superset(request: IncomingMessage, path: string, body: string): Promise<Answer | null> {
    if (!path.startsWith('/api/v1/security/')) return null;
    const { authorization, cookie, 'x-csrftoken': sent, referer } = request.headers;
    const json: Json = body === '' ? {} : JSON.parse(body);
    if (path === '/api/v1/security/login') {
      const isKnown = json['username'] === known.user && json['password'] === known.password;
      return isKnown && json['provider'] === 'db'
        ? ok({ access_token: 'de-superset' })
        : refusal(401, { message: 'Not authorized' });
    }
    if (authorization !== 'Bearer de-superset') return refusal(401, {});
    if (path === '/api/v1/security/csrf_token/') {
      return { ...ok({ result: csrf.token }), headers: { 'set-cookie': `${csrf.cookie}; Path=/` } };
    }
    const isOurs = sent === csrf.token && cookie === csrf.cookie && referer === `${this.url}/`;
    if (path !== '/api/v1/security/guest_token/' || !isOurs) return refusal(400, {});
    this.shown = { resources: json['resources'], rls: json['rls'] };
    const ends = new Date(this.#now().getTime() + 5 * 60_000);
    const token = await new SignJWT({ ...json, aud: this.url, type: 'guest' })
      .setProtectedHeader({ alg: 'HS256' })
      .setExpirationTime(ends)
      .sign(new TextEncoder().encode('de Superset, que nadie más conoce'));
    return ok({ token });
  }

  async #metabase(path: string, query: URLSearchParams): Promise<number> {
    const token = /^\/embed\/dashboard\/([^/]+)$/.exec(path)?.[1];
    if (token === undefined) return 200;
    try {
      const key = new TextEncoder().encode(known.signingKey);
      const currentDate = this.#now();
      const { payload } = await jwtVerify(token, key, { algorithms: ['HS256'], currentDate });
      const { resource, params } = payload;
      this.shown = { resource, params, query: Object.fromEntries(query) };
      return 200;
    } catch {
      return 400;
    }
  }
}

interface Answer {
  status: number;
  json: Json;
  headers?: Record<string, string>;
}

const ok = (json: Json): Answer => ({ status: 200, json });
const refusal = (status: number, json: Json): Answer => ({ status, json });
