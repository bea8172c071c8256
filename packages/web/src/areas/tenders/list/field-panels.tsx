import { NativeSelect, TextInput } from '@mantine/core';
import { workPriorities } from '@pliego/contract/areas/work-shapes';
import { currencies } from '@pliego/contract/fields';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { parseAmount } from '#web/lib/format.ts';
import { AmountField } from '#web/ui/fields/amount-field.tsx';
import { PickList } from '#web/ui/fields/pick-list.tsx';
import { CellForm, type PanelProps, selectAll, useKeep } from './cell-form.tsx';

const none = 'ninguna';

export function PriorityPanel(props: PanelProps) {
  const { t } = useTranslation(['expediente', 'tenders']);
  const keep = useKeep(props);
  const { prioridad, codigo } = props.tender;
  const name = t('tenders:list.columns.prioridad');
  return (
    <PickList
      single
      label={t('tenders:list.cells.edit', { name, code: codigo })}
      options={[
        ...workPriorities.map((value) => ({ value, label: t(`priorities.${value}`) })),
        { value: none, label: t('bulk.noPriority') },
      ]}
      selected={[prioridad ?? none]}
      onPick={(value) =>
        keep({ prioridad: workPriorities.find((known) => known === value) ?? null })
      }
    />
  );
}

export function ChancePanel(props: PanelProps) {
  const { t } = useTranslation(['tenders', 'expediente']);
  const keep = useKeep(props);
  const { probabilidad } = props.tender;
  const [text, setText] = useState(probabilidad === null ? '' : String(probabilidad));
  const typed = text.trim();
  const read = typed === '' ? null : Number(typed.replace(/\s*%$/, ''));
  const isWrong = read !== null && !(Number.isInteger(read) && read >= 0 && read <= 100);
  return (
    <CellForm onKeep={() => (isWrong ? undefined : keep({ probabilidad: read }))}>
      <TextInput
        label={t('expediente:card.probability')}
        inputMode="numeric"
        autoComplete="off"
        data-autofocus
        rightSection="%"
        value={text}
        error={isWrong ? t('list.cells.wrongChance') : undefined}
        onFocus={selectAll}
        onChange={(event) => setText(event.currentTarget.value)}
      />
    </CellForm>
  );
}

export function OfferPanel(props: PanelProps) {
  const { t } = useTranslation('expediente');
  const keep = useKeep(props);
  const [amount, setAmount] = useState(props.tender.montoOferta);
  const [isWrong, setWrong] = useState(false);
  const [currency, setCurrency] = useState(props.tender.monedaOferta ?? 'CLP');
  const known = currencies.find((one) => one === currency) ?? 'CLP';
  const change = { montoOferta: amount, ...(amount === null ? {} : { monedaOferta: known }) };
  return (
    <CellForm onKeep={() => (isWrong ? undefined : keep(change))}>
      <AmountField
        label={t('card.offer')}
        data-autofocus
        value={amount}
        onFocus={selectAll}
        onChange={setAmount}
        onInput={(event) => {
          const { value } = event.currentTarget;
          setWrong(value.trim() !== '' && parseAmount(value) === null);
        }}
      />
      <NativeSelect
        label={t('move.currency')}
        value={currency}
        data={[...currencies]}
        onChange={(event) => setCurrency(event.currentTarget.value)}
      />
    </CellForm>
  );
}
