import { NativeSelect } from '@mantine/core';
import { auditKinds } from '@pliego/contract/areas/audit-actions';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { colleaguesQuery } from '#web/api/reference-queries.ts';
import { DateField } from '#web/ui/date/date-field.tsx';
import { SearchField } from '#web/ui/fields/search-field.tsx';
import { useSearchState } from '#web/ui/navigation/use-search-state.ts';
import classes from './audit.module.css';

/** What narrows the list. It is in the address, so that what was found can be sent to somebody. */
export function AuditFilters() {
  const { t } = useTranslation('auditLog');
  const { search, change } = useSearchState('/shell/auditoria');
  const { data } = useQuery(colleaguesQuery);
  const people = [...(data?.datos ?? []), ...(data?.quitadas ?? [])];
  return (
    <search className={classes.toolbar}>
      <SearchField
        label={t('search')}
        value={search.q ?? ''}
        onSearch={(q) => change({ q: q === '' ? undefined : q }, { replace: true })}
      />
      <NativeSelect
        aria-label={t('kind')}
        value={search.clase ?? ''}
        data={[
          { value: '', label: t('anyKind') },
          ...auditKinds.map((kind) => ({ value: kind, label: t(`kinds.${kind}`) })),
        ]}
        onChange={({ currentTarget: { value } }) =>
          change({ clase: auditKinds.find((kind) => kind === value) })
        }
      />
      <NativeSelect
        aria-label={t('person')}
        value={search.persona ?? ''}
        data={[
          { value: '', label: t('anyPerson') },
          ...people.map(({ id, fullName }) => ({ value: String(id), label: fullName })),
        ]}
        onChange={({ currentTarget: { value } }) =>
          change({ persona: value === '' ? undefined : Number(value) })
        }
      />
      <DateField
        aria-label={t('from')}
        placeholder={t('from')}
        clearable
        value={search.desde ?? null}
        maxDate={search.hasta}
        onChange={(day) => change({ desde: day ?? undefined }, { replace: true })}
      />
      <DateField
        aria-label={t('to')}
        placeholder={t('to')}
        clearable
        value={search.hasta ?? null}
        onChange={(day) => change({ hasta: day ?? undefined }, { replace: true })}
      />
    </search>
  );
}
