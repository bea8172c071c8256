import type { ImportOutcome, ImportRow } from '@pliego/contract/areas/product-imports';
import { useTranslation } from 'react-i18next';
import { messageText } from '#web/i18n/message-text.ts';
import { formatCount } from '#web/lib/format.ts';
import { Pill } from '#web/ui/display/pill.tsx';
import type { Tone } from '#web/ui/display/tone.ts';
import classes from './import.module.css';

const tones: Record<ImportOutcome, Tone> = {
  nueva: 'verde',
  cambiada: 'azul',
  igual: 'gris',
  rechazada: 'rojo',
};
/** The row says more than a screen has room for. */
const shownChanges = 5;
/** What the heading of the row says already. */
const inHeading = new Set(['sku', 'nombre']);

/** A row of a list with what it would do, and why. */
export function TrialRow({ row }: { row: ImportRow }) {
  const { t } = useTranslation('products');
  const { linea, sku, nombre, resultado, motivos, avisos, cambios } = row;
  const told =
    resultado === 'nueva' ? cambios.filter(({ campo }) => !inHeading.has(campo)) : cambios;
  const first = told.slice(0, shownChanges);
  return (
    <li className={classes.row}>
      <span className={classes.line}>{t('lists.trial.line', { line: formatCount(linea) })}</span>
      <span className={classes.outcome}>
        <Pill tone={tones[resultado]} dot>
          {t(`lists.trial.outcomes.${resultado}`)}
        </Pill>
      </span>
      <div className={classes.what}>
        <span className={classes.rowName}>
          {nombre} {sku === '' ? null : <span className={classes.sku}>{sku}</span>}
        </span>
        {first.length === 0 ? null : (
          <ul className={classes.changes}>
            {first.map(({ campo, antes, despues }) => (
              <li key={campo}>
                {resultado === 'nueva'
                  ? t('lists.trial.is', { field: t(`fields.${campo}`), after: despues ?? '' })
                  : t('lists.trial.was', {
                      field: t(`fields.${campo}`),
                      before: antes ?? t('lists.trial.empty'),
                      after: despues ?? t('lists.trial.empty'),
                    })}
              </li>
            ))}
            {told.length > first.length ? (
              <li>{t('lists.trial.moreChanges', { count: told.length - first.length })}</li>
            ) : null}
          </ul>
        )}
        {motivos.map((message) => (
          <span key={message.code} className={classes.bad}>
            {messageText(message)}
          </span>
        ))}
        {avisos.map((message) => (
          <span
            key={`${message.code} ${JSON.stringify(message.params)}`}
            className={classes.warned}
          >
            {messageText(message)}
          </span>
        ))}
      </div>
    </li>
  );
}
