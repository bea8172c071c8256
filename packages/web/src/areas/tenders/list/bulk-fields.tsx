import { MultiSelect, NativeSelect } from '@mantine/core';
import { mayBeResponsible } from '@pliego/contract/abilities';
import type { BulkChange } from '@pliego/contract/areas/bulk';
import { workPriorities } from '@pliego/contract/areas/work-shapes';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { colleaguesQuery, tagsQuery } from '#web/api/reference-queries.ts';

interface ChoiceProps {
  /** Null while nothing is chosen. */
  onChange: (change: BulkChange | null) => void;
}

const numbers = (values: readonly string[]): number[] => values.map(Number);

/** Tags that all get, and tags that none keeps. */
export function TagsChoice({ onChange }: ChoiceProps) {
  const { t } = useTranslation('expediente');
  const { data } = useQuery(tagsQuery);
  const [added, setAdded] = useState<string[]>([]);
  const [removed, setRemoved] = useState<string[]>([]);
  const tags = (data?.datos ?? []).map(({ id, nombre }) => ({ value: String(id), label: nombre }));
  const without = (others: readonly string[]) =>
    tags.filter(({ value }) => !others.includes(value));
  const tell = (add: readonly string[], remove: readonly string[]) =>
    onChange(
      add.length + remove.length === 0
        ? null
        : { tipo: 'etiquetas', agregar: numbers(add), quitar: numbers(remove) },
    );
  return (
    <>
      <MultiSelect
        label={t('bulk.addTags')}
        data={without(removed)}
        value={added}
        searchable
        data-autofocus
        nothingFoundMessage={t('bulk.noTags')}
        comboboxProps={{ withinPortal: true }}
        onChange={(values) => {
          setAdded(values);
          tell(values, removed);
        }}
      />
      <MultiSelect
        label={t('bulk.removeTags')}
        data={without(added)}
        value={removed}
        searchable
        nothingFoundMessage={t('bulk.noTags')}
        comboboxProps={{ withinPortal: true }}
        onChange={(values) => {
          setRemoved(values);
          tell(added, values);
        }}
      />
    </>
  );
}

const nobody = 'nadie';

/** Who carries them all, or nobody. */
export function AssigneeChoice({ onChange }: ChoiceProps) {
  const { t } = useTranslation(['expediente', 'tenders']);
  const { data } = useQuery(colleaguesQuery);
  const people = (data?.datos ?? []).filter(
    ({ status, role }) => status === 'active' && mayBeResponsible(role),
  );
  return (
    <NativeSelect
      label={t('bulk.assignee')}
      data-autofocus
      data={[
        { value: '', label: t('bulk.choose') },
        ...people.map(({ id, fullName }) => ({ value: String(id), label: fullName })),
        { value: nobody, label: t('tenders:assignee.nobody') },
      ]}
      onChange={(event) => {
        const { value } = event.currentTarget;
        const Usuario = value === nobody ? null : Number(value);
        onChange(value === '' ? null : { tipo: 'responsable', Usuario });
      }}
    />
  );
}

const none = 'ninguna';

/** How urgent they all are, or that they are not. */
export function PriorityChoice({ onChange }: ChoiceProps) {
  const { t } = useTranslation('expediente');
  return (
    <NativeSelect
      label={t('conflict.fields.prioridad')}
      data-autofocus
      data={[
        { value: '', label: t('bulk.choose') },
        ...workPriorities.map((value) => ({ value, label: t(`priorities.${value}`) })),
        { value: none, label: t('bulk.noPriority') },
      ]}
      onChange={(event) => {
        const { value } = event.currentTarget;
        const prioridad = workPriorities.find((known) => known === value) ?? null;
        onChange(value === '' ? null : { tipo: 'prioridad', prioridad });
      }}
    />
  );
}
