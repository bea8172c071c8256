import { Progress } from '@mantine/core';
import type { DemoUserDetails } from '@pliego/contract/areas/demo-user-details';
import type { Invoice } from '@pliego/contract/areas/invoices';
import { dayOfShortDate } from '@pliego/contract/rules/sample-texts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { foldText } from '@pliego/contract/rules/fold-text';
import {
  formatAgo,
  formatCount,
  formatFullMoment,
  formatIsoDate,
  formatMoney,
  formatQuantity,
} from '#web/lib/format.ts';
import { AppLink } from '#web/ui/navigation/app-link.tsx';
import { DataTable } from '#web/ui/data-table/data-table.tsx';
import { QueryTable } from '#web/ui/data-table/query-table.tsx';
import { Section } from '#web/ui/page/page.tsx';
import { SearchField } from '#web/ui/fields/search-field.tsx';
import { EmptyState } from '#web/ui/feedback/states.tsx';
import { useNow } from '#web/ui/date/use-now.ts';
import { latestInvoicesQuery } from '../queries.ts';
import classes from './view.module.css';

/** Projects, what was done lately, and the last invoices. */
export function AccountTab({ details }: { details: DemoUserDetails }) {
  return (
    <>
      <Projects projects={details.projects} />
      <Activity activity={details.activity} />
      <LatestInvoices />
    </>
  );
}

type Project = DemoUserDetails['projects'][number];

function Projects({ projects }: { projects: Project[] }) {
  const { t } = useTranslation('demoUsers');
  const [q, setQ] = useState('');
  const rows = projects.filter(({ name, kind }) =>
    foldText(`${name} ${kind}`).includes(foldText(q)),
  );
  const advance = ({ done, total, name }: Project) => (
    <Progress value={(done / total) * 100} aria-label={`${t('view.account.progress')}: ${name}`} />
  );
  return (
    <Section
      title={t('view.account.projects')}
      actions={
        <SearchField size="xs" label={t('view.account.searchProjects')} value={q} onSearch={setQ} />
      }
    >
      <DataTable
        label={t('view.account.projects')}
        rows={rows}
        rowId={({ name }) => name}
        instead={
          rows.length === 0 ? <EmptyState title={t('view.account.noProjects')} /> : undefined
        }
        columns={[
          {
            id: 'name',
            header: t('view.account.project'),
            cell: ({ name, kind }) => (
              <span className={classes.stacked}>
                {name}
                <span className={classes.soft}>{kind}</span>
              </span>
            ),
          },
          {
            id: 'tasks',
            header: t('view.account.tasks'),
            width: 90,
            cell: ({ done, total }) => `${formatCount(done)}/${formatCount(total)}`,
          },
          { id: 'progress', header: t('view.account.progress'), width: 140, cell: advance },
          {
            id: 'hours',
            header: t('view.account.hours'),
            width: 80,
            align: 'end',
            cell: ({ hours }) => formatQuantity(hours),
          },
        ]}
        card={(project) => (
          <div className={classes.item}>
            <span className={classes.stacked}>
              {project.name}
              <span className={classes.soft}>
                {project.kind} · {formatCount(project.done)}/{formatCount(project.total)}
              </span>
            </span>
            {advance(project)}
          </div>
        )}
      />
    </Section>
  );
}

function Activity({ activity }: { activity: DemoUserDetails['activity'] }) {
  const { t } = useTranslation('demoUsers');
  const now = useNow();
  return (
    <Section title={t('view.account.activity')}>
      <ol className={classes.timeline}>
        {activity.map(({ at, title, text }) => (
          <li key={`${at} ${title}`} className={classes.entry}>
            <span className={classes.entryTitle}>{title}</span>
            <time className={classes.soft} dateTime={at} title={formatFullMoment(at)}>
              {formatAgo(at, now)}
            </time>
            <span className={classes.soft}>{text}</span>
          </li>
        ))}
      </ol>
    </Section>
  );
}

const noInvoices: Invoice[] = [];

function LatestInvoices() {
  const { t } = useTranslation('demoUsers');
  const query = useQuery(latestInvoicesQuery);
  const link = ({ id }: Invoice) => (
    <AppLink to="/apps/invoice/preview/$id" params={{ id }}>
      #{id}
    </AppLink>
  );
  const total = (invoice: Invoice) => formatMoney(invoice.total, 'CLP');
  return (
    <Section
      title={t('view.account.invoices')}
      actions={<AppLink to="/apps/invoice/list">{t('view.account.allInvoices')}</AppLink>}
    >
      <QueryTable
        query={query}
        label={t('view.account.invoices')}
        rows={query.data ?? noInvoices}
        rowId={({ id }) => String(id)}
        empty={<EmptyState title={t('view.account.noInvoices')} />}
        columns={[
          { id: 'id', header: t('view.account.invoice'), width: 100, cell: link },
          { id: 'client', header: t('view.account.client'), cell: ({ client }) => client.name },
          {
            id: 'issued',
            header: t('view.account.issued'),
            width: 130,
            cell: ({ issuedDate }) => {
              const day = dayOfShortDate(issuedDate);
              return day === undefined ? issuedDate : formatIsoDate(day);
            },
          },
          { id: 'total', header: t('view.account.total'), width: 110, align: 'end', cell: total },
        ]}
        card={(invoice) => (
          <div className={classes.itemLine}>
            <span className={classes.stacked}>
              {invoice.client.name}
              <span className={classes.soft}>{link(invoice)}</span>
            </span>
            {total(invoice)}
          </div>
        )}
      />
    </Section>
  );
}
