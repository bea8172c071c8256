import type { Invoice } from '@pliego/contract/areas/invoices';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { problemText } from '#web/api/problems.ts';
import { emailApi } from '#web/api/areas/email.ts';
import { invoicesApi } from '#web/api/areas/invoices.ts';
import { formatBytes } from '#web/lib/format.ts';
import { readAsAddress } from '#web/ui/attachments/read-attachment.ts';
import { textHtml } from '#web/ui/rich-text/html-text.ts';
import { toastDone, toastProblem } from '#web/ui/feedback/toasts.tsx';
import { invoicesKey } from '../queries.ts';
import { useInvoicePdf } from '../paper/use-download.ts';

interface Message {
  to: string[];
  cc: string[];
  subject: string;
  message: string;
  /** Whether the PDF is attached. */
  attach: boolean;
}

/** Sends an invoice from the e-mail app, and puts its status to sent. */
export function useSendInvoice({ id, client }: Invoice): (message: Message) => Promise<void> {
  const { t } = useTranslation(['invoices', 'common']);
  const queries = useQueryClient();
  const navigate = useNavigate();
  const makePdf = useInvoicePdf();
  const mark = useMutation({
    mutationFn: (_to: string[]) => invoicesApi.updateStatus({ body: { id, status: 'Sent' } }),
    onSuccess: (_, to) =>
      toastDone({
        title: t('send.done', { id }),
        text: t('send.doneText', { to: to.join(', ') }),
        action: {
          label: t('send.open'),
          onClick: () => void navigate({ to: '/apps/email/$folder', params: { folder: 'sent' } }),
        },
      }),
    // The mail was sent: a retry would send it twice.
    onError: (error, to) =>
      toastProblem({
        title: t('send.statusFailed', { id }),
        text: problemText(error),
        action: { label: t('common:actions.retry'), onClick: () => mark.mutate(to) },
      }),
    onSettled: () => queries.invalidateQueries({ queryKey: invoicesKey }),
  });
  const named = (email: string) => ({
    email,
    name: email === client.companyEmail ? client.name : '',
  });
  return async ({ to, cc, subject, message, attach }) => {
    const attachments = [];
    if (attach) {
      const { fileName, file } = await makePdf(id);
      const url = await readAsAddress(new File([file], fileName, { type: file.type }));
      attachments.push({ fileName, thumbnail: '', url, size: formatBytes(file.size) });
    }
    await emailApi.send({
      body: {
        to: to.map(named),
        cc: cc.map(named),
        bcc: [],
        subject,
        message: textHtml(message),
        attachments,
      },
    });
    void queries.invalidateQueries({ queryKey: ['email'] });
    mark.mutate(to);
  };
}
