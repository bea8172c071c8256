import type { HelpOpinion } from '@pliego/contract/areas/help';
import type { Tx } from '#server/db/database.ts';
import { helpOpinions } from '#server/db/schema/help-opinions.ts';

/** Keeps what a person says of an article, in place of what they said of it before. */
export async function keepOpinion(
  tx: Tx,
  { userId, now }: { userId: number; now: Date },
  { articulo, sirvio, comentario }: HelpOpinion,
): Promise<void> {
  const said = { wasUseful: sirvio, comment: comentario, at: now };
  await tx
    .insert(helpOpinions)
    .values({ userId, article: articulo, ...said })
    .onConflictDoUpdate({ target: [helpOpinions.userId, helpOpinions.article], set: said });
}
