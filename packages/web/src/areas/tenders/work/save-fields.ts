import type { Expediente } from '@pliego/contract/areas/work-shapes';
import type { QueryClient } from '@tanstack/react-query';
import { workApi } from '#web/api/areas/work.ts';
import { problemCode } from '#web/api/problems.ts';
import { i18n } from '#web/i18n/setup.ts';
import { hideToast } from '#web/ui/feedback/toasts.tsx';
import { type EditableTender, heldWork, patchTender } from '../edit-tender.ts';
import { shownRow } from '../shown-row.ts';
import type { FieldChange, WorkBase, WorkValues } from './merge-work.ts';
import { reportWork, showWork } from './save-work.ts';
import { fieldConflicts } from './stage-conflicts.ts';
import { type Edit, saveUpon } from './save-upon.ts';

/** What of a tender is changed where it is listed. */
export type ListedWork = EditableTender & WorkValues;

const baseOf = (tender: ListedWork): WorkBase => ({
  prioridad: tender.prioridad,
  probabilidad: tender.probabilidad,
  montoOferta: tender.montoOferta,
  monedaOferta: tender.monedaOferta,
  proximaAccion: tender.proximaAccion,
  proximaAccionDia: tender.proximaAccionDia,
  colaboradores: [],
});

/** Whether what is changed here is not, in the lists, what it was when the change began: somebody else changed it. */
function isStale(client: QueryClient, { id }: ListedWork, { base, change }: Edit): boolean {
  const row = shownRow(client, id);
  if (row === undefined) return false;
  const present = baseOf(row);
  return Object.keys(change).some(
    (field) => Reflect.get(present, field) !== Reflect.get(base, field),
  );
}

/** Sends a change; upon what the work has become, where somebody changed it since. */
async function send(client: QueryClient, tender: ListedWork, edit: Edit, stale: boolean) {
  const params = { id: tender.id };
  if (stale) return saveUpon(client, edit, await workApi.get({ params }));
  // As the change before this one left it.
  const { version } = heldWork(client, tender);
  try {
    return { work: await workApi.update({ params, body: edit.change, ifVersion: version }) };
  } catch (error) {
    if (problemCode(error) !== 'version-antigua') throw error;
    return saveUpon(client, edit, await workApi.get({ params }));
  }
}

/** Changes fields of the work on a tender. Shown at once; what two people changed at once is left to choose. */
export async function saveFields(
  client: QueryClient,
  tender: ListedWork,
  change: FieldChange,
): Promise<void> {
  const { id, codigo } = tender;
  const base = baseOf(tender);
  const stale = isStale(client, tender, { base, change });
  hideToast(`work-${id}`);
  patchTender(client, id, change);
  try {
    // One after the other, each based on what the one before left.
    const mutation = client.getMutationCache().build(client, {
      scope: { id: `tender-${id}` },
      networkMode: 'always',
      mutationFn: () => send(client, tender, { base, change }, stale),
    });
    const saved = await mutation.execute(undefined);
    const work: Expediente = 'work' in saved ? saved.work : saved.conflict.present;
    showWork(client, work);
    if ('conflict' in saved) {
      fieldConflicts.add({ tender: { id, codigo }, conflict: saved.conflict });
    }
  } catch (error) {
    const { colaboradores: _, ...before } = base;
    patchTender(client, id, before);
    const title = i18n.t('expediente:card.failed', { code: codigo });
    reportWork(client, tender, title, error, () => void saveFields(client, tender, change));
  }
}
