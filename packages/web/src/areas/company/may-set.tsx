import { IconLock } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useAbility } from '#web/api/use-session.ts';
import classes from './company.module.css';

/** The lists by which a company works are of who manages its tags; its data of its administrators. */
export function useMaySet() {
  const ability = useAbility();
  return { data: ability.can('update', 'Company'), lists: ability.can('update', 'Tag') };
}

/** Why there is nothing to change here. */
export function ReadOnlyNote({ of }: { of: 'data' | 'lists' }) {
  const { t } = useTranslation('company');
  return useMaySet()[of] ? null : (
    <p className={classes.note}>
      <IconLock size={15} stroke={1.8} aria-hidden />
      {t(`readOnly.${of}`)}
    </p>
  );
}
