import { NativeSelect } from '@mantine/core';
import {
  listFields,
  type ListMapping,
  type ProductImport,
} from '@pliego/contract/areas/product-imports';
import { useTranslation } from 'react-i18next';
import { Caution } from '#web/ui/display/caution.tsx';
import { ColumnChoices, withColumn } from '#web/ui/import/column-choices.tsx';
import { Section } from '#web/ui/page/page.tsx';
import classes from '#web/ui/import/import.module.css';

const decimals = ['coma', 'punto'] as const;

export const isComplete = ({ columnas: { sku, nombre } }: ListMapping): boolean =>
  sku !== undefined || nombre !== undefined;

interface ListColumnsProps {
  list: ProductImport;
  mapping: ListMapping;
  onChange: (mapping: ListMapping) => void;
}

/** Every column of a list, with what it says. */
export function ListColumns({ list: { vista }, mapping, onChange }: ListColumnsProps) {
  const { t } = useTranslation('products');
  const { columnas, decimal } = mapping;
  return (
    <Section
      title={t('lists.columns.title')}
      actions={
        <NativeSelect
          size="xs"
          aria-label={t('lists.columns.decimal')}
          title={t('lists.columns.decimal')}
          value={decimal}
          data={decimals.map((value) => ({ value, label: t(`lists.columns.decimals.${value}`) }))}
          onChange={({ currentTarget: { value } }) =>
            onChange({ ...mapping, decimal: value === 'punto' ? 'punto' : 'coma' })
          }
        />
      }
    >
      {isComplete(mapping) ? null : <Caution>{t('lists.columns.needed')}</Caution>}
      {columnas.sku === undefined && columnas.nombre !== undefined ? (
        <p className={classes.soft}>{t('lists.columns.byName')}</p>
      ) : null}
      <ColumnChoices
        label={t('lists.columns.title')}
        header={vista.encabezado}
        rows={vista.filas.map(({ celdas }) => celdas)}
        fields={listFields}
        columns={columnas}
        texts={{
          leftOut: t('lists.columns.leftOut'),
          noExamples: t('lists.columns.noExamples'),
          nameOf: (field) => t(`fields.${field}`),
          taken: (field, column) => t('lists.columns.taken', { field, column }),
          fieldOf: (name) => t('lists.columns.fieldOf', { name }),
        }}
        onChange={(column, field) =>
          onChange({ ...mapping, columnas: withColumn(listFields, columnas, column, field) })
        }
      />
    </Section>
  );
}
