import type { Logger } from 'pino';
import { checkKey } from './areas/auth/key-commands.ts';
import { createConnectorDependencies } from './areas/connectors/create-connector-dependencies.ts';
import type { ConnectorDependencies } from './areas/connectors/connector-dependencies.ts';
import { fillLegalTerms } from './areas/deadlines/legal-term-commands.ts';
import { linkBuyers } from './areas/sources/same-buyer-commands.ts';
import { noteEmptyAsFolded, refoldAll } from './areas/sources/refold-commands.ts';
import { ImportQueue } from './areas/sources/import-queue.ts';
import { createWebhookDependencies } from './areas/webhooks/create-webhook-dependencies.ts';
import type { WebhookDependencies } from './areas/webhooks/deliver.ts';
import { WebhookWorker } from './areas/webhooks/webhook-worker.ts';
import { furnishReasons } from './areas/work/reason-commands.ts';
import { furnishCompanies } from './areas/tasks/furnish-companies.ts';
import { keyOfFolder, SecretBox } from './auth/secret-box.ts';
import { refuseDemo } from './demo/refuse-demo.ts';
import { seedDemo } from './demo/seed.ts';
import { type Database, withoutParameters } from './db/database.ts';
import type { Env } from './env.ts';
import { LiveHub } from './areas/notices/live-hub.ts';
import { startCollecting } from './jobs/collect-mails.ts';
import { ConnectorJobs } from './jobs/connector-jobs.ts';
import { exportJob } from './jobs/export-job.ts';
import { openJobQueue } from './jobs/job-queue.ts';
import { startBeat } from './jobs/live-beat.ts';
import { startMaintenance } from './jobs/maintenance.ts';
import { matchJob } from './jobs/match-job.ts';
import { watchJob } from './jobs/watch-job.ts';
import { startNotices } from './jobs/notice-job.ts';
import { startWebhooks } from './jobs/webhook-job.ts';
import { databaseOutbox } from './mail/database-outbox.ts';
import { openMail } from './mail/open-mail.ts';
import type { OpenDatabase } from './open-database.ts';
import { timer } from './wait.ts';

/** What a server has besides its routes: secrets, mails, imports, connectors and upkeep. */
export interface Services extends ReturnType<typeof openMail> {
  secrets: SecretBox;
  imports: ImportQueue;
  connectorJobs: ConnectorJobs;
  dependencies: ConnectorDependencies;
  /** Who tells open pages what changed. */
  live: LiveHub;
  webhooks: WebhookDependencies;
  /** Begins the upkeep of the database, and what is told and mailed by the clock; what it returns ends it. */
  startUpkeep: () => () => void;
  /** Stops all work, and closes the database last. */
  close: () => Promise<void>;
}

/** An upgrade may fold stored observations differently. Runs in the background. */
async function refoldStored(database: Database, signal: AbortSignal, log: Logger): Promise<void> {
  try {
    const batches = await refoldAll(database, signal);
    await linkBuyers(database, signal);
    if (batches === 0) return;
    // Every row was written anew; until the old ones are gone, counts read both.
    await database.maintain();
    log.info({ batches }, 'tenders folded anew');
  } catch (error) {
    if (!signal.aborted) log.error({ err: withoutParameters(error) }, 'refolding failed');
  }
}

/** Clock, chance, and where people reach this server. */
interface World {
  now: () => Date;
  random: () => number;
  baseUrl: () => string;
}

export async function openServices(
  opened: OpenDatabase,
  env: Env,
  { now, random, baseUrl }: World,
  log: Logger,
): Promise<Services> {
  const { database, hasRoom, uploadsDir } = opened;
  const secrets = new SecretBox(env.secretKey ?? keyOfFolder(env.dataDir));
  await checkKey(database, secrets, env.dataDir);
  const { mail, folder } = openMail(env, databaseOutbox({ database, secrets, now }), log);
  await noteEmptyAsFolded(database);
  await fillLegalTerms(database);
  await refuseDemo(database, env);
  if (env.demo) await seedDemo(database, now());
  await furnishReasons(database);
  await furnishCompanies(database);

  const imports = new ImportQueue({ database, now, hasRoom }, log);
  const closing = new AbortController();
  const { signal } = closing;
  const { trustedHosts } = env;
  const inside = { database, secrets, now, random, log, hasRoom, trustedHosts, closing: signal };
  const dependencies = createConnectorDependencies(inside);
  const connectorJobs = new ConnectorJobs({
    dependencies,
    openQueue: () => openJobQueue(database, log),
    log,
    wait: timer,
  });

  const watch = watchJob(database, now, log);
  const matches = matchJob(database, now, log);
  const exports = exportJob({ database, baseUrl, now, log });
  const live = new LiveHub({ database, now, log });
  const webhooks = createWebhookDependencies({
    ...inside,
    baseUrl,
    allowsPrivate: env.webhookPrivate,
  });
  const worker = new WebhookWorker(webhooks);

  function startUpkeep(): () => void {
    void refoldStored(database, signal, log);
    const stopMaintenance = startMaintenance(database, uploadsDir, now, log);
    const stopCollecting = startCollecting(mail);
    watch.start();
    matches.start();
    exports.start();
    const stopNotices = startNotices({ database, secrets, mail, baseUrl, now, log });
    const stopWebhooks = startWebhooks(worker);
    const stopBeat = startBeat(live);
    return () => {
      stopMaintenance();
      stopCollecting();
      stopNotices();
      stopWebhooks();
      stopBeat();
    };
  }

  async function close(): Promise<void> {
    closing.abort();
    await watch.close();
    await matches.close();
    await exports.close();
    await worker.idle();
    await live.close();
    await connectorJobs.close();
    await imports.close();
    await mail.close();
    await opened.close();
  }

  const around = { secrets, mail, folder, imports, connectorJobs, dependencies };
  return { ...around, live, webhooks, startUpkeep, close };
}
