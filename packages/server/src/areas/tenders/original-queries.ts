import { tenderCodeParts } from '@pliego/contract/rules/tender-types';
import { and, desc, eq, isNull, like, ne, or, sql } from 'drizzle-orm';
import type { Tx } from '#server/db/database.ts';
import { visibleTenders as tenders } from '#server/db/schema/visible.ts';
import type { SummaryRow } from './list-queries.ts';

type Copy = Pick<SummaryRow, 'id' | 'code' | 'title' | 'mark' | 'closesAt'>;

/**
 * The tender that a possible new call likely repeats; null where none is likely. The portal does not say: it is of the
 * same unit, and has the same name, or the same number within the unit and the same closing.
 */
export async function likelyOriginal(
  tx: Tx,
  { id, code, title, mark, closesAt }: Copy,
): Promise<{ id: number; codigo: string; nombre: string } | null> {
  const parts = mark === 'copia' ? tenderCodeParts(code) : null;
  if (parts === null) return null;
  const sameName = eq(tenders.title, title);
  const sameCall =
    closesAt === null
      ? undefined
      : and(
          like(tenders.codeKey, `${parts.unit}-${parts.sequence}-%`),
          eq(tenders.closesAt, closesAt),
        );
  const [found] = await tx
    .select({ id: tenders.id, codigo: tenders.code, nombre: tenders.title })
    .from(tenders)
    .where(
      and(
        eq(tenders.source, 'mercado-publico'),
        like(tenders.codeKey, `${parts.unit}-%`),
        isNull(tenders.mark),
        ne(tenders.id, id),
        or(sameName, sameCall),
      ),
    )
    .orderBy(desc(sameName), sql`${tenders.publishedAt} desc nulls last`, desc(tenders.id))
    .limit(1);
  return found ?? null;
}
