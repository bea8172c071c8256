import type { TenderSummary } from '@pliego/contract/areas/tender-shapes';
import { allowedMoves, type Stage } from '@pliego/contract/rules/work-stages';
import type { QueryClient } from '@tanstack/react-query';
import { type AppAbility, canUpdateTender } from '#web/api/ability.ts';
import { workApi } from '#web/api/areas/work.ts';
import { i18n } from '#web/i18n/setup.ts';
import { toastDone, toastProblem } from '#web/ui/feedback/toasts.tsx';
import { moveStage, saveFollowing } from '../work/save-work.ts';

const toastId = 'bulk-work';
/** As many as one call takes. */
const callSize = 200;

/** Why a tender stayed as it was. */
export const refusals = ['no-encontrado', 'sin-permiso', 'etapa'] as const;
export type Refusal = (typeof refusals)[number];

/** Tells how many were changed, and of the others why not. */
function tell(count: number, title: string, refused: readonly Refusal[]): void {
  const reasons = refusals.flatMap((refusal) => {
    const others = refused.filter((one) => one === refusal).length;
    return others === 0 ? [] : i18n.t(`expediente:bulk.refused.${refusal}`, { count: others });
  });
  const toast = { id: toastId, text: reasons.length === 0 ? undefined : reasons.join(' ') };
  if (count > 0) toastDone({ ...toast, title });
  else if (refused.length > 0) toastProblem({ ...toast, title: i18n.t('expediente:bulk.none') });
}

/** Discards what can be discarded, with one reason. */
export async function discardTenders(
  client: QueryClient,
  tenders: readonly TenderSummary[],
  motivo: number,
): Promise<void> {
  const results = [];
  for (let from = 0; from < tenders.length; from += callSize) {
    const ids = tenders.slice(from, from + callSize).map(({ id }) => id);
    // One after the other: what failed half way has said what was done before.
    // oxlint-disable-next-line no-await-in-loop
    const { datos } = await workApi.discard({ body: { ids, motivo } });
    results.push(...datos);
  }
  const refused = results.flatMap(({ problema }) => problema ?? []);
  const count = results.length - refused.length;
  tell(count, i18n.t('expediente:bulk.discarded', { count }), refused);
  // They leave the open list.
  for (const key of ['tenders', 'home', 'follow-up']) {
    void client.invalidateQueries({ queryKey: [key] });
  }
}

/** Follows those that are not followed yet. A failure is told where it occurs. */
export async function followTenders(
  client: QueryClient,
  tenders: readonly TenderSummary[],
): Promise<void> {
  const results = await Promise.all(
    tenders.map(async (tender) => tender.siguiendo || saveFollowing(client, tender, true)),
  );
  const count = results.filter(Boolean).length;
  tell(count, i18n.t('expediente:bulk.followed', { count }), []);
}

function refusalOf(ability: AppAbility, tender: TenderSummary, etapa: Stage): Refusal | undefined {
  if (!canUpdateTender(ability, tender.Asignado)) return 'sin-permiso';
  const isThere = tender.etapa === etapa;
  return isThere || allowedMoves(tender.etapa).includes(etapa) ? undefined : 'etapa';
}

/** Moves those that may go there. A failure is told where it occurs. */
export async function moveTenders(
  client: QueryClient,
  ability: AppAbility,
  tenders: readonly TenderSummary[],
  etapa: Stage,
): Promise<void> {
  const refused = tenders.flatMap((tender) => refusalOf(ability, tender, etapa) ?? []);
  const allowed = tenders.filter((tender) => refusalOf(ability, tender, etapa) === undefined);
  const results = await Promise.all(
    allowed.map(async (tender) => tender.etapa === etapa || moveStage(client, tender, { etapa })),
  );
  const count = results.filter(Boolean).length;
  const stage = i18n.t(`expediente:stages.${etapa}`);
  tell(count, i18n.t('expediente:bulk.moved', { count, stage }), refused);
}
