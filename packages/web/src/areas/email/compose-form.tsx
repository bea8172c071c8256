import { Button, TextInput } from '@mantine/core';
import { OutgoingMail, type Recipient } from '@pliego/contract/areas/email';
import { IconClockHour4, IconSend, IconTrash } from '@tabler/icons-react';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useContractForm } from '#web/api/use-contract-form.ts';
import { formatTime } from '#web/lib/format.ts';
import { Attachments } from '#web/ui/attachments/attachments.tsx';
import { PickFiles } from '#web/ui/attachments/pick-files.tsx';
import { useTakeFiles } from '#web/ui/attachments/use-take-files.ts';
import { FormProblem } from '#web/ui/form/form-problem.tsx';
import { RichTextField } from '#web/ui/rich-text/rich-text-field.tsx';
import type { ComposeStart, ComposeValues } from './compose-start.ts';
import { ComposeWindow } from './compose-window.tsx';
import { LaterDialog } from './later-dialog.tsx';
import { ToolButton } from './mail-tools.tsx';
import { RecipientsField } from './recipients-field.tsx';
import { type DraftState, useDraft } from './use-draft.ts';
import { useMailActions } from './use-mail-actions.ts';
import { useSend } from './use-send.ts';
import classes from './compose-form.module.css';

interface ComposeFormProps {
  start: ComposeStart;
  onFirstSaved: (id: number) => void;
  onClose: () => void;
}

const copyNames = ['cc', 'bcc'] as const;
const recipientNames = ['to', ...copyNames] as const;
type RecipientName = (typeof recipientNames)[number];

/** A mail being written. Everything that is typed is kept as a draft; sending makes a mail of it. */
export function ComposeForm({ start, onFirstSaved, onClose }: ComposeFormProps) {
  const { t } = useTranslation('email');
  const actions = useMailActions();
  const sendMail = useSend();
  const sendAt = useRef<string | undefined>(undefined);
  const [isChoosingTime, setChoosingTime] = useState(false);
  const [shown, setShown] = useState<readonly RecipientName[]>([]);
  /** What stands in the fields of the recipients and is none. */
  const [typed, setTyped] = useState({ to: '', cc: '', bcc: '' });
  const { form, busy, problem, formProps } = useContractForm<ComposeValues, unknown>({
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
  const { values } = form;
  const draft = useDraft(start, values, onFirstSaved);

  const takeFiles = useTakeFiles({
    count: values.attachments.length,
    onAdd: (files) => form.setFieldValue('attachments', (before) => [...before, ...files]),
  });
  const unread = recipientNames.find((name) => typed[name] !== '');
  /** Not sent without whoever is meant by a text that was not understood; it stays to be mended. */
  const isRefused = (): boolean => {
    if (unread === undefined) return false;
    form.setFieldError(unread, t('compose.unread', { text: typed[unread] }));
    formProps.ref.current?.querySelector<HTMLElement>(`input[name=${unread}]`)?.focus();
    return true;
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    if (isRefused()) event.preventDefault();
    else formProps.onSubmit(event);
  };
  const submit = (at?: string) => {
    sendAt.current = at;
    formProps.ref.current?.requestSubmit();
  };
  const close = async () => {
    if (await draft.save()) onClose();
  };
  const discard = async () => {
    await draft.save();
    const { mail } = await draft.end();
    if (mail !== undefined) actions.move([mail], 'trash');
    onClose();
  };
  const isShown = (name: RecipientName) =>
    shown.includes(name) || values[name].length > 0 || typed[name] !== '';
  const recipientsOf = (name: RecipientName) => ({
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
  });
  const titles = {
    new: 'compose.title',
    draft: 'compose.draftTitle',
    reply: 'compose.replyTitle',
    'reply-all': 'compose.replyTitle',
    forward: 'compose.forwardTitle',
  } as const;
  const subject = values.subject.trim();

  return (
    <ComposeWindow
      title={subject === '' ? t(titles[start.kind]) : subject}
      onClose={() => void close()}
    >
      <form {...formProps} onSubmit={onSubmit} className={classes.form}>
        <div className={classes.scroll}>
          <RecipientsField
            {...recipientsOf('to')}
            takesFocus={start.kind === 'new' || start.kind === 'forward'}
            aside={
              <span className={classes.copies}>
                {copyNames.map((name) =>
                  isShown(name) ? null : (
                    <button
                      key={name}
                      type="button"
                      className={classes.copy}
                      aria-label={t(name === 'cc' ? 'compose.showCc' : 'compose.showBcc')}
                      onClick={() => setShown([...shown, name])}
                    >
                      {t(name === 'cc' ? 'compose.addCc' : 'compose.addBcc')}
                    </button>
                  ),
                )}
              </span>
            }
          />
          {copyNames.map((name) =>
            isShown(name) ? (
              <RecipientsField
                {...recipientsOf(name)}
                key={name}
                takesFocus={shown.at(-1) === name}
              />
            ) : null,
          )}
          <TextInput
            {...form.getInputProps('subject')}
            variant="unstyled"
            className={classes.subject}
            classNames={{ input: classes.subjectInput }}
            aria-label={t('compose.subject')}
            placeholder={t('compose.subject')}
            autoComplete="off"
          />
          <div className={classes.message}>
            <RichTextField
              quiet
              label={t('compose.message')}
              placeholder={t('compose.placeholder')}
              value={values.message}
              error={form.errors['message']}
              minHeight={180}
              // Whoever answers writes at once.
              // oxlint-disable-next-line jsx-a11y/no-autofocus
              autoFocus={start.kind === 'reply' || start.kind === 'reply-all'}
              onChange={(message) => form.setFieldValue('message', message)}
            />
            {start.earlier === 0 ? null : (
              <p className={classes.note}>{t('compose.includes', { count: start.earlier })}</p>
            )}
            <Attachments
              attachments={values.attachments}
              onRemove={(index) =>
                form.setFieldValue('attachments', values.attachments.toSpliced(index, 1))
              }
            />
            {form.errors['attachments']}
          </div>
        </div>
        <div className={classes.foot}>
          <ComposeProblem
            sent={(unread && form.errors[unread]) ?? problem ?? form.errors['sendAt']}
            state={draft.state}
            onRetry={() => void draft.save()}
          />
          <div className={classes.actions}>
            <Button
              type="button"
              loading={busy}
              leftSection={<IconSend size={17} stroke={1.8} aria-hidden />}
              onClick={() => submit()}
            >
              {t('compose.send')}
            </Button>
            <Button
              variant="default"
              disabled={busy}
              leftSection={<IconClockHour4 size={17} stroke={1.8} aria-hidden />}
              onClick={() => {
                if (!isRefused()) setChoosingTime(true);
              }}
            >
              {t('compose.schedule')}
            </Button>
            <PickFiles onPick={takeFiles} />
            <SavedNote state={draft.state} />
            <ToolButton label={t('compose.discard')} onClick={() => void discard()}>
              <IconTrash size={18} stroke={1.8} aria-hidden />
            </ToolButton>
          </div>
        </div>
      </form>
      {isChoosingTime ? (
        <LaterDialog
          onClose={() => setChoosingTime(false)}
          onPick={(at) => {
            setChoosingTime(false);
            submit(at);
          }}
        />
      ) : null}
    </ComposeWindow>
  );
}

function SavedNote({ state }: { state: DraftState }) {
  const { t } = useTranslation('email');
  return (
    <output className={classes.saved}>
      {state.kind === 'saving' ? t('compose.saving') : null}
      {state.kind === 'saved' ? t('compose.saved', { time: formatTime(state.at) }) : null}
    </output>
  );
}

interface ComposeProblemProps {
  sent: unknown;
  state: DraftState;
  onRetry: () => void;
}

/** Why it was not sent, or that it is not kept: what was written is still there. */
function ComposeProblem({ sent, state, onRetry }: ComposeProblemProps) {
  const { t } = useTranslation(['email', 'common']);
  if (typeof sent === 'string') {
    return <FormProblem text={`${t('compose.notSent')} ${sent}`} />;
  }
  if (state.kind !== 'failed') return null;
  return (
    <div className={classes.failed}>
      <FormProblem text={t('compose.saveFailed')} />
      <Button size="compact-sm" variant="default" onClick={onRetry}>
        {t('common:actions.retry')}
      </Button>
    </div>
  );
}
