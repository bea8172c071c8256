import { Button, NativeSelect, Textarea, TextInput } from '@mantine/core';

import {
  type Embed,
  type EmbedKind,
  embedKinds,
  metabaseResources,
} from '@pliego/contract/areas/report-embeds';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { reportEmbedsApi } from '#web/api/areas/report-embeds.ts';
import { useContractForm } from '#web/api/use-contract-form.ts';
import { toastDone } from '#web/ui/feedback/toasts.tsx';
import { FormProblem } from '#web/ui/fields/form-problem.tsx';
import { PasswordField } from '#web/ui/fields/password-field.tsx';
import { Dialog, DialogActions } from '#web/ui/overlay/dialog.tsx';
import {
  dashboardSchema,
  type DashboardValues,
  fieldsOf,
  type SettingName,
  valuesOf,
} from './dashboard-values.ts';
import { dashboardsQuery } from './queries.ts';
import classes from './dashboards.module.css';

type FormState = ReturnType<typeof useContractForm<DashboardValues, unknown>>;

/** Sets a dashboard up, or changes it. */
export function DashboardDialog({ embed, onClose }: { embed?: Embed; onClose: () => void }) {
  const { t } = useTranslation('company');
  const client = useQueryClient();
  const refresh = () => client.invalidateQueries({ queryKey: dashboardsQuery.queryKey });
  const state = useContractForm({
    schema: dashboardSchema,
    initialValues: valuesOf(embed),
    send: (values: DashboardValues): Promise<unknown> => {
      const body = z.parse(dashboardSchema, values);
      if (embed === undefined) return reportEmbedsApi.create({ body });
      const { id, version } = embed;
      return reportEmbedsApi.update({ params: { id }, ifVersion: version, body });
    },
    onDone: async () => {
      await refresh();
      onClose();
      toastDone({ title: t('dashboards.saved') });
    },
    onRefused: refresh,
  });
  const isNew = embed === undefined;
  return (
    <Dialog title={t(isNew ? 'dashboards.create' : 'dashboards.edit')} size="lg" onClose={onClose}>
      <Fields {...state} isNew={isNew} onClose={onClose} />
    </Dialog>
  );
}

interface FieldsProps extends FormState {
  isNew: boolean;
  onClose: () => void;
}

/** The error of a field, or of a part of it. */
function errorUnder(errors: FormState['form']['errors'], field: string) {
  const found = Object.entries(errors).find(
    ([name]) => name === field || name.startsWith(`${field}.`),
  );
  return found?.[1];
}

function Fields({ form, formProps, problem, busy, isNew, onClose }: FieldsProps) {
  const { t } = useTranslation(['company', 'common']);
  const { tipo } = form.values.configuracion;
  return (
    <form {...formProps} className={classes.form}>
      <FormProblem text={problem} />
      <TextInput
        label={t('dashboards.name')}
        maxLength={80}
        autoComplete="off"
        data-autofocus
        {...form.getInputProps('nombre')}
      />
      <NativeSelect
        label={t('dashboards.service')}
        value={tipo}
        data={embedKinds.map((kind) => ({ value: kind, label: t(`dashboards.services.${kind}`) }))}
        onChange={({ currentTarget: { value } }) => {
          const chosen = embedKinds.find((kind) => kind === value) ?? 'powerbi';
          form.setFieldValue('configuracion', { ...form.values.configuracion, tipo: chosen });
          form.clearErrors();
        }}
      />
      {fieldsOf[tipo].map((name) => (
        <SettingField key={name} name={name} form={form} />
      ))}
      {tipo === 'web' ? null : (
        <PasswordField
          label={t(`dashboards.secrets.${tipo}`)}
          description={t(isNew ? 'dashboards.secretHint' : 'dashboards.secretKept')}
          autoComplete="new-password"
          {...form.getInputProps('secreto')}
        />
      )}
      <FilterField form={form} tipo={tipo} />
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          {t('common:actions.cancel')}
        </Button>
        <Button type="submit" loading={busy}>
          {t(isNew ? 'dashboards.submit' : 'dashboards.save')}
        </Button>
      </DialogActions>
    </form>
  );
}

function FilterField({ form, tipo }: { form: FormState['form']; tipo: EmbedKind }) {
  const { t } = useTranslation('company');
  return (
    <Textarea
      label={t('dashboards.filtros')}
      description={t('dashboards.filtrosHint', { example: t(`dashboards.filterExamples.${tipo}`) })}
      autosize
      minRows={2}
      spellCheck={false}
      {...form.getInputProps('filtros')}
      error={errorUnder(form.errors, 'filtros')}
    />
  );
}

const hinted = ['servidor', 'numero', 'fijos', 'regla', 'direccion'] as const;

function SettingField({ name, form }: { name: SettingName; form: FormState['form'] }) {
  const { t } = useTranslation('company');
  const field = `configuracion.${name}`;
  const hint = hinted.find((one) => one === name);
  const shared = {
    label: t(`dashboards.${name}`),
    ...(hint === undefined ? {} : { description: t(`dashboards.${hint}Hint`) }),
    autoComplete: 'off',
    spellCheck: false,
    ...form.getInputProps(field),
    error: errorUnder(form.errors, field),
  };
  if (name === 'recurso') {
    const data = metabaseResources.map((one) => ({
      value: one,
      label: t(`dashboards.resources.${one}`),
    }));
    return <NativeSelect {...shared} data={data} />;
  }
  if (name === 'fijos') return <Textarea {...shared} autosize minRows={2} />;
  return <TextInput {...shared} inputMode={name === 'numero' ? 'numeric' : 'text'} />;
}
