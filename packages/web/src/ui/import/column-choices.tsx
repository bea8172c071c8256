import { NativeSelect } from '@mantine/core';
import classes from './import.module.css';

const shownExamples = 3;

interface ColumnChoicesProps<Field extends string> {
  label: string;
  header: readonly string[];
  /** Cells of the first rows, in the order of the header. */
  rows: readonly (readonly (string | number | boolean | null)[])[];
  fields: readonly Field[];
  /** The column of each field. */
  columns: Partial<Record<Field, string>>;
  texts: {
    /** A column that nothing is taken from. */
    leftOut: string;
    noExamples: string;
    nameOf: (field: Field) => string;
    /** A field that another column says already. */
    taken: (field: string, column: string) => string;
    fieldOf: (column: string) => string;
  };
  onChange: (column: string, field: Field | null) => void;
}

/** Every column of a table, with some of its cells and what it says. */
export function ColumnChoices<Field extends string>(props: ColumnChoicesProps<Field>) {
  const { label, header, rows, fields, columns, texts, onChange } = props;
  const optionsOf = (column: string) => [
    { value: '', label: texts.leftOut },
    ...fields.map((value) => {
      const field = texts.nameOf(value);
      const other = columns[value];
      const isFree = other === undefined || other === column;
      return { value, label: isFree ? field : texts.taken(field, other) };
    }),
  ];
  return (
    <ul className={classes.list} aria-label={label}>
      {header.map((column, at) => {
        const cells = rows.map((row) => String(row[at] ?? '').trim());
        const examples = cells.filter((cell) => cell !== '').slice(0, shownExamples);
        const field = fields.find((each) => columns[each] === column);
        return (
          <li key={column} className={classes.column} data-left={field === undefined || undefined}>
            <div className={classes.what}>
              <bdi className={classes.columnName}>{column}</bdi>
              <span className={classes.examples}>
                {examples.length === 0 ? texts.noExamples : examples.join(' · ')}
              </span>
            </div>
            <NativeSelect
              size="sm"
              className={classes.field}
              aria-label={texts.fieldOf(column)}
              value={field ?? ''}
              data={optionsOf(column)}
              onChange={({ currentTarget: { value } }) =>
                onChange(column, fields.find((each) => each === value) ?? null)
              }
            />
          </li>
        );
      })}
    </ul>
  );
}

/** The columns with a field in one of them: a field is in one column, and a column says one field. */
export function withColumn<Field extends string>(
  fields: readonly Field[],
  columns: Partial<Record<Field, string>>,
  column: string,
  field: Field | null,
): Partial<Record<Field, string>> {
  const kept: Partial<Record<Field, string>> = { ...columns };
  for (const each of fields) if (kept[each] === column || each === field) delete kept[each];
  if (field !== null) kept[field] = column;
  return kept;
}
