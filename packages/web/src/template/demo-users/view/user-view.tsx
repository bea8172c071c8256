import { Tabs } from '@mantine/core';
import type { DemoUserDetails } from '@pliego/contract/areas/demo-user-details';
import type { DemoUser } from '@pliego/contract/areas/demo-users';
import {
  IconBell,
  IconCreditCard,
  IconLink,
  IconLock,
  type IconProps,
  IconUser,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { QueryState } from '#web/ui/feedback/query-state.tsx';
import { useSharedSearch } from '#web/ui/navigation/use-search-state.ts';
import { userDetailsQuery } from '../queries.ts';
import { type UserTab as Tab, userTabs as tabs } from './user-tabs.ts';
import { AccountTab } from './account-tab.tsx';
import { BillingTab } from './billing-tab.tsx';
import { ConnectionsTab } from './connections-tab.tsx';
import { NoticesTab } from './notices-tab.tsx';
import { PlanCard } from './plan-card.tsx';
import { ProfileCard } from './profile-card.tsx';
import { SecurityTab } from './security-tab.tsx';
import classes from './view.module.css';

const icons: Record<Tab, ComponentType<IconProps>> = {
  cuenta: IconUser,
  seguridad: IconLock,
  cobros: IconCreditCard,
  avisos: IconBell,
  conexiones: IconLink,
};

/** Who it is at the start; what there is to know and to set in tabs beside it. */
export function UserView({ user }: { user: DemoUser }) {
  return (
    <QueryState query={useQuery(userDetailsQuery(user.id))} lines={12}>
      {(details) => <Details user={user} details={details} />}
    </QueryState>
  );
}

function Details(of: { user: DemoUser; details: DemoUserDetails }) {
  const { t } = useTranslation('demoUsers');
  const { search, change } = useSharedSearch();
  return (
    <div className={classes.columns}>
      <div className={classes.side}>
        <ProfileCard {...of} />
        <PlanCard {...of} />
      </div>
      <Tabs
        className={classes.tabs}
        value={search.tab ?? 'cuenta'}
        keepMounted={false}
        onChange={(value) => {
          const tab = tabs.find((known) => known === value);
          change({ tab: tab === 'cuenta' ? undefined : tab });
        }}
      >
        <Tabs.List className={classes.tabList} aria-label={t('view.tabs.label')}>
          {tabs.map((tab) => {
            const Icon = icons[tab];
            return (
              <Tabs.Tab key={tab} value={tab} leftSection={<Icon size={16} aria-hidden />}>
                {t(`view.tabs.${tab}`)}
              </Tabs.Tab>
            );
          })}
        </Tabs.List>
        <Tabs.Panel value="cuenta" className={classes.panel}>
          <AccountTab {...of} />
        </Tabs.Panel>
        <Tabs.Panel value="seguridad" className={classes.panel}>
          <SecurityTab {...of} />
        </Tabs.Panel>
        <Tabs.Panel value="cobros" className={classes.panel}>
          <BillingTab {...of} />
        </Tabs.Panel>
        <Tabs.Panel value="avisos" className={classes.panel}>
          <NoticesTab {...of} />
        </Tabs.Panel>
        <Tabs.Panel value="conexiones" className={classes.panel}>
          <ConnectionsTab {...of} />
        </Tabs.Panel>
      </Tabs>
    </div>
  );
}
