import '@mantine/core/styles/NavLink.layer.css';
import { Divider, Group, NavLink, Stack } from '@mantine/core';
import { IconBuilding, IconTags, IconUsers } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AppLink } from '#web/ui/navigation/app-link.tsx';
import classes from './navs.module.css';

export const parts = ['NavLink'];

const places = ['company', 'people', 'tags'] as const;
type Place = (typeof places)[number];
const links = { company: '/empresa', people: '/usuarios', tags: '/etiquetas' } as const;
const drawings = { company: IconBuilding, people: IconUsers, tags: IconTags };

/** Links of the product: they lead there, also with the middle button. */
function Links({ name, className }: { name: string; className?: string }) {
  const { t } = useTranslation('navs');
  return (
    <nav aria-label={name} className={className}>
      {places.map((place) => (
        <AppLink key={place} to={links[place]} className={classes.link}>
          {t(`text.${place}`)}
        </AppLink>
      ))}
    </nav>
  );
}

export function Base() {
  const { t } = useTranslation('navs');
  return <Links name={t('demos.Base')} className={classes.row} />;
}

export function Border() {
  const { t } = useTranslation('navs');
  return <Links name={t('demos.Border')} className={`${classes.row} ${classes.border}`} />;
}

export function Center() {
  const { t } = useTranslation('navs');
  return (
    <Group justify="center">
      <Links name={t('demos.Center')} className={classes.row} />
    </Group>
  );
}

export function End() {
  const { t } = useTranslation('navs');
  return (
    <Group justify="flex-end">
      <Links name={t('demos.End')} className={classes.row} />
    </Group>
  );
}

/** Here a place is only chosen, so that the page stays. */
function Column({ name, className }: { name: string; className?: string }) {
  const { t } = useTranslation('navs');
  const [here, setHere] = useState<Place>('company');
  return (
    <nav aria-label={name} className={className}>
      {places.map((place) => {
        const Drawing = drawings[place];
        return (
          <NavLink
            key={place}
            component="button"
            active={here === place}
            aria-current={here === place || undefined}
            label={t(`text.${place}`)}
            leftSection={<Drawing size={17} aria-hidden />}
            onClick={() => setHere(place)}
          />
        );
      })}
    </nav>
  );
}

export function Vertical() {
  const { t } = useTranslation('navs');
  return <Column name={t('demos.Vertical')} />;
}

export function VerticalBorder() {
  const { t } = useTranslation('navs');
  return <Column name={t('demos.VerticalBorder')} className={classes.side} />;
}

export function SquareBorder() {
  const { t } = useTranslation('navs');
  return <Column name={t('demos.SquareBorder')} className={classes.square} />;
}

export function WithDivider() {
  const { t } = useTranslation('navs');
  return (
    <Stack gap={6}>
      <Column name={t('demos.WithDivider')} />
      <Divider label={t('text.account')} labelPosition="left" />
      <AppLink to="/cuenta">{t('text.mine')}</AppLink>
    </Stack>
  );
}
