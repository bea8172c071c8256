/* oxlint-disable jsx-a11y/prefer-tag-over-role -- what is drawn here is no file, which an img would need */
import '@mantine/core/styles/RingProgress.layer.css';
import { Button, Group, Progress, RingProgress, Stack } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatShare } from '#web/lib/format.ts';

export const parts = ['Progress', 'Progress.Section', 'RingProgress'];

export function Basic() {
  const { t } = useTranslation('progress');
  return <Progress value={62} aria-label={t('text.tasks')} />;
}

export function Colors() {
  const { t } = useTranslation('progress');
  return (
    <Stack gap="sm">
      {(['petroleo', 'green', 'yellow', 'red'] as const).map((color, index) => (
        <Progress
          key={color}
          color={color}
          value={80 - index * 15}
          aria-label={t('text.line', { line: index + 1 })}
        />
      ))}
    </Stack>
  );
}

/** The number stands in the bar, and follows what is done. */
export function Labels() {
  const { t } = useTranslation('progress');
  const [done, setDone] = useState(3);
  const total = 8;
  const share = done / total;
  return (
    <Stack gap="sm" align="stretch">
      <Progress.Root size={20}>
        <Progress.Section value={share * 100} aria-label={t('text.tasks')}>
          <Progress.Label>{formatShare(share)}</Progress.Label>
        </Progress.Section>
      </Progress.Root>
      <Group justify="space-between">
        <output>{t('text.done', { count: done, total })}</output>
        <Button size="compact-sm" variant="default" onClick={() => setDone((done % total) + 1)}>
          {t('text.next')}
        </Button>
      </Group>
    </Stack>
  );
}

export function Stacked() {
  const { t } = useTranslation('progress');
  return (
    <Stack gap="xs">
      <Progress.Root size={14}>
        <Progress.Section value={45} color="green" aria-label={t('text.won')} />
        <Progress.Section value={30} color="red" aria-label={t('text.lost')} />
        <Progress.Section value={15} color="yellow" aria-label={t('text.waiting')} />
      </Progress.Root>
      <span>{t('text.sum')}</span>
    </Stack>
  );
}

export function Striped() {
  const { t } = useTranslation('progress');
  return <Progress value={48} size="lg" striped aria-label={t('text.reading')} />;
}

/** Still where people asked for less motion. */
export function Animated() {
  const { t } = useTranslation('progress');
  const [isReading, setIsReading] = useState(true);
  return (
    <Stack gap="sm" align="stretch">
      <Progress value={70} size="lg" striped animated={isReading} aria-label={t('text.reading')} />
      <Button
        size="compact-sm"
        variant="default"
        w="fit-content"
        onClick={() => setIsReading(!isReading)}
      >
        {t(isReading ? 'text.pause' : 'text.resume')}
      </Button>
    </Stack>
  );
}

export function Sizes() {
  const { t } = useTranslation('progress');
  return (
    <Stack gap="sm">
      {(['xs', 'sm', 'md', 'lg', 'xl'] as const).map((size) => (
        <Progress key={size} size={size} value={55} aria-label={`${t('text.tasks')}, ${size}`} />
      ))}
    </Stack>
  );
}

export function Ring() {
  const { t } = useTranslation('progress');
  return (
    <RingProgress
      size={96}
      thickness={9}
      roundCaps
      sections={[{ value: 72, color: 'petroleo' }]}
      label={<span style={{ display: 'block', textAlign: 'center' }}>{formatShare(0.72)}</span>}
      role="img"
      aria-label={t('text.goal')}
    />
  );
}
