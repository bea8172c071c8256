import { exportedRowsHeader, type exportEndpoints } from '@pliego/contract/areas/exports';
import type { Handlers } from '@pliego/http/implement';
import { attachmentHeader } from '#server/areas/attachments/file-name.ts';
import { recordExport } from '#server/areas/audit/commands.ts';
import type { Caller } from '#server/auth/caller.ts';
import { exportProducts } from './export-products.ts';
import { exportTender } from './export-tender.ts';
import { type ExportDependencies, exportTenders, fileTypes } from './export-tenders.ts';
import { streamOf } from '#server/areas/privacy/zip-stream.ts';

interface Dependencies extends ExportDependencies {
  now: () => Date;
}

export function exportHandlers({
  now,
  ...dependencies
}: Dependencies): Handlers<typeof exportEndpoints, Caller> {
  return {
    tenders: async ({ query: { formato, columnas, ...query } }, { caller, headers }) => {
      const at = now();
      const request = { format: formato, columns: columnas, query };
      const file = await exportTenders(dependencies, request, caller, at, (tx) =>
        recordExport(tx, { caller, now: at }, 'licitaciones'),
      );
      headers.set('content-disposition', attachmentHeader(file.name));
      headers.set('content-type', file.type);
      headers.set(exportedRowsHeader, String(file.rows));
      return streamOf(file.bytes);
    },
    products: async ({ query: { formato, ...query } }, { caller, headers }) => {
      const at = now();
      const file = await exportProducts(dependencies.database, caller, formato, query, at);
      headers.set('content-disposition', attachmentHeader(file.name));
      headers.set('content-type', file.type);
      headers.set(exportedRowsHeader, String(file.rows));
      return streamOf(file.bytes);
    },

    tender: async ({ params: { id } }, { caller, headers }) => {
      const at = now();
      const { name, bytes } = await exportTender(dependencies, id, caller, at, (tx) =>
        recordExport(tx, { caller, now: at }, 'licitaciones'),
      );
      headers.set('content-disposition', attachmentHeader(name));
      headers.set('content-type', fileTypes.pdf.type);
      return streamOf(bytes);
    },
  };
}
