import type { Attachment } from '@pliego/contract/areas/attachments';
import { createMessage } from '@pliego/contract/message';
import { ProblemError } from '@pliego/contract/problem';
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { personsOf } from '#server/areas/users/persons-queries.ts';
import { rowsOf, type Tx } from '#server/db/database.ts';
import { fileContents, tenderFiles } from '#server/db/schema/expediente.ts';

export type FileRow = typeof tenderFiles.$inferSelect;

export const unknownFile = () =>
  new ProblemError('no-encontrado', createMessage('adjunto-no-existe'));

/** The files of a tender by name, each with its versions, newest first. */
export async function attachmentsOf(
  tx: Tx,
  companyId: number,
  tenderId: number,
  nameKey?: string,
): Promise<Attachment[]> {
  const rows = await tx
    .select()
    .from(tenderFiles)
    .where(
      and(
        eq(tenderFiles.companyId, companyId),
        eq(tenderFiles.tenderId, tenderId),
        nameKey === undefined ? undefined : eq(tenderFiles.nameKey, nameKey),
      ),
    )
    .orderBy(asc(tenderFiles.nameKey), desc(tenderFiles.version));
  if (rows.length === 0) return [];
  const personOf = await personsOf(tx, companyId);
  const versionOf = (row: FileRow) => ({
    id: row.id,
    version: row.version,
    bytes: row.byteCount,
    sha256: row.sha256,
    tipo: row.mediaType,
    subido: row.uploadedAt.toISOString(),
    por: personOf(row.uploadedBy),
  });
  const byName = new Map<string, FileRow[]>();
  for (const row of rows) byName.set(row.nameKey, [...(byName.get(row.nameKey) ?? []), row]);
  return [...byName.values()].flatMap(([newest, ...older]) =>
    newest === undefined
      ? []
      : [{ ...versionOf(newest), nombre: newest.name, anteriores: older.map(versionOf) }],
  );
}

export async function fileRow(tx: Tx, companyId: number, id: number): Promise<FileRow> {
  const [row] = await tx
    .select()
    .from(tenderFiles)
    .where(and(eq(tenderFiles.companyId, companyId), eq(tenderFiles.id, id)));
  if (row === undefined) throw unknownFile();
  return row;
}

/** The bytes of a file by their hash; undefined where no file has it any more. */
export async function fileContent(
  tx: Tx,
  companyId: number,
  sha256: string,
): Promise<Uint8Array | undefined> {
  const [stored] = await tx
    .select({ content: fileContents.content })
    .from(fileContents)
    .where(and(eq(fileContents.companyId, companyId), eq(fileContents.sha256, sha256)));
  return stored?.content;
}

export async function contentOf(tx: Tx, companyId: number, id: number) {
  const { name, sha256 } = await fileRow(tx, companyId, id);
  const content = await fileContent(tx, companyId, sha256);
  if (content === undefined) throw unknownFile();
  return { name, content };
}

/** Bytes that the files of a company take; the same content counts once. */
export async function storedBytes(tx: Tx, companyId: number): Promise<number> {
  const [row] = await rowsOf<{ bytes: number }>(
    tx,
    sql`select coalesce(sum(bytes), 0)::float8 as bytes from (
      select max(byte_count) as bytes from tender_files where company_id = ${companyId} group by sha256) f`,
  );
  return row?.bytes ?? 0;
}
