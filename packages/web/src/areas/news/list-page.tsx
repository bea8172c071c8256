import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useSession } from '#web/api/use-session.ts';
import { currentLocale } from '#web/lib/locale.ts';
import { Pager } from '#web/ui/data-table/pager.tsx';
import { QueryPending } from '#web/ui/feedback/query-state.tsx';
import { EmptyState } from '#web/ui/feedback/states.tsx';
import { SearchField } from '#web/ui/fields/search-field.tsx';
import { useSearchState } from '#web/ui/navigation/use-search-state.ts';
import { Page } from '#web/ui/page/page.tsx';
import { Drafts } from './drafts.tsx';
import { NewsCard } from './news-card.tsx';
import {
  findNews,
  inOrder,
  type NewsItem,
  noteItem,
  pageOfNews,
  pageSize,
  postItem,
} from './news-items.ts';
import { NewsSide } from './news-side.tsx';
import { releaseNotes } from './notes.ts';
import { postsQuery } from './queries.ts';
import { useMarkSeen } from './use-mark-seen.ts';
import classes from './news.module.css';

const allNotes = releaseNotes.map(({ slug }) => slug);

/** What is new in Pliego and, where there is sample data, the posts of its blog. */
export function NewsListPage() {
  const { t } = useTranslation('news');
  const { plantilla } = useSession().userData;
  const { search, change } = useSearchState('/shell/pages/blog/list');
  const posts = useQuery({ ...postsQuery, enabled: plantilla });
  useMarkSeen(allNotes);
  const notes = releaseNotes.map((note) => noteItem(note, currentLocale()));
  const items = inOrder([...notes, ...(posts.data ?? []).map(postItem)]);
  const isDrafts = plantilla && search.ver === 'borradores';
  return (
    <Page
      title={t('title')}
      actions={
        <>
          <SearchField
            label={t('search')}
            value={search.q ?? ''}
            className={classes.search}
            onSearch={(text) =>
              change(
                { q: text.trim() === '' ? undefined : text, pagina: undefined, ver: undefined },
                { replace: true },
              )
            }
          />
          {plantilla ? (
            <Button
              leftSection={<IconPlus size={16} aria-hidden />}
              renderRoot={(props) => (
                <Link {...props} to="/pages/blog/edit/$id" params={{ id: 'nueva' }} />
              )}
            >
              {t('write')}
            </Button>
          ) : null}
        </>
      }
    >
      {plantilla ? <p className={classes.note}>{t('sampleNote')}</p> : null}
      <div className={classes.columns}>
        <div className={classes.main}>
          {isDrafts ? <Drafts /> : <Found items={items} isWhole={!plantilla || !posts.isPending} />}
          {/* The notes are there in any case: what failed are the posts alone. */}
          {plantilla && posts.data === undefined && !isDrafts ? (
            <QueryPending query={posts} lines={4} />
          ) : null}
        </div>
        <NewsSide items={items} />
      </div>
    </Page>
  );
}

interface FoundProps {
  items: readonly NewsItem[];
  /** Whether nothing more is on its way. */
  isWhole: boolean;
}

function Found({ items, isWhole }: FoundProps) {
  const { t } = useTranslation('news');
  const { search, change } = useSearchState('/shell/pages/blog/list');
  const found = findNews(items, search);
  const page = search.pagina ?? 1;
  if (found.length === 0) {
    if (!isWhole) return null;
    return (
      <EmptyState
        title={t('none')}
        actions={
          <Button
            variant="default"
            onClick={() => change({ q: undefined, categoria: undefined, pagina: undefined })}
          >
            {t('showAll')}
          </Button>
        }
      >
        {t('noneText')}
      </EmptyState>
    );
  }
  return (
    <>
      <ul className={classes.cards} aria-label={t('title')}>
        {pageOfNews(found, page).map((item) => (
          <li key={item.id}>
            <NewsCard item={item} />
          </li>
        ))}
      </ul>
      {isWhole ? (
        <Pager
          page={page}
          pageSize={pageSize}
          total={found.length}
          onPage={(next) => change({ pagina: next === 1 ? undefined : next })}
        />
      ) : null}
    </>
  );
}
