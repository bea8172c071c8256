import { Button } from '@mantine/core';
import type { ReportSummary } from '@pliego/contract/areas/reports';
import { IconMail } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { QueryState } from '#web/ui/feedback/query-state.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import classes from '../links/links.module.css';
import type { ReportSearch } from '../report-search.ts';
import { MailForm } from './mail-form.tsx';
import { reportMailsQuery } from './mail-queries.ts';
import { MailRow } from './mail-row.tsx';

interface MailButtonProps {
  report: ReportSummary;
  search: ReportSearch;
}

/** Opens what has the report mailed. */
export function MailButton(props: MailButtonProps) {
  const { t } = useTranslation('reportPages');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconMail size={16} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {t('mails.open')}
      </Button>
      {isOpen ? <MailDialog {...props} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

/** A new mailing of a report, and those that there are. */
function MailDialog({ report, search, onClose }: MailButtonProps & { onClose: () => void }) {
  const { t } = useTranslation('reportPages');
  const mails = useQuery(reportMailsQuery(report.id));
  return (
    <Dialog title={t('mails.title')} size="lg" onClose={onClose}>
      <p className={classes.text}>{t('mails.text')}</p>
      <MailForm report={report} search={search} />
      <h3 id="report-mails" className={classes.title}>
        {t('mails.existing')}
      </h3>
      <QueryState
        query={mails}
        lines={2}
        isEmpty={({ datos }) => datos.length === 0}
        empty={<p className={classes.soft}>{t('mails.none')}</p>}
      >
        {({ datos }) => (
          <ul className={classes.list} aria-labelledby="report-mails">
            {datos.map((mail) => (
              <MailRow key={mail.id} mail={mail} />
            ))}
          </ul>
        )}
      </QueryState>
    </Dialog>
  );
}
