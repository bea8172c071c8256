import { NativeSelect } from '@mantine/core';
import {
  type ListField,
  listFields,
  type ListMapping,
  type ProductImport,
} from '@pliego/contract/areas/product-imports';
import { useTranslation } from 'react-i18next';
import { Caution } from '#web/ui/display/caution.tsx';
import { Section } from '#web/ui/page/page.tsx';
import classes from './import.module.css';

const shownExamples = 3;
const decimals = ['coma', 'punto'] as const;

/** The mapping with a field in a column: a field is in one column, and a column says one field. */
export function withField(
  mapping: ListMapping,
  column: string,
  field: ListField | null,
): ListMapping {
  const others = Object.entries(mapping.columnas).filter(
    ([name, of]) => of !== column && name !== field,
  );
  const columnas: ListMapping['columnas'] = Object.fromEntries(others);
  if (field !== null) columnas[field] = column;
  return { ...mapping, columnas };
}

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
  const fieldOf = (column: string) => listFields.find((field) => columnas[field] === column);
  const optionsOf = (column: string) => [
    { value: '', label: t('lists.columns.leftOut') },
    ...listFields.map((value) => {
      const field = t(`fields.${value}`);
      const other = columnas[value];
      const isFree = other === undefined || other === column;
      const label = isFree ? field : t('lists.columns.taken', { field, column: other });
      return { value, label };
    }),
  ];
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
      <ul className={classes.list} aria-label={t('lists.columns.title')}>
        {vista.encabezado.map((column, at) => {
          const cells = vista.filas.map(({ celdas }) => String(celdas[at] ?? '').trim());
          const examples = cells.filter((cell) => cell !== '').slice(0, shownExamples);
          const field = fieldOf(column);
          return (
            <li
              key={column}
              className={classes.column}
              data-left={field === undefined || undefined}
            >
              <div className={classes.what}>
                <bdi className={classes.columnName}>{column}</bdi>
                <span className={classes.examples}>
                  {examples.length === 0 ? t('lists.columns.noExamples') : examples.join(' · ')}
                </span>
              </div>
              <NativeSelect
                size="sm"
                className={classes.field}
                aria-label={t('lists.columns.fieldOf', { name: column })}
                value={field ?? ''}
                data={optionsOf(column)}
                onChange={({ currentTarget: { value } }) => {
                  const chosen = listFields.find((each) => each === value) ?? null;
                  onChange(withField(mapping, column, chosen));
                }}
              />
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
