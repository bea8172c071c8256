import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { sessionApi } from '#web/api/areas/session.ts';
import { keepBoxOf, viewerOf } from '#web/api/last-seen-box.ts';
import { problemText } from '#web/api/problems.ts';
import { keepSession } from '#web/api/session.ts';
import { toastDone, toastProblem } from '#web/ui/feedback/toasts.tsx';
import { mayLeaveAll } from '#web/ui/navigation/unsaved.ts';

/** Nothing of one company may linger on the screen of another: its list starts afresh. */
export function useSwitchCompany() {
  const { t } = useTranslation();
  const client = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: async (empresa: number) =>
      (await mayLeaveAll()) ? sessionApi.switchCompany({ body: { empresa } }) : null,
    onSuccess: async (session) => {
      if (session === null) return;
      // Calls from here on belong to the next screen.
      void keepBoxOf(viewerOf(session));
      await navigate({ to: '/inicio', ignoreBlocker: true });
      keepSession(client, session);
      const name = session.userData.empresas.find(({ id }) => id === session.empresa)?.nombre;
      toastDone({ title: t('shell.switched', { name }) });
    },
    onError: (error) => toastProblem({ title: problemText(error) }),
  });
}
