import { check } from '@pliego/contract/check';
import { createMessage } from '@pliego/contract/message';
import type { AppEnv } from '@pliego/http/implement';
import { problemResponse } from '@pliego/http/respond';
import type { Hono } from 'hono';
import type { Logger } from 'pino';
import type { ImportQueue } from '#server/areas/sources/import-queue.ts';
import { bearerOf, sameToken } from '#server/auth/bearer.ts';
import { withoutParameters } from '#server/db/database.ts';
import { failureText } from '#server/texts/failure-text.ts';
import {
  companyTask,
  newPasswordTask,
  secondStepTask,
  statusTask,
  userTask,
} from './account-tasks.ts';
import { verifyAuditTask } from './audit.ts';
import { biTask } from './bi.ts';
import { companiesTask } from './companies.ts';
import { helpOpinionsTask } from './help-opinions.ts';
import { legalTermsTask } from './legal-terms.ts';
import { placesTask } from './places.ts';
import { exportTask } from './export.ts';
import { rematchTask } from './rematch.ts';
import { buyersTask } from './same-buyers.ts';
import { OperatorRefusal } from './refusal.ts';
import type { OperatorDependencies, OperatorTask, TaskLine } from './task.ts';
import { backupTask, importTask, referenceTask } from './tasks.ts';

interface Dependencies extends OperatorDependencies {
  imports: ImportQueue;
  log: Pick<Logger, 'error'>;
  /** Only in the lock file of the data folder, which only the same user can read. */
  token: string;
}

/** How incomplete work is reported to the command line. */
function lastLine(error: unknown, log: Dependencies['log']): TaskLine<never> {
  if (error instanceof OperatorRefusal) return { refused: error.message };
  log.error({ err: withoutParameters(error) }, "the operator's work failed");
  return { failed: failureText(error) };
}

/** Mounts one of the operator's tasks: it answers a JSON line an event, as they happen. */
function mountTask<Input, Event extends object>(
  app: Hono<AppEnv>,
  { imports, token, log, ...dependencies }: Dependencies,
  task: OperatorTask<Input, Event>,
): void {
  app.post(task.address, async (context) => {
    const requestId = context.get('requestId');
    if (!sameToken(bearerOf(context.req.header('authorization')), token)) {
      const motivo = createMessage('solo-linea-de-comandos');
      return problemResponse('sin-permiso', requestId, { motivo });
    }
    const asked = check(task.input, await context.req.json().catch(() => null));
    if (!asked.success) return problemResponse('solicitud-malformada', requestId);
    const encoder = new TextEncoder();
    const lines = new ReadableStream<Uint8Array>({
      start: async (controller) => {
        const write = (line: TaskLine<Event>) =>
          controller.enqueue(encoder.encode(`${JSON.stringify(line)}\n`));
        const work = (signal: AbortSignal) =>
          task.run({ ...dependencies, signal }, asked.data, (event) => write({ event }));
        try {
          await (task.inTurn ? imports.inTurn(work) : work(new AbortController().signal));
        } catch (error) {
          write(lastLine(error, log));
        }
        controller.close();
      },
    });
    return new Response(lines, { headers: { 'content-type': 'application/x-ndjson' } });
  });
}

/** Mounts what the command line hands over to a server that runs on the embedded database. */
export function mountOperator(app: Hono<AppEnv>, dependencies: Dependencies): void {
  mountTask(app, dependencies, placesTask);
  mountTask(app, dependencies, importTask);
  mountTask(app, dependencies, referenceTask);
  mountTask(app, dependencies, backupTask);
  mountTask(app, dependencies, companyTask);
  mountTask(app, dependencies, companiesTask);
  mountTask(app, dependencies, userTask);
  mountTask(app, dependencies, newPasswordTask);
  mountTask(app, dependencies, secondStepTask);
  mountTask(app, dependencies, statusTask);
  mountTask(app, dependencies, buyersTask);
  mountTask(app, dependencies, legalTermsTask);
  mountTask(app, dependencies, helpOpinionsTask);
  mountTask(app, dependencies, rematchTask);
  mountTask(app, dependencies, verifyAuditTask);
  mountTask(app, dependencies, exportTask);
  mountTask(app, dependencies, biTask);
}
