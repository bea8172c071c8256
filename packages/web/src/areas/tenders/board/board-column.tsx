import { useDroppable } from '@dnd-kit/core';
import type { TenderSummary } from '@pliego/contract/areas/tender-shapes';
import { isActiveStage, type Stage } from '@pliego/contract/rules/work-stages';
import { IconChevronLeft } from '@tabler/icons-react';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { formatCount, formatCountUpTo, formatMoney } from '#web/lib/format.ts';
import { StageIcon } from '../work/stage-mark.tsx';
import { BoardCard, GhostCard } from './board-card.tsx';
import type { BoardData } from './board-data.ts';
import { type Carried, isUnmoved, mayTake } from './carry.ts';
import classes from './board.module.css';

type ColumnTotals = BoardData['columnas'][number];

/** What is being moved, and in which lane. */
export interface Dragged {
  tender: TenderSummary;
  lane: string;
  /** Where the keyboard has taken it; absent while a pointer drags it. */
  carried?: Carried;
}

interface ColumnHeadProps {
  column: ColumnTotals;
  /** How many cards of it the board has. */
  shown: number;
  onMore: (() => void) | undefined;
  /** Narrows it again, where it can be narrow. */
  onFold: () => void;
}

/** Name, count and sums of a column; a sum for each currency, as different ones are never added. */
export function ColumnHead({ column, shown, onMore, onFold }: ColumnHeadProps) {
  const { t } = useTranslation(['tenders', 'expediente']);
  const { etapa, cantidad, exacta, montos, sinMonto } = column;
  const name = t(`expediente:stages.${etapa}`);
  const title = useRef<HTMLHeadingElement>(null);
  const sums = montos.flatMap(({ monto, moneda }) => formatMoney(monto, moneda) ?? []);
  const without = sinMonto === 0 ? [] : [t('board.noAmount', { count: sinMonto })];
  const parts = [...sums, ...without];
  return (
    <div className={classes.head}>
      <div className={classes.headLine}>
        <StageIcon stage={etapa} />
        <h2 ref={title} tabIndex={-1} className={classes.name}>
          {name}
        </h2>
        <span className={classes.count}>{formatCountUpTo(cantidad, exacta)}</span>
        {isActiveStage(etapa) ? null : (
          <button
            type="button"
            className={classes.fold}
            aria-label={t('board.fold', { stage: name })}
            onClick={onFold}
          >
            <IconChevronLeft size={15} aria-hidden />
          </button>
        )}
      </div>
      {parts.length === 0 ? null : <span className={classes.sums}>{parts.join(' · ')}</span>}
      <ShownCards
        column={column}
        shown={shown}
        onMore={
          onMore &&
          (() => {
            // The button goes away: the keyboard stays at its column.
            title.current?.focus();
            onMore();
          })
        }
      />
    </div>
  );
}

type ShownCardsProps = Omit<ColumnHeadProps, 'onFold'>;

/** How many of a column's cards are shown, where it has more. */
export function ShownCards({
  column: { etapa, cantidad, exacta },
  shown,
  onMore,
}: ShownCardsProps) {
  const { t } = useTranslation(['tenders', 'expediente']);
  if (shown >= cantidad) return null;
  return (
    <span className={classes.sums}>
      {t('board.shown', { shown: formatCount(shown), total: formatCountUpTo(cantidad, exacta) })}{' '}
      {onMore === undefined ? null : (
        <button
          type="button"
          className={classes.more}
          aria-label={t('board.moreOf', { stage: t(`expediente:stages.${etapa}`) })}
          onClick={onMore}
        >
          {t('board.more')}
        </button>
      )}
    </span>
  );
}

interface BoardCellProps {
  stage: Stage;
  lane: string;
  /** In words, for those who do not see the columns. */
  label: string;
  cards: readonly TenderSummary[];
  /** How many it says when it is narrow. */
  count: string;
  isOpen: boolean;
  onOpen: () => void;
  dragged: Dragged | undefined;
  q: string | undefined;
  /** What comes below its cards. */
  foot: ReactNode;
}

/** The cards of a stage in a lane: a list that takes what may come into the stage, or narrow with its count. */
export function BoardCell(props: BoardCellProps) {
  const { stage, lane, label, cards, count, isOpen, onOpen, dragged, q, foot } = props;
  const { t } = useTranslation(['tenders', 'expediente']);
  const id = `${lane}|${stage}`;
  const isForbidden = dragged !== undefined && !isTaking(stage, lane, dragged);
  const carried = dragged?.lane === lane ? dragged.carried : undefined;
  const isAimedAt = carried?.stage === stage;
  const { setNodeRef, isOver } = useDroppable({
    id,
    data: { stage },
    disabled: isForbidden,
  });
  const state = {
    'data-cell': id,
    'data-over': isOver || isAimedAt || undefined,
    'data-forbidden': isForbidden || undefined,
  };
  const name = t(`expediente:stages.${stage}`);
  if (!isOpen) {
    return (
      <button
        ref={setNodeRef}
        type="button"
        className={classes.narrow}
        aria-expanded={false}
        onClick={onOpen}
        {...state}
      >
        <StageIcon stage={stage} />
        <span>
          {name} {count}
        </span>
      </button>
    );
  }
  return (
    <ul ref={setNodeRef} className={classes.cell} aria-label={label} {...state}>
      {withGhost(cards, isAimedAt ? carried : undefined).map((tender) =>
        tender === 'ghost' ? (
          <GhostCard key="ghost" tender={dragged?.tender} q={q} />
        ) : (
          <BoardCard
            key={tender.id}
            tender={tender}
            lane={lane}
            q={q}
            isLifted={carried?.id === tender.id}
          />
        ),
      )}
      {foot === null ? null : <li className={classes.foot}>{foot}</li>}
    </ul>
  );
}

/** The cards, and where the carried one would come among them. */
function withGhost(
  cards: readonly TenderSummary[],
  carried: Carried | undefined,
): (TenderSummary | 'ghost')[] {
  if (carried === undefined || isUnmoved(carried)) return [...cards];
  const others = cards.filter(({ id }) => id !== carried.id);
  const below = others[carried.index];
  const at = below === undefined ? cards.length : cards.indexOf(below);
  return [...cards.slice(0, at), 'ghost', ...cards.slice(at)];
}

/** A card stays in its lane: the lanes say what a tender is, not where it stands. */
function isTaking(stage: Stage, lane: string, { tender, lane: from }: Dragged): boolean {
  return lane === from && mayTake(stage, tender.etapa);
}
