import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { DataColumn } from '#web/ui/data-table/columns.ts';
import type { PersonRow } from './people-rows.ts';
import { LastSeen, OpenWork, PersonMenu, PersonName, PersonStatus } from './person-cells.tsx';
import { RoleCell } from './role-cell.tsx';
import type { PeopleActions } from './use-people-actions.ts';
import classes from './people.module.css';

/** The columns of the table. When somebody was last here is for who manages people. */
export function usePeopleColumns(on: PeopleActions): DataColumn<PersonRow>[] {
  const { t } = useTranslation('users');
  return useMemo(() => {
    const all: (DataColumn<PersonRow> | null)[] = [
      {
        id: 'person',
        header: t('columns.person'),
        fixed: true,
        cell: (row) => <PersonName row={row} />,
      },
      {
        id: 'role',
        header: t('columns.role'),
        width: 160,
        cell: (row) => <RoleCell row={row} on={on} />,
      },
      {
        id: 'status',
        header: t('columns.status'),
        width: 130,
        cell: (row) => <PersonStatus row={row} />,
      },
      on.mayManage
        ? {
            id: 'seen',
            header: t('columns.seen'),
            width: 170,
            cell: (row) => <LastSeen row={row} />,
          }
        : null,
      {
        id: 'work',
        header: t('columns.work'),
        width: 150,
        cell: (row) => <OpenWork row={row} onResend={on.resend} />,
      },
      on.mayManage
        ? {
            id: 'menu',
            header: t('columns.menu'),
            headerContent: <span className={classes.hidden}>{t('columns.menu')}</span>,
            width: 56,
            align: 'end',
            cell: (row) => <PersonMenu row={row} actions={on.menuOf(row)} />,
          }
        : null,
    ];
    return all.filter((column) => column !== null);
  }, [t, on]);
}

/** A row on a phone. */
export function PersonCard({ row, on }: { row: PersonRow; on: PeopleActions }) {
  return (
    <article className={classes.card}>
      <div className={classes.cardTop}>
        <PersonName row={row} />
        <PersonMenu row={row} actions={on.menuOf(row)} />
      </div>
      <div className={classes.cardBottom}>
        <RoleCell row={row} on={on} />
        <PersonStatus row={row} />
        {on.mayManage ? (
          <span className={classes.soft}>
            <LastSeen row={row} />
          </span>
        ) : null}
        <OpenWork row={row} onResend={on.resend} />
      </div>
    </article>
  );
}
