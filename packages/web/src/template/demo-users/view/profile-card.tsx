import { Anchor, Button } from '@mantine/core';
import { demoLanguages, type DemoUserDetails } from '@pliego/contract/areas/demo-user-details';
import type { DemoUser } from '@pliego/contract/areas/demo-users';
import { IconBriefcase, IconChecks } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatCount } from '#web/lib/format.ts';
import { Fact, Facts } from '#web/ui/display/facts.tsx';
import { Section } from '#web/ui/page/page.tsx';
import { Face } from '#web/ui/display/person.tsx';
import { Pill } from '#web/ui/display/pill.tsx';
import { roleTones, statusTones, useBillingName } from '../labels.ts';
import { useChangeUser, useRemoveUser } from '../mutations.ts';
import { useRoleNames } from '../roles/use-role-names.ts';
import { UserDrawer } from '../user-drawer.tsx';
import { useUserPanel } from '../user-panel.ts';
import classes from './view.module.css';

interface Shown {
  user: DemoUser;
  details: DemoUserDetails;
}

/** The person in short, and what can be done with their account. */
export function ProfileCard({ user, details }: Shown) {
  const { t } = useTranslation('demoUsers');
  const navigate = useNavigate();
  const billingName = useBillingName();
  const { nameOfUsers } = useRoleNames();
  const { edit } = useUserPanel();
  const { toggleSuspended } = useChangeUser();
  const remove = useRemoveUser(() => void navigate({ to: '/apps/user/list' }));
  const isSuspended = user.status === 'inactive';
  const done = details.projects.reduce((sum, project) => sum + project.done, 0);
  const languages = demoLanguages.filter((language) => details.languages.includes(language));
  return (
    <Section>
      <div className={classes.profile}>
        <Face person={user} size={88} />
        <p className={classes.fullName}>{user.fullName}</p>
        <Pill tone={roleTones[user.role]}>{nameOfUsers(user.role)}</Pill>
      </div>
      <div className={classes.counters}>
        <Counter icon={<IconChecks size={18} />} name={t('view.projectsDone')} count={done} />
        <Counter
          icon={<IconBriefcase size={18} />}
          name={t('view.projectsCount')}
          count={details.projects.length}
        />
      </div>
      <Facts>
        <Fact name={t('view.facts.username')}>{user.username}</Fact>
        <Fact name={t('view.facts.email')}>
          <Anchor href={`mailto:${user.email}`} size="sm">
            {user.email}
          </Anchor>
        </Fact>
        <Fact name={t('view.facts.status')}>
          <Pill tone={statusTones[user.status]}>{t(`status.${user.status}`)}</Pill>
        </Fact>
        <Fact name={t('view.facts.company')}>{user.company}</Fact>
        <Fact name={t('view.facts.contact')}>{user.contact}</Fact>
        <Fact name={t('view.facts.country')}>{user.country}</Fact>
        <Fact name={t('view.facts.languages')}>
          {languages.map((language) => t(`view.languages.${language}`)).join(', ')}
        </Fact>
        <Fact name={t('view.facts.billing')}>{billingName(user.billing)}</Fact>
      </Facts>
      <div className={classes.buttons}>
        <Button size="xs" onClick={() => edit(user)}>
          {t('actions.edit')}
        </Button>
        <Button size="xs" variant="default" onClick={() => toggleSuspended(user)}>
          {t(isSuspended ? 'actions.reactivate' : 'actions.suspend')}
        </Button>
        <Button size="xs" variant="subtle" color="red" onClick={() => remove(user)}>
          {t('actions.remove')}
        </Button>
      </div>
      <UserDrawer />
    </Section>
  );
}

function Counter({ icon, name, count }: { icon: ReactNode; name: string; count: number }) {
  return (
    <div className={classes.counter}>
      <span className={classes.counterIcon} aria-hidden>
        {icon}
      </span>
      <span>
        <span className={classes.counterValue}>{formatCount(count)}</span>
        <span className={classes.soft}>{name}</span>
      </span>
    </div>
  );
}
