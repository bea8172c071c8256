import { type Attachment, attachmentEndpoints } from '@pliego/contract/areas/attachments';
import { createAreaClient } from '@pliego/contract/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { attachmentsApi } from '#web/api/areas/attachments.ts';
import { problemText } from '#web/api/problems.ts';
import { uploadFetcher } from '#web/api/upload-fetcher.ts';
import { toastDone, toastProblem } from '#web/ui/feedback/toasts.tsx';
import { tenderEventsKey } from '../queries.ts';
import { attachmentsQuery } from '../work/work-queries.ts';

/** How far each file being sent has come. */
export interface Sending {
  name: string;
  /** From 0 to 1. */
  share: number;
}

function useRefresh(tenderId: number) {
  const client = useQueryClient();
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: attachmentsQuery(tenderId).queryKey }),
      client.invalidateQueries({ queryKey: tenderEventsKey(tenderId) }),
    ]);
}

/** Sends files one after another; each that fails says why, and the others go on. */
export function useSendFiles(tenderId: number) {
  const { t } = useTranslation('expediente');
  const refresh = useRefresh(tenderId);
  const [sending, setSending] = useState<Sending>();
  const sendOne = async (file: File) => {
    const track = (bytes: number) => setSending({ name: file.name, share: bytes / file.size });
    const client = createAreaClient(attachmentEndpoints, uploadFetcher(track), location.origin);
    setSending({ name: file.name, share: 0 });
    try {
      const query = { nombre: file.name };
      await client.upload({ params: { id: tenderId }, query, body: file });
    } catch (error) {
      toastProblem({ title: t('files.failed', { name: file.name }), text: problemText(error) });
    }
  };
  const send = async (files: readonly File[]) => {
    for (const file of files) await sendOne(file);
    setSending(undefined);
    await refresh();
  };
  return { sending, send };
}

/** Deletes a file with all its versions. */
export function useRemoveFile(tenderId: number) {
  const { t } = useTranslation('expediente');
  const refresh = useRefresh(tenderId);
  return useMutation({
    mutationFn: (file: Attachment) => attachmentsApi.remove({ params: { id: file.id } }),
    onSuccess: async (_, file) => {
      await refresh();
      toastDone({ title: t('files.removed', { name: file.nombre }) });
    },
    onError: (error, file) =>
      toastProblem({
        title: t('files.removeFailed', { name: file.nombre }),
        text: problemText(error),
      }),
  });
}
