import { mayBeResponsible, type Role } from '@pliego/contract/abilities';
import type { Colleague, FormerColleague } from '@pliego/contract/areas/users';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAbility } from '#web/api/use-session.ts';
import { type AskedView, useViewAs } from '#web/api/use-view-as.ts';
import type { MenuAction } from '#web/ui/overlay/action-menu.tsx';
import { useChangePerson, useResend, useWithdraw } from './people-mutations.ts';
import type { PersonRow } from './people-rows.ts';

/** What needs an answer first: who takes over what somebody leaves open. */
export interface HandingOver {
  what: 'remove' | 'suspend' | 'reader';
  person: Colleague;
}

/** What is asked before somebody's name is erased for good. */
export interface Erasing {
  what: 'erase';
  person: FormerColleague;
}

export interface PeopleActions {
  mayManage: boolean;
  changeRole: (person: Colleague, role: Role) => void;
  menuOf: (row: PersonRow) => MenuAction[];
  /** Sends an invitation again; absent for who may not. */
  resend: ((row: PersonRow) => void) | undefined;
}

const hasWork = ({ trabajo }: Colleague) => trabajo.licitaciones + trabajo.tareas > 0;

/** To look at the company as a colleague does, whom it lets in and who does not administer it. */
function viewingAs(
  { id, role, status }: Colleague,
  label: string,
  viewAs: (asked: AskedView) => void,
): MenuAction[] {
  if (role === 'admin' || status !== 'active') return [];
  return [{ id: 'view-as', label, onPick: () => viewAs({ role, persona: id }) }];
}

/** What can be done to the rows, and the question that is open. */
export function usePeopleActions() {
  const { t } = useTranslation('users');
  const mayManage = useAbility().can('update', 'User');
  const [asked, setAsked] = useState<HandingOver | Erasing | null>(null);
  const { mutate: change } = useChangePerson();
  const { mutate: resend } = useResend();
  const { mutate: withdraw } = useWithdraw();
  const { mutate: viewAs } = useViewAs();
  const on = useMemo<PeopleActions>(() => {
    const menuOf = (row: PersonRow): MenuAction[] => {
      if (!mayManage) return [];
      if (row.kind === 'invitation') {
        const { invitation } = row;
        return [
          {
            id: 'resend',
            label: t(invitation.vencida ? 'actions.renew' : 'actions.resend'),
            onPick: () => resend(invitation),
          },
          {
            id: 'withdraw',
            label: t('actions.withdraw'),
            danger: true,
            onPick: () => withdraw(invitation),
          },
        ];
      }
      const { person } = row;
      const giveBack = () => change({ person, change: { status: 'active' } });
      const back = { id: 'back', label: t('actions.giveBack'), onPick: giveBack };
      if (row.kind === 'former') {
        const former = row.person;
        const erase = {
          id: 'erase',
          label: t('actions.erase'),
          danger: true,
          onPick: () => setAsked({ what: 'erase', person: former }),
        };
        return former.devolverHasta === null ? [erase] : [back, erase];
      }
      const colleague = row.person;
      return [
        ...viewingAs(colleague, t('actions.viewAs'), viewAs),
        colleague.status === 'active'
          ? {
              id: 'suspend',
              label: t('actions.suspend'),
              onPick: () => setAsked({ what: 'suspend', person: colleague }),
            }
          : back,
        {
          id: 'remove',
          label: t('actions.remove'),
          danger: true,
          onPick: () => setAsked({ what: 'remove', person: colleague }),
        },
      ];
    };
    return {
      mayManage,
      menuOf,
      resend: mayManage
        ? (row) => {
            if (row.kind === 'invitation') resend(row.invitation);
          }
        : undefined,
      changeRole: (person, role) => {
        if (role === person.role) return;
        if (!mayBeResponsible(role) && hasWork(person)) setAsked({ what: 'reader', person });
        else change({ person, change: { role } });
      },
    };
  }, [t, mayManage, change, resend, withdraw, viewAs]);
  return { on, asked, onAnswered: () => setAsked(null) };
}
