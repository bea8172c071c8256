import { Checkbox } from '@mantine/core';
import {
  demoNoticeChannels,
  demoNoticeKinds,
  type DemoUserDetails,
} from '@pliego/contract/areas/demo-user-details';
import { useTranslation } from 'react-i18next';
import { Section } from '#web/ui/page/page.tsx';
import { ScrollRegion } from '#web/ui/page/scroll-region.tsx';
import { usePatchDetails } from './use-patch-details.ts';
import classes from './view.module.css';

/** Which notices the person gets, and where. */
export function NoticesTab({ details }: { details: DemoUserDetails }) {
  const { t } = useTranslation('demoUsers');
  const patch = usePatchDetails(details.id);
  const { notices } = details;
  return (
    <Section title={t('view.notices.title')}>
      <p className={classes.text}>{t('view.notices.text')}</p>
      <ScrollRegion label={t('view.notices.title')}>
        <table className={classes.matrix} aria-label={t('view.notices.title')}>
          <thead>
            <tr>
              <th scope="col">{t('view.notices.kind')}</th>
              {demoNoticeChannels.map((channel) => (
                <th key={channel} scope="col">
                  {t(`view.notices.${channel}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {demoNoticeKinds.map((kind) => {
              const name = t(`view.notices.kinds.${kind}`);
              return (
                <tr key={kind}>
                  <th scope="row">{name}</th>
                  {demoNoticeChannels.map((channel) => (
                    <td key={channel}>
                      <Checkbox
                        aria-label={t('view.notices.cell', {
                          kind: name,
                          channel: t(`view.notices.${channel}`),
                        })}
                        checked={notices[kind][channel]}
                        onChange={({ currentTarget: { checked } }) =>
                          patch((now) => ({
                            notices: {
                              ...now.notices,
                              [kind]: { ...now.notices[kind], [channel]: checked },
                            },
                          }))
                        }
                      />
                    </td>
                  ))}
                </tr>
              );
            })}
          </tbody>
        </table>
      </ScrollRegion>
    </Section>
  );
}
