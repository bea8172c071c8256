import { NativeSelect, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { DateField } from '#web/ui/date/date-field.tsx';
import type { MoveValues } from './move-form.ts';
import { attachmentsQuery } from './work-queries.ts';
import classes from './stage.module.css';

interface EvidenceFieldsProps {
  /** The tender, whose files may be the proof. */
  id: number;
  form: UseFormReturnType<MoveValues>;
}

/** When a bid was handed in, and with what proof. */
export function EvidenceFields({ id, form }: EvidenceFieldsProps) {
  const { t } = useTranslation('expediente');
  const { data } = useQuery(attachmentsQuery(id));
  const files = (data?.datos ?? []).map((file) => ({ value: String(file.id), label: file.nombre }));
  const { adjunto } = form.values.evidencia;
  return (
    <fieldset className={classes.group}>
      <legend className={classes.legend}>{t('move.evidence')}</legend>
      <div className={classes.pair}>
        <DateField
          label={t('move.submittedDay')}
          value={form.values.evidencia.dia}
          onChange={(dia) => form.setFieldValue('evidencia.dia', dia)}
          error={form.errors['evidencia.cuando']}
        />
        <TextInput
          type="time"
          label={t('move.submittedTime')}
          {...form.getInputProps('evidencia.hora')}
        />
      </div>
      <TextInput
        label={t('move.number')}
        autoComplete="off"
        data-autofocus
        {...form.getInputProps('evidencia.numero')}
        error={form.errors['evidencia.numero'] ?? form.errors['evidencia']}
      />
      {files.length === 0 ? null : (
        <NativeSelect
          label={t('move.file')}
          data={[{ value: '', label: t('move.noFile') }, ...files]}
          value={adjunto === null ? '' : String(adjunto)}
          error={form.errors['evidencia.adjunto']}
          onChange={(event) => {
            const { value } = event.currentTarget;
            form.setFieldValue('evidencia.adjunto', value === '' ? null : Number(value));
          }}
        />
      )}
    </fieldset>
  );
}
