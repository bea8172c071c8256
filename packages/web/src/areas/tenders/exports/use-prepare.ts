import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { TenderExport } from '#web/api/areas/exports.ts';
import { preparedExportsApi } from '#web/api/areas/prepared-exports.ts';
import { problemText } from '#web/api/problems.ts';
import { toastDone, toastProblem } from '#web/ui/feedback/toasts.tsx';
import { preparedExportsQuery } from './prepared/prepared-queries.ts';

/** Has the server make the file of a list, and says where it will be. */
export function usePrepare(onDone: () => void) {
  const { t } = useTranslation('tenders');
  const client = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (query: TenderExport) => preparedExportsApi.create({ query }),
    onSuccess: () => {
      toastDone({
        title: t('exports.preparing'),
        text: t('exports.preparingText'),
        action: {
          label: t('exports.mine'),
          onClick: () => void navigate({ to: '/exportaciones' }),
        },
      });
      onDone();
    },
    onError: (error) => toastProblem({ title: t('exports.notPrepared'), text: problemText(error) }),
    onSettled: () => client.invalidateQueries(preparedExportsQuery),
  });
}
