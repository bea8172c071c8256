import type { BlogArticle } from '@pliego/contract/areas/blog';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { blogApi } from '#web/api/areas/blog.ts';
import { problemText } from '#web/api/problems.ts';
import { articleQuery, postsQuery } from '../queries.ts';

/** Shows a post as it was answered, under the address it is read at; the list counts its comments anew. */
export function useKeepPost(shownAs: number | undefined) {
  const client = useQueryClient();
  return (post: BlogArticle) => {
    client.setQueryData(articleQuery(shownAs).queryKey, post);
    void client.invalidateQueries({ queryKey: postsQuery.queryKey });
  };
}

export function useRemoveComment(postId: number, shownAs: number | undefined) {
  const keep = useKeepPost(shownAs);
  const { mutate, isPending, error } = useMutation({
    mutationFn: (commentId: number) => blogApi.removeComment({ query: { id: postId, commentId } }),
    onSuccess: keep,
  });
  return {
    send: (commentId: number) => mutate(commentId),
    busy: isPending,
    problem: error === null ? undefined : problemText(error),
  };
}
