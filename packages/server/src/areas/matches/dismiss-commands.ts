import type { MatchDecision } from '@pliego/contract/areas/matches';
import { createMessage } from '@pliego/contract/message';
import { ProblemError } from '@pliego/contract/problem';
import { and, eq, inArray } from 'drizzle-orm';
import { recordEvent } from '#server/areas/work/event-commands.ts';
import { holdWork } from '#server/areas/work/hold-commands.ts';
import type { Caller } from '#server/auth/caller.ts';
import type { Tx } from '#server/db/database.ts';
import { matchDismissals, productMatches } from '#server/db/schema/matches.ts';
import { holdMatches } from './match-commands.ts';
import { matchesOfTender } from './match-queries.ts';

interface Decided {
  tenderId: number;
  caller: Caller;
  now: Date;
}

/** Takes what fits a tender away from the lists, with a reason, or brings it back; who may work on the tender may. */
export async function decideMatches(
  tx: Tx,
  { tenderId, caller, now }: Decided,
  decision: MatchDecision,
): Promise<void> {
  const { companyId, userId } = caller;
  await holdMatches(tx, companyId);
  await holdWork(tx, { tenderId, ifVersion: undefined, caller, now }, 'update');
  const { producto, descartado } = decision;
  const rows = await matchesOfTender(tx, companyId, tenderId);
  const asked = producto === null ? rows : rows.filter(({ product }) => product.id === producto);
  if (asked.length === 0 && producto !== null) {
    throw new ProblemError('no-encontrado', createMessage('producto-no-calza'));
  }
  // Saying the same again changes nothing, and is no event.
  const changing = asked.filter(({ match }) => match.isDismissed !== descartado);
  if (changing.length === 0) return;
  const ids = changing.map(({ product }) => product.id);
  const ofTender = and(
    eq(matchDismissals.companyId, companyId),
    eq(matchDismissals.tenderId, tenderId),
    inArray(matchDismissals.productId, ids),
  );
  if (decision.descartado) {
    await tx
      .insert(matchDismissals)
      .values(
        ids.map((productId) => ({
          companyId,
          tenderId,
          productId,
          userId,
          at: now,
          reason: decision.motivo,
        })),
      )
      .onConflictDoNothing();
  } else {
    await tx.delete(matchDismissals).where(ofTender);
  }
  await tx
    .update(productMatches)
    .set({ isDismissed: descartado })
    .where(
      and(
        eq(productMatches.companyId, companyId),
        eq(productMatches.tenderId, tenderId),
        inArray(productMatches.productId, ids),
      ),
    );
  const names = changing.map(({ product }) => `${product.sku} ${product.name}`);
  await recordEvent(tx, {
    companyId,
    tenderId,
    actorId: userId,
    now,
    ...(decision.descartado
      ? { type: 'calce-descartado', before: names, facts: { motivo: decision.motivo } }
      : { type: 'calce-devuelto', after: names }),
  });
}
