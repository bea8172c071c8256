import { asc, desc } from 'drizzle-orm';
import * as z from 'zod';
import { helpOpinions } from '#server/db/schema/help-opinions.ts';
import type { OperatorDependencies, OperatorTask } from './task.ts';

/** What one person said of an article; who it was is nobody's business. */
export interface OpinionEvent {
  article: string;
  wasUseful: boolean;
  comment: string;
}

/** Lists what people of all companies said of the help: articles in order, the newest word first. */
export const helpOpinionsTask: OperatorTask<Record<string, never>, OpinionEvent> = {
  address: '/api/operador/ayuda',
  input: z.strictObject({}),
  inTurn: false,
  run: async ({ database }: OperatorDependencies, _, tell) => {
    const rows = await database.transaction('system', (tx) =>
      tx
        .select({
          article: helpOpinions.article,
          wasUseful: helpOpinions.wasUseful,
          comment: helpOpinions.comment,
        })
        .from(helpOpinions)
        .orderBy(asc(helpOpinions.article), desc(helpOpinions.at)),
    );
    for (const row of rows) tell(row);
  },
};
