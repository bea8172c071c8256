import { NativeSelect, NumberInput, TextInput } from '@mantine/core';
import '@mantine/core/styles/NumberInput.layer.css';
import type { TenderDetail } from '@pliego/contract/areas/tender-shapes';
import { type Expediente, workPriorities } from '@pliego/contract/areas/work-shapes';
import { currencies } from '@pliego/contract/fields';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { canUpdateTender } from '#web/api/ability.ts';
import { useAbility } from '#web/api/use-session.ts';
import { DateField } from '#web/ui/date/date-field.tsx';
import { QueryState } from '#web/ui/feedback/query-state.tsx';
import { AmountField } from '#web/ui/fields/amount-field.tsx';
import { Section } from '#web/ui/page/page.tsx';
import { Collaborators } from './collaborators.tsx';
import { ConflictDialog } from './conflict-dialog.tsx';
import { Restriction } from './restriction.tsx';
import { useWorkDraft, type WorkDraft } from './use-work-draft.ts';
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
        {(work) => <Fields tender={tender} work={work} />}
      </QueryState>
    </Section>
  );
}

function Fields({ tender, work }: CardProps & { work: Expediente }) {
  const { t } = useTranslation('expediente');
  const ability = useAbility();
  const mayEdit = canUpdateTender(ability, work.Asignado);
  const draft = useWorkDraft(tender, work);
  const field = { draft, mayEdit };
  return (
    <div className={classes.fields}>
      <NextAction {...field} />
      <NativeSelect
        label={t('card.priority')}
        disabled={!mayEdit}
        value={draft.valueOf('prioridad') ?? ''}
        data={[
          { value: '', label: t('card.noPriority') },
          ...workPriorities.map((value) => ({ value, label: t(`priorities.${value}`) })),
        ]}
        onChange={(event) => {
          const chosen = event.currentTarget.value;
          draft.save('prioridad', workPriorities.find((one) => one === chosen) ?? null);
        }}
      />
      <NumberInput
        label={t('card.probability')}
        suffix=" %"
        min={0}
        max={100}
        allowDecimal={false}
        hideControls
        readOnly={!mayEdit}
        disabled={!mayEdit}
        value={draft.valueOf('probabilidad') ?? ''}
        onChange={(value) =>
          draft.type({ probabilidad: value === '' ? null : Math.min(100, Number(value)) })
        }
        onBlur={() => draft.save('probabilidad')}
      />
      <Offer {...field} />
      <Collaborators work={work} mayEdit={mayEdit} onSave={draft.savePeople} />
      <Restriction tender={tender} work={work} />
      {draft.conflict === undefined ? null : (
        <ConflictDialog
          code={tender.codigo}
          conflict={draft.conflict}
          onChoose={draft.resolve}
          onClose={draft.leave}
        />
      )}
    </div>
  );
}

interface FieldProps {
  draft: WorkDraft;
  mayEdit: boolean;
}

const orNull = (text: string | null) => (text === null || text.trim() === '' ? null : text.trim());

/** What has to be done next, and by when. */
function NextAction({ draft, mayEdit }: FieldProps) {
  const { t } = useTranslation('expediente');
  return (
    <div className={classes.next}>
      <TextInput
        label={t('card.nextAction')}
        placeholder={mayEdit ? t('card.nextActionHint') : undefined}
        maxLength={200}
        autoComplete="off"
        disabled={!mayEdit}
        value={draft.valueOf('proximaAccion') ?? ''}
        onChange={(event) => draft.type({ proximaAccion: event.currentTarget.value })}
        onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
        onBlur={() => draft.save('proximaAccion', orNull(draft.valueOf('proximaAccion')))}
      />
      <DateField
        label={t('card.nextActionDay')}
        clearable
        error={undefined}
        value={draft.valueOf('proximaAccionDia')}
        onChange={(day) => mayEdit && draft.save('proximaAccionDia', day)}
      />
    </div>
  );
}

/** How much we mean to offer. */
function Offer({ draft, mayEdit }: FieldProps) {
  const { t } = useTranslation('expediente');
  return (
    <div className={classes.offer}>
      <AmountField
        label={t('card.offer')}
        disabled={!mayEdit}
        value={draft.valueOf('montoOferta')}
        onChange={(montoOferta) => draft.type({ montoOferta })}
        onBlur={() => draft.save('montoOferta')}
      />
      <NativeSelect
        label={t('move.currency')}
        disabled={!mayEdit}
        value={draft.valueOf('monedaOferta') ?? 'CLP'}
        data={[...currencies]}
        onChange={(event) => {
          const chosen = event.currentTarget.value;
          draft.save('monedaOferta', currencies.find((one) => one === chosen) ?? 'CLP');
        }}
      />
    </div>
  );
}
