import type { DemoUser, DemoUserForm } from '@pliego/contract/areas/demo-users';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { problemText } from '#web/api/problems.ts';
import { withReadAgain } from '#web/api/read-again.ts';
import { demoUsersApi } from '#web/api/areas/demo-users.ts';
import { toastDone, toastProblem, toastUndo } from '#web/ui/feedback/toasts.tsx';
import { useWidgetTexts } from '#web/ui/texts/widget-texts.tsx';
import { usersKey } from './queries.ts';

/** Reads everything about the users again. */
export function useRefreshUsers() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: usersKey });
}

/** Adds a user, or changes the given one. */
export function useSendUser(user: DemoUser | null) {
  const { t } = useTranslation('demoUsers');
  const refresh = useRefreshUsers();
  return async (values: DemoUserForm) => {
    const answer = await withReadAgain(
      () =>
        user === null
          ? demoUsersApi.add({ body: values })
          : demoUsersApi.update({ body: { id: user.id, user: values } }),
      refresh,
    );
    const name = answer.user.fullName;
    toastDone({ title: t(user === null ? 'done.added' : 'done.saved', { name }) });
    return answer.user;
  };
}

type Change = Partial<DemoUserForm>;

/** Changes one thing of a user, and offers to take it back. */
export function useChangeUser() {
  const { t } = useTranslation('demoUsers');
  const { t: common } = useTranslation();
  const { undo } = useWidgetTexts();
  const refresh = useRefreshUsers();
  const { mutate } = useMutation({
    mutationFn: ({ user, change }: { user: DemoUser; change: Change; done?: string }) =>
      withReadAgain(() => demoUsersApi.update({ body: { id: user.id, user: change } }), refresh),
    onSuccess: (_, { user, change, done }) => {
      if (done === undefined) return;
      const before: Change = Object.fromEntries(
        Object.entries(user).filter(([field]) => field in change),
      );
      toastUndo({
        id: `user-${user.id}`,
        title: done,
        action: { label: undo, onClick: () => mutate({ user, change: before }) },
      });
    },
    onError: (error, { user, change, done }) =>
      toastProblem({
        id: `user-${user.id}`,
        title: t('failed.save', { name: user.fullName }),
        text: problemText(error),
        action: {
          label: common('actions.retry'),
          onClick: () => mutate({ user, change, done }),
        },
      }),
  });
  const change = (user: DemoUser, changed: Change, done?: string) =>
    mutate({ user, change: changed, done });
  return {
    change,
    /** Suspends an active or pending user, and reactivates a suspended one. */
    toggleSuspended: (user: DemoUser) => {
      const isBack = user.status === 'inactive';
      const name = user.fullName;
      change(
        user,
        { status: isBack ? 'active' : 'inactive' },
        t(isBack ? 'done.reactivated' : 'done.suspended', { name }),
      );
    },
  };
}

/** Deletes a user at once, and offers to bring them back as they were. */
export function useRemoveUser(onRemoved?: () => void) {
  const { t } = useTranslation('demoUsers');
  const { t: common } = useTranslation();
  const { undo } = useWidgetTexts();
  const refresh = useRefreshUsers();
  const restore = useMutation({
    mutationFn: (user: DemoUser) =>
      withReadAgain(() => demoUsersApi.restore({ body: { user } }), refresh),
    onSuccess: (_, { fullName }) => {
      toastDone({ title: t('done.restored', { name: fullName }) });
    },
    onError: (error, { fullName }) =>
      toastProblem({ title: t('failed.save', { name: fullName }), text: problemText(error) }),
  });
  const remove = useMutation({
    mutationFn: (user: DemoUser) =>
      withReadAgain(() => demoUsersApi.remove({ query: { id: user.id } }), refresh),
    onSuccess: (_, user) => {
      onRemoved?.();
      toastUndo({
        id: `user-${user.id}`,
        title: t('done.removed', { name: user.fullName }),
        action: { label: undo, onClick: () => restore.mutate(user) },
      });
    },
    onError: (error, user) =>
      toastProblem({
        id: `user-${user.id}`,
        title: t('failed.remove', { name: user.fullName }),
        text: problemText(error),
        action: { label: common('actions.retry'), onClick: () => remove.mutate(user) },
      }),
  });
  return remove.mutate;
}
