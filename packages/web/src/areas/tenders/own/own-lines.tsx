import { ActionIcon, Button, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { mostOwnLines } from '@pliego/contract/areas/own-tenders';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { AmountField } from '#web/ui/fields/amount-field.tsx';
import type { OwnValues } from './own-values.ts';
import classes from './own.module.css';

/** What is asked for, a line each. */
export function OwnLines({ form }: { form: UseFormReturnType<OwnValues> }) {
  const { t } = useTranslation('ownTender');
  const { lineas } = form.values;
  const put = (lines: OwnValues['lineas']) => {
    // Errors are known by the place of a line.
    form.clearErrors();
    form.setFieldValue('lineas', lines);
  };
  const nextKey = Math.max(-1, ...lineas.map(({ key }) => key)) + 1;
  return (
    <fieldset className={classes.lines}>
      <legend>{t('lines.title')}</legend>
      {lineas.length === 0 ? <p className={classes.text}>{t('lines.none')}</p> : null}
      {/* Lists without bullets lose their role in Safari unless it is set. */}
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles */}
      <ul role="list" className={classes.list}>
        {lineas.map(({ key, nombre }, index) => (
          <li key={key} className={classes.line}>
            <TextInput
              className={classes.lineName}
              label={t('lines.name', { number: index + 1 })}
              autoComplete="off"
              {...form.getInputProps(`lineas.${index}.nombre`)}
            />
            <AmountField
              className={classes.lineCount}
              label={t('lines.count')}
              value={lineas[index]?.cantidad ?? null}
              onChange={(count) => form.setFieldValue(`lineas.${index}.cantidad`, count)}
              error={form.errors[`lineas.${index}.cantidad`]}
            />
            <TextInput
              className={classes.lineUnit}
              label={t('lines.unit')}
              autoComplete="off"
              {...form.getInputProps(`lineas.${index}.unidad`)}
            />
            <ActionIcon
              variant="subtle"
              color="gray"
              size="lg"
              className={classes.remove}
              aria-label={t('lines.remove', { name: nombre || index + 1 })}
              onClick={() => put(lineas.filter((line) => line.key !== key))}
            >
              <IconTrash size={17} aria-hidden />
            </ActionIcon>
          </li>
        ))}
      </ul>
      <Button
        variant="default"
        className={classes.add}
        leftSection={<IconPlus size={16} aria-hidden />}
        disabled={lineas.length >= mostOwnLines}
        onClick={() => put([...lineas, { key: nextKey, nombre: '', cantidad: null, unidad: '' }])}
      >
        {t('lines.add')}
      </Button>
    </fieldset>
  );
}
