import { Tabs } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useSession } from '#web/api/use-session.ts';
import { useSearchState } from '#web/ui/navigation/use-search-state.ts';
import { Page } from '#web/ui/page/page.tsx';
import { PersonView } from './person-view.tsx';
import { SampleProfile } from './sample/sample-profile.tsx';
import classes from './profile.module.css';

/** A person of the company: who they are, what they carry and what they did; and the profile of the sample. */
export function ProfilePage() {
  const { t } = useTranslation('profile');
  const { userData } = useSession();
  const { search, change } = useSearchState('/shell/pages/profile');
  const person = <PersonView id={search.persona ?? userData.id} />;
  if (!userData.plantilla) return <Page title={t('title')}>{person}</Page>;
  return (
    <Page title={t('title')}>
      <Tabs
        value={search.ver ?? 'persona'}
        keepMounted={false}
        onChange={(value) => change({ ver: value === 'muestra' ? 'muestra' : undefined })}
      >
        <Tabs.List aria-label={t('tabs.label')}>
          <Tabs.Tab value="persona">{t('tabs.person')}</Tabs.Tab>
          <Tabs.Tab value="muestra">{t('tabs.sample')}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="persona" className={classes.panel}>
          {person}
        </Tabs.Panel>
        <Tabs.Panel value="muestra" className={classes.panel}>
          <SampleProfile />
        </Tabs.Panel>
      </Tabs>
    </Page>
  );
}
