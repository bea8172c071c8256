import { type DraggableSyntheticListeners, useDraggable } from '@dnd-kit/core';
import { IconGripVertical } from '@tabler/icons-react';
import type { TenderSummary } from '@pliego/contract/areas/tender-shapes';
import { readableTitle } from '@pliego/contract/rules/readable-title';
import { memo, type ReactNode, type RefObject, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { canUpdateTender } from '#web/api/ability.ts';
import { useAbility } from '#web/api/use-session.ts';
import { readableName } from '#web/lib/readable-name.ts';
import { Amount } from '../amount.tsx';
import { DaysLeft } from '../closing.tsx';
import { TenderTitle } from '../ficha/tender-title.tsx';
import { RestrictedMark } from '../restricted-mark.tsx';
import { Responsible } from '../responsible.tsx';
import { ProposalPill } from '../work/proposal-pill.tsx';
import { StageMenu } from '../work/stage-menu.tsx';
import { useNear } from './near-cards.ts';
import classes from './card.module.css';

interface BoardCardProps {
  tender: TenderSummary;
  lane: string;
  q: string | undefined;
  /** The keyboard carries it. */
  isLifted: boolean;
}

/** A card of the board, drawn whole where it can be seen. */
export const BoardCard = memo(function BoardCard(props: BoardCardProps) {
  const { tender, isLifted } = props;
  const { card, isNear, height } = useNear(tender.id);
  return (
    <li
      ref={card}
      className={classes.slot}
      data-card={tender.id}
      data-lifted={isLifted || undefined}
      style={isNear ? undefined : { minHeight: height }}
    >
      {isNear ? (
        <MovableCard {...props} slot={card} />
      ) : (
        <span className={classes.far}>{readableTitle(tender.nombre)}</span>
      )}
    </li>
  );
});

/** A pointer drags it. The keyboard lifts it by its handle (`useCarry`). */
function MovableCard({
  tender,
  lane,
  q,
  isLifted,
  slot,
}: BoardCardProps & { slot: RefObject<HTMLLIElement | null> }) {
  const ability = useAbility();
  const isMovable = canUpdateTender(ability, tender.Asignado);
  const { setNodeRef, listeners, isDragging } = useDraggable({
    id: tender.id,
    data: { lane },
    disabled: !isMovable,
  });
  // No layout effect: of a card that is whole from the start it would run before the slot is there.
  useEffect(() => setNodeRef(slot.current), [setNodeRef, slot]);
  return (
    <CardFace
      tender={tender}
      q={q}
      grip={listeners}
      isDragging={isDragging}
      handle={isMovable ? <Handle code={tender.codigo} isLifted={isLifted} /> : undefined}
    />
  );
}

/** Where a card would be put down. */
export function GhostCard({ tender, q }: { tender: TenderSummary | undefined; q?: string }) {
  if (tender === undefined) return null;
  return (
    <li aria-hidden inert className={classes.slot} data-ghost>
      <CardFace tender={tender} q={q} />
    </li>
  );
}

/** What lifts the card is heard by the board, which hears the keys of all of them. */
function Handle({ code, isLifted }: { code: string; isLifted: boolean }) {
  const { t } = useTranslation('tenders');
  return (
    <button
      type="button"
      className={classes.handle}
      data-handle
      aria-label={t('board.drag.handle', { code })}
      aria-pressed={isLifted}
      aria-describedby={carryHintId}
      title={t('board.drag.hint')}
    >
      <IconGripVertical size={16} stroke={1.8} aria-hidden />
    </button>
  );
}

/** The element that says which keys move a card. */
export const carryHintId = 'board-carry-hint';

interface CardFaceProps extends Pick<BoardCardProps, 'tender' | 'q'> {
  grip?: DraggableSyntheticListeners;
  handle?: ReactNode;
  isDragging?: boolean;
}

/** The menu of the stage is no part of the grip: what is pressed in its dialog would drag the card behind it. */
export function CardFace({ tender, q, grip, handle, isDragging }: CardFaceProps) {
  const { t } = useTranslation('tenders');
  const { comprador, cierre, monto, moneda } = tender;
  return (
    <article className={classes.card} data-dragging={isDragging || undefined}>
      <div {...grip} className={classes.grip}>
        <div className={classes.titleLine}>
          <RestrictedMark tender={tender} />
          <TenderTitle tender={tender} q={q} />
          {handle}
        </div>
        {comprador === null ? null : (
          <span className={classes.buyer} title={comprador.nombre}>
            {readableName(comprador.nombre)}
          </span>
        )}
        <div className={classes.line}>
          {cierre === null ? (
            <span className={classes.soft}>{t('closing.none')}</span>
          ) : (
            <DaysLeft tender={tender} />
          )}
          <Amount short amount={monto} currency={moneda} />
        </div>
        <ProposalPill tender={tender} />
      </div>
      <div className={classes.line}>
        <StageMenu quiet tender={tender} />
        <Responsible id={tender.Asignado} />
      </div>
    </article>
  );
}
