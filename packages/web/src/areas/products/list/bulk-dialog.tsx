import { Button, NativeSelect, TagsInput } from '@mantine/core';
import '@mantine/core/styles/Pill.layer.css';
import '@mantine/core/styles/PillsInput.layer.css';
import { mayBeResponsible } from '@pliego/contract/abilities';
import type { Product } from '@pliego/contract/areas/product-shapes';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { problemText } from '#web/api/problems.ts';
import { colleaguesQuery } from '#web/api/reference-queries.ts';
import { AmountField } from '#web/ui/fields/amount-field.tsx';
import { FormProblem } from '#web/ui/fields/form-problem.tsx';
import { Dialog, DialogActions } from '#web/ui/overlay/dialog.tsx';
import { changeProducts, type ProductEdit } from './bulk-work.ts';
import classes from './list.module.css';

const listNames = ['palabrasClave', 'palabrasExcluidas', 'marcas', 'unspsc'] as const;
type ListName = (typeof listNames)[number];
/** Numbers of which all get the same. */
const numberNames = ['precio', 'margenMinimo'] as const;
type NumberName = (typeof numberNames)[number];
const fields = ['responsable', ...numberNames, ...listNames] as const;
type Field = (typeof fields)[number];

const isList = (field: Field): field is ListName => listNames.some((name) => name === field);

const isNumber = (field: Field): field is NumberName => numberNames.some((name) => name === field);

interface Typed {
  person: string;
  amount: number | null;
  add: string[];
  remove: string[];
}

/** The change that is asked for; null while nothing is. */
function editOf(field: Field, { person, amount, add, remove }: Typed): ProductEdit | null {
  if (isList(field)) {
    if (add.length + remove.length === 0) return null;
    return { agregar: { [field]: add }, quitar: { [field]: remove } };
  }
  if (isNumber(field)) return { poner: { [field]: amount } };
  return { poner: { responsable: person === '' ? null : Number(person) } };
}

interface BulkDialogProps {
  chosen: readonly Product[];
  onClose: () => void;
  onDone: () => void;
}

/** Asks what to change of several products. Other fields stay as each has them. */
export function BulkDialog({ chosen, onClose, onDone }: BulkDialogProps) {
  const { t } = useTranslation(['products', 'common']);
  const client = useQueryClient();
  const [field, setField] = useState<Field>('palabrasExcluidas');
  const [typed, setTyped] = useState<Typed>({ person: '', amount: null, add: [], remove: [] });
  const edit = editOf(field, typed);
  const changing = useMutation({
    mutationFn: (wanted: ProductEdit) => changeProducts(client, chosen, wanted),
    onSuccess: () => {
      onClose();
      onDone();
    },
  });
  const { error } = changing;
  return (
    <Dialog title={t('bulk.title', { count: chosen.length })} onClose={onClose}>
      <form
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (edit !== null) changing.mutate(edit);
        }}
      >
        <FormProblem text={error === null ? undefined : problemText(error)} />
        <NativeSelect
          data-autofocus
          label={t('bulk.field')}
          value={field}
          data={fields.map((value) => ({ value, label: t(`fields.${value}`) }))}
          onChange={({ currentTarget: { value } }) => {
            setField(fields.find((one) => one === value) ?? 'responsable');
            setTyped({ person: '', amount: null, add: [], remove: [] });
          }}
        />
        <Values field={field} typed={typed} onChange={setTyped} />
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            {t('common:actions.cancel')}
          </Button>
          <Button type="submit" disabled={edit === null} loading={changing.isPending}>
            {t('bulk.apply')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

interface ValuesProps {
  field: Field;
  typed: Typed;
  onChange: (typed: Typed) => void;
}

function Values({ field, typed, onChange }: ValuesProps) {
  const { t } = useTranslation('products');
  const { data } = useQuery(colleaguesQuery);
  const { person, amount, add, remove } = typed;
  if (isList(field)) {
    return (
      <>
        <TagsInput
          label={t('bulk.add')}
          description={t('hints.list')}
          value={add}
          onChange={(next) => onChange({ ...typed, add: next })}
        />
        <TagsInput
          label={t('bulk.remove')}
          value={remove}
          onChange={(next) => onChange({ ...typed, remove: next })}
        />
      </>
    );
  }
  if (isNumber(field)) {
    return (
      <AmountField
        label={t(`fields.${field}`)}
        description={t(field === 'precio' ? 'bulk.priceHint' : 'bulk.floorHint')}
        value={amount}
        onChange={(next) => onChange({ ...typed, amount: next })}
      />
    );
  }
  const people = (data?.datos ?? []).filter(({ role }) => mayBeResponsible(role));
  return (
    <NativeSelect
      label={t('fields.responsable')}
      value={person}
      data={[
        { value: '', label: t('nobody') },
        ...people.map(({ id, fullName }) => ({ value: String(id), label: fullName })),
      ]}
      onChange={({ currentTarget: { value } }) => onChange({ ...typed, person: value })}
    />
  );
}
