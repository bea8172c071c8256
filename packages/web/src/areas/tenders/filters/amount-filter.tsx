import { NativeSelect, TextInput } from '@mantine/core';
import { currencyFilters } from '@pliego/contract/areas/tender-query';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatCount, parseAmount } from '#web/lib/format.ts';
import { OptionRow, OptionRows } from '#web/ui/fields/option-rows.tsx';
import { useListSearch } from '../list/use-list-search.ts';
import { LeftOutNote, RateNote } from './rate-note.tsx';
import { useFacets } from './use-choices.tsx';
import classes from './filters.module.css';

const presences = ['con', 'sin'] as const;
type Currency = (typeof currencyFilters)[number];

/** Whether an amount was published, and between which bounds of one currency. */
export function AmountFilter() {
  const { t } = useTranslation('tenders');
  const { search, change } = useListSearch();
  const counts = useFacets(search)?.monto;
  const hasBound = search.montoMin !== undefined || search.montoMax !== undefined;
  const currency: Currency | '' = search.moneda ?? (hasBound ? 'CLP' : '');
  return (
    <div className={classes.panel}>
      <OptionRows label={t('list.filters.monto')}>
        {presences.map((presence) => (
          <OptionRow
            key={presence}
            label={t(`list.amount.${presence}`)}
            count={
              counts && formatCount(counts.find(({ valor }) => valor === presence)?.cantidad ?? 0)
            }
            checked={search.monto === presence}
            onPick={() => change({ monto: search.monto === presence ? undefined : presence })}
          />
        ))}
      </OptionRows>
      <div className={classes.fields}>
        <NativeSelect
          size="xs"
          label={t('list.amount.currency')}
          value={currency}
          className={classes.wide}
          data={[
            { value: '', label: t('list.amount.anyCurrency'), disabled: hasBound },
            ...currencyFilters.map((code) => ({
              value: code,
              label: t(`list.amount.currencies.${code}`),
            })),
          ]}
          onChange={(event) => {
            const chosen = event.currentTarget.value;
            change({ moneda: currencyFilters.find((code) => code === chosen) });
          }}
        />
        <Bound
          label={t('list.amount.min')}
          value={search.montoMin}
          onChange={(montoMin) => change({ montoMin })}
        />
        <Bound
          label={t('list.amount.max')}
          value={search.montoMax}
          onChange={(montoMax) => change({ montoMax })}
        />
        <RateNote search={search} />
        <LeftOutNote search={search} />
      </div>
    </div>
  );
}

interface BoundProps {
  label: string;
  value: number | undefined;
  onChange: (value: number | undefined) => void;
}

const written = (value: number | undefined) => (value === undefined ? '' : formatCount(value));

/** An amount typed as the language writes it; it counts when one leaves the field or presses Enter. */
function Bound({ label, value, onChange }: BoundProps) {
  const { t } = useTranslation('tenders');
  const stored = written(value);
  const [text, setText] = useState(stored);
  const [known, setKnown] = useState(stored);
  // The address moved by itself: a chip taken away, a step back. Or the language did.
  if (known !== stored) {
    setKnown(stored);
    setText(stored);
  }
  const amount = parseAmount(text);
  const isEmpty = text.trim() === '';

  const commit = () => {
    if (isEmpty) {
      if (value !== undefined) onChange(undefined);
    } else if (amount !== null && amount !== value) onChange(amount);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') commit();
  };
  return (
    <TextInput
      size="xs"
      inputMode="decimal"
      label={label}
      value={text}
      error={isEmpty || amount !== null ? undefined : t('list.amount.invalid')}
      onChange={(event) => setText(event.currentTarget.value)}
      onBlur={commit}
      onKeyDown={onKeyDown}
    />
  );
}
