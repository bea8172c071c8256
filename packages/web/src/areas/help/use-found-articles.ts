import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type Article, articles } from './articles.ts';
import { findArticles } from './find-articles.ts';
import { useTopics } from './use-topics.ts';

const wordsQuery = queryOptions({
  queryKey: ['help', 'words'],
  queryFn: async () => (await import('./article-words.ts')).articleWords,
  staleTime: Infinity,
});

const nothing: ReadonlyMap<string, string> = new Map();

/** The articles for what was typed. By title and summary at once, and by their text once that is loaded. */
export function useFoundArticles(text: string): Article[] {
  const { data = nothing } = useQuery({ ...wordsQuery, enabled: text.trim() !== '' });
  const topics = useTopics();
  return useMemo(() => {
    const own = articles.filter(({ topic }) => topics.includes(topic));
    return findArticles(own, text, data);
  }, [topics, text, data]);
}
