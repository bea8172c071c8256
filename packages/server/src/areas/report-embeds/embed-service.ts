import type { EmbedSettings, EmbedToken } from '@pliego/contract/areas/report-embeds';
import { createMessage } from '@pliego/contract/message';
import type * as z from 'zod/mini';
import { providerFetch } from '#server/auth/provider-fetch.ts';
import { EmbedFailure, failureOf, refusalOf } from './embed-failure.ts';

/** What may be reached of the services of dashboards. */
export interface EmbedReach {
  /** Whether those of private networks and of this machine may be used, and over http. */
  readonly allowsPrivate: boolean;
  /** The addresses of Power BI. */
  readonly powerBi: { readonly login: string; readonly api: string; readonly app: string };
}

/** Power BI of the public cloud. */
export const publicPowerBi: EmbedReach['powerBi'] = {
  login: 'https://login.microsoftonline.com',
  api: 'https://api.powerbi.com',
  app: 'https://app.powerbi.com',
};

/** What a service needs to make a token. */
export interface Minting<Settings extends EmbedSettings = EmbedSettings> {
  settings: Settings;
  /** Opened for this call alone; empty where the service asks for none. */
  secret: string;
  reach: EmbedReach;
  /** Ours, which the service has to let show it. */
  ours: URL;
  now: Date;
}

/** One kind of service: how it is asked to let a reader in. Throws EmbedFailure. */
export type EmbedService<Settings extends EmbedSettings> = (
  minting: Minting<Settings>,
) => Promise<Extract<EmbedToken, { tipo: Settings['tipo'] }>>;

interface Asking {
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  json?: object;
  form?: Record<string, string>;
}

/** An answer that has been read, with the cookies that came with it. */
export interface Answered<T> {
  data: T;
  cookies: string;
}

interface Sent {
  body: string | undefined;
  type: Record<string, string>;
}

function bodyOf({ json, form }: Asking): Sent {
  if (form !== undefined) {
    return {
      body: new URLSearchParams(form).toString(),
      type: { 'content-type': 'application/x-www-form-urlencoded' },
    };
  }
  if (json === undefined) return { body: undefined, type: {} };
  return { body: JSON.stringify(json), type: { 'content-type': 'application/json' } };
}

function parsed<S extends z.ZodMiniType>(schema: S, written: string): z.output<S> {
  try {
    return schema.parse(JSON.parse(written));
  } catch {
    throw new EmbedFailure(createMessage('tablero-no-se-entiende'));
  }
}

/** Asks a service for JSON of a form. Throws EmbedFailure. */
export async function askService<S extends z.ZodMiniType>(
  { allowsPrivate }: EmbedReach,
  address: string,
  schema: S,
  asking: Asking = {},
): Promise<Answered<z.output<S>>> {
  const { method = 'GET', headers = {} } = asking;
  const { body, type } = bodyOf(asking);
  let answer: Response;
  let written: string;
  try {
    answer = await providerFetch(allowsPrivate)(address, {
      method,
      headers: { accept: 'application/json', ...type, ...headers },
      body,
      redirect: 'manual',
    });
    written = await answer.text();
  } catch (error) {
    throw failureOf(error);
  }
  if (!answer.ok) throw refusalOf(answer.status);
  const cookies = answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0] ?? '')
    .join('; ');
  return { data: parsed(schema, written), cookies };
}
