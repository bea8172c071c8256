import type { TenderDetail } from '@pliego/contract/areas/tender-shapes';
import { useTranslation } from 'react-i18next';
import { formatDay } from '#web/lib/format.ts';
import { useNow } from '#web/ui/date/use-now.ts';
import { timelineOf } from '../ficha/tender-milestones.ts';
import classes from './peek.module.css';

/** The dates that say what can still be done. */
const telling: ReadonlySet<string> = new Set([
  'publicacion',
  'finPreguntas',
  'respuestas',
  'visitaTerreno',
  'cierre',
  'adjudicacionEstimada',
  'adjudicacion',
]);

/** The main dates on a line, cut by today. */
export function PeekDates({ tender }: { tender: Pick<TenderDetail, 'fechas' | 'estado'> }) {
  const { t } = useTranslation('ficha');
  const now = useNow();
  const entries = timelineOf(tender.fechas, tender.estado.clase, now).filter(({ kind }) =>
    telling.has(kind),
  );
  if (entries.length === 0) return null;
  return (
    <ol className={classes.dates}>
      {entries.map(({ kind, milestone, when }) => (
        <li key={kind} className={classes.date} data-when={when}>
          <span className={classes.dateName}>
            {kind === 'acto' ? t('milestones.kinds.acto') : t(`milestones.kinds.${kind}`)}
          </span>
          <time dateTime={milestone.instante}>{formatDay(milestone.instante, now)}</time>
        </li>
      ))}
    </ol>
  );
}
