import { DndContext, DragOverlay } from '@dnd-kit/core';
import { Kbd, VisuallyHidden } from '@mantine/core';
import { isActiveStage, type Stage, stages } from '@pliego/contract/rules/work-stages';
import { useQuery } from '@tanstack/react-query';
import { type CSSProperties, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toggled } from '#web/lib/toggled.ts';
import { formatCount, formatCountUpTo } from '#web/lib/format.ts';
import { Face } from '#web/ui/display/person.tsx';
import { QueryState } from '#web/ui/feedback/query-state.tsx';
import { useIsPhone } from '#web/ui/page/use-media.ts';
import { ListEmpty } from '../list/list-empty.tsx';
import { filterOf } from '../list/list-search.ts';
import { useListSearch } from '../list/use-list-search.ts';
import { MoveDialog } from '../work/move-dialog.tsx';
import { CardFace, carryHintId } from './board-card.tsx';
import { BoardCell, ColumnHead, type Dragged, ShownCards } from './board-column.tsx';
import type { BoardData } from './board-data.ts';
import { boardQuery } from './board-query.ts';
import { useBoardDrag } from './use-board-drag.ts';
import { useBoardMoves } from './use-board-moves.ts';
import { useCarry } from './use-carry.ts';
import { type BoardLane, useLanes } from './use-lanes.ts';
import classes from './board.module.css';

/** The list by the stages of our work. */
export function Board() {
  const { search } = useListSearch();
  const [wanted, setWanted] = useState<readonly Stage[]>([]);
  const [opened, setOpened] = useState<readonly Stage[]>([]);
  const isOpen = (stage: Stage) => isActiveStage(stage) || opened.includes(stage);
  // A lane counts the cards of its folded columns too.
  const folded = search.calles === undefined ? stages.filter((stage) => !isOpen(stage)) : [];
  const board = useQuery(boardQuery(filterOf(search), { wanted, folded }));
  const showMore = (stage: Stage) => setWanted((before) => [...before, stage]);
  return (
    <QueryState
      query={board}
      isEmpty={({ columnas }) => columnas.every(({ cantidad }) => cantidad === 0)}
      empty={<ListEmpty />}
    >
      {(data) => (
        <BoardColumns
          data={data}
          isOpen={isOpen}
          onToggle={(stage) => setOpened((before) => toggled(before, stage) ?? [])}
          onMore={(stage) => (wanted.includes(stage) ? undefined : () => showMore(stage))}
        />
      )}
    </QueryState>
  );
}

interface BoardColumnsProps {
  data: BoardData;
  isOpen: (stage: Stage) => boolean;
  /** Folds a column that can be narrow, or opens it. */
  onToggle: (stage: Stage) => void;
  /** What shows more cards of a column; undefined where there are no more to be had. */
  onMore: (stage: Stage) => (() => void) | undefined;
}

function BoardColumns({ data, isOpen, onToggle, onMore }: BoardColumnsProps) {
  const { t } = useTranslation('tenders');
  const { search } = useListSearch();
  const lanes = useLanes(data.tarjetas, search.calles);
  const { putDown, asked, closeAsked } = useBoardMoves(data);
  const { context, dragged } = useBoardDrag(data.tarjetas, putDown);
  const { listeners, inHand, said } = useCarry({ lanes, isOpen, putDown });
  const tracks = stages.map((stage) => (isOpen(stage) ? 'minmax(208px, 1fr)' : '38px')).join(' ');
  const style: CSSProperties & Record<'--columns', string> = { '--columns': tracks };
  const shownOf = (stage: Stage) => data.tarjetas.filter(({ etapa }) => etapa === stage).length;
  return (
    <DndContext {...context}>
      {/* The handles of the cards are what is pressed: the board hears them all. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions */}
      <section
        data-board
        className={classes.board}
        style={style}
        aria-label={t('board.label')}
        {...listeners}
      >
        <div className={classes.heads}>
          {data.columnas.map((column) =>
            isOpen(column.etapa) ? (
              <ColumnHead
                key={column.etapa}
                column={column}
                shown={shownOf(column.etapa)}
                onMore={onMore(column.etapa)}
                onFold={() => onToggle(column.etapa)}
              />
            ) : (
              <span key={column.etapa} />
            ),
          )}
        </div>
        {lanes.map((lane) => (
          <Lane
            key={lane.id}
            lane={lane}
            columns={data.columnas}
            isOpen={isOpen}
            onOpen={onToggle}
            dragged={dragged ?? inHand}
            onMore={onMore}
          />
        ))}
        {inHand === undefined ? null : <CarryKeys />}
      </section>
      <VisuallyHidden id={carryHintId}>{t('board.drag.hint')}</VisuallyHidden>
      <VisuallyHidden component="output" aria-live="assertive">
        {said}
      </VisuallyHidden>
      <DragOverlay dropAnimation={null}>
        {dragged === undefined ? null : (
          <div inert className={classes.held}>
            <CardFace tender={dragged.tender} q={search.q} />
          </div>
        )}
      </DragOverlay>
      {asked === undefined ? null : (
        <MoveDialog tender={asked.tender} to={asked.to} onClose={closeAsked} />
      )}
    </DndContext>
  );
}

/** Which keys there are while a card is carried. What is said covers them for those who do not see them. */
function CarryKeys() {
  const { t } = useTranslation('tenders');
  return (
    <p aria-hidden className={classes.keys}>
      <span>
        <Kbd>←</Kbd> <Kbd>↑</Kbd> <Kbd>↓</Kbd> <Kbd>→</Kbd> {t('board.drag.keys.carry')}
      </span>
      <span>
        <Kbd>{t('board.drag.keys.space')}</Kbd> {t('board.drag.keys.drop')}
      </span>
      <span>
        <Kbd>Esc</Kbd> {t('board.drag.keys.cancel')}
      </span>
    </p>
  );
}

interface LaneProps {
  lane: BoardLane;
  columns: BoardData['columnas'];
  isOpen: (stage: Stage) => boolean;
  onOpen: (stage: Stage) => void;
  dragged: Dragged | undefined;
  onMore: BoardColumnsProps['onMore'];
}

function Lane({ lane, columns, isOpen, onOpen, dragged, onMore }: LaneProps) {
  const { t } = useTranslation(['tenders', 'expediente']);
  const { search } = useListSearch();
  const isPhone = useIsPhone();
  const { title, person } = lane;
  // On phones the columns have no heads, and one comes to their end by scrolling.
  const hasFeet = isPhone && title === undefined;
  return (
    <>
      {title === undefined ? null : (
        <h3 className={classes.lane}>
          {person === undefined ? null : <Face person={person} />}
          {title}
          <span className={classes.count}>{formatCount(lane.cards.length)}</span>
        </h3>
      )}
      <div className={classes.cells} data-whole={title === undefined || undefined}>
        {columns.map((column) => {
          const { etapa, cantidad, exacta } = column;
          const cards = lane.cards.filter((card) => card.etapa === etapa);
          const stage = t(`expediente:stages.${etapa}`);
          return (
            <BoardCell
              key={etapa}
              stage={etapa}
              lane={lane.id}
              label={title === undefined ? stage : t('board.cell', { stage, lane: title })}
              cards={cards}
              count={
                title === undefined ? formatCountUpTo(cantidad, exacta) : formatCount(cards.length)
              }
              isOpen={isOpen(etapa)}
              onOpen={() => onOpen(etapa)}
              dragged={dragged}
              q={search.q}
              foot={
                hasFeet && cards.length < cantidad ? (
                  <ShownCards column={column} shown={cards.length} onMore={onMore(etapa)} />
                ) : null
              }
            />
          );
        })}
      </div>
    </>
  );
}
