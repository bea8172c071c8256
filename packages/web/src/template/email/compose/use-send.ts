import type { Mail, OutgoingMail } from '@pliego/contract/areas/email';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { problemText } from '#web/api/problems.ts';
import { emailApi } from '#web/api/areas/email.ts';
import { formatMoment } from '#web/lib/format.ts';
import { toastProblem, toastUndo } from '#web/ui/feedback/toasts.tsx';
import { draftLink } from '../mail-place.ts';
import { mailCountsQuery, mailsKey } from '../queries.ts';

/** After something was written or sent: every list may have it, and every count. */
export function useMailsChanged(): () => Promise<void> {
  const client = useQueryClient();
  return async () => {
    await Promise.all([
      client.invalidateQueries({ queryKey: mailsKey }),
      client.invalidateQueries({ queryKey: mailCountsQuery.queryKey }),
    ]);
  };
}

/** Shows a toast that the mail is being sent, with an undo that reopens it as a draft. */
export function useSaySent(): (mail: Mail) => void {
  const { t } = useTranslation(['email', 'widgets']);
  const navigate = useNavigate();
  const changed = useMailsChanged();
  const takeBack = async ({ id }: Mail) => {
    try {
      await emailApi.update({ body: { emailIds: [id], dataToUpdate: { folder: 'draft' } } });
      await changed();
      void navigate(draftLink(id));
    } catch (error) {
      toastProblem({ title: t('failed.patch'), text: problemText(error) });
    }
  };
  return (mail) => {
    const isLater = mail.folder === 'scheduled' && mail.sendAt !== undefined;
    const moment = mail.sendAt === undefined ? '' : formatMoment(mail.sendAt, Date.now());
    toastUndo({
      id: 'email-sent',
      title: t(isLater ? 'done.scheduled' : 'done.sent'),
      text: isLater ? t('done.scheduledFor', { moment }) : undefined,
      action: { label: t('widgets:undo'), onClick: () => void takeBack(mail) },
    });
  };
}

/** Sends the mail, and shows a toast. Rejects with the problem; the draft is kept then. */
export function useSend(): (mail: OutgoingMail) => Promise<Mail> {
  const changed = useMailsChanged();
  const say = useSaySent();
  return async (mail) => {
    const { email } = await emailApi.send({ body: mail });
    await changed();
    say(email);
    return email;
  };
}

/** What waits for its time, sent at once. */
export function useSendNow(onSent: () => void) {
  const { t } = useTranslation('email');
  const send = useSend();
  return useMutation({
    mutationFn: ({ id, to, cc, bcc, subject, message, attachments }: Mail) =>
      send({ id, to, cc, bcc, subject, message, attachments }),
    onSuccess: onSent,
    onError: (error) => toastProblem({ title: t('failed.sendNow'), text: problemText(error) }),
  });
}
