import type { Comment } from '@pliego/contract/areas/comments';
import { IconCheck, IconDotsVertical } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatFullMoment, formatMoment } from '#web/lib/format.ts';
import { useNow } from '#web/ui/date/use-now.ts';
import { Face } from '#web/ui/display/person.tsx';
import { ActionMenu, type MenuAction } from '#web/ui/overlay/action-menu.tsx';
import { CommentForm } from './comment-form.tsx';
import { useCommentChange } from './comment-queries.ts';
import { partsOf } from './mention-text.ts';
import classes from './comments.module.css';

interface CommentRowProps {
  tenderId: number;
  comment: Comment;
  /** Only of one that begins a thread. */
  onReply?: () => void;
}

export function CommentRow({ tenderId, comment, onReply }: CommentRowProps) {
  const { t } = useTranslation('expediente');
  const now = useNow();
  const [edits, setEdits] = useState(false);
  const { mutateAsync, mutate, isPending } = useCommentChange(tenderId);
  const { id, autor, cuando, editado, eliminado, resuelto, respondeA } = comment;
  const name = autor?.fullName ?? t('comments.gone');
  const actions: MenuAction[] = [];
  if (respondeA === null && onReply !== undefined && !eliminado) {
    actions.push({
      id: 'resolve',
      label: t(resuelto === null ? 'comments.resolve' : 'comments.reopen'),
      onPick: () => mutate({ kind: 'resolve', id, resuelto: resuelto === null }),
    });
  }
  if (comment.editable) {
    actions.push({ id: 'edit', label: t('comments.edit'), onPick: () => setEdits(true) });
  }
  if (comment.borrable) {
    const onPick = () => mutate({ kind: 'remove', id });
    actions.push({ id: 'remove', label: t('comments.remove'), danger: true, onPick });
  }
  const saveEdit = async (texto: string) => {
    await mutateAsync({ kind: 'edit', id, texto });
    setEdits(false);
    return false;
  };
  return (
    <article className={classes.comment} aria-label={t('comments.of', { name })}>
      <Face person={autor ?? { id: 0, fullName: name, avatar: null }} size={26} />
      <div className={classes.content}>
        <header className={classes.head}>
          <b>{name}</b>
          <time dateTime={cuando} title={formatFullMoment(cuando)}>
            {formatMoment(cuando, now)}
          </time>
          {editado === null ? null : <span>{t('comments.edited')}</span>}
          {resuelto === null ? null : (
            <span className={classes.resolved}>
              <IconCheck size={13} aria-hidden />
              {t('comments.resolvedBy', { name: resuelto.por?.fullName ?? t('comments.gone') })}
            </span>
          )}
        </header>
        {edits ? (
          <CommentForm
            text={comment.texto}
            label={t('comments.edit')}
            submit={t('comments.save')}
            busy={isPending}
            takesFocus
            onSend={saveEdit}
            onCancel={() => setEdits(false)}
          />
        ) : (
          <CommentText comment={comment} />
        )}
        {onReply === undefined || edits ? null : (
          <button type="button" className={classes.reply} onClick={onReply}>
            {t('comments.reply')}
          </button>
        )}
      </div>
      {actions.length === 0 || edits ? null : (
        <ActionMenu label={t('comments.menu', { name })} width={190} actions={actions}>
          <IconDotsVertical size={16} aria-hidden />
        </ActionMenu>
      )}
    </article>
  );
}

/** The text as it was written; people it mentions by their names. */
function CommentText({ comment: { texto, menciones, eliminado } }: { comment: Comment }) {
  const { t } = useTranslation('expediente');
  if (eliminado) return <p className={classes.removed}>{t('comments.removed')}</p>;
  return (
    <p className={classes.text}>
      {partsOf(texto).map((part) => {
        if (part.kind === 'text') return part.text;
        const person = menciones.find(({ id }) => id === part.id);
        return person === undefined ? (
          `@[${part.id}]`
        ) : (
          <span key={part.at} className={classes.mention}>
            @{person.fullName}
          </span>
        );
      })}
    </p>
  );
}
