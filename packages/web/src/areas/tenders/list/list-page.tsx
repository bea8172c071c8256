import { useDisclosure } from '@mantine/hooks';
import type { TenderPage } from '@pliego/contract/areas/tenders';
import type { TenderSummary } from '@pliego/contract/areas/tender-shapes';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type ComponentProps, lazy, Suspense, useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { problemCode, problemText } from '#web/api/problems.ts';
import { Page } from '#web/ui/page/page.tsx';
import { hasFailed } from '#web/ui/feedback/query-state.tsx';
import { LoadingState } from '#web/ui/feedback/states.tsx';
import { useIsPhone } from '#web/ui/page/use-media.ts';
import { withCalendarTexts } from '../calendar/calendar-texts.ts';
import { PeekPanel } from '../peek/peek-panel.tsx';
import { tenderListQuery } from '../queries.ts';
import { SearchMarks } from '../search-marks.tsx';
import { StageConflictPart } from '../work/stage-conflict-dialog.tsx';
import { ActiveChips } from './active-chips.tsx';
import { tenderChoice } from './column-choice.ts';
import { type TenderColumnId, tenderColumnIds } from './columns.tsx';
import { FormChoice } from './form-choice.tsx';
import { GroupedList } from './grouped-list.tsx';
import { KeyHelp } from './key-help.tsx';
import { rememberList } from './list-return.ts';
import { asksForMatches, listQueryOf, sortOf, type TenderListSearch } from './list-search.ts';
import { ListTable } from './list-table.tsx';
import { ListTools } from './list-tools.tsx';
import { ListTotal } from './list-total.tsx';
import { ListRow, type RowContext } from './name-cell.tsx';
import { SelectedTenders } from './selected-tenders.tsx';
import { NewestFirst, Understood } from './understood.tsx';
import { ListTotals } from './totals.tsx';
import { useListKeys } from './use-list-keys.ts';
import { useListSearch } from './use-list-search.ts';
import { useListView } from './use-list-view.ts';
import { useScopes } from './use-scopes.ts';
import { useTenderPages } from './use-tender-pages.ts';
import { ViewTabs } from './view-tabs.tsx';
import classes from '../list.module.css';

const Calendar = lazy(async () => ({
  default: (await withCalendarTexts(() => import('../calendar/calendar.tsx'))).Calendar,
}));
const Board = lazy(async () => ({ default: (await import('../board/board.tsx')).Board }));
const FieldConflictPart = lazy(async () => ({
  default: (await import('../work/field-conflict-dialog.tsx')).FieldConflictPart,
}));
const noRows: TenderSummary[] = [];
/** With a tender open beside it the list keeps what decides; the rest folds under the name. */
const besidePeek: ReadonlySet<string> = new Set(['nombre', 'cierre', 'monto', 'asignado']);

export function TenderListPage() {
  const { t } = useTranslation('tenders');
  const { search } = useListSearch();
  // Where the back link of a ficha leads.
  useEffect(() => rememberList(search), [search]);
  const isPhone = useIsPhone();
  const isTable = search.forma === undefined;
  // On a phone the tenders themselves need the room.
  const hasTotals = isTable && !isPhone;
  const isPlain = isTable && search.grupo === undefined;
  const view = useListView();
  const list = useInfiniteQuery(tenderListQuery(listQueryOf(search)));
  const { rows, words, places, matches, first } = useTenderPages(list.data);
  const [helps, help] = useDisclosure(false);
  const { scopes, show } = useScopes(isTable ? rows : noRows);
  const { current, place, open, move, reach, picked } = useListKeys(scopes, help.open);
  const peeked = isPhone || search.forma === 'tablero' ? undefined : search.ver;
  const visible = useVisibleColumns(view.columns, peeked !== undefined, asksForMatches(search));
  const row = useRowContext({ q: search.q, places, matches }, visible);
  const sort = sortOf(search);
  const close = () => open(undefined);
  const isSearchWrong = problemCode(list.error) === 'busqueda-invalida';

  return (
    <Page
      fill
      wide
      title={t('title')}
      aside={hasFailed(list) ? undefined : <Total page={first} />}
      actions={<FormChoice />}
    >
      <ViewTabs search={search} />
      <ListTools
        picked={picked}
        searchError={isSearchWrong ? problemText(list.error) : undefined}
      />
      <Understood q={search.q} />
      {isPlain ? <NewestFirst wanted={sort} given={first?.orden ?? sort} /> : null}
      <ActiveChips />
      {hasTotals ? <ListTotals /> : null}
      <SearchMarks value={words}>
        <SelectedTenders value={picked.shared}>
          <ListRow value={row}>
            <div className={classes.split}>
              <Form
                list={list}
                rows={rows}
                view={view}
                visible={visible}
                current={current}
                onOpen={open}
                onReach={reach}
                onShow={show}
              />
              <Beside
                id={peeked}
                q={search.q}
                place={isPlain ? place : undefined}
                onMove={isPlain ? move : undefined}
                onClose={close}
              />
            </div>
          </ListRow>
        </SelectedTenders>
      </SearchMarks>
      {helps ? <KeyHelp onClose={help.close} /> : null}
      <StageConflictPart />
      <Suspense>
        <FieldConflictPart />
      </Suspense>
    </Page>
  );
}

/** The list as rows, by groups, or in its other forms. */
function Form({
  onShow,
  ...table
}: ComponentProps<typeof ListTable> & Pick<ComponentProps<typeof GroupedList>, 'onShow'>) {
  const { search } = useListSearch();
  const { forma, grupo } = search;
  if (forma !== undefined) return <OtherForm forma={forma} />;
  if (grupo === undefined) return <ListTable {...table} />;
  return <GroupedList por={grupo} onShow={onShow} {...table} />;
}

function OtherForm({ forma }: { forma: TenderListSearch['forma'] }) {
  return (
    <Suspense fallback={<LoadingState />}>
      {forma === 'calendario' ? <Calendar /> : <Board />}
    </Suspense>
  );
}

/** The tender that is open beside the list, if any. */
function Beside({
  id,
  ...panel
}: Omit<ComponentProps<typeof PeekPanel>, 'id'> & { id: number | undefined }) {
  return id === undefined ? null : <PeekPanel id={id} {...panel} />;
}

function Total({ page }: { page: Pick<TenderPage, 'total' | 'totalExacto'> | undefined }) {
  return <ListTotal total={page?.total} isExact={page?.totalExacto ?? true} />;
}

function useVisibleColumns(
  chosen: readonly TenderColumnId[],
  hasPeek: boolean,
  hasMatches: boolean,
): readonly TenderColumnId[] {
  return useMemo(() => {
    const asked = chosen.filter((column) => column !== 'calce');
    const all = hasMatches ? tenderChoice.known(['calce', ...asked]) : asked;
    return hasPeek ? all.filter((column) => besidePeek.has(column)) : all;
  }, [chosen, hasPeek, hasMatches]);
}

function useRowContext(
  { q, places, matches }: Omit<RowContext, 'folded'>,
  visible: readonly TenderColumnId[],
): RowContext {
  return useMemo(() => {
    const folded = new Set(tenderColumnIds.filter((id) => !visible.includes(id)));
    return { q, places, matches, folded };
  }, [q, places, matches, visible]);
}
