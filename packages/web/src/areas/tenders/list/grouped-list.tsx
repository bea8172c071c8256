import type { TenderGroup, TenderGrouping } from '@pliego/contract/areas/tender-groups';
import type { TenderSummary } from '@pliego/contract/areas/tender-shapes';
import { IconChevronRight } from '@tabler/icons-react';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { use, useCallback, useEffect, useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatCount } from '#web/lib/format.ts';
import { QueryTable } from '#web/ui/data-table/query-table.tsx';
import { QueryState } from '#web/ui/feedback/query-state.tsx';
import { ScrollRegion } from '#web/ui/page/scroll-region.tsx';
import { tenderGroupsQuery, tenderListQuery } from '../queries.ts';
import type { TenderColumnId } from './columns.tsx';
import { ListEmpty } from './list-empty.tsx';
import { filterOf, listQueryOf, type TenderListSearch } from './list-search.ts';
import { PastedPart } from './pasted-part.tsx';
import { SelectedTenders } from './selected-tenders.tsx';
import { Sums } from './sums.tsx';
import { TenderCard } from './tender-card.tsx';
import { useCellActs } from './use-cell-acts.ts';
import { useGroupName } from './use-group-names.ts';
import { useListSearch } from './use-list-search.ts';
import type { ListView } from './use-list-view.ts';
import { useTenderColumns } from './use-tender-columns.ts';
import { useTenderPages } from './use-tender-pages.ts';
import { searchOfGroup, type ShownGroup } from './use-scopes.ts';
import classes from './grouped-list.module.css';

interface GroupedListProps {
  por: TenderGrouping;
  view: ListView;
  visible: readonly TenderColumnId[];
  /** The tender where the keyboard is. */
  current: number | undefined;
  onOpen: (id: number) => void;
  /** The keyboard has come to a tender by its cells. */
  onReach: (id: number) => void;
  onShow: (at: number, group: ShownGroup | null) => void;
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
                {datos.map((group, at) => (
                  <Group
                    key={group.valor ?? ''}
                    at={at}
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
  at: number;
  group: TenderGroup;
  name: string;
}

function Group({ at, por, group, name, ...shown }: GroupProps) {
  const { t } = useTranslation('tenders');
  const { search } = useListSearch();
  const [isOpen, setOpen] = useState(false);
  const panel = useId();
  const { cantidad: count, montos, valor } = group;
  const own = searchOfGroup(search, { por, valor });
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
          <GroupRows at={at} por={por} group={group} name={name} own={own} {...shown} />
        </div>
      ) : null}
    </li>
  );
}

/** So many tenders show what a group is like; its list has them all. */
const shownRows = 10;

interface GroupRowsProps extends GroupProps {
  /** The list of the group alone. */
  own: TenderListSearch;
}

function GroupRows({ at, por, group, name, own, ...table }: GroupRowsProps) {
  const { view, visible, current, onOpen, onReach, onShow } = table;
  const { t } = useTranslation('tenders');
  const list = useInfiniteQuery(tenderListQuery(listQueryOf(own)));
  const { rows } = useTenderPages(list.data);
  const columns = useTenderColumns(view);
  const first = useMemo(() => rows.slice(0, shownRows), [rows]);
  const { valor, cantidad: total } = group;
  useEffect(() => {
    onShow(at, { at, por, valor, name, total, rows: first });
    return () => onShow(at, null);
  }, [onShow, at, por, valor, name, total, first]);
  const { acts, pasted, close } = useCellActs(onReach, own.q);
  const pick = useCallback(({ id }: TenderSummary) => onOpen(id), [onOpen]);
  const chosen = use(SelectedTenders);
  const inTable = useMemo(() => ({ ...chosen, own: first }), [chosen, first]);
  return (
    <ScrollRegion label={name}>
      <SelectedTenders value={inTable}>
        <QueryTable
          query={list}
          label={name}
          columns={columns}
          rows={first}
          rowId={rowId}
          visible={visible}
          density={view.density}
          currentId={current === undefined ? undefined : String(current)}
          onPick={pick}
          empty={<p className={classes.rest}>{t('list.end')}</p>}
          card={card}
          grid={acts}
        />
      </SelectedTenders>
      <PastedPart pasted={pasted} rows={first} onClose={close} />
    </ScrollRegion>
  );
}

const rowId = ({ id }: TenderSummary) => String(id);
const card = (tender: TenderSummary) => <TenderCard tender={tender} />;
