import { timingSafeEqual } from 'node:crypto';
import { say } from '@pliego/contract/message';
import type { AppEnv } from '@pliego/http/implement';
import { problemResponse } from '@pliego/http/respond';
import type { Hono } from 'hono';
import * as z from 'zod';
import type { ImportQueue } from '#server/areas/sources/import-queue.ts';
import { hashToken } from '#server/auth/session-token.ts';
import { importPaths, type PathSurroundings } from './import-paths.ts';
import { importReference } from './import-reference.ts';

/** Where the command line hands its work to a running server. Not part of the contract. */
export const operatorImportPath = '/api/operador/importar';
export const operatorReferencePath = '/api/operador/importar-referencia';

const Paths = z.object({ rutas: z.array(z.string()).min(1) });

interface Dependencies extends Omit<PathSurroundings, 'signal'> {
  imports: ImportQueue;
  /** Only in the lock file of the data folder, which only the same user can read. */
  token: string;
}

type OperatorWork = (
  paths: readonly string[],
  signal: AbortSignal,
  tell: (event: object) => void,
) => Promise<void>;

function sameToken(given: string | undefined, token: string): boolean {
  const [a, b] = [given ?? '', token].map((text) => Buffer.from(hashToken(text)));
  return a !== undefined && b !== undefined && timingSafeEqual(a, b);
}

/** Mounts the operator's imports: each answers one JSON line an event, as they happen. */
export function mountOperator(app: Hono<AppEnv>, dependencies: Dependencies): void {
  const { imports, token, ...surroundings } = dependencies;
  const mount = (address: string, work: OperatorWork): void => {
    app.post(address, async (context) => {
      const requestId = context.get('requestId');
      if (!sameToken(context.req.header('authorization')?.replace(/^Bearer /, ''), token)) {
        const motivo = say('solo-linea-de-comandos');
        return problemResponse('sin-permiso', requestId, { motivo });
      }
      const asked = Paths.safeParse(await context.req.json().catch(() => null));
      if (!asked.success) {
        const motivo = say('faltan-rutas');
        return problemResponse('solicitud-malformada', requestId, { motivo });
      }
      const encoder = new TextEncoder();
      const lines = new ReadableStream<Uint8Array>({
        start: async (controller) => {
          const tell = (event: object) =>
            controller.enqueue(encoder.encode(`${JSON.stringify(event)}\n`));
          try {
            await imports.inTurn((signal) => work(asked.data.rutas, signal, tell));
            controller.close();
          } catch (error) {
            controller.error(error);
          }
        },
      });
      return new Response(lines, { headers: { 'content-type': 'application/x-ndjson' } });
    });
  };
  mount(operatorImportPath, (paths, signal, tell) =>
    importPaths({ ...surroundings, signal }, paths, tell),
  );
  mount(operatorReferencePath, (paths, signal, tell) =>
    importReference({ ...surroundings, signal }, paths, tell),
  );
}
