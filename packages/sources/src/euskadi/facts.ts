import { foldText } from '@pliego/contract/rules/fold-text';
import type { StateClass } from '@pliego/contract/rules/tender-codes';
import { dateGiven } from '../publisher-time.ts';
import { cpvItems } from '../cpv-items.ts';
import { dayMilestone } from '../european-dates.ts';
import { givenMilestones } from '../mercado-publico/portal.ts';
import type {
  BuyerFacts,
  JsonObject,
  Observation,
  TenderCategory,
  TenderFacts,
} from '../notice.ts';
import { numberOf, textOf } from '../read-json.ts';

/** `type_cont` as the Basque register writes it. */
const categories = new Map<string, TenderCategory>([
  ['suministros', 'bienes'],
  ['servicios', 'servicios'],
  ['obras', 'obras'],
  ['concesion de obras', 'obras'],
  ['concesion de servicios', 'servicios'],
  ['gestion de servicios publicos', 'servicios'],
]);

/** Words of `status_processing`; a contract that is signed or being carried out was awarded. */
const states: readonly [RegExp, StateClass][] = [
  [/desiert/, 'desierta'],
  [/anulad|desist|renunci|revocad/, 'revocada'],
  [/pendiente de adjudica|cerrad|evaluaci/, 'cerrada'],
  [/adjudica|formaliza|ejecucion|modificacion|historico|finaliza|resuel/, 'adjudicada'],
  [/abierto|plazo|publicad/, 'publicada'],
];

/** A state by its words; one that is none of ours keeps them. */
export function stateOfText(text: string, code: string | null): TenderFacts['state'] {
  const known = states.find(([pattern]) => pattern.test(foldText(text)))?.[1] ?? 'desconocida';
  return { code, text, class: known };
}

function stateOf(contract: JsonObject): TenderFacts['state'] {
  const text = textOf(contract['status_processing']) ?? textOf(contract['status_contract']);
  return text === null ? undefined : stateOfText(text, textOf(contract['status_contract']));
}

/** The category of a type of contract; undefined where it gives none. */
export function categoryOf(type: string | null): TenderCategory | undefined {
  return type === null ? undefined : (categories.get(foldText(type)) ?? 'otros');
}

function buyerOf(contract: JsonObject): BuyerFacts | undefined {
  const promoter = textOf(contract['cauth_promoter']);
  const organism = textOf(contract['cauth_promoter_organism']);
  const name = promoter ?? organism;
  if (name === null) return undefined;
  return {
    key: `nombre:${foldText(name)}`,
    name,
    taxId: null,
    unit: organism === name ? null : organism,
    address: null,
    commune: null,
    complaints: null,
  };
}

/**
 * Facts of a contract of the Basque register, whose amounts come without a currency: how a tender, or one of its
 * lots, ended.
 */
export function euskadiFacts({ payload: contract }: Observation): TenderFacts {
  const amount = numberOf(contract['budget_with_vat']);
  const type = textOf(contract['type_cont']);
  const awarded = dayMilestone(textOf(contract['date_awarded']));
  const winner = textOf(contract['bidder_name']);
  const nuts = textOf(contract['location_nuts']);
  const title = textOf(contract['description']);
  const state = stateOf(contract);
  return {
    authority: 'full',
    title: title ?? undefined,
    state,
    buyer: buyerOf(contract),
    // A contract carried out abroad is still one of the Basque administration.
    country: 'ES',
    reference: textOf(contract['tender_cod_exp']) ?? undefined,
    category: categoryOf(type),
    procedure: textOf(contract['type_procedure']) ?? undefined,
    amount,
    taxBasis: amount === null ? null : 'con-impuestos',
    place: nuts === null ? undefined : { codigo: nuts, nombre: null },
    milestones: givenMilestones({
      adjudicacion: awarded,
      inicioContrato: dayMilestone(textOf(contract['date_signed'])),
    }),
    items: cpvItems([{ code: textOf(contract['cpv']), name: null }]),
    award:
      winner === null
        ? null
        : {
            fecha: dateGiven(awarded),
            numero: textOf(contract['cod_cont']),
            oferentes: null,
            urlActa: null,
            // The register gives the budget, and not for how much it was awarded.
            monto: null,
            moneda: null,
            proveedores: [{ nombre: winner, rut: textOf(contract['bidder_cif']) }],
          },
  };
}
