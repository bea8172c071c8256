import '@mantine/core/styles/Indicator.layer.css';
import { ActionIcon, Badge, Group, Indicator, Stack } from '@mantine/core';
import { IconCheck, IconShoppingCart } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AppLink } from '#web/ui/navigation/app-link.tsx';

export const parts = ['Badge'];

export function Contextual() {
  const { t } = useTranslation('pillBadges');
  return (
    <Group gap="xs">
      <Badge radius="xl">{t('text.admitted')}</Badge>
      <Badge radius="xl" color="green">
        {t('text.first')}
      </Badge>
      <Badge radius="xl" color="yellow">
        {t('text.review')}
      </Badge>
      <Badge radius="xl" color="red">
        {t('text.rejected')}
      </Badge>
    </Group>
  );
}

export function Light() {
  const { t } = useTranslation('pillBadges');
  return (
    <Group gap="xs">
      <Badge radius="xl" variant="light">
        {t('text.admitted')}
      </Badge>
      <Badge radius="xl" variant="light" color="green">
        {t('text.first')}
      </Badge>
      <Badge radius="xl" variant="light" color="yellow">
        {t('text.review')}
      </Badge>
      <Badge radius="xl" variant="light" color="red">
        {t('text.rejected')}
      </Badge>
    </Group>
  );
}

export function Glow() {
  const { t } = useTranslation('pillBadges');
  return (
    <Group gap="md">
      <Badge radius="xl" style={{ boxShadow: '0 0 10px var(--badge-bg)' }}>
        {t('text.admitted')}
      </Badge>
      <Badge radius="xl" color="green" style={{ boxShadow: '0 0 10px var(--badge-bg)' }}>
        {t('text.first')}
      </Badge>
    </Group>
  );
}

/** Each press adds one to what the number says. */
export function Notifications() {
  const { t } = useTranslation('pillBadges');
  const [lines, setLines] = useState(2);
  return (
    <Indicator label={lines} size={18} w="fit-content">
      <ActionIcon
        variant="default"
        size="lg"
        aria-label={t('text.lines', { count: lines })}
        onClick={() => setLines(lines + 1)}
      >
        <IconShoppingCart size={18} aria-hidden />
      </ActionIcon>
    </Indicator>
  );
}

export function WithIcon() {
  const { t } = useTranslation('pillBadges');
  return (
    <Badge
      radius="xl"
      color="green"
      variant="light"
      leftSection={<IconCheck size={13} aria-hidden />}
    >
      {t('text.first')}
    </Badge>
  );
}

export function Linked() {
  const { t } = useTranslation('pillBadges');
  return (
    <AppLink to="/etiquetas">
      <Badge radius="xl" variant="light">
        {t('text.tags')}
      </Badge>
    </AppLink>
  );
}

export function Block() {
  const { t } = useTranslation('pillBadges');
  return (
    <Stack gap="xs">
      <Badge radius="xl" fullWidth>
        {t('text.admitted')}
      </Badge>
      <Badge radius="xl" fullWidth variant="light" color="red">
        {t('text.rejected')}
      </Badge>
    </Stack>
  );
}
