import { invoiceStandings } from '@pliego/contract/rules/invoice-standing';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { StatFilter } from '#web/ui/data-table/stat-filter.tsx';
import { type ListAddress, sumsQueryOf } from '../invoice-address.ts';
import { pesos } from '../money.ts';
import { invoiceSumsQuery } from '../queries.ts';

interface StandingStripProps {
  search: ListAddress;
  onSearch: (patch: Partial<ListAddress>) => void;
}

/** What is owed, overdue and paid of the invoices that are searched; each shows the invoices behind it. */
export function StandingStrip({ search, onSearch }: StandingStripProps) {
  const { t } = useTranslation('invoices');
  const { data } = useQuery(invoiceSumsQuery(sumsQueryOf(search)));
  return (
    <StatFilter
      label={t('list.standing.label')}
      stats={invoiceStandings.map((name) => ({
        name,
        label: t(`list.standing.${name}`),
        value: data === undefined ? '—' : pesos(data[name].amount),
        note: data === undefined ? '\u00A0' : t('list.standing.count', { count: data[name].count }),
        tone: name === 'overdue' && (data?.overdue.amount ?? 0) > 0 ? 'late' : undefined,
      }))}
      pressed={search.standing}
      onPress={(name) => onSearch({ standing: search.standing === name ? undefined : name })}
    />
  );
}
