import { Button, NativeSelect } from '@mantine/core';
import { roles } from '@pliego/contract/abilities';
import { userEndpoints } from '@pliego/contract/areas/users';
import { IconDownload, IconUserPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { colleaguesQuery } from '#web/api/reference-queries.ts';
import { useSession } from '#web/api/use-session.ts';
import { stringifySearch } from '#web/lib/search-params.ts';
import { type DataColumn, nextSort } from '#web/ui/data-table/columns.ts';
import { QueryTable } from '#web/ui/data-table/query-table.tsx';
import type { ShownQuery } from '#web/ui/feedback/query-state.tsx';
import { EmptyState } from '#web/ui/feedback/states.tsx';
import { SearchField } from '#web/ui/fields/search-field.tsx';
import { useSearchState } from '#web/ui/navigation/use-search-state.ts';
import { Page } from '#web/ui/page/page.tsx';
import { EraseDialog } from './erase-dialog.tsx';
import { HandOverDialog } from './hand-over-dialog.tsx';
import { InviteDrawer } from './invite-drawer.tsx';
import { PersonCard, usePeopleColumns } from './people-columns.tsx';
import { foundRows, type PersonRow, rowsOf } from './people-rows.ts';
import { peopleColumnsFor, PeopleLooksTools, usePeopleLooks } from './people-looks.tsx';
import { orderedRows } from './people-order.ts';
import { peopleOrders } from './people-search.ts';
import { PeopleTabs } from './people-tabs.tsx';
import { RoleMatrix } from './role-matrix.tsx';
import { type PeopleActions, usePeopleActions } from './use-people-actions.ts';
import classes from './people.module.css';

const rowId = ({ id }: PersonRow) => id;
const route = '/shell/usuarios';

/** The people of the company: who they are, what they may do, and what is theirs to do. */
export function PeoplePage() {
  const { t } = useTranslation('users');
  const { t: pages } = useTranslation('pages');
  const { userData, empresa } = useSession();
  const { search, change } = useSearchState(route);
  const { on, asked, onAnswered } = usePeopleActions();
  const query = useQuery({ ...colleaguesQuery, refetchOnMount: 'always' });
  const { data } = query;
  const all = useMemo(() => (data === undefined ? [] : rowsOf(data)), [data]);
  const rows = useMemo(() => [...orderedRows(foundRows(all, search), search.sort)], [all, search]);
  const exported = { q: search.q, rol: search.rol, vista: search.vista };
  const company = userData.empresas.find(({ id }) => id === empresa)?.nombre;
  const invite = (invitar: 'si' | undefined) => change({ invitar }, { replace: true });
  return (
    <Page
      title={pages('people')}
      aside={<span className={classes.aside}>{company}</span>}
      actions={
        <>
          <Button
            variant="default"
            leftSection={<IconDownload size={16} aria-hidden />}
            component="a"
            href={`${userEndpoints.export.path}${stringifySearch(exported)}`}
            download="personas.csv"
          >
            {t('export')}
          </Button>
          {on.mayManage ? (
            <Button
              leftSection={<IconUserPlus size={16} aria-hidden />}
              onClick={() => invite('si')}
            >
              {t('invite.button')}
            </Button>
          ) : null}
        </>
      }
    >
      <PeopleTabs rows={all} isManager={on.mayManage} />
      <PeopleTable query={query} rows={rows} on={on} />
      <RoleMatrix />
      {on.mayManage ? (
        <InviteDrawer opened={search.invitar === 'si'} onClose={() => invite(undefined)} />
      ) : null}
      {asked?.what === 'erase' ? <EraseDialog person={asked.person} onClose={onAnswered} /> : null}
      {asked === null || asked.what === 'erase' ? null : (
        <HandOverDialog {...asked} people={data?.datos ?? []} onClose={onAnswered} />
      )}
    </Page>
  );
}

interface PeopleTableProps {
  query: ShownQuery<unknown>;
  rows: PersonRow[];
  on: PeopleActions;
}

/** The rows, with what narrows them and how they are shown. */
function PeopleTable({ query, rows, on }: PeopleTableProps) {
  const { t: pages } = useTranslation('pages');
  const { search, change } = useSearchState(route);
  const looks = usePeopleLooks();
  const columns = usePeopleColumns(on, looks);
  const visible = useMemo(
    () => peopleColumnsFor(on.mayManage).filter((id) => looks.columns.includes(id)),
    [on.mayManage, looks.columns],
  );
  const card = useCallback((row: PersonRow) => <PersonCard row={row} on={on} />, [on]);
  const sortBy = (column: DataColumn<PersonRow>) => {
    const asked = nextSort(column, search.sort ?? '');
    change({ sort: peopleOrders.find((one) => one === asked) });
  };
  return (
    <>
      <PeopleFilters>
        <PeopleLooksTools looks={looks} isManager={on.mayManage} />
      </PeopleFilters>
      <QueryTable
        query={query}
        label={pages('people')}
        columns={columns}
        rows={rows}
        rowId={rowId}
        visible={visible}
        density={looks.density}
        sort={search.sort}
        onSort={sortBy}
        onResize={looks.resize}
        empty={<NobodyFound />}
        card={card}
      />
    </>
  );
}

function PeopleFilters({ children }: { children: ReactNode }) {
  const { t } = useTranslation('users');
  const { t: common } = useTranslation();
  const { search, change } = useSearchState(route);
  return (
    <search className={classes.toolbar}>
      <SearchField
        label={t('search')}
        value={search.q ?? ''}
        onSearch={(q) => change({ q: q === '' ? undefined : q }, { replace: true })}
      />
      <NativeSelect
        aria-label={t('filter')}
        value={search.rol ?? ''}
        data={[
          { value: '', label: t('anyRole') },
          ...roles.map((role) => ({ value: role, label: common(`shell.roles.${role}`) })),
        ]}
        onChange={({ currentTarget: { value } }) =>
          change({ rol: roles.find((role) => role === value) })
        }
      />
      {children}
    </search>
  );
}

function NobodyFound() {
  const { t } = useTranslation('users');
  const { search, change } = useSearchState(route);
  const isSearched = search.q !== undefined || search.rol !== undefined;
  if (!isSearched) {
    return <EmptyState title={t(`empty.${search.vista ?? 'todas'}`)}>{t('empty.text')}</EmptyState>;
  }
  return (
    <EmptyState
      title={t('empty.found')}
      actions={
        <Button variant="default" onClick={() => change({ q: undefined, rol: undefined })}>
          {t('empty.clear')}
        </Button>
      }
    >
      {t('empty.foundText')}
    </EmptyState>
  );
}
