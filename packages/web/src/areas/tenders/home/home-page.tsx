import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useAbility } from '#web/api/use-session.ts';
import { waitingQuery } from '#web/api/waiting-query.ts';
import { formatCount, formatDay } from '#web/lib/format.ts';
import { useBorrowedParts } from '#web/lists/borrowed-parts.ts';
import { Page } from '#web/ui/page/page.tsx';
import { useNow } from '#web/ui/date/use-now.ts';
import { ChangesCard } from './changes-card.tsx';
import { anyProductQuery, homeChangesQuery, visitQuery } from './home-queries.ts';
import { HomeStrip } from './home-strip.tsx';
import { TenderListCard } from './tender-list-card.tsx';
import classes from './home.module.css';

/** Where a day of work begins: what closes, what changed, what nobody has, what is new. */
export function HomePage() {
  const { t } = useTranslation('home');
  const now = useNow();
  const { ReportWidgets } = useBorrowedParts();
  const visit = useQuery(visitQuery);
  const since = visit.data?.desde;
  const changes = useQuery({ ...homeChangesQuery(since ?? ''), enabled: since !== undefined });
  return (
    <Page
      title={t('title')}
      aside={
        <span className={classes.soft}>
          {t('zone', { day: formatDay(new Date(now).toISOString(), now) })}
        </span>
      }
    >
      <FirstProducts />
      <WaitingProposals />
      <HomeStrip changes={changes.data} />
      {/* The page says once whose time it is. */}
      <div className={classes.columns} data-zone-said>
        <div className={classes.column}>
          <TenderListCard list="closings" />
          <ChangesCard visit={visit.data} changes={changes} />
        </div>
        <div className={classes.column}>
          <TenderListCard list="unassigned" />
          <TenderListCard list="fresh" />
        </div>
      </div>
      <Suspense>
        <ReportWidgets />
      </Suspense>
    </Page>
  );
}

/** A company without a catalogue is told what to begin with: until then nothing is recognised as for it. */
function FirstProducts() {
  const { t } = useTranslation('home');
  const mayAdd = useAbility().can('create', 'Product');
  const { data } = useQuery({ ...anyProductQuery, enabled: mayAdd });
  if (data?.total !== 0) return null;
  return (
    <p className={classes.proposals}>
      {t('firstProducts.text')}{' '}
      <Link to="/productos/vendidos" className={classes.review}>
        {t('firstProducts.propose')}
      </Link>{' '}
      {t('firstProducts.or')}{' '}
      <Link to="/productos/nuevo" className={classes.review}>
        {t('firstProducts.write')}
      </Link>
    </p>
  );
}

/** Moves that the portal suggests and nobody has decided; a line only while there are any. */
function WaitingProposals() {
  const { t } = useTranslation('home');
  const count = useQuery(waitingQuery).data?.propuestas ?? 0;
  if (count === 0) return null;
  return (
    <p className={classes.proposals}>
      {t('proposals.text', { count, total: formatCount(count) })}{' '}
      <Link to="/licitaciones" search={{ propuesta: 'si' }} className={classes.review}>
        {t('proposals.review')}
      </Link>
    </p>
  );
}
