import { useTranslation } from 'react-i18next';
import { AppLink } from '#web/ui/navigation/app-link.tsx';
import { Section } from '#web/ui/page/page.tsx';
import classes from './account.module.css';

/** Keys with which programs call in one's name have a page of their own. */
export function KeysSection() {
  const { t } = useTranslation('account');
  return (
    <Section title={t('keys.title')}>
      <p className={classes.text}>{t('keys.text')}</p>
      <AppLink to="/pages/api-key">{t('keys.open')}</AppLink>
    </Section>
  );
}
