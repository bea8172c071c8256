import type { Permission, PermissionForm } from '@pliego/contract/areas/permissions';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { problemText } from '#web/api/problems.ts';
import { withReadAgain } from '#web/api/read-again.ts';
import { permissionsApi } from '#web/api/areas/permissions.ts';
import { toastDone, toastProblem, toastUndo } from '#web/ui/feedback/toasts.tsx';
import { useWidgetTexts } from '#web/ui/texts/widget-texts.tsx';
import { permissionsKey } from './queries.ts';
import { usePermissionName } from './use-permission-name.ts';

/** Adds a permission, or changes the given one. `shown` is its translated name. */
export function useSendPermission(permission: Permission | null, shown: string) {
  const { t } = useTranslation('permissions');
  const client = useQueryClient();
  const refresh = () => client.invalidateQueries({ queryKey: permissionsKey });
  const send = async ({ name, assignedTo }: PermissionForm) => {
    // An unchanged name keeps its form on the wire.
    const isRenamed = permission === null || name !== shown;
    if (permission !== null && isRenamed) {
      await permissionsApi.rename({ body: { id: permission.id, name } });
    }
    const id =
      permission?.id ??
      (await permissionsApi.add({ body: { permission: { name } } })).permission.id;
    await permissionsApi.assign({ body: { id, assignedTo } });
  };
  return async (values: PermissionForm) => {
    // The name may have been stored where the roles were not.
    await withReadAgain(() => send(values), refresh);
    const { name } = values;
    toastDone({ title: t(permission === null ? 'done.added' : 'done.saved', { name }) });
  };
}

/** Deletes a permission, and offers to bring it back to its place. */
export function useRemovePermission() {
  const { t } = useTranslation('permissions');
  const { t: common } = useTranslation();
  const { undo } = useWidgetTexts();
  const client = useQueryClient();
  const nameOf = usePermissionName();
  const refresh = () => client.invalidateQueries({ queryKey: permissionsKey });
  const restore = useMutation({
    mutationFn: (permission: Permission) =>
      withReadAgain(() => permissionsApi.restore({ body: { permission } }), refresh),
    onSuccess: (_, permission) => {
      toastDone({ title: t('done.restored', { name: nameOf(permission) }) });
    },
    onError: (error, permission) =>
      toastProblem({
        title: t('failedRemove', { name: nameOf(permission) }),
        text: problemText(error),
      }),
  });
  const remove = useMutation({
    mutationFn: ({ id }: Permission) =>
      withReadAgain(() => permissionsApi.remove({ query: { id } }), refresh),
    onSuccess: (_, permission) => {
      toastUndo({
        id: `permission-${permission.id}`,
        title: t('done.removed', { name: nameOf(permission) }),
        action: { label: undo, onClick: () => restore.mutate(permission) },
      });
    },
    onError: (error, permission) =>
      toastProblem({
        id: `permission-${permission.id}`,
        title: t('failedRemove', { name: nameOf(permission) }),
        text: problemText(error),
        action: { label: common('actions.retry'), onClick: () => remove.mutate(permission) },
      }),
  });
  return remove.mutate;
}
