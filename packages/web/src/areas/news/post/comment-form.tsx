import { Button, Textarea } from '@mantine/core';
import { type BlogArticle, type BlogComment, blogLimits } from '@pliego/contract/areas/blog';
import { text } from '@pliego/contract/fields';
import { checkCode } from '@pliego/contract/message';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { blogApi } from '#web/api/areas/blog.ts';
import { useContractForm } from '#web/api/use-contract-form.ts';
import { FormProblem } from '#web/ui/fields/form-problem.tsx';
import { LeaveGuard } from '#web/ui/navigation/leave-guard.tsx';
import { leavesPage, useLeaving } from '#web/ui/navigation/use-leaving.ts';
import { useAuthor } from '../use-author.ts';
import { useKeepPost } from './use-comments.ts';
import reading from '../reading.module.css';

const Written = z.object({
  text: text({ min: 1, max: blogLimits.comment, message: checkCode('falta-comentario') }),
});

interface CommentFormProps {
  post: BlogArticle;
  /** The number in the address. */
  shownAs: number | undefined;
  /** What it answers. */
  replyTo: BlogComment | null;
  onSent?: () => void;
}

/** A comment of the person who is signed in. */
export function CommentForm({ post, shownAs, replyTo, onSent }: CommentFormProps) {
  const { t } = useTranslation('news');
  const author = useAuthor();
  const keep = useKeepPost(shownAs);
  const { form, formProps, busy, problem } = useContractForm({
    schema: Written,
    initialValues: { text: '' },
    send: (values) =>
      blogApi.comment({
        body: { id: post.id, author, text: values.text, replyTo: replyTo?.id ?? null },
      }),
    onDone: (answer) => {
      form.reset();
      keep(answer);
      onSent?.();
    },
  });
  const { guard } = useLeaving({ isDirty: form.values.text.trim() !== '', isLeft: leavesPage });
  const label =
    replyTo === null ? t('comments.yours') : t('comments.replyTo', { name: replyTo.userFullName });
  return (
    <form {...formProps} className={reading.commentForm}>
      <FormProblem text={problem} />
      <Textarea
        {...form.getInputProps('text')}
        label={label}
        autosize
        minRows={replyTo === null ? 3 : 2}
        maxRows={10}
        maxLength={blogLimits.comment}
      />
      <div>
        <Button type="submit" loading={busy}>
          {t(replyTo === null ? 'comments.send' : 'comments.reply')}
        </Button>
      </div>
      <LeaveGuard {...guard} text={t('comments.leave')} />
    </form>
  );
}
