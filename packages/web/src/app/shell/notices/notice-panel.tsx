import { VisuallyHidden } from '@mantine/core';
import { readableTitle } from '@pliego/contract/rules/readable-title';
import { IconAlertTriangle, IconCheck, IconClock } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { problemText, requestIdOf } from '#web/api/problems.ts';
import { formatAgo, formatCount, formatDistance, formatWhen } from '#web/lib/format.ts';
import { ErrorState, LoadingState } from '#web/ui/feedback/states.tsx';
import { SwitchRow } from '#web/ui/fields/switch-row.tsx';
import { useNow } from '#web/ui/date/use-now.ts';
import type { NavPanelContentProps } from '../nav-panel.tsx';
import type { ClosingNotice, ImportNotice } from './notices.ts';
import { useNotices } from './use-notices.ts';
import classes from './notice-panel.module.css';

/** Two blocks: the user's tasks, and events of the system. */
export function NoticePanel({ onClose }: NavPanelContentProps) {
  const { t } = useTranslation();
  const notices = useNotices(true);
  const { unread, failed, work, system } = notices;
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
  const isUnread = (id: string) => unread.includes(id);
  const follow = (id: string) => () => {
    notices.markRead([id]);
    onClose();
  };
  return (
    <div className={classes.panel}>
      <div className={classes.header}>
        <h2 className={classes.title}>{t('notices.title')}</h2>
        <button
          type="button"
          className={classes.readAll}
          disabled={unread.length === 0}
          onClick={() => notices.markRead(unread)}
        >
          {t('notices.readAll')}
        </button>
      </div>
      <Block title={t('notices.work')} empty={t('notices.emptyWork')} count={work.length}>
        {work.map((notice) => (
          <ClosingRow
            key={notice.id}
            notice={notice}
            unread={isUnread(notice.id)}
            onFollow={follow(notice.id)}
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
              unread={isUnread(notice.id)}
              onFollow={follow(notice.id)}
            />
          ))}
        </Block>
      ) : null}
    </div>
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

interface RowProps<N> {
  notice: N;
  unread: boolean;
  onFollow: () => void;
}

function ClosingRow({ notice, unread, onFollow }: RowProps<ClosingNotice>) {
  const { t } = useTranslation();
  const now = useNow();
  const date = { instante: notice.at, dia: notice.day };
  return (
    <li>
      <Link
        to="/licitaciones/$id"
        params={{ id: notice.tender.id }}
        className={classes.row}
        onClick={onFollow}
      >
        <Sign tone="warning" icon={<IconClock size={16} stroke={1.8} aria-hidden />} />
        <span className={classes.facts}>
          <span className={classes.name}>{readableTitle(notice.tender.nombre)}</span>
          <span>
            {t('notices.closing', { distance: formatDistance(date, now) })} ·{' '}
            {formatWhen(date, now)}
          </span>
        </span>
        {unread ? <Unread /> : null}
      </Link>
    </li>
  );
}

function ImportRow({ notice, unread, onFollow }: RowProps<ImportNotice>) {
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

function Sign({ tone, icon }: { tone: 'warning' | 'success' | 'error'; icon: ReactNode }) {
  return (
    <span className={classes.sign} data-tone={tone}>
      {icon}
    </span>
  );
}

function Unread() {
  const { t } = useTranslation();
  return (
    <span className={classes.unread}>
      <VisuallyHidden>({t('notices.unread')})</VisuallyHidden>
    </span>
  );
}
