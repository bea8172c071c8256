import { BlogArticle, BlogDraft } from '@pliego/contract/areas/blog';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { blogApi } from '#web/api/areas/blog.ts';
import { storedNow } from '#web/api/stored-now.ts';
import { useContractForm } from '#web/api/use-contract-form.ts';
import { toastDone } from '#web/ui/feedback/toasts.tsx';
import { leavesPage, useLeaving } from '#web/ui/navigation/use-leaving.ts';
import { articleQuery, blogKey } from '../queries.ts';
import { useAuthor } from '../use-author.ts';

const emptyDraft: BlogDraft = {
  title: '',
  tags: [],
  slug: '',
  status: 'Draft',
  excerpt: '',
  content: '',
  img: '/muestra/blog-cuaderno.svg',
};

const draftOf = ({ title, tags, slug, status, excerpt, content, img }: BlogArticle): BlogDraft => ({
  title,
  tags,
  slug,
  status,
  excerpt,
  content,
  img,
});

const fields = ['title', 'tags', 'slug', 'status', 'excerpt', 'content', 'img'] as const;
export type PostField = (typeof fields)[number];

/** A field that was changed here and elsewhere, to different values. */
export interface PostClash {
  field: PostField;
  stored: BlogDraft[PostField];
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * The form of a post. When somebody saved meanwhile, what only they changed is taken, and what both changed is shown:
 * nothing is lost, and nothing is overwritten unseen.
 */
export function usePostForm(post: BlogArticle | null) {
  const { t } = useTranslation('news');
  const client = useQueryClient();
  const navigate = useNavigate();
  const author = useAuthor();
  const [base, setBase] = useState(post);
  const [clashes, setClashes] = useState<readonly PostClash[] | null>(null);
  const contract = useContractForm({
    schema: BlogDraft,
    initialValues: post === null ? emptyDraft : draftOf(post),
    send: (values) =>
      base === null
        ? blogApi.add({ body: { post: values, author } })
        : blogApi.update({ body: { id: base.id, version: base.version, post: values } }),
    onDone: async (saved) => {
      leaving.letGo();
      client.setQueryData(articleQuery(saved.id).queryKey, saved);
      void client.invalidateQueries({ queryKey: blogKey });
      toastDone({ title: t(saved.status === 'Published' ? 'form.published' : 'form.kept') });
      await navigate({ to: '/pages/blog/detail/$id', params: { id: String(saved.id) } });
    },
    onRefused: (error, values) => {
      const stored = storedNow(BlogArticle, error);
      if (stored === null || base === null) return;
      const now = draftOf(stored);
      const before = draftOf(base);
      const theirs = fields.filter((field) => !isSame(now[field], before[field]));
      const both = theirs.filter(
        (field) => !isSame(values[field], before[field]) && !isSame(values[field], now[field]),
      );
      const taken = theirs.filter((field) => !both.includes(field));
      setBase(stored);
      setClashes(both.map((field) => ({ field, stored: now[field] })));
      form.setValues(Object.fromEntries(taken.map((field) => [field, now[field]])));
    },
  });
  const { form } = contract;
  const leaving = useLeaving({
    isDirty: !isSame(form.values, base === null ? emptyDraft : draftOf(base)),
    isLeft: leavesPage,
  });
  return {
    ...contract,
    base,
    leaving,
    clashes,
    take: ({ field, stored }: PostClash) => {
      form.setValues({ [field]: stored });
      setClashes((held) => (held ?? []).filter((clash) => clash.field !== field));
    },
  };
}

export type PostForm = ReturnType<typeof usePostForm>;
