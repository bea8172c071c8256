import { roles } from '@pliego/contract/abilities';
import { useTranslation } from 'react-i18next';
import { useAbility, useSession } from '#web/api/use-session.ts';
import { Page, Section } from '#web/ui/page/page.tsx';
import { ScrollRegion } from '#web/ui/page/scroll-region.tsx';
import { AbilityMark, RoleSummary } from './ability-mark.tsx';
import { grantOf, grantOfRole, shownActions, shownSubjects } from './grants.ts';
import { usePageTitle } from './use-page-title.ts';
import classes from './access-control-page.module.css';

/** What the person's role allows in this company, beside what the other roles do. */
export function AccessControlPage() {
  const { t } = useTranslation();
  const { userData } = useSession();
  const ability = useAbility();
  const ownRole = t(`shell.roles.${userData.role}`);
  return (
    <Page title={usePageTitle('access-control')}>
      <Section title={t('access.mine')}>
        <p className={classes.lead}>{t('access.mineText', { role: ownRole })}</p>
        <ScrollRegion label={t('access.mineText', { role: ownRole })}>
          <table className={classes.table}>
            <thead>
              <tr>
                <th scope="col">{t('access.about')}</th>
                {shownActions.map((action) => (
                  <th key={action} scope="col">
                    {t(`access.actions.${action}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {shownSubjects.map((subject) => (
                <tr key={subject}>
                  <th scope="row">{t(`access.subjects.${subject}`)}</th>
                  {shownActions.map((action) => (
                    <td key={action}>
                      <AbilityMark grant={grantOf(ability, action, subject)} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollRegion>
      </Section>
      <Section title={t('access.roles')}>
        <p className={classes.lead}>{t('access.rolesText')}</p>
        <ScrollRegion label={t('access.rolesText')}>
          <table className={classes.table}>
            <thead>
              <tr>
                <th scope="col">{t('access.about')}</th>
                {roles.map((role) => (
                  <th key={role} scope="col" aria-current={role === userData.role || undefined}>
                    {t(`shell.roles.${role}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {shownSubjects.map((subject) => (
                <tr key={subject}>
                  <th scope="row">{t(`access.subjects.${subject}`)}</th>
                  {roles.map((role) => (
                    <td key={role}>
                      <RoleSummary grant={grantOfRole(role, subject)} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollRegion>
      </Section>
      <div className={classes.cards}>
        <Section title={t('access.everyone')}>
          <p className={classes.lead}>{t('access.everyoneText')}</p>
        </Section>
        {ability.can('read', 'Analytics') ? (
          <Section title={t('access.analytics')}>
            <p className={classes.lead}>{t('access.analyticsText')}</p>
          </Section>
        ) : null}
      </div>
    </Page>
  );
}
