import { type DraggableSyntheticListeners, useDraggable } from '@dnd-kit/core';
import type { TenderSummary } from '@pliego/contract/areas/tender-shapes';
import { useTranslation } from 'react-i18next';
import { canUpdateTender } from '#web/api/ability.ts';
import { useAbility } from '#web/api/use-session.ts';
import { readableName } from '#web/lib/readable-name.ts';
import { Pill } from '#web/ui/display/pill.tsx';
import { Amount } from '../amount.tsx';
import { DaysLeft } from '../closing.tsx';
import { TenderTitle } from '../ficha/tender-title.tsx';
import { Responsible } from '../responsible.tsx';
import { StageMenu } from '../work/stage-menu.tsx';
import classes from './card.module.css';

interface BoardCardProps {
  tender: TenderSummary;
  lane: string;
  q: string | undefined;
}

/** A card that a pointer drags; the keyboard moves it by the menu of its stage. */
export function BoardCard({ tender, lane, q }: BoardCardProps) {
  const ability = useAbility();
  const { setNodeRef, listeners, isDragging } = useDraggable({
    id: tender.id,
    data: { lane },
    disabled: !canUpdateTender(ability, tender.Asignado),
  });
  return (
    <li
      ref={setNodeRef}
      className={classes.slot}
      data-card={tender.id}
      data-dragging={isDragging || undefined}
    >
      <CardFace tender={tender} q={q} grip={listeners} />
    </li>
  );
}

interface CardFaceProps extends Omit<BoardCardProps, 'lane'> {
  grip?: DraggableSyntheticListeners;
}

/** The menu of the stage is no part of the grip: what is pressed in its dialog would drag the card behind it. */
export function CardFace({ tender, q, grip }: CardFaceProps) {
  const { t } = useTranslation(['tenders', 'expediente']);
  const { comprador, cierre, monto, moneda, propuesta } = tender;
  return (
    <article className={classes.card}>
      <div {...grip} className={classes.grip}>
        <TenderTitle tender={tender} q={q} />
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
        {propuesta === null ? null : (
          <Pill tone="naranja">
            {t('expediente:proposal.waits', { stage: t(`expediente:stages.${propuesta}`) })}
          </Pill>
        )}
      </div>
      <div className={classes.line}>
        <StageMenu quiet tender={tender} />
        <Responsible id={tender.Asignado} />
      </div>
    </article>
  );
}
