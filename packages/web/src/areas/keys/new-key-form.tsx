import { Button, NativeSelect, TextInput } from '@mantine/core';
import { keyDays, mostKeyDays, NewKey } from '@pliego/contract/areas/keys';
import { addDays, santiagoDay } from '@pliego/contract/rules/santiago-time';
import type { KeyScope } from '@pliego/contract/rules/key-scopes';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { keysApi } from '#web/api/areas/keys.ts';
import { useContractForm } from '#web/api/use-contract-form.ts';
import { DateField } from '#web/ui/date/date-field.tsx';
import { useNow } from '#web/ui/date/use-now.ts';
import { FormProblem } from '#web/ui/fields/form-problem.tsx';
import { keysQuery, type Made } from './queries.ts';
import { ScopeFields } from './scope-fields.tsx';
import classes from './keys.module.css';

type Values = { nombre: string; alcances: KeyScope[]; vence: (typeof keyDays)[number] | string };

const empty: Values = { nombre: '', alcances: ['licitaciones:leer'], vence: 90 };

interface NewKeyFormProps {
  /** What the role of the person can give to a key. */
  offered: readonly KeyScope[];
  onMade: (made: Made) => void;
}

/** Asks for a name, what the key may do, and until when. */
export function NewKeyForm({ offered, onMade }: NewKeyFormProps) {
  const { t } = useTranslation('keys');
  const client = useQueryClient();
  const { form, formProps, busy, problem } = useContractForm<Values, Made>({
    schema: NewKey,
    initialValues: empty,
    send: (values) => keysApi.create({ body: NewKey.parse(values) }),
    onDone: async (made) => {
      form.reset();
      onMade(made);
      await client.invalidateQueries({ queryKey: keysQuery.queryKey });
    },
  });
  const { alcances } = form.values;
  return (
    <form {...formProps} className={classes.form}>
      <FormProblem text={problem} />
      <div className={classes.two}>
        <TextInput
          label={t('new.name')}
          placeholder={t('new.namePlaceholder')}
          autoComplete="off"
          maxLength={60}
          {...form.getInputProps('nombre')}
        />
        <Expiry
          value={form.values.vence}
          error={form.errors.vence}
          onChange={(vence) => form.setFieldValue('vence', vence)}
        />
      </div>
      <ScopeFields
        offered={offered}
        value={alcances}
        error={form.errors.alcances}
        onChange={(next) => form.setFieldValue('alcances', next)}
      />
      <Button type="submit" loading={busy} className={classes.submit}>
        {t('new.submit')}
      </Button>
    </form>
  );
}

interface ExpiryProps {
  value: Values['vence'];
  error: React.ReactNode;
  onChange: (value: Values['vence']) => void;
}

/** So many days, or a day of one's own. */
function Expiry({ value, error, onChange }: ExpiryProps) {
  const { t } = useTranslation('keys');
  const now = useNow();
  const last = addDays(santiagoDay(now), mostKeyDays);
  const days = keyDays.find((known) => known === value);
  return (
    <div className={classes.expiry}>
      <NativeSelect
        label={t('new.expiry')}
        value={days === undefined ? 'dia' : String(days)}
        onChange={({ currentTarget }) =>
          onChange(keyDays.find((known) => String(known) === currentTarget.value) ?? last)
        }
        data={[
          ...keyDays.map((known) => ({
            value: String(known),
            label: t('new.days', { count: known }),
          })),
          { value: 'dia', label: t('new.ownDay') },
        ]}
        error={days === undefined ? undefined : error}
      />
      {days === undefined ? (
        <DateField
          label={t('new.lastDay')}
          value={String(value)}
          maxDate={last}
          error={error}
          onChange={(day) => onChange(day ?? '')}
        />
      ) : null}
    </div>
  );
}
