import { useTranslation } from 'react-i18next';
import { useSession } from '#web/api/use-session.ts';
import { Fact, Facts } from '#web/ui/display/facts.tsx';
import { Section } from '#web/ui/page/page.tsx';
import { Face } from '#web/ui/display/person.tsx';
import classes from './account.module.css';

/** Name, address, and in which companies one works as what. */
export function MeSection() {
  const { t } = useTranslation('account');
  const { t: common } = useTranslation();
  const { userData, empresa } = useSession();
  return (
    <Section title={t('me.title')}>
      <div className={classes.me}>
        <Face person={userData} size={56} />
        <Facts>
          <Fact name={t('me.fullName')}>{userData.fullName}</Fact>
          <Fact name={t('me.email')}>{userData.email}</Fact>
          <Fact name={t('me.username')}>{userData.username}</Fact>
          <Fact name={t('me.companies')}>
            <ul className={classes.companies}>
              {userData.empresas.map(({ id, nombre, role }) => (
                <li key={id}>
                  {nombre} · {common(`shell.roles.${role}`)}
                  {id === empresa && userData.empresas.length > 1 ? (
                    <span className={classes.soft}> ({t('me.current')})</span>
                  ) : null}
                </li>
              ))}
            </ul>
          </Fact>
        </Facts>
      </div>
    </Section>
  );
}
