import type { AccountSettings } from '@pliego/contract/areas/account-settings';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSession } from '#web/api/use-session.ts';
import { QueryState } from '#web/ui/feedback/query-state.tsx';
import { SwitchRow } from '#web/ui/fields/switch-row.tsx';
import { Section } from '#web/ui/page/page.tsx';
import { sampleSettingsQuery } from '../queries.ts';
import { useSampleSettings } from './use-sample-settings.ts';
import classes from '../account.module.css';

type Notice = keyof AccountSettings['notification'];

const kinds: readonly Notice[] = [
  'commentOnArticle',
  'answerOnForm',
  'followMe',
  'newAnnouncements',
  'productUpdates',
  'blogDigest',
];

/** What the template's articles and profiles would tell: no mail follows it. */
export function SampleNotices() {
  const { t } = useTranslation('account');
  const hasTemplate = useSession().userData.plantilla;
  const settings = useQuery({ ...sampleSettingsQuery, enabled: hasTemplate });
  const change = useSampleSettings();
  if (!hasTemplate) return null;
  return (
    <Section title={t('sample.notices')}>
      <p className={classes.text}>{t('sample.noticesText')}</p>
      <QueryState query={settings} lines={6}>
        {({ notification }) => (
          <ul className={classes.networks}>
            {kinds.map((kind) => (
              <li key={kind} className={classes.network}>
                <SwitchRow
                  label={t(`sample.kinds.${kind}`)}
                  checked={notification[kind]}
                  onChange={(checked) =>
                    change((held) => ({
                      ...held,
                      notification: { ...held.notification, [kind]: checked },
                    }))
                  }
                />
              </li>
            ))}
          </ul>
        )}
      </QueryState>
    </Section>
  );
}
