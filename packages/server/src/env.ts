import { resolve } from 'node:path';
import * as z from 'zod';
import { type EmbedReach, publicPowerBi } from './areas/report-embeds/embed-service.ts';
import { readKey } from './auth/secret-box.ts';

/** Empty counts as not set, as people write it in compose files. */
const optional = <S extends z.ZodType>(schema: S) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());

/** Scheme and host alone: whatever follows would end up in the middle of every link. */
function isOrigin(text: string): boolean {
  if (!/^https?:\/\//.test(text) || !URL.canParse(text)) return false;
  const { origin } = new URL(text);
  return text === origin || text === `${origin}/`;
}

const Variables = z.object({
  PORT: optional(
    z.coerce
      .number('PORT debe ser un número')
      .int('PORT debe ser un número entero')
      .min(0, 'PORT debe estar entre 0 y 65535')
      .max(65_535, 'PORT debe estar entre 0 y 65535'),
  ),
  HOST: optional(z.string()),
  PLIEGO_DATA: optional(z.string()),
  DATABASE_URL: optional(
    z
      .string()
      .regex(/^postgres(ql)?:\/\//, 'DATABASE_URL debe empezar con postgres:// o postgresql://'),
  ),
  PLIEGO_OWNER_URL: optional(
    z
      .string()
      .regex(
        /^postgres(ql)?:\/\//,
        'PLIEGO_OWNER_URL debe empezar con postgres:// o postgresql://',
      ),
  ),
  PLIEGO_URL: optional(
    z
      .string()
      .refine(isOrigin, 'PLIEGO_URL debe ser como https://pliego.miempresa.cl, sin nada después'),
  ),
  PLIEGO_SMTP: optional(
    z
      .string()
      .refine(
        (text) => /^smtps?:\/\/[^/]/.test(text) && URL.canParse(text),
        'PLIEGO_SMTP debe ser como smtp://usuario:clave@servidor:587 o smtps://…',
      ),
  ),
  PLIEGO_MAIL_FROM: optional(
    z
      .string()
      .regex(
        /^(?:[^\p{C}<>@]*<[^\s\p{C}<>@]+@[^\s\p{C}<>@]+>|[^\s\p{C}<>@]+@[^\s\p{C}<>@]+)$/u,
        'PLIEGO_MAIL_FROM debe ser como Pliego <avisos@miempresa.cl>',
      ),
  ),
  PLIEGO_SECRET: optional(
    z
      .string()
      .transform((text) => readKey(text))
      .refine(
        (key) => key !== null,
        'PLIEGO_SECRET debe ser una clave de 32 bytes: 64 dígitos hexadecimales o 43 caracteres de base64url',
      ),
  ),
  PLIEGO_TRUST_PROXY: optional(z.enum(['0', '1'], 'PLIEGO_TRUST_PROXY debe ser 0 o 1')),
  PLIEGO_TRUSTED_HOSTS: optional(
    z
      .string()
      .transform((text) => text.split(',').map((host) => host.trim().toLowerCase()))
      .refine(
        (hosts) => hosts.every((host) => /^[a-z0-9.-]+$/.test(host)),
        'PLIEGO_TRUSTED_HOSTS debe ser una lista de servidores separados por comas, como datos.gob.cl,otro.cl',
      ),
  ),
  PLIEGO_WEBHOOK_PRIVATE: optional(z.enum(['0', '1'], 'PLIEGO_WEBHOOK_PRIVATE debe ser 0 o 1')),
  PLIEGO_OIDC_PRIVATE: optional(z.enum(['0', '1'], 'PLIEGO_OIDC_PRIVATE debe ser 0 o 1')),
  PLIEGO_EMBED_PRIVATE: optional(z.enum(['0', '1'], 'PLIEGO_EMBED_PRIVATE debe ser 0 o 1')),
  PLIEGO_POWERBI: optional(
    z
      .string()
      .transform((text) => text.split(',').map((address) => address.trim()))
      .refine(
        (addresses) => addresses.length === 3 && addresses.every(isOrigin),
        'PLIEGO_POWERBI debe ser tres direcciones separadas por comas: la de ingreso, la de la API y la de los reportes',
      )
      .transform(([login = '', api = '', app = '']) => ({ login, api, app })),
  ),
  PLIEGO_METRICS_TOKEN: optional(
    z.string().min(16, 'PLIEGO_METRICS_TOKEN debe tener al menos 16 caracteres'),
  ),
  PLIEGO_API_KEY: optional(z.string()),
  PLIEGO_FSYNC: optional(z.enum(['on', 'off'], 'PLIEGO_FSYNC debe ser on u off')),
  PLIEGO_DEMO: optional(z.enum(['0', '1'], 'PLIEGO_DEMO debe ser 0 o 1')),
  PLIEGO_SAMPLE: optional(
    z.enum(['off', 'page', 'server'], 'PLIEGO_SAMPLE debe ser off, page o server'),
  ),
  PLIEGO_LOG: optional(
    z.enum(
      ['debug', 'info', 'warn', 'error', 'silent'],
      'PLIEGO_LOG debe ser debug, info, warn, error o silent',
    ),
  ),
});

const Environment = Variables.refine(
  ({ PLIEGO_SMTP, PLIEGO_MAIL_FROM }) =>
    PLIEGO_SMTP === undefined || PLIEGO_MAIL_FROM !== undefined,
  {
    path: ['PLIEGO_MAIL_FROM'],
    message: 'PLIEGO_MAIL_FROM hace falta junto con PLIEGO_SMTP: di quién envía los correos',
  },
);

/**
 * What answers the sample areas of the template: nothing, and its pages are left out; the page of each
 * visitor; or this server, with rows for each company.
 */
export type SampleMode = 'off' | 'page' | 'server';

/** The configuration of a process. See docs/running.md. */
export interface Env {
  port: number;
  host: string;
  /** Folder of the embedded database, its lock and passing uploads. */
  dataDir: string;
  /** Whether the embedded database syncs a commit to the disk before it confirms it. */
  fsync: boolean;
  /** A PostgreSQL server; without it the embedded database is used. */
  databaseUrl: string | undefined;
  /** Of the user that owns its tables, where it is not the one that serves. */
  ownerUrl: string | undefined;
  /** Where people reach this server, for the links in mails; without it, where it listens. */
  publicUrl: string | undefined;
  /** Mail server; without it mails are written into a folder. May hold a password. */
  smtpUrl: string | undefined;
  /** Sender of every mail. */
  mailFrom: string;
  /** Key of the secrets in the database; without it, one kept in the data folder. */
  secretKey: Uint8Array | undefined;
  /** Whether a trusted proxy sets X-Forwarded-For to the client address. */
  trustProxy: boolean;
  /** Hosts whose word on public tenders counts for every company, besides those of the official services. */
  trustedHosts: ReadonlySet<string>;
  /** Whether webhooks may lead into private networks and to this machine, and over http. */
  webhookPrivate: boolean;
  /** Whether identity providers may be in private networks and on this machine, and over http. */
  providerPrivate: boolean;
  /** Whether services of dashboards may be in private networks and on this machine, and over http. */
  embedPrivate: boolean;
  /** The addresses of Power BI: of the public cloud, or of another one of Microsoft's. */
  powerBi: EmbedReach['powerBi'];
  /** Whether an empty database gets the demonstration companies. */
  demo: boolean;
  /** Whether others than this machine reach the server: by where it listens, by a proxy, or by the address it is known at. */
  isPublic: boolean;
  sample: SampleMode;
  /** The token a metrics collector has to send; without it there are no metrics. */
  metricsToken: string | undefined;
  /** With which `mcp` of the command line calls a server. */
  apiKey: string | undefined;
  logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent';
}

/** A name or an address that leads to this machine alone. */
const isLoopback = (host: string) => /^(?:localhost|127(?:\.\d+){3}|\[?::1\]?)$/i.test(host);

/** Reads and checks the environment; throws with one Spanish line a mistake. */
export function readEnv(variables: NodeJS.ProcessEnv, cwd: string): Env {
  const parsed = Environment.safeParse(variables);
  if (!parsed.success) {
    const lines = parsed.error.issues.map(({ path, message }) => `  ${path.join('.')}: ${message}`);
    throw new Error(`La configuración tiene errores:\n${lines.join('\n')}`);
  }
  const { PORT, HOST, PLIEGO_DATA, DATABASE_URL, PLIEGO_DEMO, PLIEGO_LOG } = parsed.data;
  const host = HOST ?? '127.0.0.1';
  const isPublic =
    !isLoopback(host) ||
    parsed.data.PLIEGO_TRUST_PROXY === '1' ||
    (parsed.data.PLIEGO_URL !== undefined && !isLoopback(new URL(parsed.data.PLIEGO_URL).hostname));
  // The passwords of the demonstration are on its sign-in screen: for others it is only shown on request.
  const demo = PLIEGO_DEMO === undefined ? !isPublic : PLIEGO_DEMO === '1';
  const { PLIEGO_URL, PLIEGO_SMTP, PLIEGO_MAIL_FROM, PLIEGO_SECRET } = parsed.data;
  return {
    port: PORT ?? 3000,
    host,
    dataDir: resolve(cwd, PLIEGO_DATA ?? 'data'),
    fsync: parsed.data.PLIEGO_FSYNC !== 'off',
    databaseUrl: DATABASE_URL,
    ownerUrl: parsed.data.PLIEGO_OWNER_URL,
    publicUrl: PLIEGO_URL?.replace(/\/$/, ''),
    smtpUrl: PLIEGO_SMTP,
    mailFrom: PLIEGO_MAIL_FROM ?? 'Pliego <pliego@localhost>',
    secretKey: PLIEGO_SECRET ?? undefined,
    trustProxy: parsed.data.PLIEGO_TRUST_PROXY === '1',
    trustedHosts: new Set(parsed.data.PLIEGO_TRUSTED_HOSTS),
    webhookPrivate: parsed.data.PLIEGO_WEBHOOK_PRIVATE === '1',
    providerPrivate: parsed.data.PLIEGO_OIDC_PRIVATE === '1',
    embedPrivate: parsed.data.PLIEGO_EMBED_PRIVATE === '1',
    powerBi: parsed.data.PLIEGO_POWERBI ?? publicPowerBi,
    demo,
    isPublic,
    sample: parsed.data.PLIEGO_SAMPLE ?? (demo ? 'page' : 'off'),
    metricsToken: parsed.data.PLIEGO_METRICS_TOKEN,
    apiKey: parsed.data.PLIEGO_API_KEY,
    logLevel: PLIEGO_LOG ?? 'info',
  };
}
