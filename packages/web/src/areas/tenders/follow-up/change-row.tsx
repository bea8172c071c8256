import { VisuallyHidden } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { formatTime } from '#web/lib/format.ts';
import { FieldName } from '../history/field-name.tsx';
import { Value } from '../history/tender-change-value.tsx';
import type { PortalRow } from './follow-up-days.ts';
import { SeverityMark } from './severity-mark.tsx';
import { useSourceNames } from '../source-names.ts';
import classes from './follow-up.module.css';

/** A field that a source changed, before and after; it leads to the ficha as it was then. */
export function ChangeRow({ row }: { row: PortalRow }) {
  const { t } = useTranslation(['followUp', 'ficha']);
  const sources = useSourceNames();
  const { antes, despues, cuando, gravedad, licitacion } = row;
  return (
    <li className={classes.row} data-severity={gravedad}>
      <SeverityMark severity={gravedad} />
      <time dateTime={cuando} className={classes.time}>
        {formatTime(cuando)}
      </time>
      <span className={classes.field}>
        <FieldName change={row} />
      </span>
      <span className={classes.values}>
        <VisuallyHidden>{t('ficha:changes.before')} </VisuallyHidden>
        <span className={classes.before}>
          {antes === null ? '—' : <Value change={row} value={antes} />}
        </span>
        <IconArrowRight size={14} aria-hidden className={classes.arrow} />
        <VisuallyHidden>{t('ficha:changes.after')} </VisuallyHidden>
        <b>{despues === null ? '—' : <Value change={row} value={despues} />}</b>
      </span>
      <span className={classes.source}>
        {gravedad === 'leve' ? null : <b>{t(`severities.${gravedad}`)} · </b>}
        {sources.inside(row.fuente)}
      </span>
      <Link
        to="/licitaciones/$id"
        params={{ id: licitacion.id }}
        search={{ en: cuando }}
        className={classes.then}
      >
        {t('asThen')}
      </Link>
    </li>
  );
}
