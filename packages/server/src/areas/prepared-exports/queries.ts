import type { PreparedExport } from '@pliego/contract/areas/prepared-exports';
import { createMessage, type Message } from '@pliego/contract/message';
import { ProblemError } from '@pliego/contract/problem';
import { and, desc, eq, gt, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Caller } from '#server/auth/caller.ts';
import { rowsOf, type Tx } from '#server/db/database.ts';
import { exportPieces, preparedExports } from '#server/db/schema/prepared-exports.ts';

export type ExportRow = typeof preparedExports.$inferSelect;
type Person = Pick<Caller, 'companyId' | 'userId'>;

const unknownExport = () =>
  new ProblemError('no-encontrado', createMessage('exportacion-desconocida'));

/** An expired one is not there any more, whether or not it was swept away yet. */
const ofPerson = ({ companyId, userId }: Person, now: Date): SQL | undefined =>
  and(
    eq(preparedExports.companyId, companyId),
    eq(preparedExports.userId, userId),
    or(isNull(preparedExports.expiresAt), gt(preparedExports.expiresAt, now)),
  );

/** Why a file that is made cannot be opened: it has what another role may see. */
export const otherRole = (
  { state, role }: ExportRow,
  caller: Pick<Caller, 'role'>,
): Message | null =>
  state === 'lista' && role !== caller.role ? createMessage('exportacion-de-otro-rol') : null;

export function presentExport(row: ExportRow, caller: Pick<Caller, 'role'>): PreparedExport {
  const { formato, sort: _, columnas: __, ids: ___, ...filtro } = row.query;
  return {
    id: row.id,
    nombre: row.fileName,
    formato,
    estado: row.state,
    filtro,
    filas: row.rows,
    hechas: row.written,
    bytes: row.byteCount,
    pedida: row.askedAt.toISOString(),
    terminada: row.finishedAt?.toISOString() ?? null,
    vence: row.expiresAt?.toISOString() ?? null,
    motivo: row.failure ?? otherRole(row, caller),
  };
}

/** The exports that a person asked for, the newest first. */
export async function exportsOf(tx: Tx, caller: Caller, now: Date): Promise<PreparedExport[]> {
  const rows = await tx
    .select()
    .from(preparedExports)
    .where(ofPerson(caller, now))
    .orderBy(desc(preparedExports.id));
  return rows.map((row) => presentExport(row, caller));
}

/** An export of a person; refuses one that they do not have. */
export async function exportOf(tx: Tx, person: Person, id: number, now: Date): Promise<ExportRow> {
  const [row] = await tx
    .select()
    .from(preparedExports)
    .where(and(ofPerson(person, now), eq(preparedExports.id, id)));
  if (row === undefined) throw unknownExport();
  return row;
}

/** How many exports of a person are not made yet. */
export async function pendingOf(tx: Tx, person: Person, now: Date): Promise<number> {
  return tx.$count(
    preparedExports,
    and(ofPerson(person, now), inArray(preparedExports.state, ['en-cola', 'en-curso'])),
  );
}

/** Bytes that the exports of a company take. As the system: each person reads their own alone. */
export async function keptBytes(tx: Tx, companyId: number): Promise<number> {
  const [row] = await rowsOf<{ bytes: number }>(
    tx,
    sql`select coalesce(sum(byte_count), 0)::float8 as bytes from prepared_exports where company_id = ${companyId}`,
  );
  return row?.bytes ?? 0;
}

/** One piece of a file; undefined after the last. */
export async function pieceOf(
  tx: Tx,
  companyId: number,
  exportId: number,
  place: number,
): Promise<Uint8Array | undefined> {
  const [row] = await tx
    .select({ content: exportPieces.content })
    .from(exportPieces)
    .where(
      and(
        eq(exportPieces.companyId, companyId),
        eq(exportPieces.exportId, exportId),
        eq(exportPieces.place, place),
      ),
    );
  return row?.content;
}
