import { check } from '@pliego/contract/check';
import type { Area } from '@pliego/contract/contract';
import type {
  Answer,
  DeclaredRefusal,
  EndpointDefinition,
  Parsed,
} from '@pliego/contract/endpoint';
import { createMessage, type Message } from '@pliego/contract/message';
import { ProblemError } from '@pliego/contract/problem';
import type { Context, Hono } from 'hono';
import { type $ZodType, safeParse } from 'zod/v4/core';
import { parseJson, readLimited, refuseUnstorable } from './request-json.ts';
import { invalid, problemResponse } from './respond.ts';

/** Variables every request carries through the app. */
export interface Variables {
  requestId: string;
  /** Why the request failed, for the log: codes, and nothing that somebody typed. */
  reason?: object | undefined;
}
export type AppEnv = { Variables: Variables };

/** How an app knows who calls and what they may do. */
export interface Gate<Caller> {
  /**
   * The caller behind a request, null without one. The endpoint is absent where a call is none of the contract: what may
   * call only some of them is then nobody.
   */
  identify(request: Request, definition?: EndpointDefinition): Promise<Caller | null>;
  /** Why there is no caller behind a request, where more can be said than that there is no session. */
  whyNobody?(request: Request): Promise<Message | undefined>;
  /** Whether the caller holds the ability, on at least some of its objects. */
  may(caller: Caller, access: Exclude<EndpointDefinition['access'], 'public' | 'session'>): boolean;
}

/** What a handler gets besides the parsed input. */
export interface Call<Caller> {
  caller: Caller;
  request: Request;
  /** Headers of the answer, for cookies and file names. */
  headers: Headers;
}

type CallerOf<D extends EndpointDefinition, Caller> = D['access'] extends 'public'
  ? Caller | null
  : Caller;

export type Handler<D extends EndpointDefinition, Caller> = (
  input: Parsed<D>,
  call: Call<CallerOf<D, Caller>>,
) => Answer<D> | Promise<Answer<D>>;

/** One handler for each endpoint of an area; a missing or a superfluous one does not compile. */
export type Handlers<Endpoints extends Record<string, EndpointDefinition>, Caller> = {
  [Name in keyof Endpoints]: Handler<Endpoints[Name], Caller>;
};

/** Refuses what a page of another site could make a browser send along with our cookies. */
export function refuseForeignOrigin(request: Request): void {
  if (request.method === 'GET' || request.method === 'HEAD') return;
  const origin = request.headers.get('origin');
  const host = request.headers.get('host') ?? new URL(request.url).host;
  const foreignOrigin = origin !== null && (!URL.canParse(origin) || new URL(origin).host !== host);
  const foreignFetch = ['cross-site', 'same-site'].includes(
    request.headers.get('sec-fetch-site') ?? '',
  );
  if (foreignOrigin || foreignFetch) {
    throw new ProblemError('origen-no-permitido');
  }
}

async function identify<Caller>(
  gate: Gate<Caller>,
  definition: EndpointDefinition,
  request: Request,
): Promise<Caller | null> {
  const { access } = definition;
  const caller = await gate.identify(request, definition);
  if (access === 'public') return caller;
  if (caller === null) {
    throw new ProblemError('sin-sesion', await gate.whyNobody?.(request));
  }
  if (access !== 'session' && !gate.may(caller, access)) {
    throw new ProblemError('sin-permiso');
  }
  return caller;
}

function parsePart(schema: $ZodType | undefined, value: unknown): unknown {
  if (schema === undefined) return undefined;
  refuseUnstorable(value);
  const checked = check(schema, value);
  if (!checked.success) throw invalid(checked.fieldErrors);
  return checked.data;
}

/** An id of invalid form gets 404, the same as an id that does not exist. */
function parseParams(schema: $ZodType | undefined, value: unknown): unknown {
  if (schema === undefined) return undefined;
  const parsed = safeParse(schema, value);
  if (!parsed.success) throw new ProblemError('no-encontrado', createMessage('numero-no-valido'));
  return parsed.data;
}

function typeOf(request: Request): string {
  return request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';
}

/** A name that is repeated, or written `name[]`, is a list. */
function queryOf(context: Context): Record<string, unknown> {
  const query: Record<string, unknown> = {};
  for (const [written, values] of Object.entries(context.req.queries())) {
    const name = written.replace(/\[\]$/, '');
    const before = query[name];
    const all = before === undefined ? values : [before, values].flat();
    query[name] = all.length === 1 && name === written ? all[0] : all;
  }
  return query;
}

/** A DELETE may also send its parameters in a JSON object, which takes precedence over the query. */
async function queryInput(definition: EndpointDefinition, context: Context): Promise<unknown> {
  const query = queryOf(context);
  const request = context.req.raw;
  const mayHaveBody = definition.method === 'DELETE' && definition.body === undefined;
  if (definition.query === undefined || !mayHaveBody) return query;
  const text = typeOf(request) === 'application/json' ? await readLimited(request) : '';
  if (text.trim() === '') return query;
  const said = parseJson(text);
  const isObject = typeof said === 'object' && said !== null && !Array.isArray(said);
  return isObject ? { ...query, ...said } : said;
}

async function parseBody(definition: EndpointDefinition, request: Request): Promise<unknown> {
  if (definition.method === 'GET' || definition.ignoresBody === true) return undefined;
  const type = typeOf(request);
  const expected = definition.body === 'file' ? 'application/octet-stream' : 'application/json';
  // A DELETE needs no type: no form of another site can send one.
  if (type !== expected && !(definition.method === 'DELETE' && type === '')) {
    throw new ProblemError('tipo-de-contenido', createMessage('tipo-esperado', { tipo: expected }));
  }
  if (definition.body === undefined || definition.body === 'file') return undefined;
  const json = parseJson(await readLimited(request));
  return parsePart(definition.body, json);
}

function versionOf(definition: EndpointDefinition, request: Request): number | undefined {
  const header = definition.versioned === true ? request.headers.get('if-match') : null;
  if (header === null) return undefined;
  const version = /^"(\d{1,9})"$/.exec(header)?.[1];
  if (version === undefined) {
    throw new ProblemError('solicitud-malformada', createMessage('version-mal-escrita'));
  }
  return Number(version);
}

/** Whether the caller says that it has this very answer already (RFC 9110, 13.1.2). */
function hasAlready(request: Request, headers: Headers): boolean {
  const tag = headers.get('etag');
  const held = request.headers.get('if-none-match');
  if (tag === null || held === null || request.method !== 'GET') return false;
  const bare = (written: string) => written.trim().replace(/^W\//, '');
  return held.split(',').some((one) => one.trim() === '*' || bare(one) === bare(tag));
}

function write(
  definition: EndpointDefinition,
  request: Request,
  answer: unknown,
  headers: Headers,
): Response {
  const type = definition.produces ?? 'application/json';
  const status = definition.status ?? 200;
  if (!headers.has('cache-control')) headers.set('cache-control', 'no-store');
  if (hasAlready(request, headers)) return new Response(null, { status: 304, headers });
  if (type === 'nothing') return new Response(null, { status, headers });
  if (answer instanceof Uint8Array) {
    // What somebody uploaded: no browser may take it for a page or a script of ours.
    headers.set('content-type', type);
    headers.set('x-content-type-options', 'nosniff');
    return new Response(new Uint8Array(answer), { status, headers });
  }
  if (answer instanceof ReadableStream) {
    // What is sent as it is made may be of several types: its handler says which.
    if (!headers.has('content-type')) headers.set('content-type', type);
    headers.set('x-content-type-options', 'nosniff');
    return new Response(answer, { status, headers });
  }
  headers.set('content-type', `${type}; charset=utf-8`);
  const body = type === 'application/json' ? JSON.stringify(answer) : String(answer);
  return new Response(body, { status, headers });
}

/** Writes a refusal in the form that its endpoint declares. */
function writeRefusal({ status, body }: DeclaredRefusal): Response {
  const headers = { 'cache-control': 'no-store' };
  return body === undefined
    ? new Response(null, { status, headers })
    : Response.json(body.content, { status, headers });
}

/**
 * Mounts the handlers of an area. For each request, in this order: same origin, who calls, whether
 * they may, is the input valid, act, answer. An anonymous caller learns nothing about the form of the input.
 * Errors leave as exceptions; the app turns them into Problems in one place.
 */
export function implement<
  Endpoints extends Record<string, EndpointDefinition>,
  Caller,
  Env extends AppEnv,
>(
  app: Hono<Env>,
  gate: Gate<Caller>,
  endpoints: Endpoints,
  handlers: Handlers<Endpoints, Caller>,
): void {
  async function answerTo(name: keyof Endpoints, context: Context): Promise<Response> {
    const definition = endpoints[name] as EndpointDefinition;
    const request = context.req.raw;
    refuseForeignOrigin(request);
    const caller = await identify(gate, definition, request);
    const input = {
      params: parseParams(definition.params, context.req.param()),
      query: parsePart(definition.query, await queryInput(definition, context)),
      body: await parseBody(definition, request),
      ifVersion: versionOf(definition, request),
    } as Parsed<EndpointDefinition>;
    const headers = new Headers();
    const handler = handlers[name] as Handler<EndpointDefinition, Caller>;
    // identify() has refused null wherever the access is not public.
    const answer = await handler(input, { caller: caller as Caller, request, headers });
    return write(definition, request, answer, headers);
  }
  const definitions = Object.values(endpoints);
  for (const [name, { method, path, refusals }] of Object.entries(endpoints)) {
    app.on(method, path, async (context: Context) => {
      try {
        return await answerTo(name, context);
      } catch (error) {
        const refusal = error instanceof ProblemError ? refusals?.[error.code] : undefined;
        if (refusal === undefined) throw error;
        return writeRefusal(refusal);
      }
    });
    // The last word of a fixed path would be taken for the number of a path that is mounted later, also by another area.
    const isLast = definitions.findLast((other) => other.path === path)?.method === method;
    if (isLast && !path.includes(':')) refuseOthers(app, path, definitions);
  }
}

/** Answers 405 on a path for the methods it does not have. */
function refuseOthers<Env extends AppEnv>(
  app: Hono<Env>,
  path: string,
  definitions: readonly EndpointDefinition[],
): void {
  const methods = definitions.filter((other) => other.path === path).map(({ method }) => method);
  app.all(path, (context) => {
    const response = problemResponse('metodo-no-permitido', context.get('requestId'), {
      motivo: createMessage('metodos-admitidos', { metodos: methods.join(', ') }),
    });
    response.headers.set('allow', methods.join(', '));
    return response;
  });
}

/** Answers 405 on every path of the contract for the methods it does not have. Mount it last. */
export function refuseOtherMethods<Env extends AppEnv>(
  app: Hono<Env>,
  table: Record<string, Pick<Area, 'endpoints'>>,
): void {
  const definitions = Object.values(table).flatMap(({ endpoints }) => Object.values(endpoints));
  for (const path of new Set(definitions.map((definition) => definition.path))) {
    refuseOthers(app, path, definitions);
  }
}
