import { timingSafeEqual } from 'node:crypto';
import type { AppEnv } from '@pliego/http/implement';
import { problemResponse } from '@pliego/http/respond';
import type { Hono } from 'hono';
import * as z from 'zod';
import type { ImportQueue } from '#server/areas/sources/import-queue.ts';
import { hashToken } from '#server/auth/session-token.ts';
import { importPaths, type PathSurroundings } from './import-paths.ts';

/** Where the command line hands its work to a running server. Not part of the contract. */
export const operatorImportPath = '/api/operador/importar';

const Paths = z.object({ rutas: z.array(z.string()).min(1) });

interface Dependencies extends Omit<PathSurroundings, 'signal'> {
  imports: ImportQueue;
  /** Only in the lock file of the data folder, which only the same user can read. */
  token: string;
}

function sameToken(given: string | undefined, token: string): boolean {
  const [a, b] = [given ?? '', token].map((text) => Buffer.from(hashToken(text)));
  return a !== undefined && b !== undefined && timingSafeEqual(a, b);
}

/** Mounts the operator's import: answers one JSON line an event, as they happen. */
export function mountOperator(app: Hono<AppEnv>, dependencies: Dependencies): void {
  const { imports, token, ...surroundings } = dependencies;
  app.post(operatorImportPath, async (context) => {
    const requestId = context.get('requestId');
    if (!sameToken(context.req.header('authorization')?.replace(/^Bearer /, ''), token)) {
      return problemResponse(
        'sin-permiso',
        'Esta dirección es de la línea de comandos.',
        requestId,
      );
    }
    const asked = Paths.safeParse(await context.req.json().catch(() => null));
    if (!asked.success) {
      return problemResponse('solicitud-malformada', 'Falta la lista «rutas».', requestId);
    }
    const encoder = new TextEncoder();
    const lines = new ReadableStream<Uint8Array>({
      start: async (controller) => {
        const tell = (event: object) =>
          controller.enqueue(encoder.encode(`${JSON.stringify(event)}\n`));
        try {
          await imports.inTurn((signal) =>
            importPaths({ ...surroundings, signal }, asked.data.rutas, tell),
          );
          controller.close();
        } catch (error) {
          controller.error(error);
        }
      },
    });
    return new Response(lines, { headers: { 'content-type': 'application/x-ndjson' } });
  });
}
