import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { QueryState } from '#web/ui/feedback/query-state.tsx';
import { Section } from '#web/ui/page/page.tsx';
import { ScrollRegion } from '#web/ui/page/scroll-region.tsx';
import { textsQuery } from './texts-query.ts';
import classes from './licence.module.css';

const blocks = ['may', 'must', 'none'] as const;

/** What the licence of Pliego says, in three sentences and in its own words. */
export function OwnLicence() {
  const { t } = useTranslation('licence');
  return (
    <Section title={t('own.title')}>
      <div className={classes.blocks}>
        {blocks.map((block) => (
          <div key={block} className={classes.block}>
            <h3 className={classes.blockTitle}>{t(`own.${block}.title`)}</h3>
            <p className={classes.blockText}>{t(`own.${block}.text`)}</p>
          </div>
        ))}
      </div>
      <QueryState query={useQuery(textsQuery)} lines={8}>
        {({ ownLicence }) => (
          <ScrollRegion label={t('own.fullText')} className={classes.paper}>
            <pre lang="en" dir="ltr" className={classes.legal}>
              {ownLicence}
            </pre>
          </ScrollRegion>
        )}
      </QueryState>
    </Section>
  );
}
