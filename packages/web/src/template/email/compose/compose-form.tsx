import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Attachments } from '#web/ui/attachments/attachments.tsx';
import { RichTextField } from '#web/ui/rich-text/rich-text-field.tsx';
import { ComposeFoot } from './compose-foot.tsx';
import { ComposeWindow } from './compose-window.tsx';
import { LaterDialog } from './later-dialog.tsx';
import { RecipientFields } from './recipient-fields.tsx';
import { type Compose, type ComposeFormProps, useCompose } from './use-compose.ts';
import classes from './compose-form.module.css';

const titles = {
  new: 'compose.title',
  draft: 'compose.draftTitle',
  reply: 'compose.replyTitle',
  'reply-all': 'compose.replyTitle',
  forward: 'compose.forwardTitle',
} as const;

/** The form of a mail. All input is saved as a draft; sending turns the draft into a mail. */
export function ComposeForm(props: ComposeFormProps) {
  const { t } = useTranslation('email');
  const compose = useCompose(props);
  const { form, formProps, onSubmit, submit, close } = compose;
  const [isChoosingTime, setChoosingTime] = useState(false);
  const subject = form.values.subject.trim();
  return (
    <ComposeWindow
      title={subject === '' ? t(titles[props.start.kind]) : subject}
      onClose={() => void close()}
    >
      <form {...formProps} onSubmit={onSubmit} className={classes.form}>
        <div className={classes.scroll}>
          <RecipientFields compose={compose} kind={props.start.kind} />
          <TextInput
            {...form.getInputProps('subject')}
            variant="unstyled"
            className={classes.subject}
            classNames={{ input: classes.subjectInput }}
            aria-label={t('compose.subject')}
            placeholder={t('compose.subject')}
            autoComplete="off"
          />
          <MessageFields compose={compose} start={props.start} />
        </div>
        <ComposeFoot compose={compose} onSchedule={() => setChoosingTime(true)} />
      </form>
      {/* Outside of the form: a submit in the dialog would bubble into it. */}
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

interface MessageFieldsProps {
  compose: Compose;
  start: ComposeFormProps['start'];
}

/** The text, how many earlier mails it includes, and its files. */
function MessageFields({ compose: { form }, start }: MessageFieldsProps) {
  const { t } = useTranslation('email');
  const { message, attachments } = form.values;
  return (
    <div className={classes.message}>
      <RichTextField
        quiet
        label={t('compose.message')}
        placeholder={t('compose.placeholder')}
        value={message}
        error={form.errors['message']}
        minHeight={180}
        // A reply already has its recipients: writing begins here.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus={start.kind === 'reply' || start.kind === 'reply-all'}
        onChange={(html) => form.setFieldValue('message', html)}
      />
      {start.earlier === 0 ? null : (
        <p className={classes.note}>{t('compose.includes', { count: start.earlier })}</p>
      )}
      <Attachments
        attachments={attachments}
        onRemove={(index) => form.setFieldValue('attachments', attachments.toSpliced(index, 1))}
      />
      {form.errors['attachments']}
    </div>
  );
}
