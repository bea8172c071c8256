import { VisuallyHidden } from '@mantine/core';
import type { PageTarget } from '@pliego/contract/pages';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { waitingQuery } from '#web/api/waiting-query.ts';
import { useAbility } from '#web/api/use-session.ts';
import { useWaitingIn } from '#web/ui/navigation/opened-apps.ts';
import { formatCount } from '#web/lib/format.ts';
import classes from './menu-count.module.css';

/** What waits for the person, beside the page that lists it. */
export function MenuCount({ target }: { target: PageTarget }) {
  if (target === 'tenders') return <Waiting count="sinResponsable" text="shell.orphans" />;
  if (target === 'email' || target === 'chat') return <Unread app={target} />;
  return target === 'followUp' ? <Waiting count="cambiosSinVer" text="shell.unseen" /> : null;
}

/** Unread mails or messages, once the app was opened. */
function Unread({ app }: { app: 'email' | 'chat' }) {
  const { t } = useTranslation();
  const count = useWaitingIn(app);
  return (
    <Count count={count} of={app} words={t('shell.unread', { count, total: formatCount(count) })} />
  );
}

interface WaitingProps {
  count: 'sinResponsable' | 'cambiosSinVer';
  text: 'shell.orphans' | 'shell.unseen';
}

function Waiting({ count: of, text }: WaitingProps) {
  const { t } = useTranslation();
  const mayRead = useAbility().can('read', 'Tender');
  const { data } = useQuery({ ...waitingQuery, enabled: mayRead });
  const count = data?.[of] ?? 0;
  return <Count count={count} of={of} words={t(text, { count, total: formatCount(count) })} />;
}

function Count({ count, of, words }: { count: number; of: string; words: string }) {
  if (count === 0) return null;
  return (
    <span className={classes.count} data-of={of} title={words}>
      <span aria-hidden>{formatCount(count)}</span>
      <VisuallyHidden>({words})</VisuallyHidden>
    </span>
  );
}
