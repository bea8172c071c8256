import { Alert, Button, Checkbox, Group, TextInput } from '@mantine/core';
import {
  newPermissionRoles,
  type Permission,
  PermissionForm,
} from '@pliego/contract/areas/permissions';
import { permissionRoles } from '@pliego/contract/areas/permission-choices';
import { useTranslation } from 'react-i18next';
import { useContractForm } from '#web/api/use-contract-form.ts';
import { Dialog, DialogActions } from '#web/ui/overlay/dialog.tsx';
import { FormProblem } from '#web/ui/fields/form-problem.tsx';
import { useSendPermission } from './permission-mutations.ts';
import { usePermissionName } from './use-permission-name.ts';
import classes from './permissions.module.css';

interface PermissionDialogProps {
  /** The one to change; null adds one. */
  permission: Permission | null;
  onClose: () => void;
}

/** The name of a permission and who has it. */
export function PermissionDialog({ permission, onClose }: PermissionDialogProps) {
  const { t } = useTranslation(['permissions', 'common']);
  const nameOf = usePermissionName();
  const shown = permission === null ? '' : nameOf(permission);
  const send = useSendPermission(permission, shown);
  const { form, busy, problem, formProps } = useContractForm<PermissionForm, void>({
    schema: PermissionForm,
    initialValues: {
      name: shown,
      assignedTo: [...(permission?.assignedTo ?? newPermissionRoles)],
    },
    send: (values) => send({ ...values, name: values.name.trim() }),
    onDone: onClose,
  });
  return (
    <Dialog title={t(permission === null ? 'form.addTitle' : 'form.editTitle')} onClose={onClose}>
      <form {...formProps} className={classes.form}>
        <FormProblem text={problem} />
        {permission === null ? null : (
          <Alert color="yellow" p="sm">
            {t('form.warning')}
          </Alert>
        )}
        <TextInput
          required
          data-autofocus
          label={t('form.name')}
          autoComplete="off"
          {...form.getInputProps('name')}
        />
        <Checkbox.Group
          label={t('form.assignedTo')}
          description={permission === null ? t('form.assignedHint') : undefined}
          {...form.getInputProps('assignedTo')}
        >
          <Group mt={8} gap="sm">
            {permissionRoles.map((role) => (
              <Checkbox key={role} value={role} label={t(`role.${role}`)} />
            ))}
          </Group>
        </Checkbox.Group>
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            {t('common:actions.cancel')}
          </Button>
          <Button type="submit" loading={busy}>
            {t(permission === null ? 'form.add' : 'form.save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
