import { ActionIcon } from '@mantine/core';
import { IconChevronDown, IconChevronUp, IconX } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { formatCount } from '#web/lib/format.ts';
import { SearchField } from '#web/ui/fields/search-field.tsx';
import classes from './conversation.module.css';

interface FindBarProps {
  typed: string;
  total: number;
  /** Which of them is shown, from 1. */
  current: number;
  onType: (text: string) => void;
  /** 1: an older one; -1: a newer one. */
  onStep: (by: 1 | -1) => void;
  onClose: () => void;
}

/** Searches the conversation: Enter goes to the next, Shift+Enter back, Escape closes. */
export function FindBar({ typed, total, current, onType, onStep, onClose }: FindBarProps) {
  const { t } = useTranslation('chat');
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    bar.current?.querySelector('input')?.focus();
  }, []);
  // Captured: the field itself would handle Escape by clearing, and Enter by searching again.
  const onKeyDown = (event: KeyboardEvent) => {
    const isField = event.target instanceof HTMLInputElement;
    if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      onClose();
    } else if (isField && event.key === 'Enter' && total > 0) {
      event.preventDefault();
      event.stopPropagation();
      onStep(event.shiftKey ? -1 : 1);
    }
  };
  const none = total === 0;
  const found = none
    ? t('find.none')
    : t('find.count', { current: formatCount(current), total: formatCount(total) });
  return (
    <search ref={bar} className={classes.find} onKeyDownCapture={onKeyDown}>
      <SearchField
        className={classes.findField}
        size="xs"
        label={t('find.label')}
        value={typed}
        onSearch={onType}
      />
      <output className={classes.findCount}>{typed.trim() === '' ? null : found}</output>
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={t('find.previous')}
        disabled={none}
        onClick={() => onStep(1)}
      >
        <IconChevronUp size={18} aria-hidden />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={t('find.next')}
        disabled={none}
        onClick={() => onStep(-1)}
      >
        <IconChevronDown size={18} aria-hidden />
      </ActionIcon>
      <ActionIcon variant="subtle" color="gray" aria-label={t('find.close')} onClick={onClose}>
        <IconX size={18} aria-hidden />
      </ActionIcon>
    </search>
  );
}
