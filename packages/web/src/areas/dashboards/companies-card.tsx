import type { CommerceBoard } from '@pliego/contract/areas/card-details';
import { IconTrendingDown, IconTrendingUp } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatCount, formatMoney, formatShare } from '#web/lib/format.ts';
import { type DataColumn, nextSort } from '#web/ui/data-table/columns.ts';
import { DataTable } from '#web/ui/data-table/data-table.tsx';
import { Face } from '#web/ui/person.tsx';
import { VisuallyHidden } from '#web/ui/plain/visually-hidden.tsx';
import { Card } from './card.tsx';
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

/** In the order of a header; the list is short and whole, so it is ordered here. */
function sorted(companies: readonly Company[], sort: string): Company[] {
  const key = sort.replace(/^-/, '');
  if (!isSortKey(key)) return [...companies];
  const sign = sort.startsWith('-') ? -1 : 1;
  return companies.toSorted((a, b) => {
    const [left, right] = [values[key](a), values[key](b)];
    return (
      sign *
      (typeof left === 'string' ? left.localeCompare(String(right), 'es') : left - Number(right))
    );
  });
}

/** The companies that buy most, in any order. */
export function CompaniesCard({ query }: { query: UseQueryResult<CommerceBoard> }) {
  const { t } = useTranslation('dashboards');
  const [sort, setSort] = useState('');
  const company = ({ id, name, email }: Company) => (
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
  const views = ({ views: count, hours }: Company) => (
    <span className={classes.stacked}>
      {formatCount(count)}
      <span className={common.soft}>{t('commerce.viewsIn', { time: lapse(hours) })}</span>
    </span>
  );
  const sales = ({ sales: share, isUp }: Company) => {
    const Icon = isUp ? IconTrendingUp : IconTrendingDown;
    return (
      <span className={isUp ? common.rising : common.falling}>
        {formatShare(share / 100)} <Icon size={16} aria-hidden />
        <VisuallyHidden>{t(isUp ? 'commerce.up' : 'commerce.down')}</VisuallyHidden>
      </span>
    );
  };
  const columns: DataColumn<Company>[] = [
    { id: 'name', header: t('commerce.company'), sortKey: 'name', fixed: true, cell: company },
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
      cell: views,
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
      cell: sales,
    },
  ];
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
              {company(row)}
              <span className={classes.figures}>
                {formatMoney(row.revenue, 'CLP')}
                {sales(row)}
              </span>
            </div>
          )}
        />
      )}
    </Card>
  );
}
