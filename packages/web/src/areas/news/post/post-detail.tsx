import { Button } from '@mantine/core';
import type { BlogArticle } from '@pliego/contract/areas/blog';
import { IconBookmark, IconBookmarkFilled, IconPencil } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { blogApi } from '#web/api/areas/blog.ts';
import { problemCode } from '#web/api/problems.ts';
import { useOptimistic } from '#web/api/use-optimistic.ts';
import { formatCount, formatIsoDate } from '#web/lib/format.ts';
import { Pill } from '#web/ui/display/pill.tsx';
import { QueryState } from '#web/ui/feedback/query-state.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { RichText } from '#web/ui/rich-text/rich-text.tsx';
import { categoryTones } from '../category-tones.ts';
import { NewsTrail, NoNews } from '../news-trail.tsx';
import { articleQuery } from '../queries.ts';
import { ShareButton } from '../share-button.tsx';
import { Comments } from './comments.tsx';
import classes from '../news.module.css';
import reading from '../reading.module.css';

/** A post of the sample blog, with what is said of it. */
export function PostDetail({ id }: { id: number | undefined }) {
  const { t } = useTranslation('news');
  const post = useQuery(articleQuery(id));
  if (problemCode(post.error) === 'no-encontrado') return <NoNews />;
  return (
    <Page
      title={post.data?.title ?? t('post')}
      back={<NewsTrail />}
      actions={post.data === undefined ? undefined : <PostTools post={post.data} shownAs={id} />}
    >
      <QueryState query={post} lines={12}>
        {(shown) => (
          <div className={reading.single}>
            <Paper post={shown} />
            <Comments post={shown} shownAs={id} />
          </div>
        )}
      </QueryState>
    </Page>
  );
}

interface PostToolsProps {
  post: BlogArticle;
  /** The number in the address. */
  shownAs: number | undefined;
}

function PostTools({ post, shownAs }: PostToolsProps) {
  const { t } = useTranslation('news');
  const mark = useOptimistic<boolean, BlogArticle, BlogArticle>({
    queryKey: articleQuery(shownAs).queryKey,
    send: (isBookmarked) => blogApi.bookmark({ body: { id: post.id, isBookmarked } }),
    show: (held, isBookmarked) => ({
      ...held,
      isBookmarked,
      bookmarked: held.bookmarked + Number(isBookmarked) - Number(held.isBookmarked),
    }),
    failed: () => t('bookmark.failed'),
  });
  const Icon = post.isBookmarked ? IconBookmarkFilled : IconBookmark;
  const shown = formatCount(post.bookmarked);
  return (
    <>
      <button
        type="button"
        className={reading.tool}
        aria-pressed={post.isBookmarked}
        aria-label={t('bookmark.label', { count: post.bookmarked, shown })}
        onClick={() => mark(!post.isBookmarked)}
      >
        <Icon size={16} stroke={1.7} aria-hidden />
        {shown}
      </button>
      <ShareButton title={post.title} id={String(post.id)} />
      <Button
        variant="default"
        leftSection={<IconPencil size={16} stroke={1.7} aria-hidden />}
        renderRoot={(props) => (
          <Link {...props} to="/pages/blog/edit/$id" params={{ id: String(post.id) }} />
        )}
      >
        {t('edit')}
      </Button>
    </>
  );
}

function Paper({ post }: { post: BlogArticle }) {
  const { t } = useTranslation('news');
  return (
    <article className={reading.paper} lang="es">
      <img src={post.img} alt="" className={reading.hero} />
      <div className={classes.pills}>
        {post.status === 'Published' ? null : (
          <Pill tone="gris">{t(`statuses.${post.status}`)}</Pill>
        )}
        {post.tags.map((tag) => (
          <Pill key={tag} tone={categoryTones[tag]}>
            {t(`categories.${tag}`)}
          </Pill>
        ))}
      </div>
      <p className={classes.by}>
        {post.avatar === '' ? null : <img src={post.avatar} alt="" className={classes.face} />}
        <strong>{post.userFullName}</strong>
        <span aria-hidden>·</span>
        <time dateTime={post.created}>{formatIsoDate(post.created)}</time>
      </p>
      {post.excerpt === '' ? null : <p className={reading.lead}>{post.excerpt}</p>}
      <RichText html={post.content} className={reading.body} />
    </article>
  );
}
