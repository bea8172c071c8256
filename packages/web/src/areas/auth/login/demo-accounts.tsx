import type { Login } from '@pliego/contract/areas/auth';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Face } from '#web/ui/display/person.tsx';
import { demoAccountsQuery } from '../queries.ts';
import classes from '../choices.module.css';

interface DemoAccountsProps {
  busy: boolean;
  onEnter: (login: Login) => void;
}

/** The accounts of the demonstration company, while they exist: one click fills them in and enters. */
export function DemoAccounts({ busy, onEnter }: DemoAccountsProps) {
  const { t } = useTranslation('auth');
  const { t: common } = useTranslation();
  const { data: answer } = useQuery(demoAccountsQuery);
  const password = answer?.password ?? null;
  if (answer === undefined || password === null || answer.cuentas.length === 0) return null;
  return (
    <section className={classes.demo} aria-labelledby="demo">
      <h2 id="demo" className={classes.demoTitle}>
        {t('demo.title')}
      </h2>
      <p className={classes.hint}>
        {t('demo.text')} <code className={classes.password}>{password}</code>
      </p>
      <ul className={classes.accounts}>
        {answer.cuentas.map(({ email, fullName, role, empresas }, index) => {
          const note = `${common(`shell.roles.${role}`)} · ${empresas.join(', ')}`;
          return (
            <li key={email}>
              <button
                type="button"
                className={classes.account}
                disabled={busy}
                aria-label={t('demo.enter', { name: fullName, account: `${email} ${note}` })}
                onClick={() => onEnter({ email, password })}
              >
                <Face person={{ id: index, fullName, avatar: null }} size={28} />
                <span className={classes.accountText}>
                  <span className={classes.accountName}>{email}</span>{' '}
                  <span className={classes.accountNote}>{note}</span>
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
