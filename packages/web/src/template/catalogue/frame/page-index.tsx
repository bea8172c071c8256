import { pageOf, pages, type PageTarget } from '@pliego/contract/pages';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { containsText } from '#web/lib/rank-matches.ts';
import { SearchField } from '#web/ui/fields/search-field.tsx';
import { AppLink } from '#web/ui/navigation/app-link.tsx';
import { cataloguePages } from '../catalogue-pages.ts';
import classes from './catalogue.module.css';

const built: ReadonlySet<string> = new Set(cataloguePages.map(({ target }) => target));
const all = pages.filter(({ target }) => built.has(target));

/** The other pages of the same kind; while something is looked for, those of the whole catalogue. */
export function PageIndex({ target }: { target: PageTarget }) {
  const { t } = useTranslation(['catalogue', 'pages', 'common']);
  const [text, setText] = useState('');
  const here = pages.find((page) => page.target === target);
  const [group] = here?.groups ?? [];
  const shown =
    text.trim() === ''
      ? all.filter(({ section, groups }) => section === here?.section && groups[0] === group)
      : all.filter((page) => containsText(t(`pages:${page.target}`), text));
  return (
    <nav className={classes.index} aria-label={t('index.label')}>
      <SearchField size="xs" label={t('index.find')} value={text} onSearch={setText} />
      {shown.length === 0 ? <p className={classes.note}>{t('index.none')}</p> : null}
      <ul>
        {shown.map((page) => (
          <li key={page.target}>
            <AppLink
              to={pageOf(page.target).link}
              className={classes.indexLink}
              aria-current={page.target === target ? 'page' : undefined}
            >
              {t(`pages:${page.target}`)}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
