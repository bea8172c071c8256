import { Button } from '@mantine/core';
import { ownTenderEndpoints } from '@pliego/contract/areas/own-tenders';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { output } from 'zod/v4/core';
import { ownTendersApi } from '#web/api/areas/own-tenders.ts';
import { storedNow } from '#web/api/stored-now.ts';
import { useContractForm } from '#web/api/use-contract-form.ts';
import { QueryState } from '#web/ui/feedback/query-state.tsx';
import { toastDone } from '#web/ui/feedback/toasts.tsx';
import { FormProblem } from '#web/ui/fields/form-problem.tsx';
import { LeaveGuard } from '#web/ui/navigation/leave-guard.tsx';
import { useLeaving } from '#web/ui/navigation/use-leaving.ts';
import { Page, Section } from '#web/ui/page/page.tsx';
import { mergeOwn, type OwnPart, withPart } from './merge-own.ts';
import { type OwnConflict, OwnConflictNote } from './own-conflict.tsx';
import { OwnTenderFields } from './own-tender-fields.tsx';
import { ownTenderQuery } from './own-query.ts';
import { RemoveOwn } from './remove-own.tsx';
import { bodyOf, OwnForm, type OwnValues, valuesOf } from './own-values.ts';
import classes from './own.module.css';

const route = getRouteApi('/shell/licitaciones/$id/editar');

const Entered = ownTenderEndpoints.get.response;
type Entered = output<typeof Entered>;

/** Corrects a tender that the company entered by hand. */
export function EditOwnTenderPage() {
  const { t } = useTranslation('ownTender');
  const { id } = route.useParams();
  const entered = useQuery(ownTenderQuery(id));
  const code = entered.data?.codigo;
  return (
    <Page title={code === undefined ? t('edit.plainTitle') : t('edit.title', { code })}>
      <QueryState query={entered} lines={10}>
        {(data) => <EditForm key={id} id={id} entered={data} />}
      </QueryState>
    </Page>
  );
}

function useEditForm(id: number, entered: Entered) {
  const { t } = useTranslation('ownTender');
  const client = useQueryClient();
  const navigate = useNavigate();
  /** What is sent is based on it. */
  const [base, setBase] = useState(entered);
  const [conflict, setConflict] = useState<OwnConflict | null>(null);
  const made = useContractForm<OwnValues, Entered>({
    schema: OwnForm,
    initialValues: valuesOf(entered.datos),
    send: (values) => {
      const { codigo: _, ...body } = bodyOf(values);
      return ownTendersApi.update({ params: { id }, body, ifVersion: base.version });
    },
    onDone: async ({ codigo: code }) => {
      void client.invalidateQueries({ queryKey: ['tenders'] });
      toastDone({ title: t('edit.done', { code }) });
      await navigate({ to: '/licitaciones/$id', params: { id }, ignoreBlocker: true });
    },
    onRefused: (error, mine) => {
      const stored = storedNow(Entered, error);
      if (stored === null) return;
      const theirs = valuesOf(stored.datos);
      const merge = mergeOwn(valuesOf(base.datos), mine, theirs);
      setBase(stored);
      made.form.setInitialValues(theirs);
      made.form.setValues(merge.values);
      setConflict({ ...merge, mine, theirs, yielded: [] });
    },
  });
  /** The form shows at once what was chosen. */
  const choose = (part: OwnPart, isMine: boolean) => {
    if (conflict === null) return;
    const { mine, theirs, yielded } = conflict;
    made.form.setValues(withPart(made.form.getValues(), part, isMine ? mine : theirs));
    const others = yielded.filter((one) => one !== part);
    setConflict({ ...conflict, yielded: isMine ? others : [...others, part] });
  };
  return { ...made, version: base.version, conflict, choose };
}

function EditForm({ id, entered }: { id: number; entered: Entered }) {
  const { t } = useTranslation(['ownTender', 'common']);
  const navigate = useNavigate();
  const made = useEditForm(id, entered);
  const { form, formProps, busy, problem, sending, version, conflict, choose } = made;
  const [isRemoved, setRemoved] = useState(false);
  const isDirty = form.isDirty() && !sending.isSuccess && !isRemoved;
  const { guard } = useLeaving({ isDirty });
  return (
    <Section>
      <form {...formProps} className={classes.form}>
        {conflict === null ? (
          <FormProblem text={problem} />
        ) : (
          <OwnConflictNote key={version} conflict={conflict} onChoose={choose} />
        )}
        <OwnTenderFields form={form} hasCode />
        <div className={classes.row}>
          <Button type="submit" loading={busy} disabled={!form.isDirty()}>
            {t('common:actions.save')}
          </Button>
          <Button
            variant="default"
            onClick={() => void navigate({ to: '/licitaciones/$id', params: { id } })}
          >
            {t('common:actions.cancel')}
          </Button>
          <RemoveOwn id={id} code={entered.codigo} onRemoved={() => setRemoved(true)} />
        </div>
      </form>
      <LeaveGuard {...guard} text={t('leave')} />
    </Section>
  );
}
