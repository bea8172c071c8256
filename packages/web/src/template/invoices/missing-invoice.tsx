import { Button } from '@mantine/core';
import { IconFileUnknown, IconList } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { AppLink } from '#web/ui/navigation/app-link.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { EmptyState } from '#web/ui/feedback/states.tsx';
import { invoiceList } from './invoice-address.ts';

/** There is no invoice of this number. */
export function MissingInvoice({ id }: { id: string }) {
  const { t } = useTranslation('invoices');
  return (
    <Page title={t('missing.title')}>
      <EmptyState
        icon={<IconFileUnknown size={22} stroke={1.6} />}
        title={t('missing.heading', { id })}
        actions={
          <Button
            leftSection={<IconList size={16} aria-hidden />}
            renderRoot={(props) => <AppLink {...invoiceList} {...props} />}
          >
            {t('missing.toList')}
          </Button>
        }
      >
        {t('missing.text')}
      </EmptyState>
    </Page>
  );
}
