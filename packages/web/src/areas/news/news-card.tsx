import { IconMessage, IconSparkles } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { formatCount, formatIsoDate } from '#web/lib/format.ts';
import { Pill } from '#web/ui/display/pill.tsx';
import { AppLink } from '#web/ui/navigation/app-link.tsx';
import type { NewsItem } from './news-items.ts';
import { categoryTones } from './category-tones.ts';
import classes from './news.module.css';

/** A release note or a post, as the list shows it. */
export function NewsCard({ item }: { item: NewsItem }) {
  const { t } = useTranslation('news');
  const { id, title, summary, day, categories, post, language } = item;
  return (
    <article className={classes.card}>
      {post === undefined ? (
        <span aria-hidden className={classes.band}>
          <IconSparkles size={30} stroke={1.5} />
        </span>
      ) : (
        <img src={post.img} alt="" loading="lazy" className={classes.cover} />
      )}
      <div className={classes.cardBody}>
        <div className={classes.pills}>
          {categories.map((category) => (
            <Pill key={category} tone={categoryTones[category]}>
              {t(`categories.${category}`)}
            </Pill>
          ))}
        </div>
        <h2 className={classes.cardTitle} lang={language}>
          <Link to="/pages/blog/detail/$id" params={{ id }}>
            {title}
          </Link>
        </h2>
        <p className={classes.by}>
          {post === undefined ? null : (
            <>
              <img src={post.avatar} alt="" className={classes.face} />
              <span>{post.author}</span>
              <span aria-hidden>·</span>
            </>
          )}
          <time dateTime={day}>{formatIsoDate(day)}</time>
        </p>
        <p className={classes.summary} lang={language}>
          {summary}
        </p>
        <div className={classes.cardFoot}>
          {post === undefined ? (
            <span />
          ) : (
            <span className={classes.figure}>
              <IconMessage size={16} stroke={1.7} aria-hidden />
              {t('comments.count', { count: post.comments, shown: formatCount(post.comments) })}
            </span>
          )}
          <AppLink to="/pages/blog/detail/$id" params={{ id }} aria-label={t('readOf', { title })}>
            {t('read')}
          </AppLink>
        </div>
      </div>
    </article>
  );
}
