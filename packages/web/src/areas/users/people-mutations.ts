import type { Role } from '@pliego/contract/abilities';
import type { Colleague, FormerColleague, Invitation } from '@pliego/contract/areas/users';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { privacyApi } from '#web/api/areas/privacy.ts';
import { usersApi } from '#web/api/areas/users.ts';
import { problemText } from '#web/api/problems.ts';
import { colleaguesQuery } from '#web/api/reference-queries.ts';
import { sessionKey } from '#web/api/session.ts';
import { useSession } from '#web/api/use-session.ts';
import { toastDone, toastProblem } from '#web/ui/feedback/toasts.tsx';

const refreshPeople = (client: QueryClient) =>
  client.invalidateQueries({ queryKey: colleaguesQuery.queryKey });

/** When work was passed on, whatever was read of tenders is out of date too. */
const refreshAll = (client: QueryClient) =>
  client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionKey[0] });

/** A change that fails is told in a toast, and what is stored is read again: somebody else may have been faster. */
function useRefused() {
  const client = useQueryClient();
  return (title: string) => (error: Error) => {
    toastProblem({ title, text: problemText(error) });
    void refreshPeople(client);
  };
}

export interface PersonChange {
  role?: Role;
  status?: 'active' | 'inactive';
  reasignarA?: number | null;
}

/** Changes somebody's role, suspends them, or lets them in again. */
export function useChangePerson() {
  const { t } = useTranslation('users');
  const { t: common } = useTranslation();
  const client = useQueryClient();
  const refused = useRefused();
  const me = useSession().userData.id;
  return useMutation({
    mutationFn: ({
      person,
      change,
    }: {
      person: Colleague | FormerColleague;
      change: PersonChange;
    }) =>
      usersApi.update({
        params: { id: person.id },
        body: { ...change, version: person.version },
      }),
    onSuccess: async (stored, { person, change }) => {
      await (change.reasignarA === undefined ? refreshPeople(client) : refreshAll(client));
      // One's own rules are in the session.
      if (person.id === me) await client.refetchQueries({ queryKey: sessionKey });
      const name = person.fullName;
      if (change.role !== undefined) {
        const role = common(`shell.roles.${stored.role}`);
        toastDone({ title: t('done.role', { name, role }) });
      } else {
        toastDone({
          title: t(stored.status === 'active' ? 'done.back' : 'done.suspended', { name }),
        });
      }
    },
    onError: (error, { person }) => refused(t('failed.change', { name: person.fullName }))(error),
  });
}

export function useRemovePerson(person: Colleague) {
  const { t } = useTranslation('users');
  const client = useQueryClient();
  const refused = useRefused();
  return useMutation({
    mutationFn: (reasignarA: number | null) =>
      usersApi.remove({
        params: { id: person.id },
        body: { reasignarA, version: person.version },
      }),
    onSuccess: async () => {
      await refreshAll(client);
      toastDone({ title: t('done.removed', { name: person.fullName }) });
    },
    onError: refused(t('failed.change', { name: person.fullName })),
  });
}

/** Erases the name and the address of somebody who left. */
export function useErasePerson(person: FormerColleague) {
  const { t } = useTranslation('users');
  const client = useQueryClient();
  const refused = useRefused();
  return useMutation({
    mutationFn: () => privacyApi.erasePerson({ params: { id: person.id } }),
    onSuccess: async () => {
      await refreshAll(client);
      toastDone({ title: t('done.erased') });
    },
    onError: refused(t('failed.change', { name: person.fullName })),
  });
}

export function useResend() {
  const { t } = useTranslation('users');
  const client = useQueryClient();
  const refused = useRefused();
  return useMutation({
    mutationFn: ({ id }: Invitation) => usersApi.resendInvitation({ params: { id } }),
    onSuccess: async ({ correo }) => {
      await refreshPeople(client);
      toastDone({ title: t('done.resent', { email: correo }) });
    },
    onError: (error, { correo }) => refused(t('failed.resend', { email: correo }))(error),
  });
}

export function useWithdraw() {
  const { t } = useTranslation('users');
  const client = useQueryClient();
  const refused = useRefused();
  return useMutation({
    mutationFn: ({ id }: Invitation) => usersApi.withdrawInvitation({ params: { id } }),
    onSuccess: async (_, { correo }) => {
      await refreshPeople(client);
      toastDone({ title: t('done.withdrawn', { email: correo }) });
    },
    onError: (error, { correo }) => refused(t('failed.withdraw', { email: correo }))(error),
  });
}
