import { createMessage } from '@pliego/contract/message';
import { ProblemError } from '@pliego/contract/problem';
import { type Caller, scopeOf } from '#server/auth/caller.ts';
import type { Tx } from '#server/db/database.ts';
import type { ExportDependencies } from './export-tenders.ts';
import { paperHead } from './paper-head.ts';
import { pdfTender } from './pdf-tender.ts';
import { companyNames, exportRows, publishedRows } from './row-queries.ts';

/**
 * One tender on paper.
 *
 * @param record Writes down that it was asked for.
 */
export async function exportTender(
  { database, baseUrl }: ExportDependencies,
  id: number,
  caller: Caller,
  now: Date,
  record: (tx: Tx) => Promise<void>,
): Promise<{ name: string; bytes: AsyncGenerator<Uint8Array> }> {
  const { companyId } = caller;
  const found = await database.transaction(scopeOf(caller), async (tx) => {
    const [row] = await exportRows(tx, [id], companyId);
    const [published] = await publishedRows(tx, [id]);
    if (row === undefined || published === undefined) {
      throw new ProblemError('no-encontrado', createMessage('licitacion-desconocida'));
    }
    const names = await companyNames(tx, companyId);
    const head = await paperHead(tx, companyId, now);
    await record(tx);
    return { row, published, names, head };
  });
  const context = { ...found.names, baseUrl: baseUrl(), now };
  const bytes = pdfTender(caller, found, context, found.head);
  return { name: `licitacion-${found.row.code}.pdf`, bytes };
}
