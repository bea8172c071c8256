import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { problemText } from '#web/api/problems.ts';
import { endView } from '#web/api/use-view-as.ts';
import { toastDone, toastProblem } from '#web/ui/feedback/toasts.tsx';

/** Ends the look as another role. */
export function useEndView() {
  const { t } = useTranslation();
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => endView(client),
    onSuccess: () => toastDone({ title: t('shell.viewAs.ended') }),
    onError: (error) => toastProblem({ title: problemText(error) }),
  });
}
