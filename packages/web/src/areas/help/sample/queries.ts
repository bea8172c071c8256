import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { faqApi } from '#web/api/areas/faq.ts';

export const faqQuery = (q: string) =>
  queryOptions({
    queryKey: ['faq', 'data', q],
    queryFn: ({ signal }) => faqApi.list({ query: { q }, signal }),
    placeholderData: keepPreviousData,
  });

export const cardsQuery = queryOptions({
  queryKey: ['faq', 'knowledge'],
  queryFn: ({ signal }) => faqApi.knowledgeBase({ signal }),
});

export const categoryQuery = queryOptions({
  queryKey: ['faq', 'category'],
  queryFn: ({ signal }) => faqApi.category({ signal }),
});

export const questionQuery = queryOptions({
  queryKey: ['faq', 'question'],
  queryFn: ({ signal }) => faqApi.question({ signal }),
});
