import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { commentsApi } from '#web/api/areas/comments.ts';
import { problemText } from '#web/api/problems.ts';
import { toastProblem } from '#web/ui/feedback/toasts.tsx';
import { tenderEventsKey } from '../queries.ts';
import { expedienteKey } from '../work/work-queries.ts';

const commentsKey = (id: number) => ['tenders', 'comments', id] as const;

export function commentsQuery(id: number) {
  return queryOptions({
    queryKey: commentsKey(id),
    queryFn: ({ signal }) => commentsApi.list({ params: { id }, signal }),
  });
}

/** What can be done with the comments of a tender. */
export type CommentChange =
  | { kind: 'write'; texto: string; respondeA: number | null }
  | { kind: 'edit'; id: number; texto: string }
  | { kind: 'resolve'; id: number; resuelto: boolean }
  | { kind: 'remove'; id: number };

function send(tenderId: number, change: CommentChange) {
  switch (change.kind) {
    case 'write': {
      const { texto, respondeA } = change;
      return commentsApi.create({ params: { id: tenderId }, body: { texto, respondeA } });
    }
    case 'edit':
      return commentsApi.update({ params: { id: change.id }, body: { texto: change.texto } });
    case 'resolve':
      return commentsApi.update({ params: { id: change.id }, body: { resuelto: change.resuelto } });
    case 'remove':
      return commentsApi.remove({ params: { id: change.id } });
  }
}

/** Changes the comments of a tender. What was typed stays where it was until it is kept. */
export function useCommentChange(tenderId: number) {
  const { t } = useTranslation('expediente');
  const client = useQueryClient();
  return useMutation({
    mutationFn: (change: CommentChange) => send(tenderId, change),
    onSuccess: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: commentsKey(tenderId) }),
        client.invalidateQueries({ queryKey: tenderEventsKey(tenderId) }),
        // The author of a comment follows the tender.
        client.invalidateQueries({ queryKey: expedienteKey(tenderId) }),
      ]),
    onError: (error) => toastProblem({ title: t('comments.failed'), text: problemText(error) }),
  });
}
