import { useTranslation } from 'react-i18next';
import { Page as PageFrame } from '#web/ui/page.tsx';

export function Page() {
  const { t } = useTranslation('invoices');
  return <PageFrame title={t('title')}>{null}</PageFrame>;
}
