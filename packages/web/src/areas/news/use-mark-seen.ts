import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { newsApi } from '#web/api/areas/news.ts';
import { seenNewsQuery } from '#web/api/seen-news.ts';
import { useSession } from '#web/api/use-session.ts';

/** Notes that these were seen. What could not be noted is told of again: nothing is lost. */
export function useMarkSeen(slugs: readonly string[]): void {
  const client = useQueryClient();
  // Whoever looks at the company as another role changes nothing.
  const mayMark = useSession().userData.vista === undefined;
  const seen = useQuery({ ...seenNewsQuery, enabled: mayMark }).data;
  const news = seen === undefined ? '' : slugs.filter((slug) => !seen.includes(slug)).join(' ');
  useEffect(() => {
    if (news === '') return;
    const mark = async () => {
      const { datos } = await newsApi.markSeen({ body: { novedades: news.split(' ') } });
      client.setQueryData<string[]>(seenNewsQuery.queryKey, datos);
    };
    mark().catch(() => undefined);
  }, [client, news]);
}
