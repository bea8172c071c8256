import { NativeSelect, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { mayBeResponsible } from '@pliego/contract/abilities';
import { rubroPattern } from '@pliego/contract/rules/rubros';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { colleaguesQuery } from '#web/api/reference-queries.ts';
import { SearchField } from '#web/ui/fields/search-field.tsx';
import { useSearchState } from '#web/ui/navigation/use-search-state.ts';
import classes from './list.module.css';

const states = ['true', 'false'] as const;

/** What narrows the list. It is in the address, so that what was found can be sent to somebody. */
export function ProductFilters({ children }: { children: ReactNode }) {
  const { t } = useTranslation('products');
  const { search, change } = useSearchState('/shell/productos');
  const { data } = useQuery(colleaguesQuery);
  const people = (data?.datos ?? []).filter(({ role }) => mayBeResponsible(role));
  return (
    <search className={classes.toolbar}>
      <SearchField
        label={t('search')}
        value={search.q ?? ''}
        onSearch={(q) => change({ q: q === '' ? undefined : q }, { replace: true })}
      />
      <CodeFilter
        // Another address has another code to begin with.
        key={search.codigo?.join() ?? ''}
        codes={search.codigo ?? []}
        onChange={(codigo) => change({ codigo }, { replace: true })}
      />
      <NativeSelect
        aria-label={t('filters.active')}
        value={search.activo === undefined ? '' : String(search.activo)}
        data={[
          { value: '', label: t('filters.anyState') },
          ...states.map((state) => ({ value: state, label: t(`states.${state}`) })),
        ]}
        onChange={({ currentTarget: { value } }) =>
          change({ activo: value === '' ? undefined : value === 'true' })
        }
      />
      <NativeSelect
        aria-label={t('filters.owner')}
        value={search.responsable ?? ''}
        data={[
          { value: '', label: t('filters.anyOwner') },
          ...people.map(({ id, fullName }) => ({ value: String(id), label: fullName })),
        ]}
        onChange={({ currentTarget: { value } }) =>
          change({ responsable: value === '' ? undefined : Number(value) })
        }
      />
      {children}
    </search>
  );
}

interface CodeFilterProps {
  codes: readonly string[];
  onChange: (codes: string[] | undefined) => void;
}

const pauseMs = 400;

/** Codes by the beginning; several with commas. */
function CodeFilter({ codes, onChange }: CodeFilterProps) {
  const { t } = useTranslation('products');
  const [text, setText] = useState(codes.join(', '));
  const parts = text.split(/[\s,]+/).filter((part) => part !== '');
  const isWrong = parts.some((part) => !rubroPattern.test(part));
  const tell = (typed: string) => {
    const asked = typed.split(/[\s,]+/).filter((part) => part !== '');
    if (asked.every((part) => rubroPattern.test(part))) {
      onChange(asked.length === 0 ? undefined : asked);
    }
  };
  const tellSoon = useDebouncedCallback(tell, pauseMs);
  return (
    <TextInput
      aria-label={t('filters.code')}
      placeholder={t('filters.code')}
      inputMode="numeric"
      autoComplete="off"
      value={text}
      error={isWrong ? t('filters.codeWrong') : undefined}
      onChange={({ currentTarget: { value } }) => {
        setText(value);
        tellSoon(value);
      }}
    />
  );
}
