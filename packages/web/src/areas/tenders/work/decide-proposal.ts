import type { Expediente } from '@pliego/contract/areas/work-shapes';
import { type MoveNeed, needsOf, type Stage } from '@pliego/contract/rules/work-stages';
import type { QueryClient } from '@tanstack/react-query';
import { workApi } from '#web/api/areas/work.ts';
import { i18n } from '#web/i18n/setup.ts';
import { hideToast, toastDone } from '#web/ui/feedback/toasts.tsx';
import { reportWork, showWork } from './save-work.ts';
import { presentStageOf } from './send-move.ts';
import type { WorkedTender } from './stage-conflicts.ts';
import { expedienteQuery } from './work-queries.ts';

/** What the proposed stage needs and nobody has said: who won a tender that was lost the source may have said. */
function missingFor(
  { etapa, resultado }: NonNullable<Expediente['propuesta']>,
  { evidencia }: Expediente,
): MoveNeed[] {
  const isWinnerKnown = resultado !== null && resultado.ganador !== null;
  return needsOf(etapa, { hasEvidence: evidencia !== null }).filter(
    (need) => need !== 'resultado' || !isWinnerKnown,
  );
}

interface Decision {
  accepts: boolean;
  /** Has a dialog ask for what the stage needs besides. */
  ask: (stage: Stage) => void;
}

/** Confirms the stage that the portal proposes, or rejects it, based on what the person saw. */
export async function decideProposal(
  client: QueryClient,
  tender: WorkedTender,
  { accepts, ask }: Decision,
): Promise<void> {
  const { id, codigo, version } = tender;
  hideToast(`work-${id}`);
  try {
    const work = await client.fetchQuery(expedienteQuery(id));
    const { propuesta } = work;
    if (accepts && propuesta !== null && missingFor(propuesta, work).length > 0) {
      ask(propuesta.etapa);
      return;
    }
    const body = { acepta: accepts };
    showWork(client, await workApi.decideProposal({ params: { id }, body, ifVersion: version }));
    if (!accepts) toastDone({ title: i18n.t('expediente:proposal.rejected') });
  } catch (error) {
    const present = { ...tender, ...presentStageOf(error) };
    reportWork(client, tender, i18n.t('expediente:stage.failed', { code: codigo }), error, () => {
      void decideProposal(client, present, { accepts, ask });
    });
  }
}
