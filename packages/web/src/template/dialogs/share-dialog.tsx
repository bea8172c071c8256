import { Button, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CopyField } from '#web/ui/fields/copy-field.tsx';
import { Face } from '#web/ui/display/person.tsx';
import { Dialog, DialogActions } from '#web/ui/overlay/dialog.tsx';
import { MailLine } from './mail-line.tsx';
import { type Access, accesses, type Member, members as atFirst } from './sample-people.ts';
import classes from './dialogs.module.css';

/** Who has a part in a project, and what each may do in it. */
export function ShareDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('dialogs');
  const [members, setMembers] = useState(atFirst);
  const add = (email: string) =>
    setMembers((held) =>
      held.some((member) => member.email === email)
        ? held
        : [
            ...held,
            {
              id: Math.max(...held.map(({ id }) => id)) + 1,
              name: email,
              email,
              avatar: '',
              access: 'view',
            },
          ],
    );
  const set = (id: number, change: Partial<Member>) =>
    setMembers((held) =>
      held.map((member) => (member.id === id ? { ...member, ...change } : member)),
    );
  return (
    <Dialog title={t('cards.compartir.title')} size="lg" onClose={onClose}>
      <div className={classes.form}>
        <MailLine label={t('share.add')} submit={t('share.invite')} onAdd={add} />
        <h3 className={classes.subtitle}>{t('share.members', { count: members.length })}</h3>
        <ul className={classes.rows}>
          {members.map((member) => (
            <MemberRow
              key={member.id}
              member={member}
              onAccess={(access) => set(member.id, { access })}
              onRemove={() => setMembers((held) => held.filter(({ id }) => id !== member.id))}
            />
          ))}
        </ul>
        <CopyField
          label={t('share.link')}
          text={`${location.origin}/pages/modal-examples?dialogo=compartir`}
          copy={t('share.copy')}
        />
      </div>
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          {t('done')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

interface MemberRowProps {
  member: Member;
  onAccess: (access: Access) => void;
  onRemove: () => void;
}

function MemberRow({ member, onAccess, onRemove }: MemberRowProps) {
  const { t } = useTranslation('dialogs');
  const { id, name, email, avatar, access } = member;
  return (
    <li className={classes.row}>
      <Face person={{ id, fullName: name, avatar }} size={34} />
      <span className={classes.rowText}>
        <strong>{name}</strong>
        {name === email ? null : <span className={classes.soft}>{email}</span>}
      </span>
      {access === 'owner' ? (
        <span className={classes.soft}>{t('share.access.owner')}</span>
      ) : (
        <>
          <NativeSelect
            size="xs"
            aria-label={t('share.accessOf', { name })}
            value={access}
            data={accesses
              .filter((one) => one !== 'owner')
              .map((value) => ({ value, label: t(`share.access.${value}`) }))}
            onChange={({ currentTarget: { value } }) =>
              onAccess(accesses.find((one) => one === value) ?? access)
            }
          />
          <Button
            size="compact-sm"
            variant="subtle"
            aria-label={t('share.removeOf', { name })}
            onClick={onRemove}
          >
            {t('share.remove')}
          </Button>
        </>
      )}
    </li>
  );
}
