import type { NoticeSettings } from '@pliego/contract/areas/notices';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { noticesApi } from '#web/api/areas/notices.ts';
import { useOptimistic } from '#web/api/use-optimistic.ts';
import { QueryState } from '#web/ui/feedback/query-state.tsx';
import { Section } from '#web/ui/page/page.tsx';
import { KindTable } from './kind-table.tsx';
import { MailTimes } from './mail-times.tsx';
import { noticeSettingsQuery, type SettingsChange, withChange } from './settings-change.ts';
import accountClasses from '../account.module.css';

/** What one is told of, where, and when mails leave. Each choice is kept at once. */
export function NoticesSection() {
  const { t } = useTranslation('account');
  const settings = useQuery(noticeSettingsQuery);
  const change = useOptimistic<SettingsChange, NoticeSettings, NoticeSettings>({
    queryKey: noticeSettingsQuery.queryKey,
    send: (body) => noticesApi.updateSettings({ body }),
    show: withChange,
    failed: () => t('notices.notKept'),
  });
  return (
    // Links of mails and of the bell lead here.
    <div id="avisos" className={accountClasses.anchor}>
      <Section title={t('notices.title')}>
        <p className={accountClasses.text}>{t('notices.text')}</p>
        <QueryState query={settings} lines={8}>
          {(held) => (
            <>
              <KindTable settings={held} onChange={change} />
              <MailTimes settings={held} onChange={change} />
            </>
          )}
        </QueryState>
      </Section>
    </div>
  );
}
