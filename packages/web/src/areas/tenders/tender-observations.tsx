import type { TenderObservation } from '@pliego/contract/areas/tender-shapes';
import { IconChevronRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { problemText, requestIdOf } from '#web/api/problems.ts';
import { formatCount, formatFullMoment } from '#web/lib/format.ts';
import { Section } from '#web/ui/page.tsx';
import { ScrollRegion } from '#web/ui/scroll-region.tsx';
import { ErrorState, LoadingState } from '#web/ui/states.tsx';
import { tenderObservationsQuery } from './queries.ts';
import classes from './tender-observations.module.css';
import parts from './tender-parts.module.css';

/** Enough of a hash to tell two apart by eye; the whole of it is one hover away. */
const shownHash = 10;

/** Where everything on this page comes from: what each source said, and when. */
export function TenderObservations({ id }: { id: number }) {
  const { t } = useTranslation('tenders');
  const { data, error, refetch } = useQuery(tenderObservationsQuery(id));
  const observations = data?.datos;
  return (
    <Section
      title={t('detail.observations.title')}
      actions={
        observations === undefined ? undefined : (
          <span className={parts.count}>{formatCount(observations.length)}</span>
        )
      }
    >
      <p className={classes.lead}>{t('detail.observations.lead')}</p>
      {observations?.map((observation) => (
        <Observation key={observation.id} observation={observation} />
      ))}
      {observations?.length === 0 ? (
        <p className={parts.none}>{t('detail.observations.none')}</p>
      ) : null}
      {observations === undefined && error === null ? <LoadingState lines={2} /> : null}
      {observations === undefined && error !== null ? (
        <ErrorState
          text={problemText(error)}
          requestId={requestIdOf(error)}
          onRetry={() => void refetch()}
        />
      ) : null}
    </Section>
  );
}

function Observation({ observation }: { observation: TenderObservation }) {
  const { t } = useTranslation('tenders');
  const [isOpen, setOpen] = useState(false);
  const contentId = useId();
  const { observada, leida, archivo, huella, contenido } = observation;
  const moment = formatFullMoment(observada);
  return (
    <article className={classes.observation}>
      <button
        type="button"
        className={classes.toggle}
        aria-expanded={isOpen}
        aria-controls={contentId}
        title={t(isOpen ? 'detail.observations.hide' : 'detail.observations.show')}
        onClick={() => setOpen(!isOpen)}
      >
        <IconChevronRight size={16} aria-hidden className={classes.chevron} />
        <span className={classes.head}>
          <span className={classes.format}>
            <FormatName format={observation.formato} />
          </span>
          <span className={classes.meta}>
            {t('detail.observations.observed', { moment })},{' '}
            {t('detail.observations.read', { moment: formatFullMoment(leida) })}
          </span>
          <span className={classes.meta}>
            {archivo === null ? null : (
              <span className={classes.file}>
                {t('detail.observations.file')}: {archivo}
              </span>
            )}
            <span title={huella}>
              {t('detail.observations.hash')}:{' '}
              <code className={classes.hash}>{huella.slice(0, shownHash)}</code>
            </span>
          </span>
        </span>
      </button>
      <div id={contentId} hidden={!isOpen}>
        {isOpen ? (
          <ScrollRegion
            label={t('detail.observations.content', { moment })}
            className={classes.content}
          >
            <pre>{JSON.stringify(contenido, null, 2)}</pre>
          </ScrollRegion>
        ) : null}
      </div>
    </article>
  );
}

function FormatName({ format }: { format: string }) {
  const { t } = useTranslation('tenders');
  switch (format) {
    case 'mp-csv':
    case 'mp-listado':
    case 'mp-detalle':
    case 'mp-orden':
    case 'ca-api':
    case 'ca-buscador':
    case 'ocds-release':
    case 'placsp-entrada':
    case 'placsp-anulada':
    case 'codice':
    case 'ted-formulario':
    case 'ted-eforms':
    case 'ted-api':
    case 'euskadi-contrato':
      return t(`detail.observations.formats.${format}`);
    default:
      return format;
  }
}
