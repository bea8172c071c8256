import { randomBytes, randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { serve } from '@hono/node-server';
import pino, { type Logger } from 'pino';
import { createApp } from './app.ts';
import { realSurroundings } from './areas/connectors/real-surroundings.ts';
import { ImportQueue } from './areas/sources/import-queue.ts';
import { checkKey } from './areas/auth/key-commands.ts';
import { addressReader } from './auth/client-address.ts';
import { keyOfFolder, SecretBox } from './auth/secret-box.ts';
import { withoutParameters } from './db/database.ts';
import { seedDemo } from './demo/seed.ts';
import { type Env, readEnv } from './env.ts';
import { startCollecting } from './jobs/collect-mails.ts';
import { ConnectorJobs } from './jobs/connector-jobs.ts';
import { openJobQueue } from './jobs/job-queue.ts';
import { startMaintenance } from './jobs/maintenance.ts';
import { databaseOutbox } from './mail/database-outbox.ts';
import { openMail } from './mail/open-mail.ts';
import { answerMalformed, maxHeaderBytes } from './malformed-request.ts';
import { openDatabase, type OpenDatabase } from './open-database.ts';
import { mountOperator } from './operator/routes.ts';
import { serveWeb } from './serve-web.ts';
import { timer } from './wait.ts';

/** Beside this file once built; the sources stand at the same depth. */
const files = {
  migrationsFolder: new URL('../migrations', import.meta.url).pathname,
  workerFile: new URL('./embedded-worker.js', import.meta.url),
};
const webFolder = new URL('../../web/dist', import.meta.url).pathname;
const { version } = JSON.parse(
  readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
) as { version: string };

const now = (): Date => new Date();
/** Also draws the secrets of the sample sign-in, so it must not be guessed. */
const random = (): number => randomInt(2 ** 47) / 2 ** 47;

/** An address that leads here from this machine; one that stands for all of them leads nowhere. */
function addressOnPort(host: string, port: number): string {
  const reachable = { '0.0.0.0': '127.0.0.1', '::': '::1' }[host] ?? host;
  return `http://${reachable.includes(':') ? `[${reachable}]` : reachable}:${port}`;
}

async function start(env: Env): Promise<void> {
  const log = pino({ level: env.logLevel });
  const opened = await openDatabase(env, files, log);
  try {
    await serveOn(opened, env, log);
  } catch (error) {
    await opened.close();
    throw error;
  }
}

async function serveOn(opened: OpenDatabase, env: Env, log: Logger): Promise<void> {
  const { database, uploadsDir, hasRoom, folder, close } = opened;
  const secrets = new SecretBox(env.secretKey ?? keyOfFolder(env.dataDir));
  await checkKey(database, secrets, env.dataDir);
  const outbox = databaseOutbox({ database, secrets, now });
  const { mail, folder: mailFolder } = openMail(env, outbox, log);
  if (env.demo) await seedDemo(database, now());

  const imports = new ImportQueue({ database, now, hasRoom }, log);
  const closing = new AbortController();
  const surroundings = realSurroundings({
    database,
    secrets,
    now,
    random,
    log,
    hasRoom,
    closing: closing.signal,
  });
  const connectorJobs = new ConnectorJobs({
    surroundings,
    openQueue: () => openJobQueue(database, log),
    log,
    wait: timer,
  });
  let listensAt = addressOnPort(env.host, env.port);
  const app = createApp({
    database,
    now,
    log,
    version,
    imports,
    connectors: { surroundings, wake: (id, reason) => connectorJobs.wake(id, reason) },
    uploadsDir,
    keepsSample: env.keepsSample,
    random,
    mail,
    secrets,
    baseUrl: () => env.publicUrl ?? listensAt,
    addressOf: addressReader(env.trustProxy),
  });
  const token = randomBytes(32).toString('base64url');
  if (folder !== null) mountOperator(app, { database, now, hasRoom, imports, token });
  serveWeb(app, webFolder);
  const stopMaintenance = startMaintenance(database, uploadsDir, now, log);
  const stopCollecting = startCollecting(mail);

  const options = {
    fetch: app.fetch,
    hostname: env.host,
    port: env.port,
    serverOptions: { maxHeaderSize: maxHeaderBytes },
  };
  const server = serve(options, ({ port }) => {
    const url = addressOnPort(env.host, port);
    listensAt = url;
    folder?.announce(url, token);
    log.info({ url, database: database.kind, dataDir: env.dataDir, mailFolder }, 'listening');
    process.stdout.write(`\nPliego está en ${url}\n`);
    // Only now: nobody who starts a server waits for what others publish.
    void connectorJobs.begin();
    if (mailFolder !== null) {
      process.stdout.write(`Sin PLIEGO_SMTP, los correos se guardan en ${mailFolder}\n`);
    } else if (env.publicUrl === undefined) {
      process.stdout.write(`Los enlaces de los correos llevan a ${url}: cámbialo con PLIEGO_URL\n`);
    }
  });
  server.on('clientError', (error, socket) => void answerMalformed(error, socket));
  server.on('error', (error: NodeJS.ErrnoException) => {
    const taken = error.code === 'EADDRINUSE';
    const why = taken
      ? `El puerto ${env.port} está ocupado: elige otro con PORT.`
      : `No se pudo atender en ${env.host}:${env.port}: ${error.message}`;
    process.stderr.write(`${why}\n`);
    void stop(1);
  });

  let stopping = false;
  async function stop(exitCode: number): Promise<void> {
    if (stopping) return;
    stopping = true;
    stopMaintenance();
    stopCollecting();
    server.close();
    // Requests under way get a moment; what they wrote is safe either way.
    setTimeout(
      () => 'closeAllConnections' in server && server.closeAllConnections(),
      3_000,
    ).unref();
    try {
      closing.abort();
      await connectorJobs.close();
      await imports.close();
      await mail.close();
      await close();
      log.info('stopped');
      process.exit(exitCode);
    } catch (error) {
      log.error({ err: error }, 'could not stop cleanly');
      process.exit(1);
    }
  }
  process.on('SIGTERM', () => void stop(0));
  process.on('SIGINT', () => void stop(0));
}

try {
  await start(readEnv(process.env, process.cwd()));
} catch (thrown) {
  const error = withoutParameters(thrown);
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
