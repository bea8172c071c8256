import { useTranslation } from 'react-i18next';
import { Page } from '#web/ui/page/page.tsx';
import { MeSection } from './me-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { SessionsSection } from './sessions-section.tsx';
import { TwoStepsSection } from './two-steps-section.tsx';
import classes from './account.module.css';

/** The user's profile and the security of the account. */
export function AccountPage() {
  const { t } = useTranslation('account');
  return (
    <Page title={t('title')}>
      <div className={classes.page}>
        <MeSection />
        <PasswordSection />
        <TwoStepsSection />
        <SessionsSection />
      </div>
    </Page>
  );
}
