import type { MatchedTender, ProductMatch } from '@pliego/contract/areas/match-shapes';
import { readableTitle } from '@pliego/contract/rules/readable-title';
import type { Message } from '@pliego/contract/message';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageText } from '#web/i18n/message-text.ts';
import { formatDaysLeft, formatMoney, formatWhen } from '#web/lib/format.ts';
import { useNow } from '#web/ui/date/use-now.ts';
import { useIsPhone } from '#web/ui/page/use-media.ts';
import classes from './matches.module.css';

/** Of 100, as a number and as a bar. */
function Score({ value }: { value: number }) {
  const { t } = useTranslation('products');
  return (
    <span className={classes.score} title={t('matches.score', { value })}>
      {value}
      <span aria-hidden className={classes.bar}>
        <span style={{ inlineSize: `${value}%` }} />
      </span>
    </span>
  );
}

export function TenderName({ tender: { id, nombre, codigo } }: { tender: MatchedTender }) {
  return (
    <span className={classes.title}>
      <Link to="/licitaciones/$id" params={{ id }} className={classes.name}>
        {readableTitle(nombre)}
      </Link>
      <span className={classes.code}>{codigo}</span>
    </span>
  );
}

/** When it closes and what it is worth. */
function Terms({ tender }: { tender: MatchedTender }) {
  const { t } = useTranslation('products');
  const now = useNow();
  const { cierre, cierreDia: dia, monto, moneda, abierta } = tender;
  const date = cierre === null ? null : { instante: cierre, dia };
  return (
    <span className={classes.terms}>
      {date === null ? t('matches.noClosing') : formatWhen(date, now)}
      <span className={classes.soft}>
        {date === null || !abierta ? null : `${formatDaysLeft(date, now)} · `}
        {abierta ? null : `${t('matches.closed')} · `}
        {formatMoney(monto, moneda) ?? t('matches.noAmount')}
      </span>
    </span>
  );
}

interface Reason {
  message: Message;
  points?: number;
}

/** So many reasons have room on a phone. */
const shownOnPhone = 2;

/** Why it fits. A phone shows the strongest reasons, and the others when asked. */
function Reasons({ reasons, children }: { reasons: readonly Reason[]; children: ReactNode }) {
  const { t } = useTranslation('products');
  const isPhone = useIsPhone();
  const [isOpen, setOpen] = useState(false);
  const isFolded = isPhone && !isOpen && reasons.length > shownOnPhone;
  const byPoints = reasons.toSorted((one, other) => (other.points ?? 0) - (one.points ?? 0));
  const shown = isFolded ? byPoints.slice(0, shownOnPhone) : reasons;
  return (
    <>
      <ul className={classes.reasons}>
        {shown.map(({ message, points }) => (
          <li key={message.code}>
            {messageText(message)}
            {points === undefined ? null : (
              <span className={classes.points}> {t('matches.points', { count: points })}</span>
            )}
          </li>
        ))}
        {children}
      </ul>
      {isFolded ? (
        <button type="button" className={classes.unfold} onClick={() => setOpen(true)}>
          {t('matches.moreReasons', { count: reasons.length - shownOnPhone })}
        </button>
      ) : null}
    </>
  );
}

interface MatchRowProps {
  match: ProductMatch;
  /** Of a near miss what is missing is told, and not what is there. */
  isNear?: boolean;
}

/** A tender with the line that fits best, and why in words. */
export function MatchRow({ match, isNear = false }: MatchRowProps) {
  const { t } = useTranslation('products');
  const { licitacion, puntaje, lineas, requisitos } = match;
  const [line] = lineas;
  const reasons: Reason[] = isNear
    ? (line?.porQueNo ?? []).map((message) => ({ message }))
    : (line?.partes ?? []).map(({ motivo, puntos }) => ({ message: motivo, points: puntos }));
  const others = lineas.length - 1;
  return (
    <li className={classes.match}>
      <Score value={puntaje} />
      <div className={classes.what}>
        <TenderName tender={licitacion} />
        {line === undefined ? null : (
          <p className={classes.line}>
            {line.linea === 0 ? t('matches.title') : t('matches.line', { line: line.linea })} «
            {line.texto}»{others > 0 ? ` ${t('matches.otherLines', { count: others })}` : null}
          </p>
        )}
        <Reasons reasons={reasons}>
          {requisitos === 'cumple' || isNear ? null : (
            <li>{t(`matches.requirements.${requisitos}`)}</li>
          )}
        </Reasons>
      </div>
      <Terms tender={licitacion} />
    </li>
  );
}
