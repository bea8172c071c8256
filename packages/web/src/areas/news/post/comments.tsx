import { Button } from '@mantine/core';
import type { BlogArticle, BlogComment } from '@pliego/contract/areas/blog';
import { IconArrowBackUp, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatCount, formatIsoDate } from '#web/lib/format.ts';
import { Face } from '#web/ui/display/person.tsx';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import { Section } from '#web/ui/page/page.tsx';
import { CommentForm } from './comment-form.tsx';
import { useRemoveComment } from './use-comments.ts';
import classes from '../news.module.css';
import reading from '../reading.module.css';

interface CommentsProps {
  post: BlogArticle;
  /** The number in the address. */
  shownAs: number | undefined;
}

/** What is said of a post: comments with their answers, and the field for another. */
export function Comments({ post, shownAs }: CommentsProps) {
  const { t } = useTranslation('news');
  const { comments, thread } = post;
  const earlier = comments - thread.length;
  return (
    <Section title={t('comments.title', { count: comments, shown: formatCount(comments) })}>
      {earlier > 0 ? (
        <p className={classes.soft}>
          {t('comments.earlier', { count: earlier, shown: formatCount(earlier) })}
        </p>
      ) : null}
      <ul className={reading.thread} aria-label={t('comments.list')}>
        {thread
          .filter(({ replyTo }) => replyTo === null)
          .map((comment) => (
            <Said key={comment.id} comment={comment} post={post} shownAs={shownAs} />
          ))}
      </ul>
      <CommentForm post={post} shownAs={shownAs} replyTo={null} />
    </Section>
  );
}

interface SaidProps extends CommentsProps {
  comment: BlogComment;
}

function Said({ comment, post, shownAs }: SaidProps) {
  const { t } = useTranslation('news');
  const [isReplying, setReplying] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const remove = useRemoveComment(post.id, shownAs);
  const { id, avatar, userFullName: name, created, commentText } = comment;
  const replies = post.thread.filter(({ replyTo }) => replyTo === id);
  return (
    <li>
      <div className={reading.said}>
        <Face person={{ id, fullName: name, avatar }} size={34} />
        <div className={classes.rowText}>
          <span>
            <strong>{name}</strong>{' '}
            <time dateTime={created} className={classes.soft}>
              {formatIsoDate(created)}
            </time>
          </span>
          <p className={reading.words}>{commentText}</p>
          <span className={reading.saidTools}>
            <Button
              size="compact-sm"
              variant="subtle"
              aria-label={t('comments.replyTo', { name })}
              aria-expanded={isReplying}
              leftSection={<IconArrowBackUp size={15} stroke={1.7} aria-hidden />}
              onClick={() => setReplying(!isReplying)}
            >
              {t('comments.reply')}
            </Button>
            <Button
              size="compact-sm"
              variant="subtle"
              color="gray"
              aria-label={t('comments.removeOf', { name })}
              leftSection={<IconTrash size={15} stroke={1.7} aria-hidden />}
              onClick={() => setAsking(true)}
            >
              {t('comments.remove')}
            </Button>
          </span>
        </div>
      </div>
      {isReplying ? (
        <div className={reading.replies}>
          <CommentForm
            post={post}
            shownAs={shownAs}
            replyTo={comment}
            onSent={() => setReplying(false)}
          />
        </div>
      ) : null}
      {replies.length === 0 ? null : (
        <ul className={reading.replies}>
          {replies.map((reply) => (
            <Said key={reply.id} comment={reply} post={post} shownAs={shownAs} />
          ))}
        </ul>
      )}
      {isAsking ? (
        <ConfirmDialog
          title={t('comments.removeTitle')}
          confirm={t('comments.remove')}
          danger
          busy={remove.busy}
          problem={remove.problem}
          onConfirm={() => remove.send(id)}
          onClose={() => setAsking(false)}
        >
          {t('comments.removeText', { name })}
        </ConfirmDialog>
      ) : null}
    </li>
  );
}
