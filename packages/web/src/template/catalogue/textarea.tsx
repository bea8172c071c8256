import { Button, Group, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CopyField } from '#web/ui/fields/copy-field.tsx';
import classes from './fields.module.css';

export const parts = ['Textarea', 'CopyField'];

export function Basic() {
  const { t } = useTranslation('textarea');
  return (
    <Textarea
      label={t('text.question')}
      description={t('text.questionHint')}
      placeholder={t('text.questionExample')}
      rows={3}
    />
  );
}

const most = 120;

/** It counts and does not cut: what is too long is shortened by who wrote it. */
export function Counter() {
  const { t } = useTranslation('textarea');
  const [text, setText] = useState('');
  const left = most - text.length;
  return (
    <Textarea
      label={t('text.reason')}
      rows={3}
      value={text}
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      description={left < 0 ? undefined : t('text.left', { count: left })}
      error={left < 0 ? t('text.over', { count: -left }) : undefined}
      onChange={({ currentTarget }) => setText(currentTarget.value)}
    />
  );
}

export function Floating() {
  const { t } = useTranslation('textarea');
  return <Textarea className={classes.floating} label={t('text.note')} placeholder=" " rows={3} />;
}

/** Grows with what is written, up to a height. */
export function Growing() {
  const { t } = useTranslation('textarea');
  const [text, setText] = useState('');
  return (
    <div className={classes.column}>
      <Textarea
        label={t('text.minutes')}
        autosize
        minRows={2}
        maxRows={8}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <Group gap="xs">
        <Button size="compact-sm" variant="default" onClick={() => setText(t('text.long'))}>
          {t('text.fill')}
        </Button>
        <Button
          size="compact-sm"
          variant="subtle"
          disabled={text === ''}
          onClick={() => setText('')}
        >
          {t('text.empty')}
        </Button>
      </Group>
    </div>
  );
}

export function States() {
  const { t } = useTranslation('textarea');
  return (
    <div className={classes.column}>
      <Textarea label={t('text.reason')} error={t('text.missing')} withAsterisk rows={2} />
      <Textarea label={t('text.closed')} defaultValue={t('text.closedText')} disabled rows={2} />
    </div>
  );
}

/** What is read and copied, whole. */
export function ToCopy() {
  const { t } = useTranslation('textarea');
  return <CopyField label={t('text.answer')} text={t('text.answerText')} copy={t('text.copy')} />;
}
