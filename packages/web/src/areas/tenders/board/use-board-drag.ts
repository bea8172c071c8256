import {
  type DndContextProps,
  type DragEndEvent,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import type { TenderSummary } from '@pliego/contract/areas/tender-shapes';
import { readableTitle } from '@pliego/contract/rules/readable-title';
import { type Stage, stages } from '@pliego/contract/rules/work-stages';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsPhone } from '#web/ui/page/use-media.ts';
import type { Dragged } from './board-column.tsx';
import { type DrawnCard, isAt, type Place, placeAt } from './place.ts';
import { isAsking } from './use-board-moves.ts';

/** The columns take cards by pointer; by keyboard, see `useCarry`. */
export function useBoardDrag(
  cards: readonly TenderSummary[],
  putDown: (tender: TenderSummary, stage: Stage, place: Place | undefined) => void,
) {
  const isPhone = useIsPhone();
  const mouse = useSensor(MouseSensor, { activationConstraint: { distance: 6 } });
  const touch = useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 6 } });
  // One column under another: there is nowhere to drag to.
  const sensors = useSensors(isPhone ? null : mouse, isPhone ? null : touch);
  const [dragged, setDragged] = useState<Dragged>();
  const accessibility = useBoardTexts(cards);

  function drop({ active, over }: DragEndEvent) {
    setDragged(undefined);
    const tender = dragged?.tender;
    const stage = stageOf(over?.data.current);
    if (tender === undefined || stage === undefined || over === null) return;
    if (isAsking(stage, tender.etapa)) {
      putDown(tender, stage, undefined);
      return;
    }
    const drawn = drawnCards(String(over.id));
    const rect = active.rect.current.translated;
    const height = rect === null ? Infinity : rect.top + rect.height / 2;
    const lugar = placeAt(drawn, tender.id, height);
    if (stage === tender.etapa && isAt(drawn, tender.id, lugar)) return;
    putDown(tender, stage, lugar);
  }

  const context: DndContextProps = {
    sensors,
    accessibility,
    collisionDetection: pointerWithin,
    onDragStart: ({ active }) => {
      const tender = cards.find(({ id }) => id === active.id);
      const lane: unknown = active.data.current?.['lane'];
      if (tender !== undefined && typeof lane === 'string') setDragged({ tender, lane });
    },
    onDragEnd: drop,
    onDragCancel: () => setDragged(undefined),
  };
  return { context, dragged };
}

function stageOf(data: Record<string, unknown> | undefined): Stage | undefined {
  return stages.find((stage) => stage === data?.['stage']);
}

/** The cards of a cell as they are on the screen at this moment. */
function drawnCards(cell: string): DrawnCard[] {
  const list = document.querySelector(`[data-cell="${CSS.escape(cell)}"]`);
  return [...(list?.querySelectorAll<HTMLElement>('[data-card]') ?? [])].map((card) => {
    const { top, height } = card.getBoundingClientRect();
    return { id: Number(card.dataset['card']), middle: top + height / 2 };
  });
}

function useBoardTexts(cards: readonly TenderSummary[]): DndContextProps['accessibility'] {
  const { t } = useTranslation(['tenders', 'expediente']);
  const nameOf = (id: unknown) => readableTitle(cards.find((card) => card.id === id)?.nombre ?? '');
  const say = (
    kind: 'over' | 'end',
    id: unknown,
    over: { data: { current?: Record<string, unknown> } } | null,
  ) => {
    const stage = stageOf(over?.data.current);
    const name = nameOf(id);
    if (stage === undefined) return t('board.drag.cancel', { name });
    return t(`board.drag.${kind}`, { name, stage: t(`expediente:stages.${stage}`) });
  };
  return {
    screenReaderInstructions: { draggable: t('board.drag.hint') },
    announcements: {
      onDragStart: ({ active }) => t('board.drag.start', { name: nameOf(active.id) }),
      onDragOver: ({ active, over }) => (over === null ? undefined : say('over', active.id, over)),
      onDragEnd: ({ active, over }) => say('end', active.id, over),
      onDragCancel: ({ active }) => t('board.drag.cancel', { name: nameOf(active.id) }),
    },
  };
}
