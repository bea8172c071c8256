import { NativeSelect, NumberInput, TextInput } from '@mantine/core';
import '@mantine/core/styles/NumberInput.layer.css';
import type { TenderDetail } from '@pliego/contract/areas/tender-shapes';
import {
  type Expediente,
  type ExpedienteChange,
  workPriorities,
} from '@pliego/contract/areas/work-shapes';
import { currencies } from '@pliego/contract/fields';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { canUpdateTender } from '#web/api/ability.ts';
import { useAbility } from '#web/api/use-session.ts';
import { DateField } from '#web/ui/date/date-field.tsx';
import { QueryState } from '#web/ui/feedback/query-state.tsx';
import { AmountField } from '#web/ui/fields/amount-field.tsx';
import { Section } from '#web/ui/page/page.tsx';
import { Collaborators } from './collaborators.tsx';
import { useExpedienteChange } from './use-expediente-change.ts';
import { expedienteQuery } from './work-queries.ts';
import classes from './expediente.module.css';

interface CardProps {
  tender: TenderDetail;
}

/** What we think of a tender and do next: every field is saved when it is left. */
export function ExpedienteCard({ tender }: CardProps) {
  const { t } = useTranslation('expediente');
  const query = useQuery(expedienteQuery(tender.id));
  return (
    <Section title={t('card.title')}>
      <QueryState query={query} lines={4}>
        {(work) => <Fields key={work.version} tender={tender} work={work} />}
      </QueryState>
    </Section>
  );
}

function Fields({ tender, work }: CardProps & { work: Expediente }) {
  const { t } = useTranslation('expediente');
  const ability = useAbility();
  const mayEdit = canUpdateTender(ability, work.Asignado);
  const save = useExpedienteChange(tender, work);
  const isFixed = { readOnly: !mayEdit, disabled: !mayEdit };
  return (
    <div className={classes.fields}>
      <NextAction work={work} mayEdit={mayEdit} onSave={save} />
      <NativeSelect
        label={t('card.priority')}
        disabled={!mayEdit}
        value={work.prioridad ?? ''}
        data={[
          { value: '', label: t('card.noPriority') },
          ...workPriorities.map((value) => ({ value, label: t(`priorities.${value}`) })),
        ]}
        onChange={(event) => {
          const chosen = event.currentTarget.value;
          save({ prioridad: workPriorities.find((one) => one === chosen) ?? null });
        }}
      />
      <NumberInput
        label={t('card.probability')}
        suffix=" %"
        min={0}
        max={100}
        allowDecimal={false}
        hideControls
        {...isFixed}
        defaultValue={work.probabilidad ?? ''}
        onBlur={(event) => {
          const text = event.currentTarget.value.replace(/\D/g, '');
          save({ probabilidad: text === '' ? null : Math.min(100, Number(text)) });
        }}
      />
      <Offer work={work} mayEdit={mayEdit} onSave={save} />
      <Collaborators work={work} mayEdit={mayEdit} onSave={save} />
    </div>
  );
}

interface FieldProps {
  work: Expediente;
  mayEdit: boolean;
  onSave: (change: ExpedienteChange) => void;
}

/** What has to be done next, and by when. */
function NextAction({ work, mayEdit, onSave }: FieldProps) {
  const { t } = useTranslation('expediente');
  const { proximaAccion, proximaAccionDia } = work;
  return (
    <div className={classes.next}>
      <TextInput
        label={t('card.nextAction')}
        placeholder={mayEdit ? t('card.nextActionHint') : undefined}
        maxLength={200}
        autoComplete="off"
        disabled={!mayEdit}
        defaultValue={proximaAccion ?? ''}
        onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
        onBlur={(event) => {
          const text = event.currentTarget.value.trim();
          onSave({ proximaAccion: text === '' ? null : text });
        }}
      />
      <DateField
        label={t('card.nextActionDay')}
        clearable
        error={undefined}
        value={proximaAccionDia}
        onChange={(day) => mayEdit && onSave({ proximaAccionDia: day })}
      />
    </div>
  );
}

/** How much we mean to offer. */
function Offer({ work, mayEdit, onSave }: FieldProps) {
  const { t } = useTranslation('expediente');
  const [amount, setAmount] = useState(work.montoOferta);
  return (
    <div className={classes.offer}>
      <AmountField
        label={t('card.offer')}
        disabled={!mayEdit}
        value={amount}
        onChange={setAmount}
        onBlur={() => onSave({ montoOferta: amount })}
      />
      <NativeSelect
        label={t('move.currency')}
        disabled={!mayEdit}
        value={work.monedaOferta ?? 'CLP'}
        data={[...currencies]}
        onChange={(event) => {
          const chosen = event.currentTarget.value;
          onSave({ monedaOferta: currencies.find((one) => one === chosen) ?? 'CLP' });
        }}
      />
    </div>
  );
}
