import { Button, NativeSelect, TextInput } from '@mantine/core';
import { Company } from '@pliego/contract/areas/company';
import { communesOf } from '@pliego/contract/rules/communes';
import { regionName, regions } from '@pliego/contract/rules/regions';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { companyApi } from '#web/api/areas/company.ts';
import { sessionKey } from '#web/api/session.ts';
import { storedNow } from '#web/api/stored-now.ts';
import { useContractForm } from '#web/api/use-contract-form.ts';
import { FormProblem } from '#web/ui/fields/form-problem.tsx';
import { RutField } from '#web/ui/fields/rut-field.tsx';
import { LeaveGuard } from '#web/ui/navigation/leave-guard.tsx';
import { useLeaving } from '#web/ui/navigation/use-leaving.ts';
import { ClashNote } from '#web/ui/feedback/clash-note.tsx';
import { type Clash, rebase } from '#web/api/rebase.ts';
import { SavedState } from '../saved-mark.tsx';
import { companyQuery } from './company-query.ts';
import {
  changeOf,
  CompanyForm as CompanySchema,
  type CompanyValues,
  dataNames,
  valuesOf,
} from './company-values.ts';
import classes from '../company.module.css';
import own from './data.module.css';

/** The form, with the company that what is typed is based on. */
function useCompanyForm(company: Company) {
  const client = useQueryClient();
  const [base, setBase] = useState(company);
  /** Null while nobody else has changed anything. */
  const [clashes, setClashes] = useState<Clash<CompanyValues>[] | null>(null);
  const made = useContractForm<CompanyValues, Company>({
    schema: CompanySchema,
    initialValues: valuesOf(company),
    send: (typed) =>
      companyApi.update({ body: changeOf(typed, valuesOf(base)), ifVersion: base.version }),
    onDone: (kept) => {
      const values = valuesOf(kept);
      setBase(kept);
      setClashes(null);
      made.form.setInitialValues(values);
      made.form.setValues(values);
      client.setQueryData<Company>(companyQuery.queryKey, kept);
      // The name is in the menu of the company.
      if (kept.nombre !== base.nombre) void client.invalidateQueries({ queryKey: sessionKey });
    },
    onRefused: (error, typed) => {
      const stored = storedNow(Company, error);
      if (stored === null) return;
      const { values, clashes: found } = rebase(dataNames, {
        typed,
        base: valuesOf(base),
        stored: valuesOf(stored),
      });
      setBase(stored);
      setClashes(found);
      made.form.setInitialValues(valuesOf(stored));
      made.form.setValues(values);
    },
  });
  const { form } = made;
  // A newer answer, where nothing is typed that it would take away.
  useEffect(() => {
    if (company.version <= base.version || form.isDirty()) return;
    setBase(company);
    form.setInitialValues(valuesOf(company));
    form.setValues(valuesOf(company));
    // Only when there is another answer: the form is another object on every render.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [company]);
  return { ...made, clashes };
}

export function CompanyForm({ company }: { company: Company }) {
  const { t } = useTranslation(['company', 'common']);
  const { form, formProps, busy, problem, sending, clashes } = useCompanyForm(company);
  const isDirty = form.isDirty();
  const { guard } = useLeaving({ isDirty });
  const text = (name: keyof CompanyValues) => ({
    label: t(`data.${name}`),
    ...form.getInputProps(name),
  });
  return (
    <form {...formProps} className={classes.form}>
      {clashes === null ? (
        <FormProblem text={problem} />
      ) : (
        <ClashNote
          clashes={clashes
            .filter(({ name, stored }) => form.values[name] !== stored)
            .map(({ name, stored }) => ({
              name,
              field: t(`data.${name}`),
              value: name === 'region' ? (regionName(Number(stored)) ?? '') : stored,
              onTake: () => form.setFieldValue(name, stored),
            }))}
        />
      )}
      <div className={own.fields}>
        <TextInput withAsterisk autoComplete="organization" {...text('nombre')} />
        <RutField withAsterisk {...text('rut')} />
        <TextInput className={own.wide} {...text('giro')} />
        <TextInput className={own.wide} autoComplete="street-address" {...text('direccion')} />
        <NativeSelect
          {...text('region')}
          data={[
            { value: '', label: t('data.noRegion') },
            ...regions.map(({ number, name }) => ({ value: String(number), label: name })),
          ]}
          onChange={(event) => {
            // A commune belongs to one region.
            form.setValues({ region: event.currentTarget.value, comuna: '' });
            form.clearFieldError('comuna');
          }}
        />
        <NativeSelect
          {...text('comuna')}
          disabled={form.values.region === ''}
          data={[
            { value: '', label: t('data.noCommune') },
            ...communesOf(Number(form.values.region)),
          ]}
        />
        <TextInput {...text('contacto')} autoComplete="name" />
        <TextInput {...text('correo')} type="email" autoComplete="email" />
        <TextInput {...text('telefono')} type="tel" autoComplete="tel" />
        <TextInput {...text('sitioWeb')} inputMode="url" autoComplete="url" />
      </div>
      <div className={classes.actions}>
        <Button type="submit" loading={busy} disabled={!isDirty}>
          {t('common:actions.save')}
        </Button>
        {isDirty && !busy ? (
          <>
            <Button variant="default" onClick={() => form.reset()}>
              {t('data.undo')}
            </Button>
            <span className={classes.soft}>{t('unsaved')}</span>
          </>
        ) : null}
        <SavedState isSaving={busy} isSaved={sending.isSuccess && !isDirty} />
      </div>
      <LeaveGuard {...guard} text={t('data.leave')} />
    </form>
  );
}
