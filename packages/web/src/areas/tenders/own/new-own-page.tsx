import { Button } from '@mantine/core';
import type { LetterReading } from '@pliego/contract/areas/own-tenders';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { attachmentsApi } from '#web/api/areas/attachments.ts';
import { ownTendersApi } from '#web/api/areas/own-tenders.ts';
import { problemText } from '#web/api/problems.ts';
import { useContractForm } from '#web/api/use-contract-form.ts';
import { useAbility } from '#web/api/use-session.ts';
import { EmptyState } from '#web/ui/feedback/states.tsx';
import { toastDone, toastProblem } from '#web/ui/feedback/toasts.tsx';
import { FormProblem } from '#web/ui/fields/form-problem.tsx';
import { LeaveGuard } from '#web/ui/navigation/leave-guard.tsx';
import { useLeaving } from '#web/ui/navigation/use-leaving.ts';
import { Page, Section } from '#web/ui/page/page.tsx';
import { LetterBox } from './letter-box.tsx';
import { OwnTenderFields } from './own-tender-fields.tsx';
import { bodyOf, OwnForm, type OwnValues, quotesOf, valuesOf, withProposal } from './own-values.ts';
import classes from './own.module.css';

/** Enters a tender that no portal has. */
export function NewOwnTenderPage() {
  const { t } = useTranslation('ownTender');
  const mayCreate = useAbility().can('create', 'Tender');
  return (
    <Page title={t('new.title')}>
      {mayCreate ? (
        <NewForm />
      ) : (
        <EmptyState title={t('forbidden.title')}>
          <p>{t('forbidden.text')}</p>
        </EmptyState>
      )}
    </Page>
  );
}

/** Sends the form, then keeps the mail with the tender: what is entered stays, even where the mail is refused. */
function useNewForm(mail: File | null) {
  const { t } = useTranslation('ownTender');
  const client = useQueryClient();
  const navigate = useNavigate();
  return useContractForm<OwnValues, { id: number; codigo: string }>({
    schema: OwnForm,
    initialValues: valuesOf({}),
    send: (values) => ownTendersApi.create({ body: bodyOf(values) }),
    onDone: async ({ id, codigo: code }) => {
      if (mail !== null) {
        const upload = { params: { id }, query: { nombre: mail.name }, body: mail };
        await attachmentsApi.upload(upload).catch((error: unknown) => {
          toastProblem({ title: t('new.noMail', { name: mail.name }), text: problemText(error) });
        });
      }
      void client.invalidateQueries({ queryKey: ['tenders'] });
      toastDone({ title: t('new.done', { code }) });
      await navigate({ to: '/licitaciones/$id', params: { id }, ignoreBlocker: true });
    },
  });
}

function NewForm() {
  const { t } = useTranslation(['ownTender', 'common']);
  const navigate = useNavigate();
  const [letter, setLetter] = useState<{ reading: LetterReading; mail: File | null } | null>(null);
  const { form, formProps, busy, problem, sending } = useNewForm(letter?.mail ?? null);
  const { guard } = useLeaving({ isDirty: form.isDirty() && !sending.isSuccess });
  return (
    <>
      <LetterBox
        onRead={(reading, mail) => {
          setLetter({ reading, mail });
          form.clearErrors();
          form.setValues(withProposal(form.values, reading));
        }}
      />
      <Section title={t('new.form')}>
        <form {...formProps} className={classes.form}>
          <FormProblem text={problem} />
          <OwnTenderFields
            form={form}
            hasCode={false}
            {...(letter === null ? {} : { quotes: quotesOf(letter.reading) })}
          />
          <div className={classes.row}>
            <Button type="submit" loading={busy}>
              {t('new.send')}
            </Button>
            <Button variant="default" onClick={() => void navigate({ to: '/licitaciones' })}>
              {t('common:actions.cancel')}
            </Button>
          </div>
        </form>
      </Section>
      <LeaveGuard {...guard} text={t('leave')} />
    </>
  );
}
