import '@mantine/core/styles/Pagination.layer.css';
import { Button, Group, NativeSelect, NumberInput, Pagination, Stack } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AppLink } from '#web/ui/navigation/app-link.tsx';
import { Pager } from '#web/ui/data-table/pager.tsx';
import { useWidgetTexts } from '#web/ui/texts/widget-texts.tsx';
import { buyersByLetter } from './films/sample-names.ts';
import classes from './ext-pagination.module.css';

export const parts = ['Pagination', 'Pager'];
export const wide = ['OfAList', 'Siblings', 'Wide'];

/** The names of the numbers and of the arrows, which the library leaves without. */
function useNames() {
  const { pager } = useWidgetTexts();
  const arrows = { previous: pager.previous, next: pager.next, first: '«', last: '»' };
  return (label: string) =>
    ({
      component: 'nav',
      'aria-label': label,
      getItemProps: (page: number) => ({ 'aria-label': pager.page(String(page)) }),
      getControlProps: (control: keyof typeof arrows) => ({ 'aria-label': arrows[control] }),
    }) as const;
}

const tenders = Array.from({ length: 23 }, (_, at) => `${1057 + at * 31}-${9 + at}-LE26`);

/** The page of a list that is sliced here. */
export function OfAList() {
  const { t } = useTranslation('extPagination');
  const [page, setPage] = useState(1);
  const [size, setSize] = useState(5);
  const shown = tenders.slice((page - 1) * size, page * size);
  return (
    <Stack gap="xs">
      <ul className={classes.list} aria-label={t('text.tenders')}>
        {shown.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Pager
        page={page}
        pageSize={size}
        total={tenders.length}
        sizes={[5, 10]}
        onPage={setPage}
        onPageSize={(next) => {
          setSize(next);
          setPage(1);
        }}
      />
    </Stack>
  );
}

export function Arrows() {
  const { t } = useTranslation('extPagination');
  const named = useNames();
  return (
    <Pagination
      total={8}
      withEdges
      siblings={0}
      size="sm"
      defaultValue={4}
      {...named(t('demos.Arrows'))}
    />
  );
}

/** How many numbers stand beside the present one. */
export function Siblings() {
  const { t } = useTranslation('extPagination');
  const named = useNames();
  return (
    <Stack gap="xs">
      {[0, 1, 2].map((siblings) => (
        <Pagination
          key={siblings}
          total={30}
          size="sm"
          siblings={siblings}
          defaultValue={12}
          {...named(t('text.siblings', { count: siblings }))}
        />
      ))}
    </Stack>
  );
}

/** How many are always there at each end. */
export function Wide() {
  const { t } = useTranslation('extPagination');
  const named = useNames();
  return <Pagination total={40} boundaries={3} defaultValue={20} {...named(t('demos.Wide'))} />;
}

export function Jump() {
  const { t } = useTranslation('extPagination');
  const named = useNames();
  const [page, setPage] = useState(7);
  return (
    <Stack gap="xs">
      <Pagination
        total={24}
        size="sm"
        siblings={0}
        value={page}
        onChange={setPage}
        {...named(t('demos.Jump'))}
      />
      <NumberInput
        w={150}
        size="xs"
        label={t('text.goTo')}
        min={1}
        max={24}
        clampBehavior="strict"
        value={page}
        onChange={(typed) => {
          if (typeof typed === 'number') setPage(typed);
        }}
      />
    </Stack>
  );
}

/** A list to choose from says how many there are. */
export function Chooser() {
  const { t } = useTranslation('extPagination');
  const { pager } = useWidgetTexts();
  const [page, setPage] = useState(4);
  const total = 12;
  return (
    <Group gap="xs">
      <Button variant="default" disabled={page === 1} onClick={() => setPage(page - 1)}>
        {pager.previous}
      </Button>
      <NativeSelect
        aria-label={t('text.page')}
        data={Array.from({ length: total }, (_, at) => ({
          value: String(at + 1),
          label: t('text.of', { page: at + 1, total }),
        }))}
        value={String(page)}
        onChange={({ currentTarget }) => setPage(Number(currentTarget.value))}
      />
      <Button variant="default" disabled={page === total} onClick={() => setPage(page + 1)}>
        {pager.next}
      </Button>
    </Group>
  );
}

/** Where the answer does not say how many there are. */
export function BeforeAndAfter() {
  const { t } = useTranslation('extPagination');
  const [page, setPage] = useState(1);
  return (
    <nav aria-label={t('demos.BeforeAndAfter')}>
      <Group gap="xs">
        <Button variant="default" disabled={page === 1} onClick={() => setPage(page - 1)}>
          {t('text.newer')}
        </Button>
        <Button variant="default" disabled={page === 9} onClick={() => setPage(page + 1)}>
          {t('text.older')}
        </Button>
        <output>{t('text.pageOf', { page })}</output>
      </Group>
    </nav>
  );
}

/** What is read in one go: more of it below. */
export function More() {
  const { t } = useTranslation('extPagination');
  const [count, setCount] = useState(4);
  return (
    <Stack gap="xs" align="flex-start">
      <ul className={classes.list} aria-label={t('demos.More')}>
        {tenders.slice(0, count).map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <output>{t('text.shown', { count, total: tenders.length })}</output>
      <Button
        variant="default"
        disabled={count >= tenders.length}
        onClick={() => setCount(Math.min(count + 4, tenders.length))}
      >
        {t('text.more')}
      </Button>
    </Stack>
  );
}

/** An order that people know is found sooner than a number. */
export function Letters() {
  const { t } = useTranslation('extPagination');
  const [shown, setShown] = useState(0);
  const pages = Object.entries(buyersByLetter);
  return (
    <Stack gap="xs">
      <Group gap={4} component="nav" aria-label={t('demos.Letters')}>
        {pages.map(([letters], page) => (
          <Button
            key={letters}
            size="compact-md"
            variant={page === shown ? 'filled' : 'default'}
            aria-current={page === shown ? 'page' : undefined}
            onClick={() => setShown(page)}
          >
            {letters}
          </Button>
        ))}
      </Group>
      <output>{pages[shown]?.[1]}</output>
    </Stack>
  );
}

/** Each is an address: it can be opened beside this one, and sent. */
export function Addresses() {
  const { t } = useTranslation('extPagination');
  return (
    <nav aria-label={t('demos.Addresses')} className={classes.links}>
      {[1, 2, 3].map((page) => (
        <AppLink
          key={page}
          to="/pages/blog/list"
          search={page === 1 ? {} : { pagina: page }}
          className={classes.link}
        >
          {t('text.pageOf', { page })}
        </AppLink>
      ))}
    </nav>
  );
}
