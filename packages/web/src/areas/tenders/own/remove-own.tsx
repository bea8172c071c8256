import { Button } from '@mantine/core';
import { undoOwnTenderMinutes } from '@pliego/contract/areas/own-tenders';
import { IconTrash } from '@tabler/icons-react';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ownTendersApi } from '#web/api/areas/own-tenders.ts';
import { problemText } from '#web/api/problems.ts';
import { toastDone, toastProblem, toastUndo } from '#web/ui/feedback/toasts.tsx';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import classes from './own.module.css';

const lossQuery = (id: number) =>
  queryOptions({
    queryKey: ['tenders', 'own', id, 'loss'],
    queryFn: ({ signal }) => ownTendersApi.loss({ params: { id }, signal }),
  });

const lost = ['tareas', 'comentarios', 'archivos', 'siguen'] as const;

interface RemoveOwnProps {
  id: number;
  code: string;
  /** Before the page is left: what is typed needs no asking any more. */
  onRemoved: () => void;
}

/** Deletes a tender that the company entered, once it was said what goes with it; for a while that can be taken back. */
export function RemoveOwn({ id, code, onRemoved }: RemoveOwnProps) {
  const { t } = useTranslation('ownTender');
  const [isAsking, setAsking] = useState(false);
  const { data } = useQuery(lossQuery(id));
  const removing = useRemoval({ id, code, onRemoved });
  if (data?.puede !== true) return null;
  const parts = lost.filter((part) => data[part] > 0);
  return (
    <>
      <Button
        variant="subtle"
        color="red.9"
        className={classes.danger}
        leftSection={<IconTrash size={15} aria-hidden />}
        onClick={() => setAsking(true)}
      >
        {t('remove.action')}
      </Button>
      {isAsking ? (
        <ConfirmDialog
          danger
          title={t('remove.title', { code })}
          confirm={t('remove.confirm')}
          busy={removing.isPending}
          problem={removing.error === null ? undefined : problemText(removing.error)}
          onConfirm={() => removing.mutate()}
          onClose={() => setAsking(false)}
        >
          <p className={classes.text}>{t('remove.text', { count: undoOwnTenderMinutes })}</p>
          {parts.length === 0 ? null : (
            <ul className={classes.lost}>
              {parts.map((part) => (
                <li key={part}>{t(`remove.lost.${part}`, { count: data[part] })}</li>
              ))}
            </ul>
          )}
        </ConfirmDialog>
      ) : null}
    </>
  );
}

function useRemoval({ id, code, onRemoved }: RemoveOwnProps) {
  const { t } = useTranslation('ownTender');
  const client = useQueryClient();
  const navigate = useNavigate();
  const reread = () => client.invalidateQueries({ queryKey: ['tenders'] });
  const restore = async () => {
    try {
      await ownTendersApi.restore({ params: { id } });
      toastDone({ title: t('remove.restored', { code }) });
      await reread();
    } catch (error) {
      toastProblem({ title: t('remove.notRestored', { code }), text: problemText(error) });
    }
  };
  return useMutation({
    mutationFn: () => ownTendersApi.remove({ params: { id } }),
    onSuccess: async () => {
      onRemoved();
      toastUndo({
        title: t('remove.done', { code }),
        action: { label: t('remove.undo'), onClick: () => void restore() },
      });
      await navigate({ to: '/licitaciones', ignoreBlocker: true });
      await reread();
    },
  });
}
