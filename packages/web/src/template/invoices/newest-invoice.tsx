import { Button } from '@mantine/core';
import { IconFileInvoice, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { AppLink, type Destination } from '#web/ui/navigation/app-link.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { QueryState } from '#web/ui/feedback/query-state.tsx';
import { EmptyState, LoadingState } from '#web/ui/feedback/states.tsx';
import { newInvoice } from './invoice-address.ts';
import { newestInvoiceQuery } from './queries.ts';

/** An address without a number is the one of the newest invoice. */
export function NewestInvoice({ linkTo }: { linkTo: (id: number) => Destination }) {
  const { t } = useTranslation('invoices');
  const newest = useQuery(newestInvoiceQuery);
  const id = newest.data;
  const navigate = useNavigate();
  useEffect(() => {
    if (typeof id === 'number') void navigate({ ...linkTo(id), replace: true });
  }, [id, navigate, linkTo]);
  return (
    <Page title={t('title')}>
      <QueryState query={newest} lines={10}>
        {(known) => (known === null ? <NoInvoices /> : <LoadingState lines={10} />)}
      </QueryState>
    </Page>
  );
}

function NoInvoices() {
  const { t } = useTranslation('invoices');
  return (
    <EmptyState
      icon={<IconFileInvoice size={22} stroke={1.6} />}
      title={t('list.empty.title')}
      actions={
        <Button
          leftSection={<IconPlus size={16} aria-hidden />}
          renderRoot={(props) => <AppLink {...newInvoice} {...props} />}
        >
          {t('list.add')}
        </Button>
      }
    >
      {t('list.empty.text')}
    </EmptyState>
  );
}
