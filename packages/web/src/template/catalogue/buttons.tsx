import { ActionIcon, Button, CloseButton, Group, SegmentedControl, Stack } from '@mantine/core';
import { IconDeviceFloppy, IconDownload, IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Pill } from '#web/ui/display/pill.tsx';
import { BusyButton } from '#web/ui/fields/busy-button.tsx';
import { CheckRow } from '#web/ui/fields/check-row.tsx';
import classes from './buttons.module.css';

export const parts = ['Button', 'ActionIcon', 'BusyButton'];

const colors = ['petroleo', 'green', 'yellow', 'red'] as const;
const words = { petroleo: 'save', green: 'submit', yellow: 'postpone', red: 'erase' } as const;

interface RowProps {
  variant: 'filled' | 'outline' | 'subtle' | 'gradient';
  className?: string;
}

function Row({ variant, className }: RowProps) {
  const { t } = useTranslation('buttons');
  return (
    <Group gap="xs">
      {colors.map((color) => (
        <Button key={color} variant={variant} color={color} className={className}>
          {t(`text.${words[color]}`)}
        </Button>
      ))}
    </Group>
  );
}

export function Filled() {
  return <Row variant="filled" />;
}

export function Outline() {
  return <Row variant="outline" />;
}

export function Flat() {
  return <Row variant="subtle" />;
}

export function Gradient() {
  const { t } = useTranslation('buttons');
  return (
    <Button variant="gradient" gradient={{ from: 'petroleo.8', to: 'petroleo.7', deg: 90 }}>
      {t('text.save')}
    </Button>
  );
}

export function Relief() {
  return <Row variant="filled" className={classes.relief} />;
}

export function Round() {
  const { t } = useTranslation('buttons');
  return (
    <Group gap="xs">
      <Button radius="xl">{t('text.save')}</Button>
      <Button radius="xl" variant="default">
        {t('text.cancel')}
      </Button>
    </Group>
  );
}

export function Icons() {
  const { t } = useTranslation('buttons');
  return (
    <Group gap="xs">
      <Button leftSection={<IconDeviceFloppy size={16} aria-hidden />}>{t('text.save')}</Button>
      <Button variant="default" rightSection={<IconDownload size={16} aria-hidden />}>
        {t('text.export')}
      </Button>
    </Group>
  );
}

export function IconOnly() {
  const { t } = useTranslation('buttons');
  return (
    <Group gap="xs">
      <ActionIcon size="lg" aria-label={t('text.edit')}>
        <IconPencil size={18} aria-hidden />
      </ActionIcon>
      <ActionIcon size="lg" variant="default" aria-label={t('text.export')}>
        <IconDownload size={18} aria-hidden />
      </ActionIcon>
      <ActionIcon size="lg" variant="subtle" color="red" radius="xl" aria-label={t('text.erase')}>
        <IconTrash size={18} aria-hidden />
      </ActionIcon>
    </Group>
  );
}

/** They are one thing to do in three ways. */
export function Groups() {
  const { t } = useTranslation('buttons');
  const [shown, setShown] = useState('');
  return (
    <Stack gap="xs">
      <Button.Group>
        {(['table', 'board', 'calendar'] as const).map((view) => (
          <Button
            key={view}
            variant={shown === view ? 'filled' : 'default'}
            aria-pressed={shown === view}
            onClick={() => setShown(view)}
          >
            {t(`text.${view}`)}
          </Button>
        ))}
      </Button.Group>
      <Button.Group orientation="vertical" w="fit-content">
        <Button variant="default">{t('text.up')}</Button>
        <Button variant="default">{t('text.down')}</Button>
      </Button.Group>
    </Stack>
  );
}

/** One of a few, and some of a few. */
export function Choices() {
  const { t } = useTranslation('buttons');
  const [period, setPeriod] = useState('week');
  const [isMine, setIsMine] = useState(true);
  return (
    <Stack gap="xs" align="flex-start">
      <SegmentedControl
        aria-label={t('text.period')}
        value={period}
        onChange={setPeriod}
        data={(['day', 'week', 'month'] as const).map((value) => ({
          value,
          label: t(`text.${value}`),
        }))}
      />
      <CheckRow
        kind="checkbox"
        name="mine"
        label={t('text.mine')}
        checked={isMine}
        onChange={() => setIsMine(!isMine)}
      />
    </Stack>
  );
}

export function Sizes() {
  const { t } = useTranslation('buttons');
  return (
    <Group gap="xs">
      {(['compact-sm', 'xs', 'sm', 'md', 'lg'] as const).map((size) => (
        <Button key={size} size={size}>
          {t('text.save')}
        </Button>
      ))}
    </Group>
  );
}

export function Block() {
  const { t } = useTranslation('buttons');
  return (
    <Button fullWidth variant="light">
      {t('text.more')}
    </Button>
  );
}

/** What was chosen, each with a way to take it out. */
export function Tags() {
  const { t } = useTranslation('buttons');
  const [tags, setTags] = useState<readonly ('lab' | 'south' | 'urgent')[]>([
    'lab',
    'south',
    'urgent',
  ]);
  return tags.length === 0 ? (
    <Button variant="default" onClick={() => setTags(['lab', 'south', 'urgent'])}>
      {t('text.back')}
    </Button>
  ) : (
    <Group gap="sm">
      {tags.map((tag) => (
        <Group key={tag} gap={2}>
          <Pill tone="celeste">{t(`text.${tag}`)}</Pill>
          <CloseButton
            size="sm"
            aria-label={t('text.remove', { tag: t(`text.${tag}`) })}
            onClick={() => setTags(tags.filter((one) => one !== tag))}
          />
        </Group>
      ))}
    </Group>
  );
}

/** It keeps its focus and its width while it works. */
export function Busy() {
  const { t } = useTranslation('buttons');
  const [busy, setBusy] = useState(false);
  return (
    <Group gap="xs">
      <BusyButton busy={busy} onClick={() => setBusy(true)}>
        {t('text.send')}
      </BusyButton>
      <Button variant="default" disabled={!busy} onClick={() => setBusy(false)}>
        {t('text.answer')}
      </Button>
    </Group>
  );
}
