import type { ChangedField } from '@pliego/contract/areas/tender-history';
import { type StageSuggestion, suggestionOf } from '@pliego/contract/rules/work-stages';
import { and, asc, eq, isNotNull } from 'drizzle-orm';
import { recordEvent } from '#server/areas/work/event-commands.ts';
import { type HeldWork, lockWork, writeWork } from '#server/areas/work/hold-commands.ts';
import { moveHeld } from '#server/areas/work/stage-commands.ts';
import type { Tx } from '#server/db/database.ts';
import { tenderWork } from '#server/db/schema/work.ts';
import { type Ending, endingsOf } from './suggestion-queries.ts';

/** Changes of these fields may mean that our stage is another one. */
const tellingFields: ReadonlySet<ChangedField> = new Set([
  'estado',
  'adjudicacion',
  'item',
  'lote',
]);

export const tellsOfStage = (field: ChangedField): boolean => tellingFields.has(field);

interface Company {
  companyId: number;
  now: Date;
}

const noProposal = { proposedStage: null, proposedAt: null, proposedOutcome: null } as const;

const suggested = (
  { stage }: Pick<HeldWork['row'], 'stage'>,
  { state, awardedToUs }: Ending,
): StageSuggestion | null => suggestionOf(stage, state, awardedToUs);

type Proposal = Pick<HeldWork['row'], 'stage' | 'proposedStage'>;

/** A stage is proposed that the present state of the tender does not suggest. */
const isOutdated = ({ stage, proposedStage }: Proposal, ending: Ending | undefined): boolean =>
  proposedStage !== null &&
  (ending === undefined || suggested({ stage }, ending)?.stage !== proposedStage);

/** Proposes a stage, or writes what the source says by now of the outcome that is proposed. */
async function propose(
  tx: Tx,
  { companyId, now }: Company,
  row: HeldWork['row'],
  suggestion: StageSuggestion,
  { outcome }: Ending,
): Promise<void> {
  const isSame = row.proposedStage === suggestion.stage;
  if (isSame && JSON.stringify(row.proposedOutcome) === JSON.stringify(outcome)) return;
  const { tenderId } = row;
  const act = { companyId, tenderId, actorId: null, now };
  const proposedAt = isSame ? row.proposedAt : now;
  await writeWork(tx, act, {
    proposedStage: suggestion.stage,
    proposedAt,
    proposedOutcome: outcome,
  });
  if (isSame) return;
  const facts = { de: row.stage, a: suggestion.stage };
  await recordEvent(tx, { ...act, type: 'propuesta', facts });
}

/**
 * Draws from the present state of tenders what it means for our stage: a terminal fact moves it, an award proposes to.
 * The tenders come in the order of their numbers, as everybody locks them who locks several.
 */
export async function suggestStages(
  tx: Tx,
  company: Company,
  tenderIds: readonly number[],
): Promise<void> {
  const { companyId, now } = company;
  const endings = await endingsOf(tx, companyId, tenderIds);
  for (const tenderId of tenderIds.toSorted((a, b) => a - b)) {
    const ending = endings.get(tenderId);
    if (ending === undefined) continue;
    const row = await lockWork(tx, { companyId, tenderId, now });
    const suggestion = suggested(row, ending);
    if (suggestion === null) continue;
    if (suggestion.applies) {
      const mover = { companyId, tenderId, actorId: null, now };
      await moveHeld(tx, mover, row, { etapa: suggestion.stage }, { automatica: true });
    } else await propose(tx, company, row, suggestion, ending);
  }
}

/**
 * Withdraws the proposals that the present state of their tenders no longer suggests, up to `most` of them; the others that wait are
 * not locked. Answers of which tenders.
 */
export async function withdrawProposals(
  tx: Tx,
  { companyId, now }: Company,
  most: number,
): Promise<number[]> {
  const waiting = await tx
    .select({
      tenderId: tenderWork.tenderId,
      stage: tenderWork.stage,
      proposedStage: tenderWork.proposedStage,
    })
    .from(tenderWork)
    .where(and(eq(tenderWork.companyId, companyId), isNotNull(tenderWork.proposedStage)))
    .orderBy(asc(tenderWork.tenderId));
  const endings = await endingsOf(
    tx,
    companyId,
    waiting.map(({ tenderId }) => tenderId),
  );
  const outdated = waiting.filter((row) => isOutdated(row, endings.get(row.tenderId)));
  const ids = outdated.slice(0, most).map(({ tenderId }) => tenderId);
  for (const tenderId of ids) {
    const row = await lockWork(tx, { companyId, tenderId, now });
    // Somebody may have decided since it was read.
    if (isOutdated(row, endings.get(tenderId))) {
      await writeWork(tx, { companyId, tenderId, now }, noProposal);
    }
  }
  return ids;
}
