import type { Mail } from '@pliego/contract/areas/email';
import type { MailLabel } from '@pliego/contract/areas/email-choices';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { emailApi } from '#web/api/areas/email.ts';
import { useOptimistic } from '#web/api/use-optimistic.ts';
import { toastDone, toastUndo } from '#web/ui/feedback/toasts.tsx';
import {
  type HeldMails,
  labelOf,
  type MailChange,
  moveOf,
  patchOf,
  restoreOf,
  showChange,
  undoOf,
} from './mail-changes.ts';
import { mailCountsQuery, mailsKey } from './queries.ts';

async function sendChange(change: MailChange): Promise<void> {
  if (change.kind === 'remove') {
    await emailApi.remove({ body: { emailIds: change.ids } });
  } else if (change.kind === 'label') {
    await emailApi.toggleLabel({ body: { emailIds: change.ids, label: change.label } });
  } else {
    for (const { ids, data } of change.patches) {
      await emailApi.update({ body: { emailIds: ids, dataToUpdate: data } });
    }
  }
}

/** What can be done with mails, on screen at once. What changes many, or takes something out of sight, can be undone. */
export function useMailActions() {
  const { t } = useTranslation(['email', 'widgets']);
  const client = useQueryClient();
  const change = useOptimistic<MailChange, HeldMails, void>({
    queryKey: mailsKey,
    send: sendChange,
    show: showChange,
    failed: ({ kind }) => t(`failed.${kind}`),
    onDone: (_, done) => {
      void client.invalidateQueries({ queryKey: mailCountsQuery.queryKey });
      if (done.kind === 'remove')
        toastDone({ title: t('done.removed', { count: done.ids.length }) });
    },
  });
  const changeWithUndo = (mails: readonly Mail[], wanted: MailChange, title: string) => {
    const undo = undoOf(mails, wanted);
    change(wanted);
    toastUndo({
      id: 'email-undo',
      title,
      action: { label: t('widgets:undo'), onClick: () => change(undo) },
    });
  };

  return {
    star: (mails: readonly Mail[], isStarred: boolean) =>
      change(patchOf(mails, () => ({ isStarred }))),
    /** Without a word: opening a mail reads it. */
    open: (mail: Mail) => change(patchOf([mail], () => ({ isRead: true }))),
    read: (mails: readonly Mail[], isRead: boolean) =>
      changeWithUndo(
        mails,
        patchOf(mails, () => ({ isRead })),
        t(isRead ? 'done.read' : 'done.unread', { count: mails.length }),
      ),
    move: (mails: readonly Mail[], folder: Mail['folder']) =>
      changeWithUndo(
        mails,
        moveOf(mails, folder),
        t('done.moved', { count: mails.length, place: t(`folders.${folder}`) }),
      ),
    restore: (mails: readonly Mail[]) => {
      const [first] = mails;
      if (first === undefined) return;
      const place = t(`folders.${first.trashedFrom ?? 'inbox'}`);
      changeWithUndo(mails, restoreOf(mails), t('done.moved', { count: mails.length, place }));
    },
    label: (mails: readonly Mail[], label: MailLabel) => {
      const { puts, change: wanted } = labelOf(mails, label);
      const name = { label: t(`labels.${label}`) };
      changeWithUndo(mails, wanted, t(puts ? 'done.labelled' : 'done.unlabelled', name));
    },
    /** Back to where it can be written on. */
    unschedule: (mail: Mail) => change(patchOf([mail], () => ({ folder: 'draft' }))),
    remove: (ids: number[]) => change({ kind: 'remove', ids }),
  };
}

export type MailActions = ReturnType<typeof useMailActions>;
