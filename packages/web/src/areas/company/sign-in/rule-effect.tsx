import type { StoredSignInRules } from '@pliego/contract/areas/sign-in-rules';
import { useTranslation } from 'react-i18next';
import own from './sign-in.module.css';

/** So many are named; of more, how many there are. */
const most = 6;

interface RuleEffectProps {
  kind: 'withoutStep' | 'withoutKey' | 'throughProvider' | 'outside';
  people: StoredSignInRules['personas'];
}

/** Whom a rule reaches, before it is saved. */
export function RuleEffect({ kind, people }: RuleEffectProps) {
  const { t } = useTranslation('company');
  if (people.length === 0) return null;
  const more = people.length - most;
  return (
    <div className={own.effect}>
      <p className={own.effectText}>{t(`signIn.effects.${kind}`, { count: people.length })}</p>
      <ul className={own.people}>
        {people.slice(0, most).map(({ id, nombre, correo }) => (
          <li key={id}>
            {nombre} <span className={own.mail}>{correo}</span>
          </li>
        ))}
        {more > 0 ? <li>{t('signIn.effects.more', { count: more })}</li> : null}
      </ul>
    </div>
  );
}
