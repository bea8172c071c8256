import { OutgoingMail, type Recipient } from '@pliego/contract/areas/email';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useContractForm } from '#web/api/use-contract-form.ts';
import { useTakeFiles } from '#web/ui/attachments/use-take-files.ts';
import { useMailActions } from '../use-mail-actions.ts';
import type { ComposeStart, ComposeValues } from './compose-start.ts';
import { useDraft } from './use-draft.ts';
import { useSend } from './use-send.ts';

export interface ComposeFormProps {
  start: ComposeStart;
  onFirstSaved: (id: number) => void;
  onClose: () => void;
}

export const recipientNames = ['to', 'cc', 'bcc'] as const;
export type RecipientName = (typeof recipientNames)[number];

/** The form of a mail with its draft: sending, scheduling, closing and discarding it. */
export function useCompose({ start, onFirstSaved, onClose }: ComposeFormProps) {
  const { t } = useTranslation('email');
  const actions = useMailActions();
  const sendMail = useSend();
  const sendAt = useRef<string | undefined>(undefined);
  /** Text in the recipients' fields that is not an address yet. */
  const [typed, setTyped] = useState({ to: '', cc: '', bcc: '' });
  const contractForm = useContractForm<ComposeValues, unknown>({
    schema: OutgoingMail,
    initialValues: start.values,
    send: async (values) => {
      const { id } = await draft.end();
      try {
        const { inReplyTo } = start;
        return await sendMail({ ...values, id, inReplyTo, sendAt: sendAt.current });
      } catch (error) {
        draft.resume();
        throw error;
      }
    },
    onDone: onClose,
  });
  const { form, formProps } = contractForm;
  const { values } = form;
  const draft = useDraft(start, values, onFirstSaved);
  const takeFiles = useTakeFiles({
    count: values.attachments.length,
    onAdd: (files) => form.setFieldValue('attachments', (before) => [...before, ...files]),
  });
  const unread = recipientNames.find((name) => typed[name] !== '');
  /** A recipient may be an invalid address: the mail is not sent until it is corrected. */
  const isRefused = (): boolean => {
    if (unread === undefined) return false;
    form.setFieldError(unread, t('compose.unread', { text: typed[unread] }));
    formProps.ref.current?.querySelector<HTMLElement>(`input[name=${unread}]`)?.focus();
    return true;
  };
  return {
    ...contractForm,
    draft,
    takeFiles,
    isRefused,
    /** Why the mail was not sent. */
    refusal: (unread && form.errors[unread]) ?? contractForm.problem ?? form.errors['sendAt'],
    recipientProps: (name: RecipientName) => ({
      name,
      label: t(`compose.${name}`),
      value: values[name],
      onChange: (people: Recipient[]) => form.setFieldValue(name, people),
      typed: typed[name],
      onType: (text: string) => {
        form.clearFieldError(name);
        setTyped((before) => ({ ...before, [name]: text }));
      },
      error: form.errors[name],
    }),
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      if (isRefused()) event.preventDefault();
      else formProps.onSubmit(event);
    },
    /** Sends the mail, at once or at an instant. */
    submit: (at?: string) => {
      sendAt.current = at;
      formProps.ref.current?.requestSubmit();
    },
    close: async () => {
      if (await draft.save()) onClose();
    },
    discard: async () => {
      await draft.save();
      const { mail } = await draft.end();
      if (mail !== undefined) actions.move([mail], 'trash');
      onClose();
    },
  };
}
export type Compose = ReturnType<typeof useCompose>;
