import * as z from 'zod/mini';
import { ApiError, NoAnswer, UnreadableAnswer } from './api-error.ts';
import type { AreaTable } from './contract.ts';
import { type CallInput, type EndpointDefinition, fillPath, type Result } from './endpoint.ts';
import { Problem, type ProblemCode } from './problem.ts';

/** Answers a request: the network, an app in the page, or an app under test. */
export type Fetcher = (request: Request) => Response | Promise<Response>;

export type AreaClient<T extends Record<string, EndpointDefinition>> = {
  [Name in keyof T]: (
    ...input: object extends CallInput<T[Name]> ? [CallInput<T[Name]>?] : [CallInput<T[Name]>]
  ) => Promise<Result<T[Name]>>;
};

export type Client<T extends AreaTable> = {
  [Area in keyof T]: AreaClient<T[Area]['endpoints']>;
};

interface AnyInput {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
  ifVersion?: number;
  signal?: AbortSignal;
}

type QuerySchema = NonNullable<EndpointDefinition['query']>;

/** Whether an empty text means something else than an absent field, which has its own default. */
function readsEmpty(name: string, schema: QuerySchema | undefined): boolean {
  const field = schema?._zod.def.shape[name];
  if (field === undefined) return false;
  const absent = z.safeParse(field, undefined);
  if (!absent.success || typeof absent.data !== 'string' || absent.data === '') return false;
  return z.safeParse(field, '').success;
}

/**
 * Writes a query as URL parameters: lists joined by commas, absent values left out. Empty ones are too, unless
 * the schema gives an absent value another meaning: an empty folder is not the inbox.
 */
export function encodeQuery(query: Record<string, unknown> = {}, schema?: QuerySchema): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    const text = Array.isArray(value) ? value.join(',') : value;
    if (text === undefined || text === null) continue;
    if (text === '' && (value !== '' || !readsEmpty(name, schema))) continue;
    if (typeof text === 'string' || typeof text === 'number' || typeof text === 'boolean') {
      search.set(name, String(text));
    }
  }
  const encoded = search.toString();
  return encoded === '' ? '' : `?${encoded}`;
}

/** Builds the Request of one call. `origin` is needed by Request but never reached by an app in the page. */
export function buildRequest(
  origin: string,
  endpoint: EndpointDefinition,
  input: AnyInput,
): Request {
  const search = encodeQuery(input.query, endpoint.query);
  const url = origin + fillPath(endpoint.path, input.params) + search;
  const headers = new Headers({ accept: 'application/json' });
  let body: RequestInit['body'];
  if (endpoint.body === 'file') {
    headers.set('content-type', 'application/octet-stream');
    body = input.body instanceof Blob ? input.body : undefined;
  } else if (endpoint.method !== 'GET') {
    headers.set('content-type', 'application/json');
    body = JSON.stringify(input.body ?? {});
  }
  if (input.ifVersion !== undefined) headers.set('if-match', `"${input.ifVersion}"`);
  return new Request(url, {
    method: endpoint.method,
    headers,
    body,
    credentials: 'same-origin',
    // A pending change is not lost when the user leaves the page.
    keepalive: endpoint.method !== 'GET' && endpoint.body !== 'file',
    signal: input.signal,
  });
}

/** The code under which an endpoint declares a refusal with this status. */
function declaredCode(endpoint: EndpointDefinition, status: number): ProblemCode | undefined {
  const codes = Object.keys(endpoint.refusals ?? {}) as ProblemCode[];
  return codes.find((code) => endpoint.refusals?.[code]?.status === status);
}

async function problemOf(response: Response, endpoint: EndpointDefinition): Promise<Problem> {
  const parsed = Problem.safeParse(await response.json().catch(() => undefined));
  if (parsed.success) return parsed.data;
  const code = declaredCode(endpoint, response.status);
  // Otherwise a proxy or a crash answered in another form.
  return {
    type: 'about:blank',
    title: code === undefined ? 'Respuesta inesperada del servidor' : 'La solicitud fue rechazada',
    status: response.status,
    code: code ?? (response.status >= 500 ? 'no-disponible' : 'error-interno'),
    requestId: response.headers.get('x-request-id') ?? undefined,
  };
}

async function contentOf(
  response: Response,
  type: EndpointDefinition['produces'],
): Promise<unknown> {
  if (type === 'nothing') return undefined;
  if (type === 'application/octet-stream') return new Uint8Array(await response.arrayBuffer());
  if (type !== undefined && type !== 'application/json') return response.text();
  try {
    return await response.json();
  } catch (error) {
    // A page of a proxy.
    if (error instanceof SyntaxError) throw new UnreadableAnswer(error);
    throw error instanceof TypeError ? new NoAnswer(error) : error;
  }
}

/** The answer of one call, before it is read: for what is read while it comes. Rejects with ApiError as a call does. */
export async function sendTo(
  fetcher: Fetcher,
  origin: string,
  endpoint: EndpointDefinition,
  input: AnyInput,
): Promise<Response> {
  const response = await fetcher(buildRequest(origin, endpoint, input));
  if (!response.ok) throw new ApiError(await problemOf(response, endpoint));
  return response;
}

async function call(
  fetcher: Fetcher,
  origin: string,
  endpoint: EndpointDefinition,
  input: AnyInput,
) {
  const response = await sendTo(fetcher, origin, endpoint, input);
  const read = z.safeParse(endpoint.response, await contentOf(response, endpoint.produces));
  if (!read.success) throw new UnreadableAnswer(read.error);
  return read.data;
}

/**
 * The typed calls of one area: `tenders.list({ query })`. Rejects with ApiError when the server answers a
 * Problem, with UnreadableAnswer when it answers what the contract does not declare, and with the fetcher's own
 * error when no answer comes at all.
 */
export function createAreaClient<T extends Record<string, EndpointDefinition>>(
  endpoints: T,
  fetcher: Fetcher,
  origin: string,
): AreaClient<T> {
  const calls = Object.entries(endpoints).map(([name, endpoint]) => [
    name,
    (input: AnyInput = {}) => call(fetcher, origin, endpoint, input),
  ]);
  // The mapped type describes what the loop above builds; TypeScript cannot follow Object.entries.
  return Object.fromEntries(calls) as AreaClient<T>;
}

/** The typed client of a contract: `client.tenders.list({ query })`. */
export function createClient<T extends AreaTable>(
  table: T,
  fetcher: Fetcher,
  origin: string,
): Client<T> {
  const areas = Object.entries(table).map(([area, { endpoints }]) => [
    area,
    createAreaClient(endpoints, fetcher, origin),
  ]);
  return Object.fromEntries(areas) as Client<T>;
}
