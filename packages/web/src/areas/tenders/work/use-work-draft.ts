import type { TenderDetail } from '@pliego/contract/areas/tender-shapes';
import type { Expediente, ExpedienteChange } from '@pliego/contract/areas/work-shapes';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isEmptyChange, type WorkBase, type WorkField, type WorkValues } from './merge-work.ts';
import { reportWork, showWork } from './save-work.ts';
import { type Edit, saveUpon, type WorkConflict } from './save-upon.ts';
import { expedienteKey } from './work-queries.ts';

type Drafts = Partial<{ [Field in WorkField]: { value: WorkValues[Field]; base: WorkBase } }>;

/**
 * What is typed in the fields and not saved yet. It stays, whatever others change meanwhile; fields that nobody edits here show
 * what is stored.
 */
function useDrafts(work: Expediente) {
  const [drafts, setDrafts] = useState<Drafts>({});
  /** Gives up what is typed in fields, unless it is no longer what was saved. */
  const settle = (change: Partial<WorkValues>) =>
    setDrafts((held) => {
      const left = Object.entries(held).filter(
        ([field, draft]) => !(field in change) || Reflect.get(change, field) !== draft.value,
      );
      return Object.fromEntries(left);
    });
  const type = (values: Partial<WorkValues>) =>
    setDrafts((held) => {
      const typed = Object.entries(values).map(([field, value]) => {
        const before: { base: WorkBase } | undefined = Reflect.get(held, field);
        return [field, { value, base: before?.base ?? work }];
      });
      return { ...held, ...Object.fromEntries(typed) };
    });
  const valueOf = <Field extends WorkField>(field: Field): WorkValues[Field] => {
    const draft: { value: WorkValues[Field] } | undefined = drafts[field];
    return draft === undefined ? work[field] : draft.value;
  };
  const baseOf = (field: WorkField): WorkBase => drafts[field]?.base ?? work;
  return { settle, type, valueOf, baseOf };
}

/** The fields of the expediente while a person edits them. Saves follow one another, each upon what the work has become. */
export function useWorkDraft(tender: TenderDetail, work: Expediente) {
  const { t } = useTranslation('expediente');
  const client = useQueryClient();
  const { settle, type, valueOf, baseOf } = useDrafts(work);
  const [conflict, setConflict] = useState<WorkConflict>();
  /** What this person saved last is nobody else's change. */
  const own = useRef<Partial<WorkValues>>({});
  const withOwn = ({ base, change }: Edit, present: Expediente): Edit => {
    const mine = Object.entries(own.current).filter(
      ([field, value]) => Reflect.get(present, field) === value,
    );
    return { base: { ...base, ...Object.fromEntries(mine) }, change };
  };
  const saving = useMutation({
    scope: { id: `expediente-${tender.id}` },
    mutationFn: (edit: Edit) => {
      const present = client.getQueryData<Expediente>(expedienteKey(tender.id)) ?? work;
      return saveUpon(client, withOwn(edit, present), present);
    },
    onSuccess: (saved, { change }) => {
      if ('conflict' in saved) {
        client.setQueryData(expedienteKey(tender.id), saved.conflict.present);
        setConflict(saved.conflict);
        return;
      }
      const { colaboradores: _, ...values } = change;
      own.current = { ...own.current, ...values };
      showWork(client, saved.work);
      settle(values);
    },
    onError: (error, edit) =>
      reportWork(client, tender, t('card.failed', { code: tender.codigo }), error, () =>
        saving.mutate(edit),
      ),
  });

  /** Saves what is typed in a field, or what was chosen there. */
  const save = <Field extends WorkField>(field: Field, value = valueOf(field)) => {
    if (value === work[field]) {
      settle({ [field]: valueOf(field) });
      return;
    }
    type({ [field]: value });
    saving.mutate({ base: baseOf(field), change: { [field]: value } });
  };
  const savePeople = (colaboradores: number[]) =>
    saving.mutate({ base: work, change: { colaboradores } });
  /** Saves what was chosen where two people had changed the same. */
  const resolve = (chosen: ExpedienteChange) => {
    if (conflict === undefined) return;
    const { colaboradores: _, ...values } = chosen;
    for (const { mine } of conflict.clashes) settle(mine);
    setConflict(undefined);
    type(values);
    if (!isEmptyChange(chosen)) saving.mutate({ base: conflict.present, change: chosen });
  };
  /** Back to the fields, with what was typed. */
  const leave = () => setConflict(undefined);
  return { valueOf, type, save, savePeople, conflict, resolve, leave };
}

export type WorkDraft = ReturnType<typeof useWorkDraft>;
