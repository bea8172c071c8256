import { Button, TextInput } from '@mantine/core';
import type { EmbedFilter } from '@pliego/contract/areas/report-embeds';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchState } from '#web/ui/navigation/use-search-state.ts';
import { valuesIn, writtenValues } from './embed-values.ts';
import classes from './embeds.module.css';

/** What narrows a dashboard: text, since only its service knows which values there are. */
export function EmbedFilters({ filters }: { filters: readonly EmbedFilter[] }) {
  const { t } = useTranslation('reportPages');
  const { search, change } = useSearchState('/shell/reportes/$id');
  const held = valuesIn(search.valores, filters);
  const [typed, setTyped] = useState(held);
  if (filters.length === 0) return null;
  const clear = () => {
    setTyped({});
    change({ valores: undefined });
  };
  return (
    <search aria-label={t('embeds.filters')}>
      <form
        className={classes.filters}
        onSubmit={(event) => {
          event.preventDefault();
          change({ valores: writtenValues(typed) });
        }}
      >
        {filters.map(({ campo, nombre }) => (
          <TextInput
            key={campo}
            label={nombre}
            maxLength={120}
            value={typed[campo] ?? ''}
            onChange={({ currentTarget: { value } }) => setTyped({ ...typed, [campo]: value })}
          />
        ))}
        <Button type="submit" variant="default">
          {t('embeds.apply')}
        </Button>
        {Object.keys(held).length === 0 ? null : (
          <Button variant="subtle" onClick={clear}>
            {t('embeds.clear')}
          </Button>
        )}
      </form>
    </search>
  );
}
