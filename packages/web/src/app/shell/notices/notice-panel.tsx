import { IconAlertTriangle, IconCheck, IconSparkles } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { problemText, requestIdOf } from '#web/api/problems.ts';
import { formatAgo, formatCount } from '#web/lib/format.ts';
import { ErrorState, LoadingState } from '#web/ui/feedback/states.tsx';
import { SwitchRow } from '#web/ui/fields/switch-row.tsx';
import { useNow } from '#web/ui/date/use-now.ts';
import type { NavPanelContentProps } from '../nav-panel.tsx';
import { AppLines } from './app-lines.tsx';
import { Sign, Unread } from './notice-signs.tsx';
import type { ImportNotice } from './notices.ts';
import { useNotices } from './use-notices.ts';
import { useUnseenNews } from './use-unseen-news.ts';
import { WorkNoticeRow } from './work-notice-row.tsx';
import classes from './notice-panel.module.css';

/** Two blocks: the user's work, and events of the system. */
export function NoticePanel({ onClose }: NavPanelContentProps) {
  const { t } = useTranslation();
  const notices = useNotices(true);
  const { failed, work, system } = notices;
  if (failed !== undefined) {
    return (
      <ErrorState
        text={problemText(failed.error)}
        requestId={requestIdOf(failed.error)}
        onRetry={() => void failed.refetch()}
      />
    );
  }
  if (notices.isLoading) return <LoadingState />;
  const follow = (markRead: () => void) => () => {
    markRead();
    onClose();
  };
  return (
    <div className={classes.panel}>
      <div className={classes.header}>
        <h2 className={classes.title}>{t('notices.title')}</h2>
        <button
          type="button"
          className={classes.readAll}
          disabled={notices.unread === 0}
          onClick={notices.markAllRead}
        >
          {t('notices.readAll')}
        </button>
      </div>
      <AppLines onFollow={onClose} />
      <Block title={t('notices.work')} empty={t('notices.emptyWork')} count={work.length}>
        {work.map((notice) => (
          <WorkNoticeRow
            key={notice.id}
            notice={notice}
            onFollow={follow(() => notices.markRead(notice))}
          />
        ))}
      </Block>
      {notices.maySystem ? (
        <Block
          title={t('notices.system')}
          empty={t(notices.hasSystem ? 'notices.emptySystem' : 'notices.systemOff')}
          count={system.length}
          control={
            <SwitchRow
              label={t('notices.showSystem')}
              labelHidden
              checked={notices.hasSystem}
              onChange={notices.showSystem}
            />
          }
        >
          {system.map((notice) => (
            <ImportRow
              key={notice.id}
              notice={notice}
              unread={notices.isUnreadImport(notice.id)}
              onFollow={follow(() => notices.markImportRead(notice.id))}
            />
          ))}
        </Block>
      ) : null}
      <NewsLine onFollow={onClose} />
      <p className={classes.footer}>
        <Link to="/cuenta" hash="avisos" className={classes.settings} onClick={onClose}>
          {t('notices.settings')}
        </Link>
      </p>
    </div>
  );
}

/** The way to what is new in Pliego, while there is something this person has not seen. */
function NewsLine({ onFollow }: { onFollow: () => void }) {
  const { t } = useTranslation();
  const count = useUnseenNews(true);
  if (count === 0) return null;
  return (
    <section aria-label={t('notices.news')} className={classes.news}>
      <Link
        to="/pages/blog/list"
        search={{ categoria: 'pliego' }}
        className={classes.row}
        onClick={onFollow}
      >
        <Sign tone="accent" icon={<IconSparkles size={16} stroke={1.8} aria-hidden />} />
        <span className={classes.facts}>
          <span className={classes.name}>{t('notices.news')}</span>
          <span>{t('notices.newsCount', { count })}</span>
        </span>
        <Unread />
      </Link>
    </section>
  );
}

interface BlockProps {
  title: string;
  /** The text when there is nothing. */
  empty: string;
  count: number;
  control?: ReactNode;
  children: ReactNode;
}

function Block({ title, empty, count, control, children }: BlockProps) {
  return (
    <section aria-label={title}>
      <div className={classes.blockHeader}>
        <h3 className={classes.blockTitle}>{title}</h3>
        {control}
      </div>
      {count === 0 ? (
        <p className={classes.empty}>{empty}</p>
      ) : (
        <ul className={classes.rows}>{children}</ul>
      )}
    </section>
  );
}

interface ImportRowProps {
  notice: ImportNotice;
  unread: boolean;
  onFollow: () => void;
}

function ImportRow({ notice, unread, onFollow }: ImportRowProps) {
  const { t } = useTranslation();
  const now = useNow();
  const { archivo: file, conteo } = notice.run;
  const isDone = notice.kind === 'finished';
  const Drawing = isDone ? IconCheck : IconAlertTriangle;
  return (
    <li>
      <Link to="/fuentes" className={classes.row} onClick={onFollow}>
        <Sign
          tone={isDone ? 'success' : 'error'}
          icon={<Drawing size={16} stroke={1.8} aria-hidden />}
        />
        <span className={classes.facts}>
          <span className={classes.name}>{t(`notices.${notice.kind}`, { file })}</span>
          <span>
            {t('notices.counts', {
              applied: formatCount(conteo.nuevas + conteo.cambiadas),
              rejected: formatCount(conteo.rechazadas),
            })}{' '}
            · {formatAgo(notice.at, now)}
          </span>
        </span>
        {unread ? <Unread /> : null}
      </Link>
    </li>
  );
}
