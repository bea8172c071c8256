import { useTranslation } from 'react-i18next';
import { EmptyState } from '#web/ui/feedback/states.tsx';
import { AppLink } from '#web/ui/navigation/app-link.tsx';
import { Page } from '#web/ui/page/page.tsx';

/** The way back to the list. */
export function NewsTrail() {
  const { t } = useTranslation('news');
  return (
    <nav aria-label={t('trail')}>
      <AppLink to="/pages/blog/list">{t('title')}</AppLink>
    </nav>
  );
}

/** Where an address names nothing that is there. */
export function NoNews() {
  const { t } = useTranslation('news');
  return (
    <Page title={t('missing.title')} back={<NewsTrail />}>
      <EmptyState
        title={t('missing.text')}
        actions={<AppLink to="/pages/blog/list">{t('toList')}</AppLink>}
      />
    </Page>
  );
}
