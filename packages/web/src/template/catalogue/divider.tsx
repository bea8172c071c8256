import { Divider, Stack } from '@mantine/core';
import { IconClock, IconStar } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './divider.module.css';

export const parts = ['Divider'];

export function Basic() {
  const { t } = useTranslation('divider');
  return (
    <Stack gap="xs">
      <p className={classes.text}>{t('text.before')}</p>
      <Divider />
      <p className={classes.text}>{t('text.after')}</p>
    </Stack>
  );
}

export function WithText() {
  const { t } = useTranslation('divider');
  return <Divider label={t('text.today')} />;
}

export function Positions() {
  const { t } = useTranslation('divider');
  return (
    <Stack gap="md">
      <Divider label={t('text.left')} labelPosition="left" />
      <Divider label={t('text.center')} labelPosition="center" />
      <Divider label={t('text.right')} labelPosition="right" />
    </Stack>
  );
}

export function Colors() {
  return (
    <Stack gap="md">
      <Divider color="petroleo" />
      <Divider color="green" />
      <Divider color="yellow" />
      <Divider color="red" />
    </Stack>
  );
}

export function WithIcon() {
  return (
    <Stack gap="md">
      <Divider label={<IconClock size={18} aria-hidden />} labelPosition="center" />
      <Divider label={<IconStar size={18} aria-hidden />} labelPosition="left" />
    </Stack>
  );
}

export function Styles() {
  return (
    <Stack gap="md">
      <Divider variant="solid" size="sm" />
      <Divider variant="dashed" size="sm" />
      <Divider variant="dotted" size="sm" />
    </Stack>
  );
}

export function Upright() {
  const { t } = useTranslation('divider');
  return (
    <div className={classes.row}>
      <span>{t('text.amount')}</span>
      <Divider orientation="vertical" />
      <span>{t('text.closing')}</span>
      <Divider orientation="vertical" />
      <span>{t('text.buyer')}</span>
    </div>
  );
}
