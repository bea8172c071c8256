import { Button, Textarea } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useUiTexts } from '../texts/texts.tsx';
import classes from './copy-field.module.css';

interface CopyFieldProps {
  label: string;
  description?: string;
  text: string;
  /** The name of the button. */
  copy: string;
  /** The one that a dialog is about: its button has the focus. */
  isMain?: boolean;
}

/** A text that is used elsewhere, whole, and a button that copies it. */
export function CopyField({ label, description, text, copy, isMain }: CopyFieldProps) {
  const texts = useUiTexts();
  const clipboard = useClipboard({ timeout: 2_000 });
  const Icon = clipboard.copied ? IconCheck : IconCopy;
  return (
    <div className={classes.root}>
      <Textarea
        readOnly
        autosize
        dir="ltr"
        label={label}
        description={description}
        value={text}
        classNames={{ input: classes.text }}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <Button
        {...(isMain === true ? { 'data-autofocus': true } : { variant: 'default' })}
        leftSection={<Icon size={16} aria-hidden />}
        onClick={() => clipboard.copy(text)}
      >
        {clipboard.copied ? texts.copied : copy}
      </Button>
    </div>
  );
}
