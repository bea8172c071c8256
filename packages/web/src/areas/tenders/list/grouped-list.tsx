import type { TenderGroup, TenderGrouping } from '@pliego/contract/areas/tender-groups';
import { IconChevronRight } from '@tabler/icons-react';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatCount } from '#web/lib/format.ts';
import { QueryTable } from '#web/ui/data-table/query-table.tsx';
import { QueryState } from '#web/ui/feedback/query-state.tsx';
import { ScrollRegion } from '#web/ui/page/scroll-region.tsx';
import { tenderGroupsQuery, tenderListQuery } from '../queries.ts';
import type { TenderColumnId } from './columns.tsx';
import { filterOfGroup } from './group-search.ts';
import { ListEmpty } from './list-empty.tsx';
import { changed, filterOf, listQueryOf, type TenderListSearch } from './list-search.ts';
import { Sums } from './sums.tsx';
import { TenderCard } from './tender-card.tsx';
import { useGroupName } from './use-group-names.ts';
import { useListSearch } from './use-list-search.ts';
import type { ListView } from './use-list-view.ts';
import { useTenderColumns } from './use-tender-columns.ts';
import { useTenderPages } from './use-tender-pages.ts';
import classes from './grouped-list.module.css';

interface GroupedListProps {
  por: TenderGrouping;
  view: ListView;
  visible: readonly TenderColumnId[];
  onOpen: (id: number) => void;
}

/** The list divided: each group with its count and its sums, over the whole result; opened, with the first of its tenders. */
export function GroupedList({ por, ...shown }: GroupedListProps) {
  const { t } = useTranslation('tenders');
  const { search } = useListSearch();
  const query = useQuery(tenderGroupsQuery({ ...filterOf(search), por }));
  const nameOf = useGroupName(por);
  return (
    <div className={classes.frame}>
      <QueryState query={query} lines={8}>
        {({ datos, grupos }) =>
          datos.length === 0 ? (
            <ListEmpty />
          ) : (
            <>
              <ul className={classes.groups} aria-label={t(`list.groups.by.${por}`)}>
                {datos.map((group) => (
                  <Group
                    key={group.valor ?? ''}
                    por={por}
                    group={group}
                    name={nameOf(group)}
                    {...shown}
                  />
                ))}
              </ul>
              {grupos > datos.length ? (
                <p className={classes.rest}>
                  {t('list.groups.rest', {
                    shown: formatCount(datos.length),
                    total: formatCount(grupos),
                  })}
                </p>
              ) : null}
            </>
          )
        }
      </QueryState>
    </div>
  );
}

interface GroupProps extends GroupedListProps {
  group: TenderGroup;
  name: string;
}

function Group({ por, group, name, ...shown }: GroupProps) {
  const { t } = useTranslation('tenders');
  const { search } = useListSearch();
  const [isOpen, setOpen] = useState(false);
  const panel = useId();
  const { cantidad: count, montos, valor } = group;
  const narrowed = filterOfGroup(por, valor, filterOf(search));
  const own =
    narrowed === null ? null : changed(search, { ...narrowed, grupo: undefined, ver: undefined });
  return (
    <li className={classes.group}>
      <div className={classes.head}>
        <button
          type="button"
          className={classes.toggle}
          aria-expanded={isOpen}
          aria-controls={isOpen ? panel : undefined}
          disabled={own === null}
          onClick={() => setOpen(!isOpen)}
        >
          <IconChevronRight size={16} aria-hidden className={classes.chevron} />
          <span className={classes.name}>{name}</span>
          <span className={classes.count}>
            {t('list.total', { count, total: formatCount(count) })}
          </span>
        </button>
        <Sums sums={montos} none={t('list.totals.noAmounts')} />
        {own === null ? null : (
          <Link
            to="/licitaciones"
            search={own}
            className={classes.more}
            aria-label={t('list.groups.openOf', { name })}
          >
            {t('list.groups.open')}
          </Link>
        )}
      </div>
      {isOpen && own !== null ? (
        <div id={panel}>
          <GroupRows name={name} own={own} {...shown} />
        </div>
      ) : null}
    </li>
  );
}

/** So many tenders show what a group is like; its list has them all. */
const shownRows = 10;

interface GroupRowsProps extends Omit<GroupedListProps, 'por'> {
  name: string;
  /** The list of the group alone. */
  own: TenderListSearch;
}

function GroupRows({ name, own, view, visible, onOpen }: GroupRowsProps) {
  const { t } = useTranslation('tenders');
  const list = useInfiniteQuery(tenderListQuery(listQueryOf(own)));
  const { rows } = useTenderPages(list.data);
  const all = useTenderColumns(view);
  // What is chosen is chosen in the list of all.
  const columns = useMemo(() => all.filter(({ id }) => id !== 'selection'), [all]);
  const first = useMemo(() => rows.slice(0, shownRows), [rows]);
  return (
    <ScrollRegion label={name}>
      <QueryTable
        query={list}
        label={name}
        columns={columns}
        rows={first}
        rowId={({ id }) => String(id)}
        visible={visible}
        density={view.density}
        onPick={({ id }) => onOpen(id)}
        empty={<p className={classes.rest}>{t('list.end')}</p>}
        card={(tender) => <TenderCard tender={tender} />}
      />
    </ScrollRegion>
  );
}
