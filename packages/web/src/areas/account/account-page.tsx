import { useTranslation } from 'react-i18next';
import { Page } from '#web/ui/page/page.tsx';
import { CalendarsSection } from './calendars/calendars-section.tsx';
import { LeaveSection } from './leave-section.tsx';
import { MeSection } from './me-section.tsx';
import { NoticesSection } from './notices/notices-section.tsx';
import { PasskeysSection } from './passkeys/passkeys-section.tsx';
import { OwnDataSection } from './own-data-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { SessionsSection } from './sessions-section.tsx';
import { TwoStepsSection } from './two-steps-section.tsx';
import classes from './account.module.css';

/** The user's profile, what they are told of, where calendars read their dates, and the security of the account. */
export function AccountPage() {
  const { t } = useTranslation('account');
  return (
    <Page title={t('title')}>
      <div className={classes.page}>
        <MeSection />
        <NoticesSection />
        <CalendarsSection />
        <PasswordSection />
        <TwoStepsSection />
        <PasskeysSection />
        <SessionsSection />
        <OwnDataSection />
        <LeaveSection />
      </div>
    </Page>
  );
}
