import type { reportLinkEndpoints, reportLinkStates } from '@pliego/contract/areas/report-links';
import { createMessage } from '@pliego/contract/message';
import { ProblemError } from '@pliego/contract/problem';
import type { Handlers } from '@pliego/http/implement';
import { auditedAs, recordAudit } from '#server/areas/audit/commands.ts';
import { countTry } from '#server/areas/auth/attempt-commands.ts';
import { type Caller, scopeOf } from '#server/auth/caller.ts';
import { newToken } from '#server/auth/session-token.ts';
import type { Database } from '#server/db/database.ts';
import { createLink, revokeLink } from './commands.ts';
import { linkById, linkBySecret, linksOf, presentLink, stateOf } from './queries.ts';
import { readerOf, sharedReport } from './shared-report.ts';

interface Dependencies {
  database: Database;
  now: () => Date;
  baseUrl: () => string;
  addressOf: (request: Request) => string;
}

const reasons = {
  vencido: 'enlace-de-reporte-vencido',
  revocado: 'enlace-de-reporte-revocado',
  'sin-acceso': 'enlace-de-reporte-sin-acceso',
} as const satisfies Partial<Record<(typeof reportLinkStates)[number], string>>;

export function reportLinkHandlers({
  database,
  now,
  baseUrl,
  addressOf,
}: Dependencies): Handlers<typeof reportLinkEndpoints, Caller> {
  return {
    list: ({ params }, { caller }) =>
      database.read(scopeOf(caller), async (tx) => {
        const rows = await linksOf(tx, caller.companyId, params.reporte);
        return { datos: rows.map((row) => presentLink(row, now())) };
      }),

    create: ({ params: { reporte }, body }, { caller }) =>
      database.transaction(scopeOf(caller), async (tx) => {
        const at = now();
        const secret = newToken();
        const id = await createLink(tx, caller, body, { report: reporte, secret, now: at });
        const made = presentLink(await linkById(tx, id), at);
        const subject = { kind: 'enlace-de-reporte', id, name: body.nombre } as const;
        await recordAudit(tx, auditedAs(caller, at), {
          action: 'enlace-de-reporte-creado',
          subject,
        });
        return { ...made, url: `${baseUrl()}/incrustado/${secret}` };
      }),

    revoke: ({ params: { id } }, { caller }) =>
      database.transaction(scopeOf(caller), async (tx) => {
        const at = now();
        const name = await revokeLink(tx, caller, { id, now: at });
        const subject = { kind: 'enlace-de-reporte', id, name } as const;
        await recordAudit(tx, auditedAs(caller, at), {
          action: 'enlace-de-reporte-revocado',
          subject,
        });
        return { id };
      }),

    read: async ({ params, query }, { request }) => {
      const row = await database.lookUp('system', (tx) => linkBySecret(tx, params.secreto));
      if (row === null) {
        // Only what fails counts: a screen reads its address all day.
        await countTry(database, { what: 'report-link', address: addressOf(request) }, now());
        throw new ProblemError('no-encontrado', createMessage('enlace-de-reporte-desconocido'));
      }
      const state = stateOf(row, now());
      if (state !== 'activo') {
        throw new ProblemError('enlace-invalido', createMessage(reasons[state]));
      }
      return database.read(scopeOf(readerOf(row)), (tx) => sharedReport(tx, row, query, now()));
    },
  };
}
