import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { blogApi } from '#web/api/areas/blog.ts';
import { problemText } from '#web/api/problems.ts';
import { toastDone } from '#web/ui/feedback/toasts.tsx';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import { blogKey } from '../queries.ts';

interface RemovePostProps {
  id: number;
  title: string;
  /** Ends the question whether typed text may be left. */
  letGo: () => void;
}

/** Deletes a post, after a question. */
export function RemovePost({ id, title, letGo }: RemovePostProps) {
  const { t } = useTranslation('news');
  const client = useQueryClient();
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => blogApi.remove({ query: { id } }),
    onSuccess: async () => {
      letGo();
      toastDone({ title: t('remove.done', { title }) });
      await navigate({ to: '/pages/blog/list' });
      await client.invalidateQueries({ queryKey: blogKey });
    },
  });
  return (
    <>
      <Button variant="default" onClick={() => setAsking(true)}>
        {t('remove.button')}
      </Button>
      {isAsking ? (
        <ConfirmDialog
          title={t('remove.title')}
          confirm={t('remove.button')}
          danger
          busy={isPending}
          problem={error === null ? undefined : problemText(error)}
          onConfirm={() => mutate()}
          onClose={() => setAsking(false)}
        >
          {t('remove.text', { title })}
        </ConfirmDialog>
      ) : null}
    </>
  );
}
