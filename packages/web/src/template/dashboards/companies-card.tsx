import { VisuallyHidden } from '@mantine/core';
import type { CommerceBoard } from '@pliego/contract/areas/card-details';
import { IconTrendingDown, IconTrendingUp } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatCount, formatMoney, formatShare } from '#web/lib/format.ts';
import { type DataColumn, nextSort } from '#web/ui/data-table/columns.ts';
import { DataTable } from '#web/ui/data-table/data-table.tsx';
import { Face } from '#web/ui/display/person.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { lapse } from './lapse.ts';
import common from './dashboards.module.css';
import classes from './lists.module.css';

type Company = CommerceBoard['companies'][number];

const values = {
  name: ({ name }: Company) => name,
  views: ({ views }: Company) => views,
  revenue: ({ revenue }: Company) => revenue,
  sales: ({ sales }: Company) => sales,
};
type SortKey = keyof typeof values;
const isSortKey = (key: string): key is SortKey => key in values;

/** Sorted by a column. The list is short and complete, so the page sorts it. */
function sorted(companies: readonly Company[], sort: string): Company[] {
  const key = sort.replace(/^-/, '');
  if (!isSortKey(key)) return [...companies];
  const sign = sort.startsWith('-') ? -1 : 1;
  return companies.toSorted((a, b) => {
    const [left, right] = [values[key](a), values[key](b)];
    if (typeof left === 'string') return sign * left.localeCompare(String(right), 'es');
    return sign * (left - Number(right));
  });
}

/** The companies that buy most, in any order. */
export function CompaniesCard({ query }: { query: UseQueryResult<CommerceBoard> }) {
  const { t } = useTranslation('dashboards');
  const [sort, setSort] = useState('');
  const columns = useColumns();
  return (
    <Card title={t('commerce.companies')} query={query} height={400}>
      {({ companies }) => (
        <DataTable
          label={t('commerce.companies')}
          rows={sorted(companies, sort)}
          rowId={({ id }) => String(id)}
          columns={columns}
          sort={sort}
          onSort={(column) => setSort(nextSort(column, sort))}
          card={(row) => (
            <div className={classes.row}>
              <CompanyCell company={row} />
              <span className={classes.figures}>
                {formatMoney(row.revenue, 'CLP')}
                <SalesShare company={row} />
              </span>
            </div>
          )}
        />
      )}
    </Card>
  );
}

function useColumns(): DataColumn<Company>[] {
  const { t } = useTranslation('dashboards');
  return [
    {
      id: 'name',
      header: t('commerce.company'),
      sortKey: 'name',
      fixed: true,
      cell: (company) => <CompanyCell company={company} />,
    },
    {
      id: 'category',
      header: t('commerce.category'),
      width: 150,
      cell: ({ category }) => t(`commerce.${category}`),
    },
    {
      id: 'views',
      header: t('commerce.views'),
      width: 110,
      sortKey: 'views',
      firstSort: 'desc',
      cell: ({ views, hours }) => (
        <span className={classes.stacked}>
          {formatCount(views)}
          <span className={common.soft}>{t('commerce.viewsIn', { time: lapse(hours) })}</span>
        </span>
      ),
    },
    {
      id: 'revenue',
      header: t('commerce.revenue'),
      width: 110,
      align: 'end',
      sortKey: 'revenue',
      firstSort: 'desc',
      cell: ({ revenue }) => formatMoney(revenue, 'CLP'),
    },
    {
      id: 'sales',
      header: t('commerce.salesShare'),
      width: 100,
      align: 'end',
      sortKey: 'sales',
      firstSort: 'desc',
      cell: (company) => <SalesShare company={company} />,
    },
  ];
}

function CompanyCell({ company: { id, name, email } }: { company: Company }) {
  return (
    <span className={classes.client}>
      <Face person={{ id, fullName: name, avatar: null }} size={32} />
      <span className={classes.stacked}>
        {name}
        <a href={`mailto:${email}`} className={classes.mail}>
          {email}
        </a>
      </span>
    </span>
  );
}

function SalesShare({ company: { sales, isUp } }: { company: Company }) {
  const { t } = useTranslation('dashboards');
  const Icon = isUp ? IconTrendingUp : IconTrendingDown;
  return (
    <span className={isUp ? common.rising : common.falling}>
      {formatShare(sales / 100)} <Icon size={16} aria-hidden />
      <VisuallyHidden>{t(isUp ? 'commerce.up' : 'commerce.down')}</VisuallyHidden>
    </span>
  );
}
