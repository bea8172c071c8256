import { randomBytes, randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import pino, { type Logger } from 'pino';
import { createApp } from './app.ts';
import type { ImportQueue } from './areas/sources/import-queue.ts';
import { addressReader } from './auth/client-address.ts';
import { secureReader } from './auth/is-secure.ts';
import { knownKey } from './auth/secret-box.ts';
import { type Env, readEnv } from './env.ts';
import { answerMalformed, answerUnasked, maxHeaderBytes } from './malformed-request.ts';
import { openDatabase, type OpenDatabase } from './open-database.ts';
import { Metrics, type ServedMetrics } from './metrics.ts';
import { mountOperator } from './operator/routes.ts';
import { serveWeb } from './serve-web.ts';
import { openServices } from './services.ts';
import { startProblem } from './start-problem.ts';
import { listenFailureText } from './texts/failure-text.ts';
import { timer } from './wait.ts';

/** Beside this file once built; the sources are at the same depth. */
const files = {
  migrationsFolder: new URL('../migrations', import.meta.url).pathname,
  workerFile: new URL('./embedded-worker.js', import.meta.url),
};
const webFolder = new URL('../../web/dist', import.meta.url).pathname;
const { version } = JSON.parse(
  readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
) as { version: string };

// What it writes is for its own user alone, whatever the shell or the service manager allows others.
process.umask(0o077);

const now = (): Date => new Date();
/** Also draws the secrets of the sample sign-in, so it must not be guessed. */
const random = (): number => randomInt(2 ** 47) / 2 ** 47;

/** An address of this server on this machine; the wildcard address is not one. */
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

/** The metrics, where the operator gave them a token. */
function metricsOf({ metricsToken: token }: Env, imports: ImportQueue): ServedMetrics | null {
  if (token === undefined) return null;
  return { token, metrics: new Metrics({ pendingImports: () => imports.pending }) };
}

async function serveOn(opened: OpenDatabase, env: Env, log: Logger): Promise<void> {
  const { database, uploadsDir, hasRoom, folder } = opened;
  let listensAt = addressOnPort(env.host, env.port);
  const baseUrl = () => env.publicUrl ?? listensAt;
  const services = await openServices(opened, env, { now, random, baseUrl }, log);
  const { imports, connectorJobs, dependencies, live, mail, secrets, webhooks } = services;
  const app = createApp({
    providers: { allowsPrivate: env.providerPrivate },
    embeds: { allowsPrivate: env.embedPrivate, powerBi: env.powerBi },
    database,
    now,
    log,
    version,
    imports,
    connectors: { dependencies, wake: (id, reason) => connectorJobs.wake(id, reason) },
    uploadsDir,
    sample: env.sample,
    random,
    wait: timer,
    mail,
    secrets,
    live,
    webhooks,
    baseUrl,
    addressOf: addressReader(env.trustProxy),
    isSecure: secureReader({ trustProxy: env.trustProxy, baseUrl }),
    metrics: metricsOf(env, imports),
  });
  const token = randomBytes(32).toString('base64url');
  if (folder !== null) {
    const { copyFiles } = opened;
    const { workerFile } = files;
    const secretKey = knownKey(env);
    const operator = { database, uploadsDir, copyFiles, hasRoom, secretKey, workerFile };
    mountOperator(app, { ...operator, baseUrl, version, now, imports, token, log });
  }
  serveWeb(app, webFolder);
  const stopUpkeep = services.startUpkeep();

  const listener = getRequestListener(app.fetch, {
    hostname: env.host,
    errorHandler: (error) => answerUnasked(error, log),
  });
  const server = createServer({ maxHeaderSize: maxHeaderBytes }, (incoming, outgoing) => {
    void listener(incoming, outgoing);
  });
  server.on('clientError', (error, socket) => void answerMalformed(error, socket, log));
  stopWithProcess({ server, stopUpkeep, close: services.close }, env, log);
  server.listen(env.port, env.host, () => {
    const { port } = server.address() as AddressInfo;
    listensAt = addressOnPort(env.host, port);
    folder?.announce(listensAt, token);
    const { dataDir } = env;
    const mailFolder = services.folder;
    log.info({ url: listensAt, database: database.kind, dataDir, mailFolder }, 'listening');
    printAddress(listensAt, env, mailFolder);
    // Only now: the start does not wait for connectors.
    void connectorJobs.begin();
  });
}

/** Printed to the operator at each start of such a server. */
const demoWarning = `
*************************************************************************
  ATENCIÓN: DEMOSTRACIÓN ABIERTA A OTROS (PLIEGO_DEMO=1)
  Cualquiera que llegue a esta dirección entra como administrador con la
  contraseña que muestra la pantalla de ingreso. No guardes aquí nada tuyo.
*************************************************************************
`;

/** Logs the address of the server, and the base of the links in its mails. */
function printAddress(url: string, env: Env, mailFolder: string | null): void {
  const { publicUrl } = env;
  process.stdout.write(`\nPliego está en ${url}\n`);
  if (env.isPublic && env.demo) process.stdout.write(demoWarning);
  if (mailFolder !== null) {
    process.stdout.write(`Sin PLIEGO_SMTP, los correos se guardan en ${mailFolder}\n`);
  } else if (publicUrl === undefined) {
    process.stdout.write(`Los enlaces de los correos llevan a ${url}: cámbialo con PLIEGO_URL\n`);
  }
}

interface Running {
  server: Server;
  stopUpkeep: () => void;
  close: () => Promise<void>;
}

/** Stops the server when the process is asked to end, or when it cannot listen. */
function stopWithProcess({ server, stopUpkeep, close }: Running, env: Env, log: Logger): void {
  let stopping = false;
  async function stop(exitCode: number): Promise<void> {
    if (stopping) return;
    stopping = true;
    stopUpkeep();
    server.close();
    // Pending requests get a moment; what they wrote is safe either way.
    setTimeout(() => server.closeAllConnections(), 3_000).unref();
    try {
      await close();
      log.info('stopped');
      process.exit(exitCode);
    } catch (error) {
      log.error({ err: error }, 'could not stop cleanly');
      process.exit(1);
    }
  }
  server.on('error', (error: NodeJS.ErrnoException) => {
    process.stderr.write(`${listenFailureText(error, env)}\n`);
    void stop(1);
  });
  process.on('SIGTERM', () => void stop(0));
  process.on('SIGINT', () => void stop(0));
}

function refuseToStart(why: string): never {
  process.stderr.write(`${why}\n`);
  process.exit(1);
}

/** The environment, or its mistakes. */
function environment(): Env {
  try {
    return readEnv(process.env, process.cwd());
  } catch (error) {
    return refuseToStart(error instanceof Error ? error.message : String(error));
  }
}

const env = environment();
try {
  await start(env);
} catch (error) {
  refuseToStart(startProblem(error, env));
}
