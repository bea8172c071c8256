/* oxlint-disable jsx-a11y/prefer-tag-over-role -- what is drawn here is no file, which an img would need */
import '@mantine/core/styles/Indicator.layer.css';
import { ActionIcon, Anchor, Badge, Group, Indicator, Stack } from '@mantine/core';
import { IconBell, IconClock, IconMail } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Pill } from '#web/ui/display/pill.tsx';
import { AppLink } from '#web/ui/navigation/app-link.tsx';
import classes from './badges.module.css';

export const parts = ['Pill', 'Badge', 'Indicator'];

export function Contextual() {
  const { t } = useTranslation('badges');
  return (
    <Group gap="xs">
      <Pill tone="celeste">{t('text.published')}</Pill>
      <Pill tone="verde">{t('text.awarded')}</Pill>
      <Pill tone="naranja">{t('text.today')}</Pill>
      <Pill tone="rojo">{t('text.overdue')}</Pill>
      <Pill tone="gris">{t('text.revoked')}</Pill>
    </Group>
  );
}

export function Strong() {
  const { t } = useTranslation('badges');
  return (
    <Group gap="xs">
      <Pill tone="rojo" look="strong">
        {t('text.today')}
      </Pill>
      <Pill tone="rojo">{t('text.tomorrow')}</Pill>
      <Pill tone="rojo" look="plain">
        {t('text.week')}
      </Pill>
    </Group>
  );
}

/** A halo of its own colour: for what has just changed. */
export function Glow() {
  const { t } = useTranslation('badges');
  return (
    <Group gap="md">
      <Badge className={classes.glow} color="petroleo">
        {t('text.fresh')}
      </Badge>
      <Badge className={classes.glow} color="green">
        {t('text.awarded')}
      </Badge>
      <Badge className={classes.glow} color="red">
        {t('text.overdue')}
      </Badge>
    </Group>
  );
}

export function Light() {
  const { t } = useTranslation('badges');
  return (
    <Group gap="xs">
      <Badge variant="light">{t('text.published')}</Badge>
      <Badge variant="light" color="green">
        {t('text.awarded')}
      </Badge>
      <Badge variant="light" color="yellow">
        {t('text.today')}
      </Badge>
      <Badge variant="light" color="red">
        {t('text.overdue')}
      </Badge>
    </Group>
  );
}

export function WithIcons() {
  const { t } = useTranslation('badges');
  return (
    <Group gap="xs">
      <Badge variant="light" leftSection={<IconClock size={13} aria-hidden />}>
        {t('text.week')}
      </Badge>
      <Pill tone="violeta" dot>
        {t('text.lab')}
      </Pill>
      <Pill tone="turquesa" dot>
        {t('text.chilecompra')}
      </Pill>
    </Group>
  );
}

/** How many wait there; reading them takes the number away. */
export function Notifications() {
  const { t } = useTranslation('badges');
  const [waiting, setWaiting] = useState(4);
  return (
    <Group gap="xl">
      <Indicator label={waiting} size={18} color="red" disabled={waiting === 0}>
        <ActionIcon
          variant="default"
          size="lg"
          aria-label={t('text.notices', { count: waiting })}
          onClick={() => setWaiting(0)}
        >
          <IconBell size={18} aria-hidden />
        </ActionIcon>
      </Indicator>
      <Indicator size={9}>
        <IconMail size={24} role="img" aria-label={t('text.mail')} />
      </Indicator>
    </Group>
  );
}

export function Linked() {
  const { t } = useTranslation('badges');
  return (
    <Group gap="sm">
      <AppLink to="/licitaciones">
        <Pill tone="celeste">{t('text.open')}</Pill>
      </AppLink>
      <Anchor href="#variantes">
        <Pill tone="gris">{t('text.top')}</Pill>
      </Anchor>
    </Group>
  );
}

export function Block() {
  const { t } = useTranslation('badges');
  return (
    <Stack gap="xs">
      <Badge fullWidth variant="light" color="green">
        {t('text.awarded')}
      </Badge>
      <Badge fullWidth variant="light" color="yellow">
        {t('text.today')}
      </Badge>
    </Stack>
  );
}
