import type { reportEndpoints } from '@pliego/contract/areas/reports';
import type { Handlers } from '@pliego/http/implement';
import { attachmentHeader } from '#server/areas/attachments/file-name.ts';
import { recordExport } from '#server/areas/audit/commands.ts';
import { fileTypes } from '#server/areas/exports/export-tenders.ts';
import { streamOf } from '#server/areas/privacy/zip-stream.ts';
import { type Caller, scopeOf } from '#server/auth/caller.ts';
import type { Database } from '#server/db/database.ts';
import { santiagoDay } from '@pliego/contract/rules/santiago-time';
import { answerReport } from './answer.ts';
import { allSummaries } from './catalogue.ts';
import { reportFile } from './report-file.ts';

interface Dependencies {
  database: Database;
  now: () => Date;
  baseUrl: () => string;
}

export function reportHandlers({
  database,
  now,
  baseUrl,
}: Dependencies): Handlers<typeof reportEndpoints, Caller> {
  return {
    list: () => Promise.resolve({ datos: allSummaries() }),

    get: ({ params, query }, { caller }) =>
      database.read(scopeOf(caller), (tx) =>
        answerReport(tx, caller, params.reporte, query, now()),
      ),

    export: async ({ params, query: { formato, ...query } }, { caller, headers }) => {
      const at = now();
      const answer = await database.transaction(scopeOf(caller), async (tx) => {
        const report = await answerReport(tx, caller, params.reporte, query, at);
        await recordExport(tx, { caller, now: at }, 'reporte');
        return report;
      });
      const { ending, type } = fileTypes[formato];
      headers.set(
        'content-disposition',
        attachmentHeader(`reporte-${params.reporte}-${santiagoDay(at)}.${ending}`),
      );
      headers.set('content-type', type);
      return streamOf(reportFile(answer, formato, baseUrl(), at));
    },
  };
}
