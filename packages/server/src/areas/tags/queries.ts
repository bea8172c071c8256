import { and, asc, count, eq } from 'drizzle-orm';
import type { Tx } from '#server/db/database.ts';
import { tags, tenderTags } from '#server/db/schema/work.ts';

/** The tags of a company with how often each is used, by name; or one of them. */
export function tagsOf(tx: Tx, companyId: number, id?: number) {
  return tx
    .select({ id: tags.id, nombre: tags.name, color: tags.color, usos: count(tenderTags.tenderId) })
    .from(tags)
    .leftJoin(tenderTags, and(eq(tenderTags.companyId, companyId), eq(tenderTags.tagId, tags.id)))
    .where(and(eq(tags.companyId, companyId), id === undefined ? undefined : eq(tags.id, id)))
    .groupBy(tags.id)
    .orderBy(asc(tags.nameKey));
}
