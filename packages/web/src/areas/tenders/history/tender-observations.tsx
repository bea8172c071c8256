import type { TenderObservation } from '@pliego/contract/areas/tender-log';
import { IconChevronRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAbility } from '#web/api/use-session.ts';
import { formatCount, formatFullMoment } from '#web/lib/format.ts';
import { Section } from '#web/ui/page/page.tsx';
import { ScrollRegion } from '#web/ui/page/scroll-region.tsx';
import { QueryState } from '#web/ui/feedback/query-state.tsx';
import { tenderObservationsQuery } from '../queries.ts';
import { useFormatName, useSourceNames } from '../source-names.ts';
import classes from './tender-observations.module.css';
import parts from '../ficha/tender-parts.module.css';

/** The visible length of a hash; the tooltip has all of it. */
const shownHash = 10;

interface ObservationsProps {
  id: number;
  /** The instant as of which the ficha is shown; undefined today. */
  en: string | undefined;
}

/** The origin of the data on this page, what each source stated and when; read when it is unfolded. */
export function TenderObservations({ id, en }: ObservationsProps) {
  const { t } = useTranslation('ficha');
  const [isOpen, setOpen] = useState(false);
  const contentId = useId();
  return (
    <Section>
      <h2 className={classes.heading}>
        <button
          type="button"
          className={classes.unfold}
          aria-expanded={isOpen}
          aria-controls={contentId}
          onClick={() => setOpen(!isOpen)}
        >
          <IconChevronRight size={16} aria-hidden className={classes.chevron} />
          {t('observations.title')}
        </button>
      </h2>
      <section id={contentId} hidden={!isOpen} aria-label={t('observations.title')}>
        {isOpen ? <Observations id={id} en={en} /> : null}
      </section>
    </Section>
  );
}

function Observations({ id, en }: ObservationsProps) {
  const { t } = useTranslation('ficha');
  const query = useQuery(tenderObservationsQuery(id));
  const seesPersons = useAbility().can('read', 'PersonalData');
  const limit = en === undefined ? Number.POSITIVE_INFINITY : Date.parse(en);
  const isKnown = ({ observada }: TenderObservation) => Date.parse(observada) <= limit;
  return (
    <>
      <p className={classes.lead}>
        {t('observations.lead')} {seesPersons ? null : t('observations.masked')}
      </p>
      <QueryState
        query={{ ...query, data: query.data?.datos.filter(isKnown) }}
        lines={2}
        isEmpty={(known) => known.length === 0}
        empty={<p className={parts.none}>{t('observations.none')}</p>}
      >
        {(known) =>
          known.map((observation) => <Observation key={observation.id} observation={observation} />)
        }
      </QueryState>
    </>
  );
}

function Observation({ observation }: { observation: TenderObservation }) {
  const { t } = useTranslation('ficha');
  const [isOpen, setOpen] = useState(false);
  const contentId = useId();
  const { fuente, formato, observada, leida, huella, contenido } = observation;
  const formatName = useFormatName();
  const sources = useSourceNames();
  const moment = formatFullMoment(observada);
  return (
    <article className={classes.observation}>
      <button
        type="button"
        className={classes.toggle}
        aria-expanded={isOpen}
        aria-controls={contentId}
        title={t(isOpen ? 'observations.hide' : 'observations.show')}
        onClick={() => setOpen(!isOpen)}
      >
        <IconChevronRight size={16} aria-hidden className={classes.chevron} />
        <span className={classes.head}>
          <span className={classes.format}>
            {formatName(formato)} <span className={classes.source}>{sources.alone(fuente)}</span>
          </span>
          <span className={classes.meta}>
            {t('observations.observed', { moment })},{' '}
            {t('observations.read', { moment: formatFullMoment(leida) })}
          </span>
          <span className={classes.meta}>
            <Place observation={observation} />
            <span title={huella}>
              {t('observations.hash')}:{' '}
              <code className={classes.hash}>{huella.slice(0, shownHash)}</code>
            </span>
          </span>
        </span>
      </button>
      <div id={contentId} hidden={!isOpen}>
        {isOpen ? (
          <ScrollRegion label={t('observations.content', { moment })} className={classes.content}>
            <pre>{JSON.stringify(contenido, null, 2)}</pre>
          </ScrollRegion>
        ) : null}
      </div>
    </article>
  );
}

/** The file, the one inside of it where that is an archive, and the place in it. */
function Place({ observation }: { observation: TenderObservation }) {
  const { t } = useTranslation('ficha');
  const { archivo, archivoInterno, posicion } = observation;
  if (archivo === null) return null;
  const inner = archivoInterno === null ? null : t('observations.inner', { name: archivoInterno });
  const position =
    posicion === null ? null : t('observations.position', { position: formatCount(posicion) });
  return (
    <span className={classes.file}>
      {t('observations.file')}:{' '}
      {[archivo, inner, position].filter((part) => part !== null).join(', ')}
    </span>
  );
}
