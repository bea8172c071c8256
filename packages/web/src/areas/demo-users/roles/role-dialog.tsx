import { Button, Checkbox, TextInput } from '@mantine/core';
import {
  type Grant,
  type Grants,
  roleActions,
  roleAreas,
  RoleValues,
  type SampleRole,
} from '@pliego/contract/areas/roles';
import { useTranslation } from 'react-i18next';
import { useContractForm } from '#web/api/use-contract-form.ts';
import { Dialog, DialogActions } from '#web/ui/dialog.tsx';
import { FormProblem } from '#web/ui/form/form-problem.tsx';
import { LeaveGuard } from '#web/ui/leave-guard.tsx';
import { ScrollRegion } from '#web/ui/scroll-region.tsx';
import { useLeaving } from '#web/ui/use-leaving.ts';
import { useSendRole } from './role-mutations.ts';
import { useRoleNames } from './use-role-names.ts';
import type { EditedRole } from './role-panel.ts';
import classes from './roles.module.css';

const none: Grant = { read: false, write: false, create: false };
const nothing: Grants = {
  users: none,
  content: none,
  claims: none,
  data: none,
  finance: none,
  reports: none,
  api: none,
  documents: none,
  payroll: none,
};

const isWhole = (grant: Grant) => roleActions.every((action) => grant[action]);
const isSome = (grant: Grant) => roleActions.some((action) => grant[action]);
const wholeOrNone = (on: boolean): Grant => ({ read: on, write: on, create: on });

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
      grants: from?.grants ?? nothing,
    },
    send: (values) => send(RoleValues.parse(values)),
    onDone: () => {
      letGo();
      onClose();
    },
  });
  const { guard, letGo } = useLeaving({ isDirty: form.isDirty() });
  const { grants } = form.values;
  const set = (changed: Partial<Grants>) => form.setFieldValue('grants', { ...grants, ...changed });
  const areas = roleAreas.map((area) => grants[area]);
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
        <ScrollRegion label={t('roles.permissions')}>
          <table className={classes.matrix} aria-label={t('roles.permissions')}>
            <thead>
              <tr>
                <th scope="col">{t('roles.area')}</th>
                <th scope="col">
                  <Checkbox
                    size="xs"
                    label={t('roles.all')}
                    checked={areas.every(isWhole)}
                    indeterminate={areas.some(isSome) && !areas.every(isWhole)}
                    onChange={({ currentTarget: { checked } }) =>
                      set(Object.fromEntries(roleAreas.map((area) => [area, wholeOrNone(checked)])))
                    }
                  />
                </th>
                {roleActions.map((action) => (
                  <th key={action} scope="col">
                    {t(`roles.actions.${action}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {roleAreas.map((area) => {
                const name = t(`roles.areas.${area}`);
                const grant = grants[area];
                return (
                  <tr key={area}>
                    <th scope="row">{name}</th>
                    <td>
                      <Checkbox
                        size="xs"
                        aria-label={t('roles.allIn', { area: name })}
                        checked={isWhole(grant)}
                        indeterminate={isSome(grant) && !isWhole(grant)}
                        onChange={({ currentTarget: { checked } }) =>
                          set({ [area]: wholeOrNone(checked) })
                        }
                      />
                    </td>
                    {roleActions.map((action) => (
                      <td key={action}>
                        <Checkbox
                          size="xs"
                          aria-label={t('roles.cell', {
                            action: t(`roles.actions.${action}`),
                            area: name,
                          })}
                          checked={grant[action]}
                          onChange={({ currentTarget: { checked } }) =>
                            set({ [area]: { ...grant, [action]: checked } })
                          }
                        />
                      </td>
                    ))}
                  </tr>
                );
              })}
            </tbody>
          </table>
        </ScrollRegion>
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
