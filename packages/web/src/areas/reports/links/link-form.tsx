import { Button, NativeSelect, TagsInput, TextInput } from '@mantine/core';
import '@mantine/core/styles/Pill.layer.css';
import '@mantine/core/styles/PillsInput.layer.css';

import { keyDays } from '@pliego/contract/areas/keys';
import { NewReportLink, type OpenFilter, openFilters } from '@pliego/contract/areas/report-links';
import type { ReportSummary } from '@pliego/contract/areas/reports';
import { periodNamed, type ReportPeriod } from '@pliego/contract/rules/report-period';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { reportLinksApi } from '#web/api/areas/report-links.ts';
import { useContractForm } from '#web/api/use-contract-form.ts';
import { santiagoToday } from '#web/lib/format.ts';
import { useNow } from '#web/ui/date/use-now.ts';
import { CheckRow } from '#web/ui/fields/check-row.tsx';
import { FormProblem } from '#web/ui/fields/form-problem.tsx';
import { PeriodSelect } from '../period-select.tsx';
import type { ReportSearch } from '../report-search.ts';
import { type MadeLink, reportLinksQuery } from './link-queries.ts';
import classes from './links.module.css';

interface Values extends Record<string, unknown> {
  nombre: string;
  vence: (typeof keyDays)[number];
  periodo: ReportPeriod;
  abiertos: OpenFilter[];
  sitios: string[];
  filtro: ReportSearch;
}

interface LinkFormProps {
  report: ReportSummary;
  search: ReportSearch;
  onMade: (made: MadeLink) => void;
}

/** Asks under which name, until when, over which days, on which sites, and what its readers may change. */
export function LinkForm({ report, search, onMade }: LinkFormProps) {
  const { t } = useTranslation('reportPages');
  const client = useQueryClient();
  const named = periodNamed(search, santiagoToday(useNow()));
  const { form, formProps, busy, problem } = useContractForm<Values, MadeLink>({
    schema: NewReportLink,
    initialValues: {
      nombre: '',
      vence: 90,
      periodo: named,
      abiertos: [],
      sitios: [],
      filtro: search,
    },
    send: (values) =>
      reportLinksApi.create({
        params: { reporte: report.id },
        body: NewReportLink.parse(values),
      }),
    onDone: async (made) => {
      onMade(made);
      await client.invalidateQueries({ queryKey: reportLinksQuery(report.id).queryKey });
    },
  });
  const { values, errors } = form;
  const siteError = Object.entries(errors).find(([field]) => field.startsWith('sitios'))?.[1];
  return (
    <form {...formProps} className={classes.form}>
      <FormProblem text={problem} />
      <TextInput
        label={t('links.name')}
        placeholder={t('links.namePlaceholder')}
        autoComplete="off"
        maxLength={80}
        data-autofocus
        {...form.getInputProps('nombre')}
      />
      <div className={classes.two}>
        <NativeSelect
          label={t('links.expiry')}
          value={String(values.vence)}
          data={keyDays.map((days) => ({
            value: String(days),
            label: t('links.days', { count: days }),
          }))}
          onChange={({ currentTarget: { value } }) =>
            form.setFieldValue('vence', keyDays.find((days) => String(days) === value) ?? 90)
          }
        />
        {report.filtros.includes('periodo') ? (
          <PeriodSelect
            value={values.periodo}
            hasOwnDays={named === 'fijo'}
            onChange={(period) => form.setFieldValue('periodo', period)}
          />
        ) : null}
      </div>
      <Sites
        value={values.sitios}
        error={siteError}
        onChange={(sites) => {
          form.setFieldValue('sitios', sites);
          form.clearErrors();
        }}
      />
      <OpenFilters
        offered={openFilters.filter((filter) => report.filtros.includes(filter))}
        value={values.abiertos}
        onChange={(next) => form.setFieldValue('abiertos', next)}
      />
      <Button type="submit" loading={busy} className={classes.submit}>
        {t('links.submit')}
      </Button>
    </form>
  );
}

interface OpenFiltersProps {
  offered: readonly OpenFilter[];
  value: readonly OpenFilter[];
  onChange: (value: OpenFilter[]) => void;
}

/** What readers of the address may change. */
function OpenFilters({ offered, value, onChange }: OpenFiltersProps) {
  const { t } = useTranslation('reportPages');
  if (offered.length === 0) return null;
  return (
    <fieldset className={classes.fields}>
      <legend className={classes.legend}>{t('links.openFilters')}</legend>
      {offered.map((filter) => (
        <CheckRow
          key={filter}
          kind="checkbox"
          name="abiertos"
          label={filter === 'por' ? t('links.rows') : t(`filters.${filter}`)}
          checked={value.includes(filter)}
          onChange={() =>
            onChange(
              value.includes(filter) ? value.filter((one) => one !== filter) : [...value, filter],
            )
          }
        />
      ))}
    </fieldset>
  );
}

interface SitesProps {
  value: string[];
  error: React.ReactNode;
  onChange: (value: string[]) => void;
}

/** The sites that may show it in a frame. */
function Sites({ value, error, onChange }: SitesProps) {
  const { t } = useTranslation('reportPages');
  return (
    <TagsInput
      label={t('links.sites')}
      description={t('links.sitesHint')}
      placeholder={value.length === 0 ? t('links.sitesPlaceholder') : ''}
      acceptValueOnBlur
      splitChars={[',', ' ', '\n']}
      value={value}
      error={error}
      onChange={onChange}
    />
  );
}
