import type { HelpOpinion } from '@pliego/contract/areas/help';
import { asc, eq } from 'drizzle-orm';
import type { Tx } from '#server/db/database.ts';
import { helpOpinions } from '#server/db/schema/help-opinions.ts';

/** What a person said of articles of the help, by article. */
export async function opinionsOf(tx: Tx, userId: number): Promise<HelpOpinion[]> {
  return tx
    .select({
      articulo: helpOpinions.article,
      sirvio: helpOpinions.wasUseful,
      comentario: helpOpinions.comment,
    })
    .from(helpOpinions)
    .where(eq(helpOpinions.userId, userId))
    .orderBy(asc(helpOpinions.article));
}
