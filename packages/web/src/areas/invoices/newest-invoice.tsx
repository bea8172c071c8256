import { Button } from '@mantine/core';
import { IconFileInvoice, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { problemText, requestIdOf } from '#web/api/problems.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { Page as PageFrame } from '#web/ui/page.tsx';
import { EmptyState, ErrorState, LoadingState } from '#web/ui/states.tsx';
import { useGo } from '#web/ui/use-address.ts';
import { addHref } from './invoice-address.ts';
import { newestInvoiceQuery } from './queries.ts';

/** An address without a number is the one of the newest invoice. */
export function NewestInvoice({ href }: { href: (id: number) => string }) {
  const { t } = useTranslation('invoices');
  const { data: id, error, refetch } = useQuery(newestInvoiceQuery);
  const go = useGo();
  useEffect(() => {
    if (typeof id === 'number') go(href(id), { replace: true });
  }, [id, go, href]);
  return (
    <PageFrame title={t('title')}>
      {error !== null ? (
        <ErrorState
          text={problemText(error)}
          requestId={requestIdOf(error)}
          onRetry={() => void refetch()}
        />
      ) : id === null ? (
        <EmptyState
          icon={<IconFileInvoice size={22} stroke={1.6} />}
          title={t('list.empty.title')}
          actions={
            <Button
              leftSection={<IconPlus size={16} aria-hidden />}
              renderRoot={(props) => <AppLink href={addHref} {...props} />}
            >
              {t('list.add')}
            </Button>
          }
        >
          {t('list.empty.text')}
        </EmptyState>
      ) : (
        <LoadingState lines={10} />
      )}
    </PageFrame>
  );
}
