import { Button, NativeSelect, Radio, Stack } from '@mantine/core';
import { ViewedRole, viewMinutes } from '@pliego/contract/areas/auth-shapes';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { colleaguesQuery } from '#web/api/reference-queries.ts';
import { useSession } from '#web/api/use-session.ts';
import { useViewAs } from '#web/api/use-view-as.ts';
import { Dialog, DialogActions } from '#web/ui/overlay/dialog.tsx';
import classes from './view-as-dialog.module.css';

const nobody = '';

/** Asks as which role, and as whom of it, to look at the company. */
export function ViewAsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const { vista } = useSession().userData;
  const [role, setRole] = useState<ViewedRole>(vista?.role ?? 'author');
  const [person, setPerson] = useState(String(vista?.persona?.id ?? nobody));
  const people = useQuery(colleaguesQuery).data?.datos ?? [];
  const { mutate, isPending } = useViewAs();
  const ofRole = people.filter((one) => one.role === role && one.status === 'active');
  const start = () => {
    const persona = person === nobody ? null : Number(person);
    mutate({ role, persona }, { onSuccess: onClose });
  };
  return (
    <Dialog title={t('shell.viewAs.title')} onClose={onClose}>
      <Stack gap="md">
        <p className={classes.text}>{t('shell.viewAs.intro', { minutes: viewMinutes })}</p>
        <Radio.Group
          label={t('shell.viewAs.role')}
          value={role}
          onChange={(value) => {
            setRole(ViewedRole.parse(value));
            setPerson(nobody);
          }}
        >
          <div className={classes.roles}>
            {ViewedRole.options.map((option) => (
              <Radio key={option} value={option} label={t(`shell.roles.${option}`)} />
            ))}
          </div>
        </Radio.Group>
        <NativeSelect
          label={t('shell.viewAs.person')}
          value={person}
          data={[
            { value: nobody, label: t('shell.viewAs.anybody') },
            ...ofRole.map(({ id, fullName }) => ({ value: String(id), label: fullName })),
          ]}
          onChange={({ currentTarget: { value } }) => setPerson(value)}
        />
        <p className={classes.note}>{t('shell.viewAs.own')}</p>
      </Stack>
      <DialogActions>
        <Button loading={isPending} onClick={start}>
          {t('shell.viewAs.start', { role: t(`shell.roles.${role}`) })}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
