import { IconMail, IconMessage, type TablerIcon } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { formatCount } from '#web/lib/format.ts';
import { type BackgroundApp, useWaitingIn } from '#web/ui/navigation/opened-apps.ts';
import { Sign, Unread } from './notice-signs.tsx';
import classes from './notice-panel.module.css';

const apps = [
  { app: 'email', to: '/apps/email', Icon: IconMail },
  { app: 'chat', to: '/apps/chat', Icon: IconMessage },
] as const satisfies readonly { app: BackgroundApp; to: string; Icon: TablerIcon }[];

/** The way to the mails and messages that wait, of the apps that were opened in this tab. */
export function AppLines({ onFollow }: { onFollow: () => void }) {
  return apps.map((line) => <AppLine key={line.app} {...line} onFollow={onFollow} />);
}

function AppLine({ app, to, Icon, onFollow }: (typeof apps)[number] & { onFollow: () => void }) {
  const { t } = useTranslation(['common', 'pages']);
  const count = useWaitingIn(app);
  if (count === 0) return null;
  const name = t(`pages:${app}`);
  return (
    <section aria-label={name} className={classes.news}>
      <Link to={to} className={classes.row} onClick={onFollow}>
        <Sign tone="accent" icon={<Icon size={16} stroke={1.8} aria-hidden />} />
        <span className={classes.facts}>
          <span className={classes.name}>{name}</span>
          <span>{t('shell.unread', { count, total: formatCount(count) })}</span>
        </span>
        <Unread />
      </Link>
    </section>
  );
}
