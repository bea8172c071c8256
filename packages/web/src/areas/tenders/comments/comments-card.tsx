import type { Comment } from '@pliego/contract/areas/comments';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAbility } from '#web/api/use-session.ts';
import { formatCount } from '#web/lib/format.ts';
import { QueryState } from '#web/ui/feedback/query-state.tsx';
import { Section } from '#web/ui/page/page.tsx';
import { CommentForm } from './comment-form.tsx';
import { commentsQuery, useCommentChange } from './comment-queries.ts';
import { CommentRow } from './comment-row.tsx';
import classes from './comments.module.css';

/** What the team says of a tender, in threads. */
export function CommentsCard({ tenderId }: { tenderId: number }) {
  const { t } = useTranslation('expediente');
  const ability = useAbility();
  const query = useQuery(commentsQuery(tenderId));
  const mayComment = ability.can('create', 'Comment');
  const count = (query.data?.datos ?? []).filter(({ eliminado }) => !eliminado).length;
  return (
    <Section
      title={t('comments.title')}
      actions={count === 0 ? undefined : <span className={classes.soft}>{formatCount(count)}</span>}
    >
      <QueryState
        query={query}
        lines={3}
        isEmpty={({ datos }) => datos.length === 0}
        empty={<p className={classes.none}>{t('comments.none')}</p>}
      >
        {({ datos }) =>
          datos
            .filter(({ respondeA }) => respondeA === null)
            .map((first) => (
              <Thread
                key={first.id}
                tenderId={tenderId}
                first={first}
                replies={datos.filter(({ respondeA }) => respondeA === first.id)}
                mayReply={mayComment}
              />
            ))
        }
      </QueryState>
      {mayComment ? <NewComment tenderId={tenderId} respondeA={null} /> : null}
    </Section>
  );
}

interface ThreadProps {
  tenderId: number;
  first: Comment;
  replies: readonly Comment[];
  mayReply: boolean;
}

function Thread({ tenderId, first, replies, mayReply }: ThreadProps) {
  const [answers, setAnswers] = useState(false);
  return (
    <div className={classes.thread} data-resolved={first.resuelto !== null || undefined}>
      <CommentRow
        tenderId={tenderId}
        comment={first}
        onReply={mayReply ? () => setAnswers(true) : undefined}
      />
      <div className={classes.replies}>
        {replies.map((reply) => (
          <CommentRow key={reply.id} tenderId={tenderId} comment={reply} />
        ))}
        {answers ? (
          <NewComment tenderId={tenderId} respondeA={first.id} onClose={() => setAnswers(false)} />
        ) : null}
      </div>
    </div>
  );
}

interface NewCommentProps {
  tenderId: number;
  respondeA: number | null;
  onClose?: () => void;
}

function NewComment({ tenderId, respondeA, onClose }: NewCommentProps) {
  const { t } = useTranslation('expediente');
  const { mutateAsync, isPending } = useCommentChange(tenderId);
  const send = async (texto: string) => {
    try {
      await mutateAsync({ kind: 'write', texto, respondeA });
    } catch {
      // The mutation has told of it; what was typed stays.
      return false;
    }
    onClose?.();
    return true;
  };
  return (
    <CommentForm
      label={t(respondeA === null ? 'comments.write' : 'comments.answer')}
      submit={t('comments.send')}
      busy={isPending}
      takesFocus={respondeA !== null}
      onSend={send}
      onCancel={onClose}
    />
  );
}
