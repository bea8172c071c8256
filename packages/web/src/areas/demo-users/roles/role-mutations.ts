import type { RoleValues, SampleRole } from '@pliego/contract/areas/roles';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { problemText } from '#web/api/problems.ts';
import { rolesApi } from '#web/api/areas/roles.ts';
import { toastDone, toastProblem, toastUndo } from '#web/ui/toasts.tsx';
import { useWidgetTexts } from '#web/ui/widget-texts.tsx';
import { rolesKey } from '../queries.ts';

/** A role that is edited, or one that is added as a copy of another or from nothing. */
export type EditedRole = { role: SampleRole | null; from: SampleRole | null };

/** Adds a role, or changes the one that is given. */
export function useSendRole(role: SampleRole | null) {
  const { t } = useTranslation('demoUsers');
  const client = useQueryClient();
  return async (values: RoleValues) => {
    const answer =
      role === null
        ? await rolesApi.add({ body: values })
        : await rolesApi.update({ body: { ...values, id: role.id } });
    await client.invalidateQueries({ queryKey: rolesKey });
    const { name } = answer.role;
    toastDone({ title: t(role === null ? 'roles.added' : 'roles.saved', { name }) });
    return answer.role;
  };
}

/** Deletes a role that was added here, and offers it back. */
export function useRemoveRole() {
  const { t } = useTranslation('demoUsers');
  const { undo } = useWidgetTexts();
  const client = useQueryClient();
  const refresh = () => client.invalidateQueries({ queryKey: rolesKey });
  const restore = useMutation({
    mutationFn: ({ name, grants }: SampleRole) => rolesApi.add({ body: { name, grants } }),
    onSuccess: refresh,
    onError: (error) => toastProblem({ title: t('view.saveFailed'), text: problemText(error) }),
  });
  const remove = useMutation({
    mutationFn: ({ id }: SampleRole) => rolesApi.remove({ query: { id } }),
    onSuccess: async (_, role) => {
      await refresh();
      toastUndo({
        id: `role-${role.id}`,
        title: t('roles.removed', { name: role.name }),
        action: { label: undo, onClick: () => restore.mutate(role) },
      });
    },
    onError: (error, { name }) =>
      toastProblem({ title: t('roles.removeFailed', { name }), text: problemText(error) }),
  });
  return remove.mutate;
}
