import '@mantine/core/styles/Breadcrumbs.layer.css';
import { Breadcrumbs, Group, Stack } from '@mantine/core';
import { IconChevronRight, IconHome } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { AppLink } from '#web/ui/navigation/app-link.tsx';

export const parts = ['Breadcrumbs'];
export const wide = ['Alignment'];

function useCrumbs() {
  const { t } = useTranslation('breadcrumbs');
  return [
    // In a span each: the part gives its own class to what it holds, in the place of the link's.
    <span key="home">
      <AppLink to="/inicio">{t('text.home')}</AppLink>
    </span>,
    <span key="list">
      <AppLink to="/licitaciones">{t('text.tenders')}</AppLink>
    </span>,
    <span key="here" aria-current="page">
      {t('text.tender')}
    </span>,
  ];
}

export function Basic() {
  const { t } = useTranslation('breadcrumbs');
  const crumbs = useCrumbs();
  return (
    <nav aria-label={t('demos.Basic')}>
      <Breadcrumbs>{crumbs}</Breadcrumbs>
    </nav>
  );
}

export function Styles() {
  const { t } = useTranslation('breadcrumbs');
  const crumbs = useCrumbs();
  return (
    <Stack gap="sm">
      {['›', '·', '→'].map((separator) => (
        <nav key={separator} aria-label={`${t('demos.Styles')} ${separator}`}>
          <Breadcrumbs separator={separator}>{crumbs}</Breadcrumbs>
        </nav>
      ))}
      <nav aria-label={t('text.drawn')}>
        <Breadcrumbs separator={<IconChevronRight size={14} aria-hidden />} separatorMargin={4}>
          {crumbs}
        </Breadcrumbs>
      </nav>
    </Stack>
  );
}

export function WithIcon() {
  const { t } = useTranslation('breadcrumbs');
  return (
    <nav aria-label={t('demos.WithIcon')}>
      <Breadcrumbs>
        <span>
          <AppLink to="/inicio" aria-label={t('text.home')}>
            <IconHome size={16} aria-hidden />
          </AppLink>
        </span>
        <span>
          <AppLink to="/productos">{t('text.products')}</AppLink>
        </span>
        <span aria-current="page">{t('text.product')}</span>
      </Breadcrumbs>
    </nav>
  );
}

export function Alignment() {
  const { t } = useTranslation('breadcrumbs');
  const crumbs = useCrumbs();
  return (
    <Stack gap="sm">
      {(['start', 'center', 'end'] as const).map((side) => (
        <Group key={side} justify={side}>
          <nav aria-label={t(`text.${side}`)}>
            <Breadcrumbs>{crumbs}</Breadcrumbs>
          </nav>
        </Group>
      ))}
    </Stack>
  );
}
