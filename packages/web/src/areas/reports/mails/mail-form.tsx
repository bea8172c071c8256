import { Button, MultiSelect, NativeSelect, TextInput } from '@mantine/core';
import '@mantine/core/styles/Pill.layer.css';
import '@mantine/core/styles/PillsInput.layer.css';
import { type MailRhythm, mailRhythms, NewReportMail } from '@pliego/contract/areas/report-mails';
import type { ReportSummary } from '@pliego/contract/areas/reports';
import { periodNamed, type ReportPeriod } from '@pliego/contract/rules/report-period';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { reportMailsApi } from '#web/api/areas/report-mails.ts';
import { colleaguesQuery } from '#web/api/reference-queries.ts';
import { useContractForm } from '#web/api/use-contract-form.ts';
import { useSession } from '#web/api/use-session.ts';
import { santiagoToday } from '#web/lib/format.ts';
import { useNow } from '#web/ui/date/use-now.ts';
import { toastDone } from '#web/ui/feedback/toasts.tsx';
import { FormProblem } from '#web/ui/fields/form-problem.tsx';
import classes from '../links/links.module.css';
import { PeriodSelect } from '../period-select.tsx';
import type { ReportSearch } from '../report-search.ts';
import { reportMailsQuery } from './mail-queries.ts';

interface Values extends Record<string, unknown> {
  ritmo: MailRhythm;
  hora: string;
  personas: number[];
  periodo: ReportPeriod;
  filtro: ReportSearch;
}

/** Asks when a report is mailed, to whom, and over which days. */
export function MailForm({ report, search }: { report: ReportSummary; search: ReportSearch }) {
  const { t } = useTranslation('reportPages');
  const client = useQueryClient();
  const { id } = useSession().userData;
  const named = periodNamed(search, santiagoToday(useNow()));
  const { form, formProps, busy, problem } = useContractForm<Values, unknown>({
    schema: NewReportMail,
    initialValues: {
      ritmo: 'semanal',
      hora: '08:00',
      personas: [id],
      periodo: named,
      filtro: search,
    },
    send: (values) =>
      reportMailsApi.create({
        params: { reporte: report.id },
        body: NewReportMail.parse(values),
      }),
    onDone: async () => {
      toastDone({ title: t('mails.made') });
      await client.invalidateQueries({ queryKey: reportMailsQuery(report.id).queryKey });
    },
  });
  const { values } = form;
  return (
    <form {...formProps} className={classes.form}>
      <FormProblem text={problem} />
      <div className={classes.two}>
        <NativeSelect
          label={t('mails.rhythm')}
          value={values.ritmo}
          data={mailRhythms.map((value) => ({ value, label: t(`mails.rhythms.${value}`) }))}
          onChange={({ currentTarget: { value } }) =>
            form.setFieldValue('ritmo', mailRhythms.find((one) => one === value) ?? 'semanal')
          }
        />
        <TextInput type="time" label={t('mails.hour')} {...form.getInputProps('hora')} />
        {report.filtros.includes('periodo') ? (
          <PeriodSelect
            value={values.periodo}
            hasOwnDays={named === 'fijo'}
            onChange={(period) => form.setFieldValue('periodo', period)}
          />
        ) : null}
      </div>
      <Recipients
        value={values.personas}
        error={form.errors['personas']}
        onChange={(personas) => form.setFieldValue('personas', personas)}
      />
      <Button type="submit" loading={busy} className={classes.submit}>
        {t('mails.submit')}
      </Button>
    </form>
  );
}

interface RecipientsProps {
  value: number[];
  error: React.ReactNode;
  onChange: (value: number[]) => void;
}

/** Members of the company whom it goes to. */
function Recipients({ value, error, onChange }: RecipientsProps) {
  const { t } = useTranslation('reportPages');
  const { data } = useQuery(colleaguesQuery);
  const people = (data?.datos ?? []).filter(({ status }) => status === 'active');
  return (
    <MultiSelect
      searchable
      label={t('mails.people')}
      description={t('mails.peopleHint')}
      nothingFoundMessage={t('mails.nobody')}
      data={people.map(({ id, fullName }) => ({ value: String(id), label: fullName }))}
      value={value.map(String)}
      error={error}
      onChange={(chosen) => onChange(chosen.map(Number))}
    />
  );
}
