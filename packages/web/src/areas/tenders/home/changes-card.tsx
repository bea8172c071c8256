import { VisuallyHidden } from '@mantine/core';
import type { ChangedTender } from '@pliego/contract/areas/home';
import { IconArrowRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { formatAgo, formatMoment } from '#web/lib/format.ts';
import type { ShownQuery } from '#web/ui/feedback/query-state.tsx';
import { useNow } from '#web/ui/date/use-now.ts';
import { TenderTitle } from '../ficha/tender-title.tsx';
import { FieldName } from '../history/field-name.tsx';
import { Value } from '../history/tender-change-value.tsx';
import { HomeCard } from './home-card.tsx';
import classes from './home-rows.module.css';

/** The number of changes above links to the card by it. */
export const changesCardId = 'cambios';

interface ChangesCardProps {
  visit: { desde: string; esPrimera: boolean } | undefined;
  changes: ShownQuery<{ datos: ChangedTender[] }>;
}

/** What sources changed in what the company works on since the person was last here. */
export function ChangesCard({ visit, changes }: ChangesCardProps) {
  const { t } = useTranslation('home');
  const now = useNow();
  const rows = changes.data?.datos ?? [];
  return (
    <HomeCard
      id={changesCardId}
      title={t('changes.title')}
      note={visit === undefined ? undefined : sinceText(visit)}
      all={t('changes.all')}
      search={{ vista: 'cambiadas', asignado: ['alguien'] }}
      query={changes}
      isEmpty={rows.length === 0}
      empty={t('changes.empty')}
    >
      <ul className={classes.rows}>
        {rows.map((tender) => (
          <ChangeRow key={tender.id} tender={tender} />
        ))}
      </ul>
    </HomeCard>
  );

  function sinceText({ desde, esPrimera }: NonNullable<typeof visit>): string {
    return esPrimera ? t('sinceWeek') : t('sinceVisit', { moment: formatMoment(desde, now) });
  }
}

function ChangeRow({ tender }: { tender: ChangedTender }) {
  const { t } = useTranslation(['home', 'ficha']);
  const now = useNow();
  const { codigo, cambio, otros } = tender;
  return (
    <li className={classes.row}>
      <div className={classes.main}>
        <TenderTitle tender={tender} />
        <span className={classes.under}>
          <span className={classes.code}>{codigo}</span>
          {otros === 0 ? null : (
            <span className={classes.cut}>{t('changes.more', { count: otros })}</span>
          )}
        </span>
      </div>
      <div className={classes.change}>
        <span className={classes.field}>
          <FieldName change={cambio} />
        </span>
        <span className={classes.values}>
          <VisuallyHidden>{t('ficha:changes.before')} </VisuallyHidden>
          <span className={classes.before}>
            {cambio.antes === null ? (
              t('changes.nothing')
            ) : (
              <Value change={cambio} value={cambio.antes} />
            )}
          </span>
          <IconArrowRight size={14} aria-hidden className={classes.arrow} />
          <VisuallyHidden>{t('ficha:changes.after')} </VisuallyHidden>
          <b className={classes.after}>
            {cambio.despues === null ? (
              t('changes.nothing')
            ) : (
              <Value change={cambio} value={cambio.despues} />
            )}
          </b>
        </span>
      </div>
      <time className={classes.when} dateTime={cambio.leida}>
        {formatAgo(cambio.leida, now)}
      </time>
    </li>
  );
}
