import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { sessionApi } from '#web/api/areas/session.ts';
import { problemText } from '#web/api/problems.ts';
import { keepSession } from '#web/api/session.ts';
import { toastDone, toastProblem } from '#web/ui/toasts.tsx';

/** Nothing of one company may linger on the screen of another: its list starts afresh. */
export function useSwitchCompany() {
  const { t } = useTranslation();
  const client = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (empresa: number) => sessionApi.switchCompany({ body: { empresa } }),
    onSuccess: async (session) => {
      await navigate({ to: '/licitaciones', search: {} });
      keepSession(client, session);
      const name = session.userData.empresas.find(({ id }) => id === session.empresa)?.nombre;
      toastDone({ title: t('shell.switched', { name }) });
    },
    onError: (error) => toastProblem({ title: problemText(error) }),
  });
}
