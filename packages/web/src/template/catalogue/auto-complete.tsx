import { Autocomplete, type OptionsFilter } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { rankMatches } from '#web/lib/rank-matches.ts';
import { Person } from '#web/ui/display/person.tsx';
import { QueryState } from '#web/ui/feedback/query-state.tsx';
import { filmsQuery } from './films/films-query.ts';
import { buyers, people, suppliers } from './films/sample-names.ts';
import classes from './auto-complete.module.css';

export const parts = ['Autocomplete'];

/** First what starts with the text, then what contains it; case and accents do not matter. */
const ranked: OptionsFilter = ({ options, search, limit }) => {
  if (search.trim() === '') return [];
  const [first] = options;
  if (first !== undefined && 'group' in first) {
    return options.flatMap((group) => {
      if (!('group' in group)) return [];
      const items = rankMatches(group.items, search, ({ label }) => label, limit);
      return items.length === 0 ? [] : [{ ...group, items }];
    });
  }
  const single = options.flatMap((option) => ('group' in option ? [] : [option]));
  return rankMatches(single, search, ({ label }) => label, limit);
};

/** What every one of them does: Escape empties the field, and what is chosen is said below. */
function useCompleted() {
  const { t } = useTranslation('autoComplete');
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<string | null>(null);
  return {
    said: (
      <output className={classes.said}>
        {chosen === null ? t('text.nothing') : t('text.chosen', { name: chosen })}
      </output>
    ),
    field: {
      placeholder: t('text.type'),
      value: text,
      onChange: setText,
      onOptionSubmit: setChosen,
      onKeyDown: ({ key }: KeyboardEvent) => {
        if (key === 'Escape') setText('');
      },
    },
  };
}

export function Basic() {
  const { t } = useTranslation('autoComplete');
  const { field, said } = useCompleted();
  return (
    <div className={classes.field}>
      <Autocomplete {...field} filter={ranked} label={t('text.buyer')} data={buyers} limit={4} />
      {said}
    </div>
  );
}

/** Each section has a limit of its own. */
export function Sections() {
  const { t } = useTranslation('autoComplete');
  const { field, said } = useCompleted();
  const data = [
    { group: t('text.buyers'), items: buyers },
    { group: t('text.suppliers'), items: suppliers },
  ];
  return (
    <div className={classes.field}>
      <Autocomplete
        {...field}
        filter={ranked}
        label={t('text.organization')}
        data={data}
        limit={3}
      />
      {said}
    </div>
  );
}

/** A hundred titles that the sample layer answers: `/api/autocomplete/data`. */
export function Remote() {
  const { t } = useTranslation('autoComplete');
  const { field, said } = useCompleted();
  const query = useQuery(filmsQuery);
  return (
    <QueryState query={query}>
      {(films) => (
        <div className={classes.field}>
          <Autocomplete
            {...field}
            filter={ranked}
            label={t('text.film')}
            description={t('text.films', { count: films.length })}
            data={films.map(({ title }) => title)}
            limit={4}
          />
          {said}
        </div>
      )}
    </QueryState>
  );
}

export function CustomRows() {
  const { t } = useTranslation('autoComplete');
  const { field, said } = useCompleted();
  return (
    <div className={classes.field}>
      <Autocomplete
        {...field}
        filter={ranked}
        label={t('text.person')}
        data={people}
        renderOption={({ option: { value } }) => (
          <Person
            person={{ id: people.indexOf(value) + 1, fullName: value, avatar: null }}
            size={24}
          />
        )}
      />
      {said}
    </div>
  );
}

/** Offers some before anything is typed. */
export function Suggestions() {
  const { t } = useTranslation('autoComplete');
  const { field, said } = useCompleted();
  const suggested: OptionsFilter = (given) =>
    given.search.trim() === '' ? given.options.slice(0, 3) : ranked(given);
  return (
    <div className={classes.field}>
      <Autocomplete
        {...field}
        label={t('text.buyer')}
        description={t('text.recent')}
        data={buyers}
        filter={suggested}
      />
      {said}
    </div>
  );
}

export function TwoAtMost() {
  const { t } = useTranslation('autoComplete');
  const { field, said } = useCompleted();
  return (
    <div className={classes.field}>
      <Autocomplete
        {...field}
        filter={ranked}
        label={t('text.buyer')}
        data={buyers}
        limit={2}
        clearable
      />
      {said}
    </div>
  );
}
