import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { arrangedColumns } from '#web/lists/looks/arranged-columns.ts';
import type { DataColumn } from '#web/ui/data-table/columns.ts';
import type { PeopleLooks } from './people-looks.tsx';
import type { PersonRow } from './people-rows.ts';
import { LastSeen, OpenWork, PersonMenu, PersonName, PersonStatus } from './person-cells.tsx';
import { RoleCell } from './role-cell.tsx';
import type { PeopleActions } from './use-people-actions.ts';
import classes from './people.module.css';

/** The columns of the table. When somebody was last here is for who manages people. */
export function usePeopleColumns(on: PeopleActions, looks: PeopleLooks): DataColumn<PersonRow>[] {
  const { t } = useTranslation('users');
  return useMemo(() => {
    const own: DataColumn<PersonRow>[] = [
      {
        id: 'persona',
        header: t('columns.persona'),
        sortKey: 'nombre',
        fixed: true,
        pinned: true,
        cell: (row) => <PersonName row={row} />,
      },
      {
        id: 'rol',
        header: t('columns.rol'),
        sortKey: 'rol',
        width: 160,
        cell: (row) => <RoleCell row={row} on={on} />,
      },
      {
        id: 'estado',
        header: t('columns.estado'),
        sortKey: 'estado',
        width: 130,
        cell: (row) => <PersonStatus row={row} />,
      },
      {
        id: 'visto',
        header: t('columns.visto'),
        sortKey: 'visto',
        firstSort: 'desc',
        width: 170,
        cell: (row) => <LastSeen row={row} />,
      },
      {
        id: 'trabajo',
        header: t('columns.trabajo'),
        sortKey: 'trabajo',
        firstSort: 'desc',
        width: 150,
        cell: (row) => <OpenWork row={row} onResend={on.resend} />,
      },
    ];
    const arranged = arrangedColumns(own, looks);
    return on.mayManage ? [...arranged, menuColumn(t('columns.menu'), on)] : arranged;
  }, [t, on, looks]);
}

const menuColumn = (name: string, on: PeopleActions): DataColumn<PersonRow> => ({
  id: 'menu',
  header: name,
  headerContent: <span className={classes.hidden}>{name}</span>,
  width: 56,
  align: 'end',
  fixed: true,
  cell: (row) => <PersonMenu row={row} actions={on.menuOf(row)} />,
});

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
