import type { JsonObject, Observation, TenderFacts } from '../notice.ts';
import { zonedMilestone } from './dates.ts';
import { type AgileNotice, agileFacts } from './facts.ts';

/** The facts of a result of the supplier site's search service. */
export function agileSearchNotice(code: string, payload: JsonObject): AgileNotice {
  return {
    code,
    title: payload['nombre'],
    stateWord: payload['estado'],
    stateNumber: payload['idEstado'],
    call: payload['estadoConvocatoria'],
    published: zonedMilestone(payload['fechaPublicacion']),
    closing: zonedMilestone(payload['fechaCierre']),
    // The service writes the L of "llamado" twice.
    firstClosing: zonedMilestone(payload['fechaCierrePrimerLLamado']),
    secondClosing: zonedMilestone(payload['fechaCierreSegundoLLamado']),
    buyer: { name: payload['organismo'], unit: payload['unidad'] },
    currency: payload['moneda'],
    amount: payload['montoDisponible'],
  };
}

export function agileSearchFacts({ code, payload }: Observation): TenderFacts {
  return agileFacts(agileSearchNotice(code, payload));
}

/**
 * Fields about the caller and the query, not the purchase: among them whether the company
 * that is signed in has quoted, which is private.
 */
const ofTheAsker = new Set(['misOfertas', 'accionOcPendiente', 'numeroOfertas', 'totalRegistros']);

export function publicResult(result: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(result).filter(([key]) => !ofTheAsker.has(key)));
}
