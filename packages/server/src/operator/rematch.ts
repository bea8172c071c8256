import { count } from 'drizzle-orm';
import * as z from 'zod';
import { compareAllAnew } from '#server/areas/matches/match-commands.ts';
import { matchAll } from '#server/areas/matches/run-matches.ts';
import { companies } from '#server/db/schema/companies.ts';
import { productMatches } from '#server/db/schema/matches.ts';
import type { OperatorDependencies, OperatorTask } from './task.ts';

/** How many tenders fit products of a company, once everything was compared anew. */
export interface RematchEvent {
  id: number;
  name: string;
  matches: number;
}

/** Compares every product with every tender anew, the closed ones too. What is cut off goes on when the server runs. */
export const rematchTask: OperatorTask<Record<string, never>, RematchEvent> = {
  address: '/api/operador/calces',
  input: z.strictObject({}),
  inTurn: false,
  run: async (
    { database, now, signal }: OperatorDependencies & { signal: AbortSignal },
    _,
    tell,
  ) => {
    const all = await database.read('system', (tx) =>
      tx.select({ id: companies.id, name: companies.name }).from(companies),
    );
    for (const { id } of all) {
      const scope = { companyId: id, userId: 0 };
      await database.transaction(scope, (tx) => compareAllAnew(tx, id));
    }
    await matchAll(database, now, signal);
    for (const company of all) {
      const scope = { companyId: company.id, userId: 0 };
      const [row] = await database.read(scope, (tx) =>
        tx.select({ matches: count() }).from(productMatches),
      );
      tell({ ...company, matches: row?.matches ?? 0 });
    }
  },
};
