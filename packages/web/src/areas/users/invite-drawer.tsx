import { Button, Radio, Textarea } from '@mantine/core';
import {
  invitationDays,
  invitedRoles,
  type InvitedRole,
  mostInvitations,
  type userEndpoints,
} from '@pliego/contract/areas/users';
import type { Result } from '@pliego/contract/endpoint';
import { checkCode } from '@pliego/contract/message';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { usersApi } from '#web/api/areas/users.ts';
import { colleaguesQuery } from '#web/api/reference-queries.ts';
import { useContractForm } from '#web/api/use-contract-form.ts';
import { messageText } from '#web/i18n/message-text.ts';
import { formatCount } from '#web/lib/format.ts';
import { Pill } from '#web/ui/display/pill.tsx';
import { toastDone } from '#web/ui/feedback/toasts.tsx';
import { FormProblem } from '#web/ui/fields/form-problem.tsx';
import { SideDrawer } from '#web/ui/overlay/side-drawer.tsx';
import { type PastedAddresses, readAddresses } from './pasted-addresses.ts';
import classes from './people.module.css';

type Invited = Result<(typeof userEndpoints)['invite']>;

const count = (text: string) => readAddresses(text).valid.length;

const Values = z.object({
  correos: z.string().check(
    z.refine((text) => readAddresses(text).wrong.length === 0, checkCode('correos-por-corregir')),
    z.refine(
      (text) => readAddresses(text).wrong.length > 0 || count(text) > 0,
      checkCode('falta-correo-de-invitacion'),
    ),
    z.refine((text) => count(text) <= mostInvitations, checkCode('demasiados-correos')),
  ),
  role: z.enum(invitedRoles),
});

interface InviteDrawerProps {
  opened: boolean;
  onClose: () => void;
}

/** Invites people: their addresses, however they are pasted, and the role they get. */
export function InviteDrawer({ opened, onClose }: InviteDrawerProps) {
  const { t } = useTranslation('users');
  return (
    <SideDrawer
      opened={opened}
      onClose={onClose}
      title={t('invite.title')}
      side="right"
      width={400}
    >
      {opened ? <InvitePanel onClose={onClose} /> : null}
    </SideDrawer>
  );
}

function useInvite(firstRole: InvitedRole, onSent: (round: Round) => void) {
  const { t } = useTranslation('users');
  const client = useQueryClient();
  return useContractForm<{ correos: string; role: InvitedRole }, Invited>({
    schema: Values,
    initialValues: { correos: '', role: firstRole },
    send: ({ correos, role }) =>
      usersApi.invite({ body: { correos: readAddresses(correos).valid, role } }),
    onDone: async (invited, { role }) => {
      await client.invalidateQueries({ queryKey: colleaguesQuery.queryKey });
      const sent = invited.invitaciones.length;
      // What was left out is told in the panel, with how many were sent.
      if (invited.omitidas.length === 0) {
        toastDone({ title: t('done.invited', { count: sent, total: formatCount(sent) }) });
      }
      onSent({ invited, role });
    },
  });
}

/** What was sent, and to whom it was not. */
interface Round {
  invited: Invited;
  role: InvitedRole;
}

/** The form, empty again after each round, with what became of the one before. */
function InvitePanel({ onClose }: { onClose: () => void }) {
  const [rounds, setRounds] = useState<readonly Round[]>([]);
  const last = rounds.at(-1);
  return (
    <>
      {last === undefined ? null : <LeftOut invited={last.invited} />}
      <InviteForm
        key={rounds.length}
        firstRole={last?.role ?? 'author'}
        onSent={(round) =>
          round.invited.omitidas.length === 0 ? onClose() : setRounds([...rounds, round])
        }
      />
    </>
  );
}

interface InviteFormProps {
  firstRole: InvitedRole;
  onSent: (round: Round) => void;
}

function InviteForm({ firstRole, onSent }: InviteFormProps) {
  const { t } = useTranslation('users');
  const { t: common } = useTranslation();
  const { form, formProps, busy, problem } = useInvite(firstRole, onSent);
  const { correos, role } = form.values;
  const { valid, wrong } = readAddresses(correos);
  return (
    <form {...formProps} className={classes.form}>
      <FormProblem text={problem} />
      <Textarea
        label={t('invite.emails')}
        description={t('invite.emailsHint')}
        placeholder={t('invite.placeholder')}
        autosize
        minRows={3}
        maxRows={8}
        autoComplete="off"
        spellCheck={false}
        data-autofocus
        {...form.getInputProps('correos')}
      />
      <ReadAddresses valid={valid} wrong={wrong} />
      <Radio.Group
        label={t('invite.role')}
        value={role}
        onChange={(value) =>
          form.setFieldValue('role', invitedRoles.find((one) => one === value) ?? role)
        }
      >
        <div className={classes.roles}>
          {invitedRoles.map((one) => (
            <Radio
              key={one}
              value={one}
              label={common(`shell.roles.${one}`)}
              description={t(`roleHint.${one}`)}
            />
          ))}
        </div>
      </Radio.Group>
      <p className={classes.note}>{t('invite.adminLater')}</p>
      <Button type="submit" loading={busy}>
        {t('invite.submit', { count: Math.max(1, valid.length), total: formatCount(valid.length) })}
      </Button>
      <p className={classes.note}>{t('invite.link', { days: invitationDays })}</p>
    </form>
  );
}

/** Who was not invited, and why. */
function LeftOut({ invited: { invitaciones, omitidas } }: { invited: Invited }) {
  const { t } = useTranslation('users');
  const sent = invitaciones.length;
  return (
    <output className={classes.left}>
      {sent === 0
        ? t('invite.sentNone')
        : t('invite.sent', { count: sent, total: formatCount(sent) })}
      <ul aria-label={t('invite.left')}>
        {omitidas.map(({ correo, motivo }) => (
          <li key={correo}>
            <strong>{correo}</strong> {messageText(motivo)}
          </li>
        ))}
      </ul>
    </output>
  );
}

/** The addresses as they were read, those that are none first. */
function ReadAddresses({ valid, wrong }: PastedAddresses) {
  const { t } = useTranslation('users');
  if (valid.length + wrong.length === 0) return null;
  return (
    <ul className={classes.chips} aria-label={t('invite.read')}>
      {wrong.map((address) => (
        <li key={address}>
          <Pill tone="rojo" title={t('invite.wrong')}>
            {t('invite.wrongAddress', { address })}
          </Pill>
        </li>
      ))}
      {valid.map((address) => (
        <li key={address}>
          <Pill tone="gris">{address}</Pill>
        </li>
      ))}
    </ul>
  );
}
