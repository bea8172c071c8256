import type { runReasons } from '@pliego/contract/areas/connector-shapes';
import type { Logger } from 'pino';
import * as z from 'zod';
import type { Database } from '#server/db/database.ts';
import { withoutParameters } from '#server/db/database.ts';

type Reason = (typeof runReasons)[number];

export interface ConnectorJob {
  connectorId: number;
  reason: Reason;
}

/** Jobs that wait in the database for their time, for whichever process comes first. */
export interface JobQueue {
  /** Adds a job at a time. One job per connector and minute. */
  send(job: ConnectorJob, at: Date): Promise<void>;
  /** Takes jobs whose time has come. */
  take(most: number): Promise<(ConnectorJob & { id: string })[]>;
  done(id: string): Promise<void>;
  /** Requeues the jobs of dead processes, and deletes old finished ones. */
  tidy(): Promise<void>;
}

const name = 'conectores';

const Taken = z.object({
  id: z.string(),
  data: z.object({
    connectorId: z.number(),
    reason: z.enum(['programada', 'a-mano', 'historico', 'licitacion']),
  }),
});

/**
 * pg-boss over our own database, its tables in a separate schema. Its workers are not used: they poll
 * each by itself and end jobs without waiting for it, so that a database out of reach would end the process
 * (docs/decisions/0016). It is loaded when the first connector is active, and never before.
 */
export async function openJobQueue(
  database: Pick<Database, 'asOwner'>,
  log: Pick<Logger, 'error'>,
): Promise<JobQueue> {
  const { default: PgBoss } = await import('pg-boss');
  const boss = new PgBoss({
    db: {
      executeSql: async (text: string, values?: unknown[]) => {
        const { rows } = await database.asOwner(text, values);
        return { rows };
      },
    },
    schema: 'pgboss',
    schedule: false,
    supervise: false,
    archiveCompletedAfterSeconds: 3_600,
    deleteAfterHours: 24,
  });
  boss.on('error', (error) => log.error({ err: withoutParameters(error) }, 'the job queue failed'));
  await boss.start();
  // Lost jobs are added again; a failed job need not be kept.
  await boss.createQueue(name, {
    name,
    policy: 'short',
    retryLimit: 1,
    expireInMinutes: 10,
    retentionDays: 2,
  });
  return {
    send: async ({ connectorId, reason }, at) => {
      const minute = at.toISOString().slice(0, 16);
      const options = { startAfter: at, singletonKey: `${connectorId} ${reason} ${minute}` };
      await boss.send(name, { connectorId, reason }, options);
    },
    take: async (most) => {
      const jobs = await boss.fetch(name, { batchSize: most });
      return jobs.flatMap((job) => {
        const taken = Taken.safeParse(job);
        return taken.success ? [{ id: taken.data.id, ...taken.data.data }] : [];
      });
    },
    done: async (id) => {
      await boss.complete(name, id);
    },
    tidy: async () => {
      await boss.maintain();
    },
  };
}
