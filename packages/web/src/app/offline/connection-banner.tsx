import { Button } from '@mantine/core';
import { IconCloudOff } from '@tabler/icons-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { connection } from '#web/api/connection.ts';
import { currentWho } from '#web/api/last-seen-box.ts';
import { useNow } from '#web/ui/date/use-now.ts';
import { BusyButton } from '#web/ui/fields/busy-button.tsx';
import { useShellLanguage } from '../shell/use-shell-language.ts';
import { ageText } from './age-text.ts';
import { newVersionReload } from './register-worker.ts';
import classes from './connection-banner.module.css';

/** How long the message that the server is back stays. */
const goodNewsMs = 4_000;
/** A screen reader announces changes only in a live region that already exists. */
const lateMs = 120;

/** Shows that the server is unreachable and how old the data on the screen is, or that a new version is waiting. */
export function ConnectionBanner() {
  const { own } = useShellLanguage();
  return (
    <div lang={own}>
      <ShownBanner />
    </div>
  );
}

function ShownBanner() {
  const { away } = useSyncExternalStore(connection.subscribe, connection.read);
  const isBack = useGoodNews(away);
  const hasNewVersion = useSyncExternalStore(
    newVersionReload.subscribe,
    newVersionReload.isPending,
  );
  if (away) return <Away />;
  if (isBack) return <Back />;
  return hasNewVersion ? <NewVersion /> : null;
}

function NewVersion() {
  const { t } = useTranslation();
  return (
    <section className={classes.banner} aria-label={t('newVersion.label')}>
      <div className={classes.texts}>
        <Told text={t('newVersion.title')} />
        <p className={classes.more}>{t('newVersion.text')}</p>
      </div>
      <Button variant="default" onClick={() => location.reload()}>
        {t('actions.reload')}
      </Button>
    </section>
  );
}

function Away() {
  const { t } = useTranslation();
  const { checking } = useSyncExternalStore(connection.subscribe, connection.read);
  const text = useAwayText();
  const isSignedIn = currentWho() !== null;
  return (
    <section className={classes.banner} aria-label={t('connection.label')}>
      <IconCloudOff className={classes.icon} size={20} stroke={1.7} aria-hidden />
      <div className={classes.texts}>
        <Told text={text} />
        {isSignedIn ? <p className={classes.more}>{t('connection.writes')}</p> : null}
      </div>
      <BusyButton variant="default" busy={checking} onClick={() => void connection.check()}>
        {t('actions.retry')}
      </BusyButton>
    </section>
  );
}

function Back() {
  const { t } = useTranslation();
  return (
    <section className={classes.banner} aria-label={t('connection.label')} data-back>
      <Told text={t('connection.back')} />
    </section>
  );
}

/** What happened, and the age of the data on the screen. */
function useAwayText(): string {
  const { t, i18n } = useTranslation();
  const { seenAt } = useSyncExternalStore(connection.subscribe, connection.read);
  const now = useNow();
  const isOffline = !navigator.onLine;
  if (currentWho() === null) return t(isOffline ? 'connection.offline' : 'connection.away');
  const ago = ageText(seenAt, now, i18n.language) ?? t('connection.justNow');
  return t(isOffline ? 'connection.offlineSeen' : 'connection.awaySeen', { ago });
}

/** A text that is read out, also the first one. */
function Told({ text }: { text: string }) {
  const [told, setTold] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setTold(text), lateMs);
    return () => clearTimeout(timer);
  }, [text]);
  return <output className={classes.text}>{told}</output>;
}

/** True for a moment after the server came back. */
function useGoodNews(away: boolean): boolean {
  const [shown, setShown] = useState(false);
  const [before, setBefore] = useState(away);
  if (before !== away) {
    setBefore(away);
    setShown(!away);
  }
  useEffect(() => {
    if (!shown) return undefined;
    const timer = setTimeout(() => setShown(false), goodNewsMs);
    return () => clearTimeout(timer);
  }, [shown]);
  return shown;
}
