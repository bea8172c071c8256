import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useSession } from '#web/api/use-session.ts';
import { formatCount } from '#web/lib/format.ts';
import { QueryState } from '#web/ui/feedback/query-state.tsx';
import { useSearchState } from '#web/ui/navigation/use-search-state.ts';
import { Section } from '#web/ui/page/page.tsx';
import type { NewsItem } from './news-items.ts';
import { type NewsCategory, newsCategories, ownCategory } from './news-search.ts';
import { sidebarQuery } from './queries.ts';
import classes from './news.module.css';

/** Beside the list: its categories, and recent posts. */
export function NewsSide({ items }: { items: readonly NewsItem[] }) {
  const { t } = useTranslation('news');
  const { plantilla } = useSession().userData;
  return (
    <aside className={classes.side} aria-label={t('side')}>
      <Section title={t('categoriesTitle')}>
        <Categories items={items} shown={plantilla ? newsCategories : [ownCategory]} />
      </Section>
      {plantilla ? <Recent /> : null}
    </aside>
  );
}

interface CategoriesProps {
  items: readonly NewsItem[];
  shown: readonly NewsCategory[];
}

function Categories({ items, shown }: CategoriesProps) {
  const { t } = useTranslation('news');
  const { search, change } = useSearchState('/shell/pages/blog/list');
  const { plantilla } = useSession().userData;
  const isDrafts = search.ver === 'borradores';
  const choose = (categoria: NewsCategory | undefined) =>
    change({ categoria, pagina: undefined, ver: undefined });
  return (
    <ul className={classes.choices}>
      <Choice
        label={t('all')}
        count={items.length}
        isOn={!isDrafts && search.categoria === undefined}
        onChoose={() => choose(undefined)}
      />
      {shown.map((category) => (
        <Choice
          key={category}
          label={t(`categories.${category}`)}
          count={items.filter(({ categories }) => categories.includes(category)).length}
          isOn={!isDrafts && search.categoria === category}
          onChoose={() => choose(category)}
        />
      ))}
      {plantilla ? (
        <Choice
          label={t('drafts.title')}
          isOn={isDrafts}
          onChoose={() =>
            change({ ver: 'borradores', categoria: undefined, pagina: undefined, q: undefined })
          }
        />
      ) : null}
    </ul>
  );
}

interface ChoiceProps {
  label: string;
  count?: number;
  isOn: boolean;
  onChoose: () => void;
}

function Choice({ label, count, isOn, onChoose }: ChoiceProps) {
  return (
    <li>
      <button type="button" className={classes.choice} aria-pressed={isOn} onClick={onChoose}>
        <span>{label}</span>
        {count === undefined ? null : <span className={classes.soft}>{formatCount(count)}</span>}
      </button>
    </li>
  );
}

function Recent() {
  const { t } = useTranslation('news');
  return (
    <Section title={t('recent')}>
      <QueryState
        query={useQuery(sidebarQuery)}
        lines={4}
        isEmpty={({ recentPosts }) => recentPosts.length === 0}
        empty={<p className={classes.soft}>{t('recentNone')}</p>}
      >
        {({ recentPosts }) => (
          <ul className={classes.rows}>
            {recentPosts.map(({ id, img, title, createdTime }) => (
              <li key={id} className={classes.recent}>
                <img src={img} alt="" loading="lazy" className={classes.thumb} />
                <span className={classes.rowText} lang="es">
                  <Link to="/pages/blog/detail/$id" params={{ id: String(id) }}>
                    {title}
                  </Link>
                  <span className={classes.soft}>{createdTime}</span>
                </span>
              </li>
            ))}
          </ul>
        )}
      </QueryState>
    </Section>
  );
}
