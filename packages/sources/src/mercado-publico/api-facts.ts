import type { Milestone } from '@pliego/contract/areas/tender-shapes';
import { regionNumber } from '@pliego/contract/rules/regions';
import { type StateClass, stateFromMercadoPublico } from '@pliego/contract/rules/tender-codes';
import type { JsonObject, Observation, TenderFacts } from '../notice.ts';

import { flagOf, integerOf, memberAt, textOf } from '../read-json.ts';
import { awardOf, itemsOf } from './api-items.ts';
import { portalTerms } from './api-terms.ts';
import {
  givenMilestones,
  portalAmount,
  portalBuyer,
  portalCurrency,
  portalMilestone,
  portalPage,
  stateText,
} from './portal.ts';

type State = NonNullable<TenderFacts['state']>;

/** State of an element, or undefined when it gives neither code nor text. */
function stateOf(payload: JsonObject): State | undefined {
  const code = integerOf(payload['CodigoEstado']);
  const text = textOf(payload['Estado']);
  if (code === null && text === null) return undefined;
  const state = stateFromMercadoPublico(code, text);
  const shownCode = code === null ? null : String(code);
  return { code: shownCode, text: stateText(state, shownCode, text), class: state };
}

/** States whose top-level `FechaCierre` is the instant of the act: 661 of 661 rows seen (trap 2). */
const actStates = new Set<StateClass>(['desierta', 'revocada', 'suspendida']);

/**
 * The top-level `FechaCierre` as closing or as act. In an unknown state the seconds decide: acts
 * are stamped by a clock, while no closing of 6,727 fell off a whole minute. They decide too in a flat table of
 * details, where it may be that of `Fechas`: such a table has the publication beside it, which no list gives.
 */
function closingOrAct(
  payload: JsonObject,
  state: StateClass | undefined,
): Partial<Record<'cierre' | 'acto', Milestone>> {
  const stated = portalMilestone(payload['FechaCierre']);
  if (stated === null) return {};
  const isStamped = !stated.instante.endsWith(':00.000Z');
  const isFlatDetail = textOf(payload['FechaPublicacion']) !== null;
  const isAct =
    state !== undefined &&
    (isStamped
      ? actStates.has(state) || state === 'desconocida'
      : actStates.has(state) && !isFlatDetail);
  return isAct ? { acto: stated } : { cierre: stated };
}

/** What an element states beside its dates and its lines. Flat tables have the fields of the buyer beside the others. */
function describedIn(payload: JsonObject) {
  const buyer = (name: string) =>
    textOf(memberAt(payload, 'Comprador', name)) ?? textOf(payload[name]);
  const region = buyer('RegionUnidad');
  const commune = buyer('ComunaUnidad');
  return {
    title: textOf(payload['Nombre']) ?? undefined,
    description: textOf(payload['Descripcion']) ?? undefined,
    type: textOf(payload['Tipo']) ?? undefined,
    buyer: portalBuyer({
      name: buyer('NombreOrganismo'),
      taxId: buyer('RutUnidad'),
      unit: buyer('NombreUnidad'),
      address: buyer('DireccionUnidad'),
      commune,
      complaints: integerOf(payload['CantidadReclamos']),
    }),
    regionNumber: region === null ? undefined : regionNumber(region),
    commune: commune ?? undefined,
    currency: portalCurrency(payload['Moneda']) ?? undefined,
    amount: 'MontoEstimado' in payload ? portalAmount(payload['MontoEstimado']) : undefined,
  } satisfies Partial<TenderFacts>;
}

/** Facts of an element of the four-field list (formats.md §1.3), and of flat tables with more of the fields. */
export function listFacts(observation: Observation): TenderFacts {
  const { payload } = observation;
  const state = stateOf(payload);
  return {
    authority: 'summary',
    ...describedIn(payload),
    state,
    milestones: milestonesOf(payload, state?.class),
    extension: flagOf(payload['ExtensionPlazo']) ?? undefined,
    terms: portalTerms(payload),
    url: portalPage(observation),
  };
}

/** The dates of `Fechas`, or beside the other fields in a flat table: FechaInicio and FechaFinal are the questions forum, not the tender's period. */
function milestonesOf(
  payload: JsonObject,
  state: StateClass | undefined,
): NonNullable<TenderFacts['milestones']> {
  const own = (name: string) => portalMilestone(memberAt(payload, 'Fechas', name));
  const date = (name: string) => own(name) ?? portalMilestone(payload[name]);
  const decided = state === 'adjudicada';
  const fromDates = givenMilestones({
    creacion: date('FechaCreacion'),
    publicacion: date('FechaPublicacion'),
    inicioPreguntas: date('FechaInicio'),
    finPreguntas: date('FechaFinal'),
    respuestas: date('FechaPubRespuestas'),
    visitaTerreno: date('FechaVisitaTerreno'),
    entregaAntecedentes: date('FechaEntregaAntecedentes'),
    soporteFisico: date('FechaSoporteFisico'),
    cierre: own('FechaCierre'),
    aperturaTecnica: date('FechaActoAperturaTecnica'),
    aperturaEconomica: date('FechaActoAperturaEconomica'),
    tiempoEvaluacion: date('FechaTiempoEvaluacion'),
    // `FechaAdjudicacion` is a plan until the state is adjudicada (trap 3).
    adjudicacionEstimada:
      date('FechaEstimadaAdjudicacion') ?? (decided ? null : date('FechaAdjudicacion')),
    adjudicacion: decided ? date('FechaAdjudicacion') : null,
    firmaEstimada: date('FechaEstimadaFirma'),
  });
  // `Fechas.FechaCierre` is the scheduled closing and wins over the top level (trap 2).
  return { ...closingOrAct(payload, state), ...fromDates };
}

/** Facts of a detail (formats.md §1.4). Every field is optional: they come and go with the versions. */
export function detailFacts(observation: Observation): TenderFacts {
  const { payload } = observation;
  const state = stateOf(payload);
  const items = itemsOf(payload);
  return {
    authority: 'full',
    ...describedIn(payload),
    state,
    milestones: milestonesOf(payload, state?.class),
    items,
    award: awardOf(payload, items),
    extension: flagOf(payload['ExtensionPlazo']) ?? undefined,
    terms: portalTerms(payload),
    url: portalPage(observation),
  };
}
