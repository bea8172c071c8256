import { useDirection } from '@mantine/core';
import type { TenderSummary } from '@pliego/contract/areas/tender-shapes';
import { readableTitle } from '@pliego/contract/rules/readable-title';
import type { Stage } from '@pliego/contract/rules/work-stages';
import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import type { Dragged } from './board-column.tsx';
import { type Carried, carriedTo, type CarryStep, isUnmoved, placeOfCarried } from './carry.ts';
import { showWhole } from './near-cards.ts';
import type { Place } from './place.ts';
import { isAsking } from './use-board-moves.ts';
import type { BoardLane } from './use-lanes.ts';

const handleSelector = '[data-handle]';

interface CarryOptions {
  lanes: readonly BoardLane[];
  /** Columns that are narrow show no places. */
  isOpen: (stage: Stage) => boolean;
  putDown: (tender: TenderSummary, stage: Stage, place: Place | undefined) => void;
}

/** What a handle is of. */
function handleAt(target: EventTarget | null): { id: number; lane: string } | undefined {
  const handle = target instanceof Element ? target.closest(handleSelector) : null;
  const id = handle?.closest<HTMLElement>('[data-card]')?.dataset['card'];
  const cell = handle?.closest<HTMLElement>('[data-cell]')?.dataset['cell'];
  if (id === undefined || cell === undefined) return undefined;
  return { id: Number(id), lane: cell.slice(0, cell.lastIndexOf('|')) };
}

/** Cards are moved by keyboard: the handle lifts one, the arrows carry it, and one write puts it down. */
export function useCarry({ lanes, isOpen, putDown }: CarryOptions) {
  const [held, setHeld] = useState<Carried>();
  const { said, say, sayCancelled, sayPutDown } = useCarryTexts(isOpen);
  const lane = lanes.find(({ id }) => id === held?.lane);
  const tender = lane?.cards.find(({ id, etapa }) => id === held?.id && etapa === held.from);
  // A card that somebody else moved meanwhile is no longer in the hand.
  const carried = tender === undefined ? undefined : held;
  const idsIn = (of: BoardLane | undefined, stage: Stage) =>
    (of?.cards ?? []).filter((card) => card.etapa === stage).map(({ id }) => id);
  const othersIn = (stage: Stage) =>
    isOpen(stage) ? idsIn(lane, stage).filter((id) => id !== held?.id) : [];
  const keepFocus = useKeptFocus();
  useInSight(carried);

  const lift = ({ id, lane: laneId }: { id: number; lane: string }) => {
    const of = lanes.find((one) => one.id === laneId);
    const card = of?.cards.find((one) => one.id === id);
    if (of === undefined || card === undefined) return;
    const ids = idsIn(of, card.etapa);
    const start = ids.indexOf(id);
    const from = card.etapa;
    setHeld({ id, lane: laneId, from, start, stage: from, index: start });
    say('lifted', { card, stage: from, index: start, total: ids.length });
  };
  const cancel = () => {
    if (tender !== undefined) sayCancelled(tender);
    setHeld(undefined);
  };
  const drop = () => {
    if (carried === undefined || tender === undefined) return;
    if (isUnmoved(carried)) {
      cancel();
      return;
    }
    setHeld(undefined);
    keepFocus(carried.id);
    const { stage, index } = carried;
    sayPutDown({ card: tender, stage, index, total: othersIn(stage).length + 1 });
    putDown(tender, stage, placeOfCarried(carried, othersIn));
  };
  const step = (by: CarryStep) => {
    if (carried === undefined || tender === undefined) return;
    const next = carriedTo(carried, by, othersIn);
    const { stage, index } = next;
    setHeld(next);
    say('carried', { card: tender, stage, index, total: othersIn(stage).length + 1 });
  };
  const listeners = useListeners({ carried, lift, cancel, drop, step });
  const inHand: Dragged | undefined =
    carried === undefined || tender === undefined
      ? undefined
      : { tender, lane: carried.lane, carried };
  return { listeners, inHand, said };
}

interface Hand {
  carried: Carried | undefined;
  lift: (handle: { id: number; lane: string }) => void;
  cancel: () => void;
  drop: () => void;
  step: (by: CarryStep) => void;
}

/** What the board hears of the handles of its cards. */
function useListeners({ carried, lift, cancel, drop, step }: Hand) {
  const { dir } = useDirection();
  const steps: Partial<Record<string, CarryStep>> = {
    ArrowUp: 'up',
    ArrowDown: 'down',
    Home: 'first',
    End: 'last',
    ArrowLeft: dir === 'rtl' ? 'after' : 'before',
    ArrowRight: dir === 'rtl' ? 'before' : 'after',
  };
  return {
    // Enter and the space bar press a button; a mouse that drags by it presses it as well.
    onClick: (event: MouseEvent) => {
      const handle = handleAt(event.target);
      if (handle === undefined || event.detail !== 0) return;
      if (carried?.id === handle.id) drop();
      else lift(handle);
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (handleAt(event.target) === undefined) return;
      // Held down, it would lift and put down in turns.
      if (event.repeat && (event.key === 'Enter' || event.key === ' ')) event.preventDefault();
      const by = steps[event.key];
      if (carried === undefined || (by === undefined && event.key !== 'Escape')) return;
      event.preventDefault();
      event.stopPropagation();
      if (by === undefined) cancel();
      else step(by);
    },
    onBlur: (event: FocusEvent) => {
      // Another window has the focus: the card is still in the hand.
      if (handleAt(event.target) === undefined || document.activeElement === event.target) return;
      if (carried !== undefined) cancel();
    },
  };
}

interface Spot {
  card: TenderSummary;
  stage: Stage;
  index: number;
  total: number;
}

/** What is said while a card is carried. */
function useCarryTexts(isOpen: (stage: Stage) => boolean) {
  const { t } = useTranslation(['tenders', 'expediente']);
  const [said, setSaid] = useState('');
  const wordsOf = ({ card, stage, index, total }: Spot) => ({
    name: readableTitle(card.nombre),
    stage: t(`expediente:stages.${stage}`),
    place: index + 1,
    total,
  });
  const say = (kind: 'lifted' | 'carried', spot: Spot) => {
    const words = wordsOf(spot);
    if (isAsking(spot.stage, spot.card.etapa)) setSaid(t('board.drag.asks', words));
    else setSaid(t(isOpen(spot.stage) ? `board.drag.${kind}` : 'board.drag.over', words));
  };
  const sayPutDown = (spot: Spot) => {
    const words = wordsOf(spot);
    if (isAsking(spot.stage, spot.card.etapa)) setSaid(t('board.drag.pending', words));
    else setSaid(t(isOpen(spot.stage) ? 'board.drag.placed' : 'board.drag.end', words));
  };
  const sayCancelled = (card: TenderSummary) =>
    setSaid(t('board.drag.cancel', { name: readableTitle(card.nombre) }));
  return { said, say, sayPutDown, sayCancelled };
}

/** Shows where a card would be put down. */
function useInSight(carried: Carried | undefined): void {
  useEffect(() => {
    if (carried === undefined) return;
    const cell = document.querySelector(
      `[data-cell="${CSS.escape(`${carried.lane}|${carried.stage}`)}"]`,
    );
    const spot =
      cell?.querySelector('[data-ghost]') ?? cell?.querySelector('[data-lifted]') ?? cell;
    spot?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [carried]);
}

/**
 * A card that is put down is drawn anew in its column, and what was focused is gone: its handle gets the focus again, until
 * the person goes elsewhere.
 */
function useKeptFocus(): (id: number) => void {
  const kept = useRef<number>(undefined);
  useEffect(() => {
    if (kept.current === undefined) return;
    const card = document.querySelector(`[data-card="${kept.current}"]`);
    const handleOf = () => card?.querySelector<HTMLElement>(handleSelector) ?? null;
    if (document.activeElement === document.body && card !== null) {
      // After this round of drawing: the card may have to be drawn whole first.
      queueMicrotask(() => {
        if (document.activeElement !== document.body) return;
        showWhole(card);
        handleOf()?.focus();
      });
      return;
    }
    // A dialog that asks for what a stage needs gives the focus back.
    if (document.activeElement?.closest('[role="dialog"]') === null) {
      if (document.activeElement !== handleOf()) kept.current = undefined;
    }
  });
  return (id) => {
    kept.current = id;
  };
}
