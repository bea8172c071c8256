import type { ReportSummary } from '@pliego/contract/areas/reports';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { QueryState } from '#web/ui/feedback/query-state.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import type { ReportSearch } from '../report-search.ts';
import { LinkForm } from './link-form.tsx';
import { type MadeLink, reportLinksQuery } from './link-queries.ts';
import { LinkRow } from './link-row.tsx';
import { NewLink } from './new-link.tsx';
import classes from './links.module.css';

interface ShareDialogProps {
  report: ReportSummary;
  search: ReportSearch;
  onClose: () => void;
}

/** A new address of a report, and those that there are. */
export function ShareDialog({ report, search, onClose }: ShareDialogProps) {
  const { t } = useTranslation('reportPages');
  const links = useQuery(reportLinksQuery(report.id));
  const [made, setMade] = useState<MadeLink | null>(null);
  if (made !== null) {
    return (
      <Dialog title={t('links.madeTitle', { name: made.nombre })} size="lg" onClose={onClose}>
        <NewLink made={made} onClose={onClose} />
      </Dialog>
    );
  }
  return (
    <Dialog title={t('links.title')} size="lg" onClose={onClose}>
      <p className={classes.text}>{t('links.text')}</p>
      <LinkForm report={report} search={search} onMade={setMade} />
      <h3 id="report-links" className={classes.title}>
        {t('links.existing')}
      </h3>
      <QueryState
        query={links}
        lines={2}
        isEmpty={({ datos }) => datos.length === 0}
        empty={<p className={classes.soft}>{t('links.none')}</p>}
      >
        {({ datos }) => (
          <ul className={classes.list} aria-labelledby="report-links">
            {datos.map((link) => (
              <LinkRow key={link.id} link={link} />
            ))}
          </ul>
        )}
      </QueryState>
    </Dialog>
  );
}
