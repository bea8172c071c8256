import { regionNumber } from '@pliego/contract/rules/regions';
import { type StateClass, stateFromMercadoPublico } from '@pliego/contract/rules/tender-codes';
import type { JsonObject, Observation, TenderFacts } from '../notice.ts';
import { numberOf, textOf } from '../read-json.ts';
import {
  givenMilestones,
  portalBuyer,
  portalCurrency,
  portalMilestone,
  portalPage,
  stateText,
} from './portal.ts';

/** State of a row: the name of its file, which is kept in the payload. Null when unknown. */
export function csvState(payload: JsonObject): StateClass | null {
  const text = textOf(payload['estado']);
  return text === null ? null : stateFromMercadoPublico(null, text);
}

function csvMilestones(payload: JsonObject, state: StateClass | null) {
  const decision = portalMilestone(payload['fecha_adjudicacion']);
  return givenMilestones({
    publicacion: portalMilestone(payload['fecha_inicio']),
    cierre: portalMilestone(payload['fecha_final']),
    // A plan until the tender is awarded, and for those that never will be.
    [state === 'adjudicada' ? 'adjudicacion' : 'adjudicacionEstimada']: decision,
  });
}

/**
 * Facts of a row of the licitaciones CSV. Source: formats.md §5 (fecha_inicio is the publication and
 * fecha_final the closing, unlike the API's names). `proveedores_participantes` and `adjudicados` are
 * zero in every row seen and carry no information.
 */
export function csvFacts(observation: Observation): TenderFacts {
  const { payload } = observation;
  const state = csvState(payload);
  const region = textOf(payload['region']);
  const commune = textOf(payload['comuna']);
  const stateWords = textOf(payload['estado']);
  return {
    authority: 'full',
    title: textOf(payload['nombre']) ?? undefined,
    description: textOf(payload['descripcion']) ?? undefined,
    type: textOf(payload['tipo']) ?? undefined,
    state:
      state === null
        ? undefined
        : {
            code: null,
            text: stateText(state, null, state === 'desconocida' ? stateWords : null),
            class: state,
          },
    buyer: portalBuyer({
      name: textOf(payload['institucion_nombre']),
      taxId: textOf(payload['institucion_rut']),
      unit: textOf(payload['unidad']),
      address: textOf(payload['direccion']),
      commune,
      complaints: null,
    }),
    regionNumber: region === null ? undefined : regionNumber(region),
    commune: commune ?? undefined,
    currency: portalCurrency(payload['unidad_monetaria']) ?? undefined,
    // An empty amount is an unpublished one; a table without the column does not state it.
    amount: 'monto_estimado' in payload ? numberOf(payload['monto_estimado']) : undefined,
    milestones: csvMilestones(payload, state),
    url: portalPage(observation),
  };
}
