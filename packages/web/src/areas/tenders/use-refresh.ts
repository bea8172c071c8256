import type { Refreshed } from '@pliego/contract/areas/connector-shapes';
import type { TenderDetail } from '@pliego/contract/areas/tender-shapes';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { connectorsApi } from '#web/api/areas/connectors.ts';
import { problemText } from '#web/api/problems.ts';
import { messagesText } from '#web/i18n/message-text.ts';
import { toastDone, toastProblem } from '#web/ui/feedback/toasts.tsx';
import { useSourceNames } from './source-names.ts';

/** The source answered; whatever else happened did not bring us further. */
const answered: ReadonlySet<Refreshed['resultado']> = new Set(['actualizada', 'sin-cambios']);

/** Refreshes one tender from its source, and shows the result. */
export function useRefresh({ id, fuente }: Pick<TenderDetail, 'id' | 'fuente'>) {
  const { t } = useTranslation('ficha');
  const client = useQueryClient();
  const sources = useSourceNames();
  // That one begins with its name.
  const sourceIn = (resultado: Refreshed['resultado']) =>
    resultado === 'no-responde' ? sources.alone(fuente) : sources.inside(fuente);
  const toastId = `refresh-${id}`;
  const { mutate, isPending } = useMutation({
    mutationFn: () => connectorsApi.refresh({ params: { id } }),
    onSuccess: async ({ resultado, detalle }) => {
      const tell = answered.has(resultado) ? toastDone : toastProblem;
      tell({
        id: toastId,
        title: t(`freshness.results.${resultado}`, { source: sourceIn(resultado) }),
        text: messagesText(detalle),
      });
      // Also without changes it was seen again, which the ficha and the lists show.
      if (answered.has(resultado)) await client.invalidateQueries({ queryKey: ['tenders'] });
    },
    onError: (error) => {
      toastProblem({ id: toastId, title: t('freshness.failed'), text: problemText(error) });
    },
  });
  return { refresh: () => mutate(), isRefreshing: isPending };
}
