import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { runNotices } from '@pliego/server/areas/notices/run-notices';
import { hashed } from '@pliego/server/areas/sources/fold-batch';
import { ingestBatch } from '@pliego/server/areas/sources/ingest';
import { watchAll } from '@pliego/server/areas/work/watch/watch-commands';
import { keyBytes, SecretBox } from '@pliego/server/auth/secret-box';
import type { Database } from '@pliego/server/db/database';
import type { Engine } from '@pliego/server/db/embedded/engine';
import { openEmbedded } from '@pliego/server/db/embedded/open';
import { openWorkerEngine } from '@pliego/server/db/embedded/worker-engine';
import { upkeep } from '@pliego/server/jobs/maintenance';
import { databaseOutbox } from '@pliego/server/mail/database-outbox';
import { PostOffice } from '@pliego/server/mail/post-office';
import pino from 'pino';
import { files } from './environment.ts';
import { type Figure, ms, whole } from './measure.ts';
import { withEmbedded } from './standing.ts';
import { changedTenders } from './tenders.ts';

const tenders = 150_000;
/** Which share of them changes before the upkeep: a day of a busy portal. */
const changed = tenders / 15;
const aimMs = 500;
const batchSize = 500;
/** How often somebody asks for something meanwhile. */
const askMs = 20;

interface Message {
  text: string;
  took: number;
  /** Of it, how long a processor worked: that is the same on a machine that others keep busy. */
  worked: number;
}

/** An engine that notes how long each message took, by the first words of what it asks. */
function noted(engine: Engine, messages: Message[]): Engine {
  return {
    ...engine,
    restarts: () => engine.restarts(),
    restart: () => engine.restart(),
    close: () => engine.close(),
    send: async (bytes, limitMs) => {
      const said = Buffer.from(bytes).toString('latin1');
      const text = said.replaceAll(/[^\x20-\x7e]+/g, ' ').replaceAll(/\s+/g, ' ');
      const started = performance.now();
      const before = process.cpuUsage();
      try {
        return await engine.send(bytes, limitMs);
      } finally {
        const { user, system } = process.cpuUsage(before);
        const took = performance.now() - started;
        messages.push({ text: text.slice(0, 110), took, worked: (user + system) / 1000 });
      }
    },
  };
}

/** Has sources say something new of some tenders. */
async function changeSome(database: Database, madeAt: Date, now: Date): Promise<void> {
  const observations = changedTenders(changed, madeAt, now).map((one) => hashed(one));
  const context = { runId: null, companyId: null, readAt: now.toISOString() };
  for (let at = 0; at < observations.length; at += batchSize) {
    await ingestBatch(database, observations.slice(at, at + batchSize), context);
  }
}

/** How long somebody waited who asked for something again and again while the work was done. */
async function longestWait(database: Database, work: () => Promise<void>): Promise<number> {
  const over = new AbortController();
  let longest = 0;
  async function ask(): Promise<void> {
    while (!over.signal.aborted) {
      const started = performance.now();
      await database.read('system', (tx) => tx.execute('select 1'));
      longest = Math.max(longest, performance.now() - started);
      await setTimeout(askMs);
    }
  }
  const asking = ask();
  try {
    await work();
  } finally {
    over.abort();
    await asking;
  }
  return longest;
}

/** What the server does by itself, beside requests and imports. */
function jobsOf(database: Database, folder: string, now: () => Date) {
  const log = pino({ level: 'silent' });
  const secrets = new SecretBox(Buffer.alloc(keyBytes, 1));
  const outbox = databaseOutbox({ database, secrets, now });
  const mail = new PostOffice({ mailer: { send: async () => undefined }, outbox, log });
  const baseUrl = () => 'http://localhost';
  return {
    'cambios en lo que se sigue': () => watchAll(database, now),
    'avisos y correos': async () => {
      await runNotices({ database, secrets, mail, baseUrl, now, log });
      await mail.idle();
    },
    'mantención de cada hora': () => upkeep(database, now(), folder),
  };
}

/** The longest that everybody waits for what the embedded server does by itself, after much was changed. */
export async function upkeepFigures(): Promise<Figure[]> {
  const kept = { tenders, hasExpedientes: true };
  return withEmbedded(kept, async ({ folder, madeAt }) => {
    const own = mkdtempSync(join(tmpdir(), 'pliego-upkeep-'));
    cpSync(folder, own, { recursive: true });
    const messages: Message[] = [];
    const place = { dataDir: join(own, 'postgres'), fsync: true };
    const engine = noted(openWorkerEngine(place, files.workerFile), messages);
    const database = await openEmbedded(engine, files.migrationsFolder);
    const figures: Figure[] = [];
    try {
      const now = new Date(madeAt.getTime() + 86_400_000);
      await changeSome(database, madeAt, now);
      for (const [name, job] of Object.entries(jobsOf(database, own, () => now))) {
        messages.length = 0;
        const started = performance.now();
        const waited = await longestWait(database, job);
        const all = performance.now() - started;
        const slowest = [...messages].sort((a, b) => b.took - a.took).slice(0, 8);
        for (const { text, took, worked } of slowest) {
          console.log(`  ${name}: ${ms(took)}, procesador ${ms(worked)}: ${text}`);
        }
        figures.push({
          what: `espera más larga, ${name}, ${whole(tenders)} licitaciones, ${whole(changed)} cambiadas`,
          measured: `${ms(waited)} de ${ms(all)}`,
          aim: `≤ ${aimMs} ms`,
          met: waited <= aimMs,
        });
      }
      messages.length = 0;
      await database.maintain();
      const [longest] = [...messages].sort((a, b) => b.took - a.took);
      console.log(`  ${ms(longest?.took ?? 0)} ${longest?.text ?? ''}`);
      figures.push({
        what: 'sentencia más larga cuando nadie pide nada',
        measured: ms(longest?.took ?? 0),
        aim: '—',
        met: null,
      });
    } finally {
      await database.close();
      rmSync(own, { recursive: true, force: true });
    }
    return figures;
  });
}
