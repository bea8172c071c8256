import { VisuallyHidden } from '@mantine/core';
import { IconCheck, IconMinus, IconUserCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Grant, RoleGrant } from './grants.ts';
import classes from './access-control-page.module.css';

const looks = {
  yes: { icon: IconCheck, text: 'access.yes' },
  own: { icon: IconUserCheck, text: 'access.own' },
  no: { icon: IconMinus, text: 'access.no' },
} as const;

/** A tick, a dash, or a person where it holds only for the user's own records; also as text. */
export function AbilityMark({ grant }: { grant: Grant }) {
  const { t } = useTranslation();
  const { icon: Icon, text } = looks[grant];
  return (
    <span className={classes.mark} data-grant={grant} title={t(text)}>
      <Icon size={18} stroke={2} aria-hidden />
      <VisuallyHidden>{t(text)}</VisuallyHidden>
    </span>
  );
}

/** A role's actions on one subject in a few words. */
export function RoleSummary({ grant: { all, actions } }: { grant: RoleGrant }) {
  const { t } = useTranslation();
  if (all) return t('access.everything');
  if (actions.length === 0) return t('access.nothing');
  return actions
    .map(({ action, own }) => {
      const name = t(`access.actions.${action}`);
      return own ? `${name} (${t('access.ownShort').toLocaleLowerCase()})` : name;
    })
    .join(', ');
}
