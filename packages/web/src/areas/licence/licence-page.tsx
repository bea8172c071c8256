import { useTranslation } from 'react-i18next';
import { AppLink } from '#web/ui/navigation/app-link.tsx';
import { Page, Section } from '#web/ui/page/page.tsx';
import { KindTable } from './kind-table.tsx';
import { LibraryList } from './library-list.tsx';
import { OwnLicence } from './own-licence.tsx';
import classes from './licence.module.css';

/** Under what Pliego may be used, and every library in it. */
export function LicencePage() {
  const { t } = useTranslation('licence');
  return (
    <Page title={t('title')}>
      <div className={classes.page}>
        <OwnLicence />
        <Section title={t('kinds.title')}>
          <p className={classes.text}>{t('kinds.text')}</p>
          <KindTable />
        </Section>
        <LibraryList />
        <Section title={t('contact.title')}>
          <p className={classes.text}>{t('contact.text')}</p>
          <AppLink to="/pages/knowledge-base">{t('contact.help')}</AppLink>
        </Section>
      </div>
    </Page>
  );
}
