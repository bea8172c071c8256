import { randomBytes } from 'node:crypto';
import { createApp } from '@pliego/server/app';
import { keyBytes, SecretBox } from '@pliego/server/auth/secret-box';
import { databaseOutbox } from '@pliego/server/mail/database-outbox';
import { PostOffice } from '@pliego/server/mail/post-office';
import { fillLegalTerms } from '@pliego/server/areas/deadlines/legal-term-commands';
import { LiveHub } from '@pliego/server/areas/notices/live-hub';
import { publicPowerBi } from '@pliego/server/areas/report-embeds/embed-service';
import { createConnectorDependencies } from '@pliego/server/areas/connectors/create-connector-dependencies';
import { createWebhookDependencies } from '@pliego/server/areas/webhooks/create-webhook-dependencies';
import { ImportQueue } from '@pliego/server/areas/sources/import-queue';
import { demoPassword } from '@pliego/server/areas/auth/demo-accounts';
import { users } from '@pliego/server/demo/people';
import { seedDemo } from '@pliego/server/demo/seed';
import type { OpenDatabase } from '@pliego/server/open-database';
import { serveWeb } from '@pliego/server/serve-web';
import { timer } from '@pliego/server/wait';
import pino from 'pino';
import { webDist, withDatabase } from './environment.ts';
import { writeTenders } from './tenders.ts';

export interface Served {
  app: ReturnType<typeof createApp>;
  database: OpenDatabase['database'];
  /** Of a signed-in administrator. */
  cookie: string;
}

/** Signs a person of the demonstration in; an administrator unless told otherwise. */
export async function signIn(app: Served['app'], email = users[0]?.email): Promise<string> {
  const response = await app.request('/api/auth/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: demoPassword }),
  });
  const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '');
  return cookies.join('; ');
}

interface Sent {
  method?: 'GET' | 'POST' | 'PATCH';
  json?: unknown;
  /** The version that a change is based on. */
  version?: number;
}

/** A call of the API as the person who is signed in; anything but an answer of success ends the measurement. */
export async function send<T>(
  { app, cookie }: Pick<Served, 'app' | 'cookie'>,
  path: string,
  { json, method = json === undefined ? 'GET' : 'POST', version }: Sent = {},
): Promise<T> {
  const headers = {
    cookie,
    'content-type': 'application/json',
    ...(version === undefined ? {} : { 'if-match': `"${version}"` }),
  };
  const body = json === undefined ? undefined : JSON.stringify(json);
  const response = await app.request(path, { method, headers, body });
  if (!response.ok) throw new Error(`${path} → ${response.status} ${await response.text()}`);
  return (await response.json()) as T;
}

/**
 * The whole server, as an app, over an embedded database with the demonstration and `count` tenders. It keeps the
 * sample data only when configured: by default, pages keep their own.
 */
export function withServer<T>(
  count: number,
  work: (served: Served) => Promise<T>,
  options: ServingOptions = {},
): Promise<T> {
  return withDatabase(async (opened) => {
    const now = new Date();
    await writeTenders(opened.database, count, { now });
    await seedDemo(opened.database, now);
    return work(await serve(opened, options));
  });
}

interface ServingOptions {
  keepsSample?: boolean;
  /** The time, unless it is this machine's. */
  clock?: () => Date;
}

/** The whole server, as an app, over a database that has the demonstration. */
export async function serve(
  { database, uploadsDir }: OpenDatabase,
  { keepsSample = false, clock = () => new Date() }: ServingOptions = {},
): Promise<Served> {
  await fillLegalTerms(database);
  const log = pino({ level: 'silent' });
  const secrets = new SecretBox(randomBytes(keyBytes));
  const outbox = databaseOutbox({ database, secrets, now: clock });
  const imports = new ImportQueue({ database, now: clock }, log);
  const closing = new AbortController().signal;
  const trustedHosts = new Set<string>();
  const around = {
    database,
    secrets,
    now: clock,
    random: Math.random,
    log,
    trustedHosts,
    closing,
  };
  const baseUrl = () => 'http://localhost';
  const app = createApp({
    database,
    now: clock,
    log,
    version: 'bench',
    imports,
    metrics: null,
    // No connector is active, so no service is called.
    connectors: { dependencies: createConnectorDependencies(around), wake: () => undefined },
    uploadsDir,
    sample: keepsSample ? 'server' : 'page',
    random: Math.random,
    wait: timer,
    // Nothing that is measured sends a mail.
    mail: new PostOffice({ mailer: { send: async () => undefined }, outbox, log }),
    secrets,
    live: new LiveHub({ database, now: clock, log }),
    // There are none.
    providers: { allowsPrivate: false },
    embeds: { allowsPrivate: false, powerBi: publicPowerBi },
    webhooks: createWebhookDependencies({ ...around, baseUrl, allowsPrivate: false }),
    baseUrl,
    addressOf: () => '127.0.0.1',
    isSecure: () => false,
  });
  serveWeb(app, webDist);
  return { app, database, cookie: await signIn(app) };
}
