import '@mantine/core/styles/Pagination.layer.css';
import { Group, Pagination, Stack } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Pager } from '#web/ui/data-table/pager.tsx';
import { useWidgetTexts } from '#web/ui/texts/widget-texts.tsx';

export const parts = ['Pager', 'Pagination'];
export const wide = ['OfTables'];

/** Under every table of the product. */
export function OfTables() {
  const [page, setPage] = useState(3);
  const [size, setSize] = useState(10);
  return (
    <Pager
      page={page}
      pageSize={size}
      total={237}
      onPage={setPage}
      sizes={[10, 25, 50]}
      onPageSize={(next) => {
        setSize(next);
        setPage(1);
      }}
    />
  );
}

/** The names of the numbers and of the arrows, which the library leaves without. */
function useNames(label: string) {
  const { pager } = useWidgetTexts();
  const arrows = { previous: pager.previous, next: pager.next, first: '«', last: '»' };
  return {
    component: 'nav',
    'aria-label': label,
    getItemProps: (page: number) => ({ 'aria-label': pager.page(String(page)) }),
    getControlProps: (control: keyof typeof arrows) => ({ 'aria-label': arrows[control] }),
  } as const;
}

export function Basic() {
  const { t } = useTranslation('pagination');
  return <Pagination total={5} defaultValue={2} {...useNames(t('demos.Basic'))} />;
}

export function Separated() {
  const { t } = useTranslation('pagination');
  return (
    <Pagination
      total={20}
      siblings={0}
      defaultValue={9}
      gap={8}
      radius="xl"
      {...useNames(t('demos.Separated'))}
    />
  );
}

export function IconsAndText() {
  const { t } = useTranslation('pagination');
  const [page, setPage] = useState(1);
  const names = useNames(t('demos.IconsAndText'));
  return (
    <Pagination.Root total={5} value={page} onChange={setPage} getItemProps={names.getItemProps}>
      <Group gap={6} component="nav" aria-label={names['aria-label']}>
        <Pagination.Control disabled={page === 1} onClick={() => setPage(page - 1)} px="sm">
          <IconChevronLeft size={16} aria-hidden />
          {t('text.previous')}
        </Pagination.Control>
        <span>{t('text.of', { page, total: 5 })}</span>
        <Pagination.Control disabled={page === 5} onClick={() => setPage(page + 1)} px="sm">
          {t('text.next')}
          <IconChevronRight size={16} aria-hidden />
        </Pagination.Control>
      </Group>
    </Pagination.Root>
  );
}

export function IconsOnly() {
  const { t } = useTranslation('pagination');
  return (
    <Pagination total={4} withEdges={false} defaultValue={1} {...useNames(t('demos.IconsOnly'))} />
  );
}

export function Colors() {
  const { t } = useTranslation('pagination');
  const names = useNames('');
  return (
    <Stack gap="xs">
      {(['petroleo', 'green', 'yellow', 'red'] as const).map((color, index) => (
        <Pagination
          key={color}
          total={4}
          color={color}
          size="sm"
          defaultValue={index + 1}
          {...names}
          aria-label={t('text.coloured', { number: index + 1 })}
        />
      ))}
    </Stack>
  );
}

export function Positions() {
  const { t } = useTranslation('pagination');
  const names = useNames('');
  return (
    <Stack gap="xs">
      {(['flex-start', 'center', 'flex-end'] as const).map((side) => (
        <Group key={side} justify={side}>
          <Pagination total={3} size="sm" {...names} aria-label={t(`text.${side}`)} />
        </Group>
      ))}
    </Stack>
  );
}

export function Sizes() {
  const { t } = useTranslation('pagination');
  const names = useNames('');
  return (
    <Stack gap="xs">
      {(['xs', 'sm', 'md', 'lg'] as const).map((size) => (
        <Pagination
          key={size}
          total={3}
          size={size}
          {...names}
          aria-label={`${t('demos.Sizes')}, ${size}`}
        />
      ))}
    </Stack>
  );
}
