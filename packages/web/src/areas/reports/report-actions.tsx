import { ActionIcon, Button, Menu } from '@mantine/core';
import {
  type ReportFileFormat,
  reportFileFormats,
  type ReportId,
  type ReportSummary,
} from '@pliego/contract/areas/reports';
import { IconDownload, IconPrinter, IconRefresh } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { formatAgo } from '#web/lib/format.ts';
import { stringifySearch } from '#web/lib/search-params.ts';
import { useNow } from '#web/ui/date/use-now.ts';
import { ToHomeButton } from './home/to-home-button.tsx';
import { MailButton } from './mails/mail-button.tsx';
import { ShareButton } from './links/share-button.tsx';
import type { ReportSearch } from './report-search.ts';
import classes from './reports.module.css';

/** When the figures were worked out, and again. */
export function ReportAge({ at, onRefresh }: { at: string | undefined; onRefresh: () => void }) {
  const { t } = useTranslation('reportPages');
  const now = useNow();
  if (at === undefined) return null;
  return (
    <span className={classes.age}>
      {t('computed', { when: formatAgo(at, now) })}
      <ActionIcon
        variant="subtle"
        color="gray"
        size="sm"
        aria-label={t('refresh')}
        onClick={onRefresh}
      >
        <IconRefresh size={16} aria-hidden />
      </ActionIcon>
    </span>
  );
}

interface ReportActionsProps {
  id: ReportId;
  search: ReportSearch;
  summary: ReportSummary | undefined;
  /** The saved report that it is, if any. */
  vista?: number | undefined;
}

/** What can be done with a report: printed, mailed, shared, and kept as a file. */
export function ReportActions({ id, search, summary, vista }: ReportActionsProps) {
  const { t } = useTranslation('reportPages');
  const fileOf = (formato: ReportFileFormat) =>
    `/api/reportes/${id}/exportar${stringifySearch({ ...search, formato })}`;
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconPrinter size={16} aria-hidden />}
        onClick={() => window.print()}
      >
        {t('print')}
      </Button>
      {summary === undefined ? null : (
        <>
          <ToHomeButton id={id} search={search} vista={vista ?? null} />
          <MailButton report={summary} search={search} />
          <ShareButton report={summary} search={search} />
        </>
      )}
      <Menu position="bottom-end">
        <Menu.Target>
          <Button variant="default" leftSection={<IconDownload size={16} aria-hidden />}>
            {t('export')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {reportFileFormats.map((format) => (
            <Menu.Item key={format} component="a" href={fileOf(format)} download>
              {t(format)}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
    </>
  );
}
