import type { ReportDimension } from '@pliego/contract/areas/built-reports';
import type { ReportLabel } from '@pliego/contract/areas/reports';
import { workPriorities } from '@pliego/contract/areas/work-shapes';
import { createMessage, type Message } from '@pliego/contract/message';
import { regionName } from '@pliego/contract/rules/regions';
import { sourceCodes } from '@pliego/contract/rules/source-codes';
import { stateClasses } from '@pliego/contract/rules/tender-codes';
import { stages } from '@pliego/contract/rules/work-stages';
import { inArray } from 'drizzle-orm';
import { personsOf } from '#server/areas/users/persons-queries.ts';
import type { Caller } from '#server/auth/caller.ts';
import type { Tx } from '#server/db/database.ts';
import { products } from '#server/db/schema/products.ts';
import { visibleBuyers as buyers } from '#server/db/schema/visible.ts';
import { discardReasons, tags } from '#server/db/schema/work.ts';
import { monthName } from '../group-rows.ts';
import { institution, named, worded } from '../report.ts';
import { sourceLabel } from '../sources-queries.ts';
import { noKey } from './dimensions.ts';

type NameOf = (key: string) => ReportLabel;

const word = (message: Message) => worded(message);

/** Of a company's own things, each with its number. */
const ofRows = (
  rows: readonly { id: number; name: string }[],
  none: Message,
  labelled = named,
): NameOf => {
  const names = new Map(rows.map(({ id, name }) => [String(id), name]));
  return (key) => {
    if (key === noKey) return word(none);
    return labelled(names.get(key) ?? key);
  };
};

const numbersIn = (keys: readonly string[]): number[] =>
  keys.filter((key) => key !== noKey).map(Number);

const ofDay: NameOf = (first) =>
  word(createMessage('reporte-semana-del', { dia: first.split('-').toReversed().join('-') }));

/** Names that need no look at the database. */
function ownWord(dimension: ReportDimension, key: string): ReportLabel {
  const stage = stages.find((one) => one === key);
  const state = stateClasses.find((one) => one === key);
  const source = sourceCodes.find((one) => one === key);
  const priority = workPriorities.find((one) => one === key);
  switch (dimension) {
    case 'etapa':
      return stage === undefined ? named(key) : word(createMessage(`etapa-${stage}`));
    case 'estado':
      return state === undefined ? named(key) : word(createMessage(`reporte-estado-${state}`));
    case 'fuente':
      return source === undefined ? named(key) : sourceLabel(source);
    case 'prioridad':
      return word(
        priority === undefined
          ? createMessage('reporte-sin-prioridad')
          : createMessage(`reporte-prioridad-${priority}`),
      );
    case 'region':
      return key === noKey
        ? word(createMessage('reporte-sin-region'))
        : named(regionName(Number(key)) ?? key);
    case 'tipo':
      return key === noKey ? word(createMessage('reporte-sin-tipo')) : named(key);
    default:
      return named(key);
  }
}

/** How the values of a dimension are called. */
export async function namesOf(
  tx: Tx,
  { companyId }: Caller,
  dimension: ReportDimension,
  keys: readonly string[],
): Promise<NameOf> {
  const ids = numbersIn(keys);
  switch (dimension) {
    case 'comprador': {
      const rows = await tx
        .select({ id: buyers.id, name: buyers.name })
        .from(buyers)
        .where(inArray(buyers.id, ids));
      return ofRows(rows, createMessage('reporte-sin-comprador'), institution);
    }
    case 'tag': {
      const rows = await tx
        .select({ id: tags.id, name: tags.name })
        .from(tags)
        .where(inArray(tags.id, ids));
      return ofRows(rows, createMessage('reporte-sin-etiqueta'));
    }
    case 'producto': {
      const rows = await tx
        .select({ id: products.id, name: products.name })
        .from(products)
        .where(inArray(products.id, ids));
      return ofRows(rows, createMessage('reporte-fuera-sin-calce'));
    }
    case 'motivo': {
      const rows = await tx
        .select({
          id: discardReasons.id,
          name: discardReasons.name,
          stage: discardReasons.stage,
        })
        .from(discardReasons)
        .where(inArray(discardReasons.id, ids));
      return (key) => {
        const found = rows.find(({ id }) => id === Number(key));
        if (found?.stage !== 'retirada') return named(found?.name ?? key);
        return word(createMessage('reporte-motivo-retiro', { motivo: found.name }));
      };
    }
    case 'persona': {
      const personOf = await personsOf(tx, companyId);
      return (key) => {
        if (key === noKey) return word(createMessage('reporte-sin-responsable'));
        const name = personOf(Number(key))?.fullName;
        return name === undefined ? word(createMessage('reporte-quien-se-fue')) : named(name);
      };
    }
    case 'mes-publicacion':
    case 'mes-cierre':
    case 'mes-adjudicacion':
    case 'mes-etapa':
      return (first) => word(monthName(first.slice(0, 7)));
    case 'semana-publicacion':
    case 'semana-cierre':
    case 'semana-adjudicacion':
      return ofDay;
    default:
      return (key) => ownWord(dimension, key);
  }
}
