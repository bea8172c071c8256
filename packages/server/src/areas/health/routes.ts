import type { healthEndpoints } from '@pliego/contract/areas/health';
import { createMessage } from '@pliego/contract/message';
import { ProblemError } from '@pliego/contract/problem';
import type { Handlers } from '@pliego/http/implement';
import type { Caller } from '#server/auth/caller.ts';
import { type Database, withoutParameters } from '#server/db/database.ts';
import type { Wait } from '#server/wait.ts';
import type { Logger } from 'pino';

/** A monitor expects an answer within seconds, and a database that hangs gives none. */
const deadlineMs = 3_000;

interface Dependencies {
  database: Pick<Database, 'kind' | 'version'>;
  wait: Wait;
  log: Pick<Logger, 'error'>;
  version: string;
}

export function healthHandlers({
  database,
  wait,
  log,
  version,
}: Dependencies): Handlers<typeof healthEndpoints, Caller> {
  let asked: Promise<string> | undefined;
  /** Concurrent requests share the answer, so that a database that hangs does not collect queries. */
  const ask = (): Promise<string> =>
    (asked ??= database.version().finally(() => {
      asked = undefined;
    }));

  async function versionInTime(): Promise<string> {
    const answered = new AbortController();
    const late = wait(deadlineMs, answered.signal).then((): never => {
      throw new Error(`No answer within ${deadlineMs} ms`);
    });
    try {
      return await Promise.race([ask(), late]);
    } finally {
      late.catch(() => undefined);
      answered.abort();
    }
  }

  return {
    check: async () => {
      const databaseVersion = await versionInTime().catch((error: unknown) => {
        log.error({ err: withoutParameters(error) }, 'the database does not answer');
        throw new ProblemError('no-disponible', createMessage('base-sin-respuesta'));
      });
      return {
        estado: 'ok',
        version,
        baseDeDatos: { tipo: database.kind, estado: 'ok', version: databaseVersion },
      };
    },
  };
}
