import type { ChangedField, ChangeValue } from '@pliego/contract/areas/tender-history';
import { milestoneKinds } from '@pliego/contract/areas/tender-shapes';
import { termNames } from '@pliego/contract/areas/tender-terms';
import { regionName } from '@pliego/contract/rules/regions';
import {
  booleanValue,
  buyerValue,
  countValue,
  dateValue,
  documentValue,
  itemValue,
  lotValue,
  milestoneValue,
  moneyValue,
  orderValue,
  stateValue,
  termValue,
  textValue,
} from './change-values.ts';
import { factsOf } from './facts.ts';
import { foldInOrder, inOrder } from './fold.ts';
import type { FoldedTender, Observation, TenderFacts } from './notice.ts';

/** A field that is otherwise in one of two states of a tender. */
export interface FieldDifference {
  field: ChangedField;
  /** Which of several: the milestone, the line, the order. */
  detail: string | null;
  before: ChangeValue | null;
  after: ChangeValue | null;
}

/** A field that an observation changed. `by` is that observation. */
export interface FieldChange extends FieldDifference {
  by: Observation;
}

/** One field of a tender; fields without a value are left out. */
interface Statement {
  field: ChangedField;
  detail: string | null;
  value: ChangeValue | null;
}

function one(field: ChangedField, value: ChangeValue | null): Statement {
  return { field, detail: null, value };
}

/** Several entries of one kind, by their key. Entries of the same key are numbered. */
function each<T>(
  field: ChangedField,
  list: readonly T[],
  nameOf: (element: T, index: number) => string,
  valueOf: (element: T) => ChangeValue | null,
): Statement[] {
  const turns = new Map<string, number>();
  return list.map((element, index) => {
    const name = nameOf(element, index);
    const turn = (turns.get(name) ?? 0) + 1;
    turns.set(name, turn);
    const detail = turn === 1 ? name : `${name} (${turn})`;
    return { field, detail, value: valueOf(element) };
  });
}

function awardStatements({ award }: FoldedTender): Statement[] {
  const of = (detail: string, value: ChangeValue | null): Statement => ({
    field: 'adjudicacion',
    detail,
    value,
  });
  const winners = award?.proveedores
    .map(({ nombre, rut }) => (rut === null ? nombre : `${nombre} (${rut})`))
    .join('; ');
  return [
    of('fecha', dateValue(award?.fecha)),
    of('numero', textValue(award?.numero)),
    of('oferentes', countValue(award?.oferentes)),
    of('monto', moneyValue(award?.monto, award?.moneda ?? null)),
    of('proveedores', textValue(winners)),
    of('acta', textValue(award?.urlActa)),
  ];
}

/** All values of a tender, by field. */
function statementsOf(tender: FoldedTender): Statement[] {
  const { type, regionNumber, place, milestones } = tender;
  const region = regionNumber === null ? null : regionName(regionNumber);
  return [
    one('nombre', textValue(tender.title)),
    one('descripcion', textValue(tender.description)),
    one('tipo', textValue(type)),
    one('estado', stateValue(tender.state)),
    one('comprador', buyerValue(tender.buyer)),
    one('unidadCompra', textValue(tender.buyer?.unit)),
    one('region', textValue(region)),
    one('comuna', textValue(tender.commune)),
    one('monto', moneyValue(tender.amount, tender.currency)),
    one('impuesto', textValue(tender.taxBasis)),
    ...milestoneKinds.map((kind) => ({
      field: 'fecha' as const,
      detail: kind,
      value: milestoneValue(milestones[kind]),
    })),
    ...each(
      'item',
      tender.items,
      ({ correlativo }, index) => String(correlativo ?? index + 1),
      itemValue,
    ),
    ...each('lote', tender.lots, ({ codigo }) => codigo, lotValue),
    ...each('documento', tender.documents, ({ titulo }) => titulo, documentValue),
    ...awardStatements(tender),
    ...each('orden', tender.orders, ({ codigo }) => codigo, orderValue),
    one('extensionPlazo', booleanValue(tender.extension)),
    ...termNames.map((name) => ({
      field: 'condicion' as const,
      detail: name,
      value: termValue(tender.terms[name]),
    })),
    one('url', textValue(tender.url)),
    one('ocid', textValue(tender.ocid)),
    one('expediente', textValue(tender.reference)),
    one('pais', textValue(tender.country)),
    one('lugar', textValue(place?.nombre ?? place?.codigo)),
    one('categoria', textValue(tender.category)),
    one('procedimiento', textValue(tender.procedure)),
  ];
}

type Said = Map<string, Statement>;

function saidBy(tender: FoldedTender): Said {
  const stated = statementsOf(tender).filter(({ value }) => value !== null);
  return new Map(stated.map((statement) => [`${statement.field} ${statement.detail}`, statement]));
}

const same = (one: ChangeValue | null, other: ChangeValue | null): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

function differences(before: Said, after: Said): FieldDifference[] {
  const keys = new Set([...before.keys(), ...after.keys()]);
  return [...keys].flatMap((key) => {
    const [old, next] = [before.get(key), after.get(key)];
    const { field, detail } = next ?? old ?? {};
    if (field === undefined || detail === undefined) return [];
    const [was, is] = [old?.value ?? null, next?.value ?? null];
    return same(was, is) ? [] : [{ field, detail, before: was, after: is }];
  });
}

/** Every field in which two states of a tender differ. */
export function differencesOf(before: FoldedTender, after: FoldedTender): FieldDifference[] {
  return differences(saidBy(before), saidBy(after));
}

/**
 * Every change between the observations of one tender, oldest first: the tender is folded step by step, in
 * the order of the rules, and each step is compared with the one before. The first step is one change,
 * that the tender became known. Any permutation and any repetition of the observations gives the same answer.
 *
 * @param readFacts How to read an observation; `factsOf` unless they were read already.
 */
export function changesOf(
  observations: readonly Observation[],
  readFacts: (observation: Observation) => TenderFacts = factsOf,
): FieldChange[] {
  const stated = inOrder(observations, readFacts);
  const changes: FieldChange[] = [];
  let before: Said | null = null;
  for (const [index, { observation }] of stated.entries()) {
    const folded = foldInOrder(stated.slice(0, index + 1));
    const after = saidBy(folded);
    if (before === null) {
      changes.push({
        field: 'licitacion',
        detail: null,
        before: null,
        after: textValue(folded.title),
        by: observation,
      });
    } else {
      for (const difference of differences(before, after)) {
        changes.push({ ...difference, by: observation });
      }
    }
    before = after;
  }
  return changes;
}
