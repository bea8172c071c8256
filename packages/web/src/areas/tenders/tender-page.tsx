import { Button } from '@mantine/core';
import type { TenderDetail } from '@pliego/contract/areas/tender-shapes';
import { readableTitle } from '@pliego/contract/rules/readable-title';
import { IconFileOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { problemCode, problemText, requestIdOf } from '#web/api/problems.ts';
import { Page } from '#web/ui/page.tsx';
import { EmptyState, ErrorState, LoadingState } from '#web/ui/states.tsx';
import { lastListSearch } from './list-return.ts';
import { tenderQuery } from './queries.ts';
import { TenderAward } from './tender-award.tsx';
import { TenderBack } from './tender-back.tsx';
import { TenderBuyer } from './tender-buyer.tsx';
import { TenderDescription } from './tender-description.tsx';
import { TenderDocuments } from './tender-documents.tsx';
import { TenderIdentity } from './tender-header.tsx';
import { TenderHistory } from './tender-history.tsx';
import { TenderItems } from './tender-items.tsx';
import { TenderObservations } from './tender-observations.tsx';
import { TenderSummaryBar } from './tender-summary.tsx';
import { TenderTimeline } from './tender-timeline.tsx';
import classes from './tender-page.module.css';

const route = getRouteApi('/shell/licitaciones/$id');

/** The ficha: everything known of a tender, and our work on it, on the page where we decide. */
export function TenderPage() {
  const { id } = route.useParams();
  const { data, error, refetch } = useQuery(tenderQuery(id));
  if (data !== undefined) return <Ficha key={id} tender={data} />;
  if (error === null) return <FichaSkeleton />;
  return problemCode(error) === 'no-encontrado' ? (
    <MissingTender />
  ) : (
    <FailedTender error={error} onRetry={() => void refetch()} />
  );
}

function Ficha({ tender }: { tender: TenderDetail }) {
  const { t } = useTranslation('tenders');
  const { id, nombre, adjudicacion } = tender;
  return (
    <Page
      title={readableTitle(nombre)}
      titleHint={t('rawTitle', { text: nombre.trim() })}
      documentTitle={`${tender.codigo} ${readableTitle(nombre)}`}
      back={<TenderIdentity tender={tender} />}
    >
      <TenderSummaryBar tender={tender} />
      <div className={classes.columns}>
        <div className={classes.main}>
          <div className={classes.description}>
            <TenderDescription text={tender.descripcion} />
          </div>
          {adjudicacion === null ? null : <TenderAward tender={tender} award={adjudicacion} />}
          <TenderItems tender={tender} />
          <TenderDocuments tender={tender} />
          <TenderHistory id={id} />
          <TenderObservations id={id} />
        </div>
        <div className={classes.side}>
          <div className={classes.dates}>
            <TenderTimeline tender={tender} />
          </div>
          <div className={classes.buyer}>
            <TenderBuyer tender={tender} />
          </div>
        </div>
      </div>
    </Page>
  );
}

function FichaSkeleton() {
  const { t } = useTranslation('tenders');
  return (
    <Page title={t('detail.loading')} back={<TenderBack />}>
      <div className={classes.block}>
        <LoadingState lines={1} />
      </div>
      <div className={classes.columns}>
        <div className={classes.main} aria-hidden>
          <div className={classes.block}>
            <LoadingState lines={4} />
          </div>
          <div className={classes.block}>
            <LoadingState lines={8} />
          </div>
        </div>
        <div className={classes.side}>
          <div className={classes.block} aria-hidden>
            <LoadingState lines={9} />
          </div>
        </div>
      </div>
    </Page>
  );
}

function MissingTender() {
  const { t } = useTranslation('tenders');
  return (
    <Page title={t('detail.missing.title')} back={<TenderBack />}>
      <EmptyState
        icon={<IconFileOff size={22} stroke={1.6} />}
        title={t('detail.missing.lead')}
        actions={
          <Button
            renderRoot={(props) => <Link to="/licitaciones" search={lastListSearch()} {...props} />}
          >
            {t('detail.missing.toList')}
          </Button>
        }
      >
        {t('detail.missing.text')}
      </EmptyState>
    </Page>
  );
}

function FailedTender({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { t } = useTranslation('tenders');
  return (
    <Page title={t('detail.failed')} back={<TenderBack />}>
      <ErrorState text={problemText(error)} requestId={requestIdOf(error)} onRetry={onRetry} />
    </Page>
  );
}
