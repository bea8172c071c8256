import type { TenderDetail } from '@pliego/contract/areas/tender-shapes';
import type { Expediente, ExpedienteChange } from '@pliego/contract/areas/work-shapes';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { workApi } from '#web/api/areas/work.ts';
import { reportWork, showWork } from './save-work.ts';

/** Whether a change would change anything. */
function isNews(work: Expediente, change: ExpedienteChange): boolean {
  const { colaboradores, ...fields } = change;
  const held = new Set(work.colaboradores.map(({ id }) => id));
  const isOther =
    colaboradores !== undefined &&
    (colaboradores.length !== held.size || colaboradores.some((id) => !held.has(id)));
  const stored: Record<string, unknown> = { ...work };
  return isOther || Object.entries(fields).some(([name, value]) => stored[name] !== value);
}

/** Saves fields of the expediente, one after the other, each based on what the one before left. */
export function useExpedienteChange(tender: TenderDetail, work: Expediente) {
  const { t } = useTranslation('expediente');
  const client = useQueryClient();
  const saving = useMutation({
    scope: { id: `expediente-${tender.id}` },
    mutationFn: (change: ExpedienteChange) =>
      workApi.update({ params: { id: tender.id }, body: change }),
    onSuccess: (saved) => showWork(client, saved),
    onError: (error, change) =>
      reportWork(client, tender, t('card.failed', { code: tender.codigo }), error, () =>
        saving.mutate(change),
      ),
  });
  return (change: ExpedienteChange) => {
    if (isNews(work, change)) saving.mutate(change);
  };
}
