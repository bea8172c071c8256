import type { DemoUser } from '@pliego/contract/areas/demo-users';
import type { DemoUserStatus } from '@pliego/contract/areas/demo-user-choices';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { problemText } from '#web/api/problems.ts';
import { demoUsersApi } from '#web/api/areas/demo-users.ts';
import { toastProblem, toastUndo } from '#web/ui/feedback/toasts.tsx';
import { useWidgetTexts } from '#web/ui/texts/widget-texts.tsx';
import { useRefreshUsers } from '../mutations.ts';

/** Suspends several users, with an undo that restores each status. */
export function useSuspendMany(onDone: () => void) {
  const { t } = useTranslation('demoUsers');
  const { undo } = useWidgetTexts();
  const refresh = useRefreshUsers();
  const setStatus = (id: number, status: DemoUserStatus) =>
    demoUsersApi.update({ body: { id, user: { status } } });
  const restore = useMutation({
    mutationFn: (users: DemoUser[]) =>
      Promise.all(users.map(({ id, status }) => setStatus(id, status))),
    onSettled: refresh,
    onError: (error) => toastProblem({ title: t('view.saveFailed'), text: problemText(error) }),
  });
  const suspend = useMutation({
    mutationFn: (users: DemoUser[]) =>
      Promise.all(users.map(({ id }) => setStatus(id, 'inactive'))),
    onSuccess: (_, users) => {
      onDone();
      toastUndo({
        id: 'users-suspended',
        title: t('done.suspendedMany', { count: users.length }),
        action: { label: undo, onClick: () => restore.mutate(users) },
      });
    },
    onError: (error) => toastProblem({ title: t('view.saveFailed'), text: problemText(error) }),
    // Some may have been suspended before one was not.
    onSettled: refresh,
  });
  return suspend.mutate;
}
