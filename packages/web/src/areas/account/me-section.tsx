import { useTranslation } from 'react-i18next';
import { useSession } from '#web/api/use-session.ts';
import { Section } from '#web/ui/page/page.tsx';
import classes from './account.module.css';

/** In which companies one works as what. */
export function MeSection() {
  const { t } = useTranslation('account');
  const { t: common } = useTranslation();
  const { userData, empresa } = useSession();
  return (
    <Section title={t('me.companies')}>
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
    </Section>
  );
}
