import { queryOptions, useQuery } from '@tanstack/react-query';
import { seenNewsQuery } from '#web/api/seen-news.ts';

/** The release notes come with the first look at the bell, not with the shell. */
const notesQuery = queryOptions({
  queryKey: ['news', 'notes'],
  queryFn: async (): Promise<string[]> => {
    const { releaseNotes } = await import('#web/areas/news/notes.ts');
    return releaseNotes.map(({ slug }) => slug);
  },
  staleTime: Infinity,
});

/** How many release notes of Pliego this person has not seen; none while that is not known. */
export function useUnseenNews(wanted: boolean): number {
  const notes = useQuery({ ...notesQuery, enabled: wanted }).data;
  const seen = useQuery({ ...seenNewsQuery, enabled: wanted }).data;
  if (notes === undefined || seen === undefined) return 0;
  return notes.filter((slug) => !seen.includes(slug)).length;
}
