import type { TenderDetail } from '@pliego/contract/areas/tender-shapes';
import { useIntersection } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import { DaysLeft } from '../closing.tsx';
import { StateBadge } from '../state-badge.tsx';
import { TenderActions } from './tender-header.tsx';
import classes from './sticky-head.module.css';

interface StickyHeadProps {
  tender: TenderDetail;
  title: string;
  isPast: boolean;
}

/** What the tender is and what can be done with it, at the top of the window once its heading is out of sight. */
export function StickyHead({ tender, title, isPast }: StickyHeadProps) {
  const { t } = useTranslation('ficha');
  const { ref, entry } = useIntersection<HTMLDivElement>();
  // Below the window it is out of sight as well.
  const isAbove = entry !== null && !entry.isIntersecting && entry.boundingClientRect.top < 200;
  return (
    <>
      <div ref={ref} className={classes.sentinel} />
      <div className={classes.place}>
        {isAbove ? (
          <section className={classes.head} aria-label={t('stickyHead')}>
            <StateBadge tender={isPast ? { estado: tender.estado, cierre: null } : tender} />
            <p className={classes.title} title={title}>
              {title}
            </p>
            {isPast ? null : (
              <>
                <DaysLeft tender={tender} />
                <div className={classes.actions}>
                  <TenderActions tender={tender} />
                </div>
              </>
            )}
          </section>
        ) : null}
      </div>
    </>
  );
}
