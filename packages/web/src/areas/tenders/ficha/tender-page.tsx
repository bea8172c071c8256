import { Button } from '@mantine/core';
import type { TenderDetail } from '@pliego/contract/areas/tender-shapes';
import { readableTitle } from '@pliego/contract/rules/readable-title';
import { IconFileOff, IconHistory } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { problemCode, problemText } from '#web/api/problems.ts';
import { Page } from '#web/ui/page/page.tsx';
import { QueryError, type ShownQuery } from '#web/ui/feedback/query-state.tsx';
import { EmptyState, LoadingState } from '#web/ui/feedback/states.tsx';
import { lastListSearch } from '../list/list-return.ts';
import { tenderQuery } from '../queries.ts';
import type { FichaSearch } from './ficha-search.ts';
import { FichaTabs } from './ficha-tabs.tsx';
import { ProposalBanner } from '../work/proposal-banner.tsx';
import { StageConflictPart } from '../work/stage-conflict-dialog.tsx';
import { WorkTab } from '../work/work-tab.tsx';
import { TenderAward } from './tender-award.tsx';
import { TenderBids } from './tender-bids.tsx';
import { TenderBack } from './tender-back.tsx';
import { TenderBuyer } from './tender-buyer.tsx';
import { TenderCall } from './tender-call.tsx';
import { OwnFields } from '../history/own-fields.tsx';
import { TenderDescription } from './tender-description.tsx';
import { TenderDocuments } from './tender-documents.tsx';
import { TenderActions, TenderIdentity } from './tender-header.tsx';
import { TenderHistory } from '../history/tender-history.tsx';
import { TenderItems } from './tender-items.tsx';
import { TenderLots } from './tender-lots.tsx';
import { TenderObservations } from '../history/tender-observations.tsx';
import { TenderOurs } from '../matches/tender-ours.tsx';
import { TenderOrders } from './tender-orders.tsx';
import { TenderSummaryBar } from './tender-summary.tsx';
import { SearchMarked, SearchMarks } from '../search-marks.tsx';
import { StickyHead } from './sticky-head.tsx';
import { ThenBanner } from '../history/tender-then.tsx';
import { TenderTermsCard } from './tender-terms.tsx';
import { TenderTimeline } from './tender-timeline.tsx';
import classes from './tender-page.module.css';

const route = getRouteApi('/shell/licitaciones/$id');

/** The ficha: everything known of a tender, and our work on it, on the page where we decide. */
export function TenderPage() {
  const { id } = route.useParams();
  const search = route.useSearch();
  const { en, q } = search;
  const query = useQuery(tenderQuery(id, { en, q }));
  const { data, error } = query;
  if (data !== undefined) return <Ficha key={id} tender={data} search={search} />;
  if (error === null) return <FichaSkeleton />;
  if (problemCode(error) === 'no-encontrado') {
    return en === undefined ? <MissingTender /> : <UnknownThen id={id} error={error} />;
  }
  return <FailedTender query={query} />;
}

interface FichaProps {
  tender: TenderDetail;
  search: FichaSearch;
}

function Ficha({ tender, search }: FichaProps) {
  const { t } = useTranslation(['ficha', 'tenders']);
  const { id, nombre } = tender;
  const { en } = search;
  const title = readableTitle(nombre);
  const isPast = en !== undefined;
  return (
    <SearchMarks value={new Set(tender.resaltar)}>
      <Page
        wide
        title={title}
        heading={<SearchMarked text={title} />}
        titleHint={t('tenders:rawTitle', { text: nombre.trim() })}
        documentTitle={`${tender.codigo} ${title}`}
        back={<TenderIdentity tender={tender} isPast={isPast} />}
        actions={isPast ? undefined : <TenderActions tender={tender} />}
      >
        <StickyHead tender={tender} title={title} isPast={isPast} />
        {isPast ? <ThenBanner id={id} en={en} /> : <ProposalBanner tender={tender} />}
        {!isPast && tender.conDatosPropios ? <OwnFields id={id} /> : null}
        <TenderSummaryBar tender={tender} en={en} />
        <FichaTabs id={id} search={search} />
        <FichaPart tender={tender} search={search} />
        <StageConflictPart />
      </Page>
    </SearchMarks>
  );
}

/** The part that the address names. */
function FichaPart({ tender, search: { en, parte } }: FichaProps) {
  const { id } = tender;
  if (parte === 'trabajo' && en === undefined) return <WorkTab tender={tender} />;
  if (parte === 'historia') {
    return (
      <div className={classes.main}>
        <TenderHistory id={id} en={en} />
        <TenderObservations id={id} en={en} />
      </div>
    );
  }
  return <TenderFacts tender={tender} isPast={en !== undefined} />;
}

/** Everything known of the tender itself. */
function TenderFacts({ tender, isPast }: { tender: TenderDetail; isPast: boolean }) {
  const { adjudicacion } = tender;
  return (
    <div className={classes.columns}>
      <div className={classes.main}>
        <div className={classes.description}>
          <TenderDescription text={tender.descripcion} />
        </div>
        <div className={classes.terms}>
          <TenderTermsCard tender={tender} />
        </div>
        {adjudicacion === null ? null : <TenderAward tender={tender} award={adjudicacion} />}
        {isPast ? null : <TenderOurs tender={tender} />}
        <TenderItems tender={tender} />
        <TenderBids tender={tender} />
        <TenderLots lots={tender.lotes} />
        <TenderOrders orders={tender.ordenes} />
        <TenderDocuments tender={tender} />
      </div>
      <div className={classes.side}>
        <div className={classes.dates}>
          <TenderTimeline tender={tender} />
        </div>
        <div className={classes.buyer}>
          <TenderBuyer tender={tender} />
        </div>
        <div className={classes.call}>
          <TenderCall tender={tender} />
        </div>
      </div>
    </div>
  );
}

function FichaSkeleton() {
  const { t } = useTranslation('ficha');
  return (
    <Page title={t('loading')} back={<TenderBack />}>
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
  const { t } = useTranslation('ficha');
  return (
    <Page title={t('missing.title')} back={<TenderBack />}>
      <EmptyState
        icon={<IconFileOff size={22} stroke={1.6} />}
        title={t('missing.lead')}
        actions={
          <Button
            renderRoot={(props) => <Link to="/licitaciones" search={lastListSearch()} {...props} />}
          >
            {t('missing.toList')}
          </Button>
        }
      >
        {t('missing.text')}
      </EmptyState>
    </Page>
  );
}

/** The tender was not known yet at that time, or does not exist: the error code distinguishes them. */
function UnknownThen({ id, error }: { id: number; error: Error }) {
  const { t } = useTranslation('ficha');
  return (
    <Page title={t('past.unknown')} back={<TenderBack />}>
      <EmptyState
        icon={<IconHistory size={22} stroke={1.6} />}
        title={problemText(error)}
        actions={
          <Button
            renderRoot={(props) => <Link to="/licitaciones/$id" params={{ id }} {...props} />}
          >
            {t('past.toToday')}
          </Button>
        }
      />
    </Page>
  );
}

function FailedTender({ query }: { query: ShownQuery<unknown> }) {
  const { t } = useTranslation('ficha');
  return (
    <Page title={t('failed')} back={<TenderBack />}>
      <QueryError query={query} />
    </Page>
  );
}
