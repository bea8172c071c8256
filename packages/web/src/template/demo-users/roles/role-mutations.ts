import type { RoleValues, SampleRole } from '@pliego/contract/areas/roles';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { problemText } from '#web/api/problems.ts';
import { withReadAgain } from '#web/api/read-again.ts';
import { rolesApi } from '#web/api/areas/roles.ts';
import { toastDone, toastProblem, toastUndo } from '#web/ui/feedback/toasts.tsx';
import { useWidgetTexts } from '#web/ui/texts/widget-texts.tsx';
import { rolesKey } from '../queries.ts';
import { useRoleNames } from './use-role-names.ts';

/** Adds a role, or changes the given one. */
export function useSendRole(role: SampleRole | null) {
  const { t } = useTranslation('demoUsers');
  const client = useQueryClient();
  const { nameOf } = useRoleNames();
  return async ({ name: typed, grants }: RoleValues) => {
    // An unchanged name keeps its form on the wire.
    const kept = role !== null && typed === nameOf(role) ? role.name : typed;
    const values = { name: kept, grants };
    const answer = await withReadAgain(
      () =>
        role === null
          ? rolesApi.add({ body: values })
          : rolesApi.update({ body: { ...values, id: role.id } }),
      () => client.invalidateQueries({ queryKey: rolesKey }),
    );
    const name = nameOf(answer.role);
    toastDone({ title: t(role === null ? 'roles.added' : 'roles.saved', { name }) });
    return answer.role;
  };
}

/** Deletes a role that was added here, and offers it back. */
export function useRemoveRole() {
  const { t } = useTranslation('demoUsers');
  const { undo } = useWidgetTexts();
  const { nameOf } = useRoleNames();
  const client = useQueryClient();
  const refresh = () => client.invalidateQueries({ queryKey: rolesKey });
  const restore = useMutation({
    mutationFn: (role: SampleRole) =>
      withReadAgain(() => rolesApi.restore({ body: { role } }), refresh),
    onError: (error) => toastProblem({ title: t('view.saveFailed'), text: problemText(error) }),
  });
  const remove = useMutation({
    mutationFn: ({ id }: SampleRole) =>
      withReadAgain(() => rolesApi.remove({ query: { id } }), refresh),
    onSuccess: (_, role) => {
      toastUndo({
        id: `role-${role.id}`,
        title: t('roles.removed', { name: nameOf(role) }),
        action: { label: undo, onClick: () => restore.mutate(role) },
      });
    },
    onError: (error, role) =>
      toastProblem({
        title: t('roles.removeFailed', { name: nameOf(role) }),
        text: problemText(error),
      }),
  });
  return remove.mutate;
}
