import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatIsoDate } from '#web/lib/format.ts';
import { currentLocale } from '#web/lib/locale.ts';
import { Pill } from '#web/ui/display/pill.tsx';
import { QueryState } from '#web/ui/feedback/query-state.tsx';
import { AppLink } from '#web/ui/navigation/app-link.tsx';
import { Page, Section } from '#web/ui/page/page.tsx';
import { ArticleBody } from '#web/ui/rich-text/article-body.tsx';
import { categoryTones } from './category-tones.ts';
import { ownCategory } from './news-search.ts';
import { NewsTrail } from './news-trail.tsx';
import { loadNoteBody, noteLanguage, type ReleaseNote, releaseNotes } from './notes.ts';
import { ShareButton } from './share-button.tsx';
import { useMarkSeen } from './use-mark-seen.ts';
import classes from './news.module.css';
import reading from './reading.module.css';

/** What is new in Pliego since a day. */
export function NoteDetail({ note }: { note: ReleaseNote }) {
  const { t } = useTranslation('news');
  const language = noteLanguage(currentLocale());
  const { title, summary } = note.headings[language];
  const body = useQuery({
    queryKey: ['news', 'note', note.slug, language],
    queryFn: () => loadNoteBody(note.slug, language),
    staleTime: Infinity,
  });
  useMarkSeen([note.slug]);
  return (
    <Page title={title} back={<NewsTrail />} actions={<ShareButton title={title} id={note.slug} />}>
      <div className={classes.columns}>
        <article className={reading.paper} lang={language}>
          <div className={classes.pills}>
            <Pill tone={categoryTones[ownCategory]}>{t(`categories.${ownCategory}`)}</Pill>
            <time dateTime={note.day} className={classes.soft}>
              {formatIsoDate(note.day)}
            </time>
          </div>
          <p className={reading.lead}>{summary}</p>
          <QueryState query={body}>{(html) => <ArticleBody html={html} />}</QueryState>
        </article>
        <aside className={classes.side} aria-label={t('otherNotes')}>
          <Section title={t('otherNotes')}>
            <ul className={classes.rows}>
              {releaseNotes
                .filter(({ slug }) => slug !== note.slug)
                .map(({ slug, day, headings }) => (
                  <li key={slug} className={classes.row}>
                    <span className={classes.rowText} lang={language}>
                      <AppLink to="/pages/blog/detail/$id" params={{ id: slug }}>
                        {headings[language].title}
                      </AppLink>
                      <span className={classes.soft}>{formatIsoDate(day)}</span>
                    </span>
                  </li>
                ))}
            </ul>
          </Section>
        </aside>
      </div>
    </Page>
  );
}
