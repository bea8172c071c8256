import { faqCategories } from '@pliego/contract/areas/faq';
import { useTranslation } from 'react-i18next';
import { useSessionIfAny } from '#web/api/use-session.ts';
import { useSearchState } from '#web/ui/navigation/use-search-state.ts';
import type { Article } from './articles.ts';
import type { FaqTab } from './help-search.ts';
import { useTopics } from './use-topics.ts';
import classes from './help.module.css';

interface FaqTabsProps {
  current: FaqTab;
  frequent: readonly Article[];
}

/** The topics that have frequent questions; below them, where there is sample data, those of the sample shop. */
export function FaqTabs({ current, frequent }: FaqTabsProps) {
  const { t } = useTranslation('help');
  const session = useSessionIfAny();
  const topics = useTopics().filter((name) => frequent.some(({ topic }) => topic === name));
  return (
    <nav aria-label={t('faq.tabs')} className={classes.tabs}>
      <ul>
        {topics.map((name) => (
          <Tab key={name} tab={name} current={current} title={t(`topics.${name}`)} />
        ))}
      </ul>
      {session?.userData.plantilla === true ? (
        <>
          <p className={classes.tabsTitle}>{t('sample.shop')}</p>
          <ul>
            {faqCategories.map((name) => (
              <Tab key={name} tab={name} current={current} title={t(`sample.categories.${name}`)} />
            ))}
          </ul>
        </>
      ) : null}
    </nav>
  );
}

function Tab({ tab, current, title }: { tab: FaqTab; current: FaqTab; title: string }) {
  const { change } = useSearchState('/shell/pages/faq');
  return (
    <li>
      <button
        type="button"
        className={classes.topic}
        data-current={tab === current || undefined}
        aria-current={tab === current}
        onClick={() => change({ tema: tab })}
      >
        {title}
      </button>
    </li>
  );
}
