import { Tabs } from '@mantine/core';
import {
  IconBell,
  IconCreditCard,
  IconLink,
  IconLock,
  type IconProps,
  IconUser,
} from '@tabler/icons-react';
import type { ComponentType, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchState } from '#web/ui/navigation/use-search-state.ts';
import { bringIntoSight } from '#web/ui/page/bring-into-sight.ts';
import { Page } from '#web/ui/page/page.tsx';
import { CalendarsSection } from './calendars/calendars-section.tsx';
import { EmailSection } from './data/email-section.tsx';
import { PictureSection } from './data/picture-section.tsx';
import { ProfileSection } from './data/profile-section.tsx';
import { RemoveSection } from './data/remove-section.tsx';
import { WritingSection } from './data/writing-section.tsx';
import { KeysSection } from './keys-section.tsx';
import { LeaveSection } from './leave-section.tsx';
import { MeSection } from './me-section.tsx';
import { NoticesSection } from './notices/notices-section.tsx';
import { OwnDataSection } from './own-data-section.tsx';
import { PasskeysSection } from './passkeys/passkeys-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { ConnectionsTab } from './sample/connections-tab.tsx';
import { PlansTab } from './sample/plans-tab.tsx';
import { SampleNotices } from './sample/sample-notices.tsx';
import { SessionsSection } from './sessions-section.tsx';
import { type SettingsTab, settingsTabs } from './settings-tabs.ts';
import { TwoStepsSection } from './two-steps-section.tsx';
import classes from './account.module.css';

const icons: Record<SettingsTab, ComponentType<IconProps>> = {
  cuenta: IconUser,
  seguridad: IconLock,
  avisos: IconBell,
  planes: IconCreditCard,
  conexiones: IconLink,
};

const shown: Record<SettingsTab, ReactNode> = {
  cuenta: (
    <>
      <PictureSection />
      <ProfileSection />
      <EmailSection />
      <WritingSection />
      <MeSection />
      <OwnDataSection />
      <LeaveSection />
      <RemoveSection />
    </>
  ),
  seguridad: (
    <>
      <PasswordSection />
      <TwoStepsSection />
      <PasskeysSection />
      <SessionsSection />
      <KeysSection />
    </>
  ),
  avisos: (
    <>
      <NoticesSection />
      <CalendarsSection />
      <SampleNotices />
    </>
  ),
  planes: <PlansTab />,
  conexiones: <ConnectionsTab />,
};

/** What is one's own to set, a tab at a time: who one is, how one enters, what one is told. */
export function AccountPage() {
  const { t } = useTranslation('account');
  const { search, change } = useSearchState('/shell/pages/account-settings');
  const chosen = search.tab ?? 'cuenta';
  return (
    <Page title={t('title')}>
      <Tabs
        value={chosen}
        keepMounted={false}
        onChange={(value) => {
          const tab = settingsTabs.find((known) => known === value);
          change({ tab: tab === 'cuenta' ? undefined : tab });
        }}
      >
        <Tabs.List className={classes.tabList} aria-label={t('tabs.label')}>
          {settingsTabs.map((tab) => {
            const Icon = icons[tab];
            return (
              <Tabs.Tab
                key={tab}
                ref={tab === chosen ? bringIntoSight : undefined}
                value={tab}
                leftSection={<Icon size={16} aria-hidden />}
              >
                {t(`tabs.${tab}`)}
              </Tabs.Tab>
            );
          })}
        </Tabs.List>
        {settingsTabs.map((tab) => (
          <Tabs.Panel key={tab} value={tab} className={classes.page}>
            {shown[tab]}
          </Tabs.Panel>
        ))}
      </Tabs>
    </Page>
  );
}
