import { useTranslation } from 'react-i18next';
import { SwitchRow } from '#web/ui/fields/switch-row.tsx';
import type { DaysPartProps } from './internal-days.tsx';
import { useDayText } from './use-day-text.ts';
import classes from '../company.module.css';
import own from './deadlines.module.css';

/** The holidays of the law, this year and the next, and on which of them the company works all the same. */
export function LegalHolidays({ days, maySet, onChange }: DaysPartProps) {
  const { t } = useTranslation('company');
  const dayText = useDayText();
  const years = [...new Set(days.feriadosLegales.map(({ dia }) => dia.slice(0, 4)))];
  const isWorked = (day: string) => days.feriados.some(({ dia, habil }) => dia === day && habil);
  return (
    <div className={classes.part}>
      <h3 className={classes.partTitle}>{t('deadlines.legal')}</h3>
      <p className={classes.soft}>{t('deadlines.legalText')}</p>
      {years.map((year, index) => (
        <details key={year} className={classes.retired} open={index === 0}>
          <summary>{year}</summary>
          {/* Lists without bullets lose their role in Safari unless it is set. */}
          {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles */}
          <ul role="list" className={classes.list} aria-label={t('deadlines.legalOf', { year })}>
            {days.feriadosLegales
              .filter(({ dia }) => dia.startsWith(year))
              .map(({ dia, nombre }) => (
                <li key={dia} className={classes.row}>
                  <time className={own.day} dateTime={dia}>
                    {dayText(dia)}
                  </time>
                  <span className={classes.rowName}>{nombre}</span>
                  {maySet ? (
                    <span className={own.worked}>
                      <span aria-hidden>{t('deadlines.worked')}</span>
                      <SwitchRow
                        label={t('deadlines.workedOn', { name: nombre, day: dayText(dia) })}
                        labelHidden
                        checked={isWorked(dia)}
                        onChange={(works) =>
                          onChange(
                            works ? { poner: { dia, nombre, habil: true } } : { quitar: dia },
                          )
                        }
                      />
                    </span>
                  ) : (
                    <span className={classes.rowAside}>
                      {isWorked(dia) ? t('deadlines.worked') : null}
                    </span>
                  )}
                </li>
              ))}
          </ul>
        </details>
      ))}
    </div>
  );
}
