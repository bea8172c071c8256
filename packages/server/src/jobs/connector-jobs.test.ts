import pino from 'pino';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { activeConnector, ticket } from '#server/testing/connector-run.ts';
import { FakeMercadoPublico } from '#server/testing/fake-mercado-publico.ts';
import { describeServer } from '#server/testing/test-server.ts';
import { ConnectorJobs } from './connector-jobs.ts';
import type { ConnectorJob, JobQueue } from './job-queue.ts';

/** A queue in memory whose clock is the server's. */
function memoryQueue(now: () => Date) {
  const jobs = new Map<string, ConnectorJob & { id: string; at: Date }>();
  const queue: JobQueue = {
    send: async (job, at) => {
      const id = `${job.connectorId} ${job.reason} ${at.toISOString().slice(0, 16)}`;
      if (!jobs.has(id)) jobs.set(id, { ...job, id, at });
    },
    take: async (most) => {
      const due = [...jobs.values()].filter(({ at }) => at <= now()).slice(0, most);
      for (const { id } of due) jobs.delete(id);
      return due;
    },
    done: async () => {},
    tidy: async () => {},
  };
  return { jobs, queue };
}

describeServer('the jobs of connectors', (server) => {
  let jobs: ConnectorJobs;
  let opened: number;
  let polls: (() => void)[];
  let service: FakeMercadoPublico;
  let kept: ReturnType<typeof memoryQueue>;

  beforeEach(async () => {
    const { client } = await server.as('admin');
    for (const { id } of (await client.connectors.list()).datos) {
      await client.connectors.remove({ params: { id } });
    }
    server.setNow(new Date(server.now().getTime() + 86_400_000).toISOString());
    service = new FakeMercadoPublico(ticket, () => server.now());
    server.outside.services.set('api.mercadopublico.cl', service.answer);
    opened = 0;
    polls = [];
    kept = memoryQueue(() => server.now());
    jobs = new ConnectorJobs({
      dependencies: server.connectors,
      openQueue: async () => {
        opened += 1;
        return kept.queue;
      },
      log: pino({ level: 'silent' }),
      // The test triggers each poll, or a request does.
      wait: (_, signal) =>
        new Promise((resolve) => {
          const end = () => resolve(!signal.aborted);
          polls.push(end);
          signal.addEventListener('abort', end);
          if (signal.aborted) end();
        }),
    });
  });

  afterEach(() => jobs.close());

  const until = (condition: () => boolean) =>
    vi.waitUntil(condition, { timeout: 30_000, interval: 5 });

  it('open nothing while no connector is active', async () => {
    await jobs.begin();
    expect(opened).toBe(0);
  });

  it('run what is woken at once, and set the alarm for the next time', async () => {
    service.publish(3);
    const id = await activeConnector(server, 'mercado-publico');
    jobs.wake(id, 'programada');
    await until(() => [...kept.jobs.values()].some(({ at }) => at > server.now()));
    expect(service.calls.length).toBe(6);
    await jobs.close();
    expect(opened).toBe(1);
  });

  it('find again what a process lost', async () => {
    service.publish(1);
    await activeConnector(server, 'mercado-publico');
    server.setNow(new Date(server.now().getTime() + 120_000).toISOString());
    await jobs.begin();
    await until(() => polls.length > 0 && kept.jobs.size > 0);
    await until(() => service.calls.length > 0);
    expect(service.calls[0]?.asked).toBe('activas');
  });

  it('stop after the pending request', async () => {
    service.publish(50);
    const id = await activeConnector(server, 'mercado-publico');
    const stopped = new Promise<void>((resolve) => {
      service.onCall = () => {
        if (service.calls.length === 5) resolve(jobs.close());
      };
    });
    jobs.wake(id, 'programada');
    await stopped;
    expect(service.calls.length).toBe(5);
    jobs.wake(id, 'programada');
    await jobs.close();
    expect(service.calls.length).toBe(5);
  });
});
