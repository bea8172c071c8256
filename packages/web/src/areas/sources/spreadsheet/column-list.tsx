import { NativeSelect } from '@mantine/core';
import {
  type MappingProposal,
  type ProposedColumn,
  type SpreadsheetField,
  spreadsheetFields,
} from '@pliego/contract/areas/spreadsheets';
import { useTranslation } from 'react-i18next';
import { Pill } from '#web/ui/display/pill.tsx';
import type { Tone } from '#web/ui/display/tone.ts';
import { type DraftMapping, fieldOf, withField } from './mapping.ts';
import type { Draft } from './use-draft.ts';
import classes from './column-list.module.css';

/** The fields in the groups of the choice. */
const groups = {
  must: ['codigo', 'nombre'],
  tender: [
    'descripcion',
    'estado',
    'tipo',
    'categoria',
    'procedimiento',
    'expediente',
    'url',
    'moneda',
    'monto',
  ],
  dates: ['publicacion', 'cierre', 'adjudicacion', 'actualizacion'],
  buyer: ['comprador', 'rutComprador', 'unidadCompra', 'region', 'comuna'],
  item: ['itemCodigo', 'itemNombre', 'itemDescripcion', 'itemCantidad', 'itemUnidad'],
} as const satisfies Record<string, readonly SpreadsheetField[]>;
const groupNames = ['must', 'tender', 'dates', 'buyer', 'item'] as const;

/** Every column with its field. Each field has one column: choosing it here removes it there. */
export function ColumnList({ proposal, draft }: { proposal: MappingProposal; draft: Draft }) {
  const { t } = useTranslation('sources');
  const choicesOf = useChoices(draft.mapping);
  return (
    // Lists without bullets lose their role in Safari unless it is set.
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles
    <ul role="list" className={classes.list} aria-label={t('spreadsheet.columns.title')}>
      {proposal.columnas.map((column) => {
        const { columna: name, ejemplos } = column;
        const field = fieldOf(draft.mapping, name);
        return (
          <li key={name} className={classes.column} data-left={field === null || undefined}>
            <div className={classes.what}>
              <bdi className={classes.name} title={name}>
                {name}
              </bdi>
              <span className={classes.examples} title={ejemplos.join('\n')}>
                {ejemplos.length === 0 ? t('spreadsheet.columns.noExamples') : ejemplos.join(' · ')}
              </span>
            </div>
            <NativeSelect
              size="sm"
              className={classes.field}
              aria-label={t('spreadsheet.columns.fieldOf', { name })}
              value={field ?? ''}
              data={choicesOf(name)}
              onChange={(event) => {
                const chosen = event.currentTarget.value;
                const next = spreadsheetFields.find((each) => each === chosen) ?? null;
                draft.change(withField(draft.mapping, name, next));
              }}
            />
            <span className={classes.why}>
              <Why column={column} field={field} draft={draft} />
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** The options of a column: each field, with the other column that has it now. */
function useChoices({ columnas }: DraftMapping) {
  const { t } = useTranslation('sources');
  return (column: string) => {
    const option = (value: SpreadsheetField) => {
      const field = t(`spreadsheet.fields.${value}`);
      const other = columnas[value];
      const isFree = other === undefined || other === column;
      return {
        value,
        label: isFree ? field : t('spreadsheet.columns.takenBy', { field, column: other }),
      };
    };
    return [
      { value: '', label: t('spreadsheet.columns.leftOut') },
      ...groupNames.map((name) => ({
        group: t(`spreadsheet.groups.${name}`),
        items: groups[name].map(option),
      })),
    ];
  };
}

const tones: Record<ProposedColumn['confianza'], Tone> = {
  alta: 'verde',
  media: 'amarillo',
  baja: 'naranja',
};

/** Columns that look like something to import, and are not proposed on purpose. */
const leftAlone = ['trabajo-propio', 'estados-ajenos'] as const;
const isLeftAlone = (reason: ProposedColumn['porque']) => leftAlone.some((each) => each === reason);

interface WhyProps {
  column: ProposedColumn;
  field: SpreadsheetField | null;
  draft: Draft;
}

/** The origin of a choice: the proposal with its confidence, a saved mapping, or the user. */
function Why({ column: { columna, campo, confianza, porque }, field, draft }: WhyProps) {
  const { t } = useTranslation('sources');
  if (field === null) return isLeftAlone(porque) ? t(`spreadsheet.why.${porque}`) : null;
  const { saved, mapping } = draft.basis;
  if (saved !== null && mapping.columnas[field] === columna) return t('spreadsheet.why.saved');
  if (field !== campo) return t('spreadsheet.why.chosen');
  return (
    <>
      <Pill tone={tones[confianza]} dot>
        {t(`spreadsheet.confidence.${confianza}`)}
      </Pill>
      <span>{t(`spreadsheet.why.${porque}`)}</span>
    </>
  );
}
