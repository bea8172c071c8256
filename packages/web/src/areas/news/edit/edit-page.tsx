import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { problemCode } from '#web/api/problems.ts';
import { idIn } from '#web/lib/id-param.ts';
import { QueryPending } from '#web/ui/feedback/query-state.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { NewsTrail, NoNews } from '../news-trail.tsx';
import { articleQuery } from '../queries.ts';
import { PostForm } from './post-form.tsx';

/** The end of the address under which a new post is written. */
const newPost = 'nueva';

/** Writes a post of the sample blog, or changes one; without a number, the first one. */
export function EditPostPage() {
  const { id } = useParams({ strict: false });
  if (id === undefined) return <Changed id={undefined} />;
  const text = String(id);
  if (text === newPost) return <PostForm key={newPost} post={null} />;
  const number = idIn(text);
  return number === undefined ? <NoNews /> : <Changed key={number} id={number} />;
}

function Changed({ id }: { id: number | undefined }) {
  const { t } = useTranslation('news');
  const post = useQuery({ ...articleQuery(id), refetchOnWindowFocus: false });
  if (problemCode(post.error) === 'no-encontrado') return <NoNews />;
  if (post.data === undefined) {
    return (
      <Page title={t('form.title')} back={<NewsTrail />}>
        <QueryPending query={post} lines={12} />
      </Page>
    );
  }
  return <PostForm key={post.data.id} post={post.data} />;
}
