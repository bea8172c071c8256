import { Button, TextInput } from '@mantine/core';
import { RoleValues, type SampleRole } from '@pliego/contract/areas/roles';
import { useTranslation } from 'react-i18next';
import { useContractForm } from '#web/api/use-contract-form.ts';
import { Dialog, DialogActions } from '#web/ui/overlay/dialog.tsx';
import { FormProblem } from '#web/ui/fields/form-problem.tsx';
import { LeaveGuard } from '#web/ui/navigation/leave-guard.tsx';
import { useLeaving } from '#web/ui/navigation/use-leaving.ts';
import { GrantMatrix, noGrants } from './grant-matrix.tsx';
import { useSendRole } from './role-mutations.ts';
import { useRoleNames } from './use-role-names.ts';
import type { EditedRole } from './role-panel.ts';
import classes from './roles.module.css';

/** The name of a role and its table: nine areas, three things to do in each. */
export function RoleDialog({ edited, onClose }: { edited: EditedRole; onClose: () => void }) {
  const { t } = useTranslation(['demoUsers', 'common']);
  const { role, from } = edited;
  const { nameOf } = useRoleNames();
  const send = useSendRole(role);
  const copied = from === null ? '' : t('roles.copyName', { name: nameOf(from) });
  const { form, busy, problem, formProps } = useContractForm<RoleValues, SampleRole>({
    schema: RoleValues,
    initialValues: {
      name: role === null ? copied : nameOf(role),
      grants: from?.grants ?? noGrants,
    },
    send: (values) => send(RoleValues.parse(values)),
    onDone: () => {
      letGo();
      onClose();
    },
  });
  const { guard, letGo } = useLeaving({ isDirty: form.isDirty() });
  return (
    <Dialog
      title={role === null ? t('roles.addTitle') : t('roles.editTitle', { name: nameOf(role) })}
      onClose={onClose}
    >
      <form {...formProps} className={classes.form}>
        <FormProblem text={problem} />
        <TextInput
          required
          data-autofocus
          label={t('roles.name')}
          autoComplete="off"
          {...form.getInputProps('name')}
        />
        <GrantMatrix
          grants={form.values.grants}
          onChange={(grants) => form.setFieldValue('grants', grants)}
        />
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            {t('common:actions.cancel')}
          </Button>
          <Button type="submit" loading={busy}>
            {t('roles.save')}
          </Button>
        </DialogActions>
        <LeaveGuard {...guard} text={t('roles.discardText')} />
      </form>
    </Dialog>
  );
}
