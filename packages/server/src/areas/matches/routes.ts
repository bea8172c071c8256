import type { matchEndpoints } from '@pliego/contract/areas/matches';
import type { Handlers } from '@pliego/http/implement';
import { productById } from '#server/areas/products/queries.ts';
import { tenderById } from '#server/areas/tenders/queries.ts';
import { createMessage } from '@pliego/contract/message';
import { ProblemError } from '@pliego/contract/problem';
import { personsOf } from '#server/areas/users/persons-queries.ts';
import { asSeenBy, type Caller, scopeOf } from '#server/auth/caller.ts';
import type { Database, Tx } from '#server/db/database.ts';
import { decideMatches } from './dismiss-commands.ts';
import { matchesOfTender, matchPage } from './match-queries.ts';
import { presentMatch, presentOfTender } from './presenter.ts';
import { nearMisses, tryProduct } from './trial.ts';

interface Dependencies {
  database: Database;
  now: () => Date;
}

/** What of a tender is ours; what it costs us is for who manages products. */
async function ofTender(tx: Tx, id: number, caller: Caller) {
  const { companyId, ability } = caller;
  const tender = await tenderById(tx, id, companyId);
  if (tender === undefined) {
    throw new ProblemError('no-encontrado', createMessage('licitacion-desconocida'));
  }
  const viewer = {
    personOf: await personsOf(tx, companyId),
    seesCost: ability.can('update', 'Product'),
  };
  return asSeenBy(
    caller,
    presentOfTender(tender, await matchesOfTender(tx, companyId, id), viewer),
  );
}

/** Which tenders fit what a company sells. */
export function matchHandlers({
  database,
  now,
}: Dependencies): Handlers<typeof matchEndpoints, Caller> {
  return {
    ofProduct: ({ params: { id }, query }, { caller }) =>
      database.read(scopeOf(caller), async (tx) => {
        const { companyId } = caller;
        const at = now();
        await productById(tx, companyId, id);
        const personOf = await personsOf(tx, companyId);
        const of = { companyId, productId: id, now: at };
        const { rows, total, isExact, next } = await matchPage(tx, of, query);
        const datos = rows.map((row) => presentMatch(row, { personOf, now: at }));
        return asSeenBy(caller, { datos, total, totalExacto: isExact, siguiente: next });
      }),

    nearMisses: async ({ params: { id } }, { caller, request }) => {
      const product = await database.lookUp(scopeOf(caller), (tx) =>
        productById(tx, caller.companyId, id),
      );
      const asked = { database, caller, now: now(), signal: request.signal };
      return asSeenBy(caller, await nearMisses(asked, product));
    },

    trial: async ({ body }, { caller, request }) => {
      const asked = { database, caller, now: now(), signal: request.signal };
      return asSeenBy(caller, await tryProduct(asked, body));
    },

    ofTender: ({ params: { id } }, { caller }) =>
      database.lookUp(scopeOf(caller), (tx) => ofTender(tx, id, caller)),

    decide: ({ params: { id }, body }, { caller }) =>
      database.transaction(scopeOf(caller), async (tx) => {
        await decideMatches(tx, { tenderId: id, caller, now: now() }, body);
        return ofTender(tx, id, caller);
      }),
  };
}
