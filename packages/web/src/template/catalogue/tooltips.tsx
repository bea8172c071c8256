import { ActionIcon, Button, Group, Stack, Tooltip } from '@mantine/core';
import { IconHelp } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

export const parts = ['Tooltip'];

/** Shown by a button, and not by the pointer. */
export function Controlled() {
  const { t } = useTranslation('tooltips');
  const [isShown, setIsShown] = useState(false);
  return (
    <Group gap="xs" pt={32}>
      <Tooltip opened={isShown} label={t('text.utm')}>
        <Button variant="default" aria-pressed={isShown} onClick={() => setIsShown(!isShown)}>
          {t('text.toggle')}
        </Button>
      </Tooltip>
    </Group>
  );
}

export function Uncontrolled() {
  const { t } = useTranslation('tooltips');
  return (
    <Group gap="xs">
      <Tooltip label={t('text.closing')}>
        <Button variant="default">{t('text.closes')}</Button>
      </Tooltip>
      <Tooltip label={t('text.help')}>
        <ActionIcon variant="subtle" size="lg" aria-label={t('text.help')}>
          <IconHelp size={20} aria-hidden />
        </ActionIcon>
      </Tooltip>
    </Group>
  );
}

export function Positions() {
  const { t } = useTranslation('tooltips');
  return (
    <Group gap="xs">
      {(['top', 'bottom', 'left', 'right'] as const).map((position) => (
        <Tooltip key={position} position={position} label={t('text.utm')}>
          <Button variant="default">{t(`text.${position}`)}</Button>
        </Tooltip>
      ))}
    </Group>
  );
}

export function Arrow() {
  const { t } = useTranslation('tooltips');
  return (
    <Stack gap="xs" align="flex-start">
      <Tooltip withArrow label={t('text.closing')}>
        <Button variant="default">{t('text.arrow')}</Button>
      </Tooltip>
      <Tooltip withArrow color="petroleo" label={t('text.closing')}>
        <Button variant="default">{t('text.coloured')}</Button>
      </Tooltip>
    </Stack>
  );
}

/** The next one appears at once while one is being read. */
export function Grouped() {
  const { t } = useTranslation('tooltips');
  return (
    <Tooltip.Group openDelay={400} closeDelay={100}>
      <Group gap="xs">
        {(['uf', 'clf', 'clp'] as const).map((unit) => (
          <Tooltip key={unit} label={t(`text.${unit}Text`)}>
            <Button variant="default">{t(`text.${unit}`)}</Button>
          </Tooltip>
        ))}
      </Group>
    </Tooltip.Group>
  );
}
