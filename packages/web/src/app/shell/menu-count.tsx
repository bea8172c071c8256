import { VisuallyHidden } from '@mantine/core';
import type { PageTarget } from '@pliego/contract/pages';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { waitingQuery } from '#web/api/waiting-query.ts';
import { useAbility } from '#web/api/use-session.ts';
import { formatCount } from '#web/lib/format.ts';
import classes from './menu-count.module.css';

/** How many tenders wait for a responsible person and close soon, beside the page that lists them. */
export function MenuCount({ target }: { target: PageTarget }) {
  return target === 'tenders' ? <OrphanCount /> : null;
}

function OrphanCount() {
  const { t } = useTranslation();
  const mayRead = useAbility().can('read', 'Tender');
  const { data } = useQuery({ ...waitingQuery, enabled: mayRead });
  const count = data?.sinResponsable ?? 0;
  if (count === 0) return null;
  const text = t('shell.orphans', { count, total: formatCount(count) });
  return (
    <span className={classes.count} title={text}>
      <span aria-hidden>{formatCount(count)}</span>
      <VisuallyHidden>({text})</VisuallyHidden>
    </span>
  );
}
