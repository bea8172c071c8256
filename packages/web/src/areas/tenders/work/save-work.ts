import { ApiError } from '@pliego/contract/api-error';
import type { Expediente, StageMove } from '@pliego/contract/areas/work-shapes';
import type { Stage } from '@pliego/contract/rules/work-stages';
import type { QueryClient } from '@tanstack/react-query';
import { workApi } from '#web/api/areas/work.ts';
import { problemCode, problemText } from '#web/api/problems.ts';
import { waitingQuery } from '#web/api/waiting-query.ts';
import { i18n } from '#web/i18n/setup.ts';
import { hideToast, toastProblem } from '#web/ui/feedback/toasts.tsx';
import { patchTender } from '../edit-tender.ts';
import { tenderEventsKey } from '../queries.ts';
import { presentStageOf, sendMove } from './send-move.ts';
import { stageConflicts, type WorkedTender } from './stage-conflicts.ts';
import { expedienteKey } from './work-queries.ts';

/** Everything that shows which stages tenders are in, or how many. */
const stageKeys = [
  ['tenders', 'facets'],
  ['tenders', 'views'],
  ['tenders', 'board'],
  ['tenders', 'calendar'],
  ['tenders', 'deadlines'],
  ['home'],
  ['follow-up'],
] as const;

/** Shows a new state of the work wherever the tender is held, and has read again what depends on it. */
export function showWork(client: QueryClient, work: Expediente): void {
  const { id, etapa, version, tags, Asignado, prioridad, propuesta, restringida } = work;
  const { probabilidad } = work;
  const { proximaAccion, proximaAccionDia, montoOferta, monedaOferta } = work;
  patchTender(client, id, {
    etapa,
    version,
    tags,
    Asignado,
    prioridad,
    probabilidad,
    restringida,
    propuesta: propuesta?.etapa ?? null,
    proximaAccion,
    proximaAccionDia,
    montoOferta,
    monedaOferta,
  });
  client.setQueryData<Expediente>(expedienteKey(id), work);
  void client.invalidateQueries({ queryKey: tenderEventsKey(id) });
  for (const queryKey of stageKeys) void client.invalidateQueries({ queryKey });
}

/** Reports a change of the work that was not kept. After a conflict the present state is shown. */
export function reportWork(
  client: QueryClient,
  tender: Pick<WorkedTender, 'id' | 'codigo'>,
  title: string,
  error: unknown,
  again: () => void,
): void {
  const id = `work-${tender.id}`;
  if (problemCode(error) === 'version-antigua') {
    void client.invalidateQueries({ queryKey: ['tenders'] });
    toastProblem({
      id,
      title: i18n.t('expediente:conflict.title', { code: tender.codigo }),
      text: i18n.t('expediente:conflict.text'),
      action: { label: i18n.t('expediente:conflict.again'), onClick: again },
    });
    return;
  }
  // A rule that refuses refuses again.
  const isRefused = error instanceof ApiError && error.problem.status === 422;
  toastProblem({
    id,
    title,
    text: problemText(error),
    action: isRefused ? undefined : { label: i18n.t('actions.retry'), onClick: again },
  });
}

/** Shows that somebody else moved the tender first. That they moved it to the same stage is no trouble. */
function meetConflict(
  client: QueryClient,
  tender: WorkedTender,
  present: { etapa: Stage; version: number },
  wanted: Stage,
): void {
  patchTender(client, tender.id, present);
  void client.invalidateQueries({ queryKey: ['tenders'] });
  if (present.etapa !== wanted) {
    stageConflicts.add({ tender: { ...tender, ...present }, wanted });
  }
}

/**
 * Moves a tender to another stage, or to another place of its own. Shown at once; what is not kept goes back to where it was, or
 * to where somebody else moved it meanwhile.
 */
export async function moveStage(
  client: QueryClient,
  tender: WorkedTender,
  move: StageMove,
): Promise<boolean> {
  hideToast(`work-${tender.id}`);
  patchTender(client, tender.id, { etapa: move.etapa });
  try {
    showWork(client, await sendMove(tender.id, move, tender));
    return true;
  } catch (error) {
    const present = presentStageOf(error);
    if (present !== undefined) {
      meetConflict(client, tender, present, move.etapa);
      return false;
    }
    patchTender(client, tender.id, { etapa: tender.etapa });
    const title = i18n.t('expediente:stage.failed', { code: tender.codigo });
    const again = () => void moveStage(client, tender, move);
    reportWork(client, tender, title, error, again);
    return false;
  }
}

/** Follows a tender, or stops following it; whether that was kept. */
export async function saveFollowing(
  client: QueryClient,
  tender: WorkedTender,
  siguiendo: boolean,
): Promise<boolean> {
  const { id, codigo } = tender;
  patchTender(client, id, { siguiendo });
  try {
    const kept = await workApi.follow({ params: { id }, body: { siguiendo } });
    // What was read meanwhile may be older.
    patchTender(client, id, { siguiendo: kept.siguiendo });
    void client.invalidateQueries({ queryKey: expedienteKey(id) });
    void client.invalidateQueries({ queryKey: ['follow-up'] });
    void client.invalidateQueries({ queryKey: waitingQuery.queryKey });
    return true;
  } catch (error) {
    patchTender(client, id, { siguiendo: !siguiendo });
    const title = i18n.t('expediente:follow.failed', { code: codigo });
    const again = () => void saveFollowing(client, tender, siguiendo);
    reportWork(client, tender, title, error, again);
    return false;
  }
}
