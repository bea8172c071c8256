import '@mantine/core/styles/Pill.layer.css';
import '@mantine/core/styles/PillsInput.layer.css';
import { Loader, MultiSelect, NativeSelect, Pill, Select, TagsInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { regions } from '@pliego/contract/rules/regions';
import { IconBuilding, IconBuildingHospital, IconSchool } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { autocompleteApi } from '#web/api/areas/autocomplete.ts';
import { usersApi } from '#web/api/areas/users.ts';
import { QueryError } from '#web/ui/feedback/query-state.tsx';
import { PickList } from '#web/ui/fields/pick-list.tsx';
import { useUiTexts } from '#web/ui/texts/texts.tsx';
import classes from './fields.module.css';

export const parts = ['Select', 'MultiSelect', 'NativeSelect', 'TagsInput', 'PickList'];

const regionNames: string[] = regions.map(({ name }) => name);
const sizes = ['xs', 'sm', 'md', 'lg'] as const;

/** The list of the device: on a phone, its own wheel. */
export function Native() {
  const { t } = useTranslation('select');
  return <NativeSelect label={t('text.region')} data={regionNames} />;
}

export function Basic() {
  const { t } = useTranslation('select');
  const { clear } = useUiTexts();
  const [region, setRegion] = useState<string | null>(null);
  return (
    <div className={classes.column}>
      <Select
        label={t('text.region')}
        placeholder={t('text.choose')}
        data={regionNames}
        searchable
        clearable
        clearButtonProps={{ 'aria-label': clear }}
        nothingFoundMessage={t('text.none')}
        value={region}
        onChange={setRegion}
      />
      <output className={classes.soft}>
        {region === null ? t('text.nothing') : t('text.chosen', { name: region })}
      </output>
    </div>
  );
}

export function States() {
  const { t } = useTranslation('select');
  return (
    <div className={classes.column}>
      <Select label={t('text.loading')} data={[]} rightSection={<Loader size={16} />} />
      <Select label={t('text.closed')} data={regionNames} defaultValue="Maule" disabled />
      <Select label={t('text.region')} data={regionNames} error={t('text.missing')} withAsterisk />
    </div>
  );
}

export function Sizes() {
  const { t } = useTranslation('select');
  return (
    <div className={classes.column}>
      {sizes.map((size) => (
        <Select key={size} size={size} label={t(`text.sizes.${size}`)} data={regionNames} />
      ))}
    </div>
  );
}

export function Several() {
  const { t } = useTranslation('select');
  const { clear } = useUiTexts();
  return (
    <MultiSelect
      label={t('text.regions')}
      data={regionNames}
      defaultValue={['Maule', 'Atacama']}
      searchable
      clearable
      hidePickedOptions
      maxValues={5}
      clearButtonProps={{ 'aria-label': clear }}
      nothingFoundMessage={t('text.none')}
    />
  );
}

const zones = {
  north: [15, 1, 2, 3, 4],
  centre: [5, 13, 6, 7, 16, 8],
  south: [9, 14, 10, 11, 12],
} as const;
const zoneNames = ['north', 'centre', 'south'] as const;

export function Grouped() {
  const { t } = useTranslation('select');
  const data = zoneNames.map((zone) => ({
    group: t(`text.zones.${zone}`),
    items: regions
      .filter(({ number }) => zones[zone].some((one) => one === number))
      .map(({ name }): string => name),
  }));
  return <Select label={t('text.region')} placeholder={t('text.choose')} data={data} />;
}

/** Still where people asked for less motion. */
export function Animated() {
  const { t } = useTranslation('select');
  return (
    <Select
      label={t('text.region')}
      placeholder={t('text.choose')}
      data={regionNames}
      comboboxProps={{ transitionProps: { transition: 'pop', duration: 180 } }}
    />
  );
}

const own = 'Metropolitana';

/** One that stays: the region of the company itself. */
export function Fixed() {
  const { t } = useTranslation('select');
  const [chosen, setChosen] = useState([own, 'Maule']);
  return (
    <MultiSelect
      label={t('text.regions')}
      description={t('text.fixedText')}
      data={regionNames.map((name) => ({ value: name, label: name, disabled: name === own }))}
      value={chosen}
      onChange={(next) => setChosen([own, ...next.filter((name) => name !== own)])}
      renderPill={({ option, onRemove }) => (
        <Pill
          withRemoveButton={option.label !== own}
          removeButtonProps={{ 'aria-label': t('text.remove', { name: option.label }) }}
          onRemove={onRemove}
        >
          {option.label}
        </Pill>
      )}
    />
  );
}

/** Asked once, when the list is opened; a failure says so and can be tried again. */
export function LoadedOnOpening() {
  const { t } = useTranslation('select');
  const [isOpen, setOpen] = useState(false);
  const films = useQuery({
    queryKey: ['catalogue', 'films'],
    queryFn: ({ signal }) => autocompleteApi.films({ signal }),
    enabled: isOpen,
    select: ({ autoComplete }) =>
      autoComplete.map(({ id, title }) => ({ value: String(id), label: title })),
  });
  if (films.isError) return <QueryError query={films} />;
  return (
    <Select
      label={t('text.film')}
      placeholder={t('text.choose')}
      data={films.data ?? []}
      searchable
      limit={20}
      nothingFoundMessage={t(films.isFetching ? 'text.asking' : 'text.none')}
      rightSection={films.isFetching ? <Loader size={16} /> : undefined}
      onDropdownOpen={() => setOpen(true)}
    />
  );
}

/** The server searches while one types, a moment after the last key; what was found before stays until then. */
export function Remote() {
  const { t } = useTranslation('select');
  const [text, setText] = useState('');
  const [q] = useDebouncedValue(text.trim(), 250);
  const people = useQuery({
    queryKey: ['catalogue', 'people', q],
    queryFn: ({ signal }) => usersApi.list({ query: q === '' ? {} : { q }, signal }),
    placeholderData: keepPreviousData,
    select: ({ datos }) =>
      datos.map(({ id, fullName }) => ({ value: String(id), label: fullName })),
  });
  return (
    <div className={classes.column}>
      <Select
        label={t('text.person')}
        placeholder={t('text.type')}
        data={people.data ?? []}
        searchable
        filter={({ options }) => options}
        searchValue={text}
        onSearchChange={setText}
        nothingFoundMessage={t(people.isFetching ? 'text.asking' : 'text.none')}
        rightSection={people.isFetching ? <Loader size={16} /> : undefined}
      />
      {people.isError ? <QueryError query={people} /> : null}
    </div>
  );
}

/** What is not there is made by typing it. */
export function Creatable() {
  const { t } = useTranslation('select');
  const [options, setOptions] = useState([t('text.urgent'), t('text.big')]);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  return (
    <PickList
      label={t('text.tags')}
      autoFocus={false}
      options={options.map((name) => ({ value: name, label: name }))}
      selected={chosen}
      maxHeight={150}
      onPick={(name) =>
        setChosen(chosen.includes(name) ? chosen.filter((one) => one !== name) : [...chosen, name])
      }
      create={{
        label: (name) => t('text.create', { name }),
        onCreate: (name) => {
          setOptions([...options, name]);
          setChosen([...chosen, name]);
        },
      }}
    />
  );
}

/** Words of one's own, with those that others used offered. */
export function Free() {
  const { t } = useTranslation('select');
  return (
    <TagsInput
      label={t('text.words')}
      description={t('text.wordsHint')}
      data={[t('text.clean'), t('text.safe')]}
      splitChars={[',', ';']}
      defaultValue={[t('text.clean')]}
    />
  );
}

const kinds = ['hospital', 'school', 'town'] as const;
const drawings = { hospital: IconBuildingHospital, school: IconSchool, town: IconBuilding };

export function Icons() {
  const { t } = useTranslation('select');
  const [kind, setKind] = useState<(typeof kinds)[number]>('hospital');
  const Chosen = drawings[kind];
  return (
    <Select
      label={t('text.buyer')}
      data={kinds.map((value) => ({ value, label: t(`text.${value}`) }))}
      value={kind}
      allowDeselect={false}
      leftSection={<Chosen size={16} aria-hidden />}
      onChange={(value) => setKind(kinds.find((one) => one === value) ?? kind)}
      renderOption={({ option }) => {
        const Drawing = drawings[kinds.find((one) => one === option.value) ?? 'town'];
        return (
          <span className={classes.row} style={{ gap: 8 }}>
            <Drawing size={16} aria-hidden />
            {option.label}
          </span>
        );
      }}
    />
  );
}
