import { sql } from 'drizzle-orm';
import pino from 'pino';
import { beforeAll, expect, it } from 'vitest';
import { rowsOf } from '#server/db/database.ts';
import { describeServer } from '#server/testing/test-server.ts';
import { type JobQueue, openJobQueue } from './job-queue.ts';

const job = (connectorId: number) => ({ connectorId, reason: 'programada' }) as const;

describeServer('the queue of jobs', (server) => {
  let queue: JobQueue;
  const log = pino({ level: 'silent' });
  // The database's own clock decides what is due.
  const now = new Date();

  beforeAll(async () => {
    queue = await openJobQueue(server.database, log);
  });

  const taken = async () =>
    (await queue.take(10)).map(({ connectorId }) => connectorId).sort((a, b) => a - b);

  it('gives a job when it is due, to one alone, and once', async () => {
    await queue.send(job(1), new Date(now.getTime() - 1_000));
    await queue.send(job(2), new Date(now.getTime() + 3_600_000));
    const [first, second] = await Promise.all([queue.take(5), queue.take(5)]);
    expect([...first, ...second].map(({ connectorId }) => connectorId)).toEqual([1]);
    for (const { id } of [...first, ...second]) await queue.done(id);
    expect(await taken()).toEqual([]);
  });

  it('keeps one of two that are for the same connector and minute', async () => {
    const at = new Date(now.getTime() - 1_000);
    await Promise.all([queue.send(job(3), at), queue.send(job(3), at), queue.send(job(4), at)]);
    expect(await taken()).toEqual([3, 4]);
  });

  it('opens over existing data, from any process', async () => {
    const at = new Date(now.getTime() - 1_000);
    await queue.send(job(5), at);
    const [again, other] = await Promise.all([
      openJobQueue(server.database, log),
      openJobQueue(server.database, log),
    ]);
    expect((await again.take(5)).map(({ connectorId }) => connectorId)).toEqual([5]);
    expect(await other.take(5)).toEqual([]);
    await other.tidy();
  });

  it('leaves the transactions beside it alone, also when a script of it fails', async () => {
    const script = 'begin; select 1 from nothing_at_all; commit';
    await Promise.all([
      expect(server.database.asOwner(script)).rejects.toThrow('nothing_at_all'),
      server.database.transaction({ companyId: 1, userId: 1 }, async (tx) => {
        const rows = await rowsOf<{ role: string }>(tx, sql`select current_user as role`);
        expect(rows).toEqual([{ role: 'pliego_app' }]);
        expect(await rowsOf(tx, sql`select 1 from tags`)).toHaveLength(3);
      }),
    ]);
    const { rows } = await server.database.asOwner("select 'still here' as said");
    expect(rows).toEqual([{ said: 'still here' }]);
  });

  it('is not visible inside a company', async () => {
    for (const scope of ['system', { companyId: 1, userId: 1 }] as const) {
      await expect(
        server.database.read(scope, (tx) => rowsOf(tx, sql`select 1 from pgboss.job`)),
      ).rejects.toThrow('pgboss');
    }
  });
});
