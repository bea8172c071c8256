/* oxlint-disable jsx-a11y/prefer-tag-over-role -- what is drawn here is no file, which an img would need */
import { Button, Group, Loader, Stack } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadingState } from '#web/ui/feedback/states.tsx';
import classes from './spinners.module.css';

export const parts = ['Loader', 'LoadingState'];

export function Border() {
  const { t } = useTranslation('spinners');
  return <Loader role="img" aria-label={t('text.loading')} />;
}

export function Colors() {
  const { t } = useTranslation('spinners');
  return (
    <Group gap="md">
      {['petroleo', 'green', 'yellow', 'red', 'gray'].map((color) => (
        <Loader key={color} color={color} role="img" aria-label={t('text.loading')} />
      ))}
    </Group>
  );
}

export function Growing() {
  const { t } = useTranslation('spinners');
  return (
    <Group gap="md">
      <Loader type="dots" role="img" aria-label={t('text.loading')} />
      <Loader type="bars" role="img" aria-label={t('text.loading')} />
    </Group>
  );
}

/** Beside what it is about, which keeps its place. */
export function InFlex() {
  const { t } = useTranslation('spinners');
  return (
    <Group justify="space-between" wrap="nowrap">
      <strong>{t('text.reading')}</strong>
      <Loader size="sm" aria-hidden />
    </Group>
  );
}

export function Floating() {
  const { t } = useTranslation('spinners');
  return (
    <p className={classes.text}>
      <Loader size="sm" className={classes.float} aria-hidden />
      {t('text.long')}
    </p>
  );
}

export function Alignment() {
  const { t } = useTranslation('spinners');
  return (
    <Stack gap="sm">
      {(['flex-start', 'center', 'flex-end'] as const).map((side) => (
        <Group key={side} justify={side}>
          <Loader size="sm" role="img" aria-label={t('text.loading')} />
        </Group>
      ))}
    </Stack>
  );
}

export function Sizes() {
  const { t } = useTranslation('spinners');
  return (
    <Group gap="md">
      {(['xs', 'sm', 'md', 'lg', 'xl'] as const).map((size) => (
        <Loader key={size} size={size} role="img" aria-label={t('text.loading')} />
      ))}
    </Group>
  );
}

/** Press it: it works until the other one answers. */
export function InButtons() {
  const { t } = useTranslation('spinners');
  const [busy, setBusy] = useState(false);
  return (
    <Group gap="xs">
      <Button loading={busy} onClick={() => setBusy(true)}>
        {t('text.update')}
      </Button>
      <Button variant="default" disabled={!busy} onClick={() => setBusy(false)}>
        {t('text.answer')}
      </Button>
    </Group>
  );
}

/** What a page shows while it waits: grey lines where its content will be. */
export function InPlace() {
  const [isShown, setIsShown] = useState(false);
  const { t } = useTranslation('spinners');
  return (
    <Stack gap="sm">
      <Button variant="default" w="fit-content" onClick={() => setIsShown(!isShown)}>
        {t(isShown ? 'text.hide' : 'text.show')}
      </Button>
      {isShown ? <LoadingState lines={3} /> : null}
    </Stack>
  );
}
