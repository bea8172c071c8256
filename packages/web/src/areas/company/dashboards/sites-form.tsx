import { Button, TagsInput } from '@mantine/core';
import '@mantine/core/styles/Pill.layer.css';
import '@mantine/core/styles/PillsInput.layer.css';

import { reportEmbedEndpoints } from '@pliego/contract/areas/report-embeds';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { reportEmbedsApi } from '#web/api/areas/report-embeds.ts';
import { useContractForm } from '#web/api/use-contract-form.ts';
import { QueryState } from '#web/ui/feedback/query-state.tsx';
import { toastDone } from '#web/ui/feedback/toasts.tsx';
import { FormProblem } from '#web/ui/fields/form-problem.tsx';
import { sitesQuery } from './queries.ts';
import companyClasses from '../company.module.css';
import classes from './dashboards.module.css';

const schema = reportEmbedEndpoints.setSites.body;

/** The sites whose pages reports may show. */
export function SitesForm() {
  const { t } = useTranslation('company');
  const query = useQuery(sitesQuery);
  return (
    <section aria-labelledby="embed-sites" className={classes.sites}>
      <h3 id="embed-sites" className={classes.subtitle}>
        {t('dashboards.sites')}
      </h3>
      <p className={companyClasses.text}>{t('dashboards.sitesText')}</p>
      <QueryState query={query} lines={2}>
        {({ sitios }) => <Form key={sitios.join(' ')} sitios={sitios} />}
      </QueryState>
    </section>
  );
}

function Form({ sitios }: { sitios: string[] }) {
  const { t } = useTranslation('company');
  const client = useQueryClient();
  const { form, formProps, busy, problem } = useContractForm({
    schema,
    initialValues: { sitios },
    send: (values) => reportEmbedsApi.setSites({ body: z.parse(schema, values) }),
    onDone: (saved) => {
      client.setQueryData(sitesQuery.queryKey, saved);
      toastDone({ title: t('dashboards.sitesSaved') });
    },
  });
  const error = Object.entries(form.errors).find(([field]) => field.startsWith('sitios'))?.[1];
  return (
    <form {...formProps} className={classes.form}>
      <FormProblem text={problem} />
      <TagsInput
        label={t('dashboards.sitesLabel')}
        description={t('dashboards.sitesHint')}
        placeholder={form.values.sitios.length === 0 ? t('dashboards.sitesPlaceholder') : ''}
        acceptValueOnBlur
        splitChars={[',', ' ', '\n']}
        value={form.values.sitios}
        error={error}
        onChange={(next) => {
          form.setFieldValue('sitios', next);
          form.clearErrors();
        }}
      />
      <Button type="submit" variant="default" loading={busy} className={classes.submit}>
        {t('dashboards.save')}
      </Button>
    </form>
  );
}
