import { createMessage, type Message } from '@pliego/contract/message';
import type { PreparedLine, PreparedProduct } from './prepare.ts';

/** Whether a line fits what a company can do; what the line does not say cannot be verified. */
export type Eligibility = 'cumple' | 'no-cumple' | 'no-verificable';

export interface Requirement {
  eligibility: Eligibility;
  reason: Message;
}

function regionOf({ regions }: PreparedProduct, { line, region }: PreparedLine): Requirement[] {
  if (regions.length === 0) return [];
  if (region === null) {
    return [{ eligibility: 'no-verificable', reason: createMessage('calce-region-desconocida') }];
  }
  const params = { region: line.region ?? '' };
  return regions.includes(region)
    ? [{ eligibility: 'cumple', reason: createMessage('calce-region-servida', params) }]
    : [{ eligibility: 'no-cumple', reason: createMessage('calce-region-fuera', params) }];
}

function amountOf({ product }: PreparedProduct, { line }: PreparedLine): Requirement[] {
  const [least, most] = [product.montoMinimo ?? null, product.montoMaximo ?? null];
  if (least === null && most === null) return [];
  const monto = line.monto ?? null;
  if (monto === null) {
    return [{ eligibility: 'no-verificable', reason: createMessage('calce-monto-desconocido') }];
  }
  const fits = monto >= (least ?? 0) && monto <= (most ?? Infinity);
  return fits
    ? [{ eligibility: 'cumple', reason: createMessage('calce-monto-dentro', { monto }) }]
    : [{ eligibility: 'no-cumple', reason: createMessage('calce-monto-fuera', { monto }) }];
}

function deliveryOf({ product }: PreparedProduct, { line }: PreparedLine): Requirement[] {
  const needed = product.plazoDias ?? null;
  if (needed === null) return [];
  const given = line.plazoDias ?? null;
  if (given === null) {
    return [{ eligibility: 'no-verificable', reason: createMessage('calce-plazo-desconocido') }];
  }
  const params = { dias: given, propios: needed };
  return given >= needed
    ? [{ eligibility: 'cumple', reason: createMessage('calce-plazo-alcanza', params) }]
    : [{ eligibility: 'no-cumple', reason: createMessage('calce-plazo-corto', params) }];
}

/** What a product states about where, how much and how soon, each checked against a line. */
export function requirementsOf(product: PreparedProduct, line: PreparedLine): Requirement[] {
  return [...regionOf(product, line), ...amountOf(product, line), ...deliveryOf(product, line)];
}

/** One that is not met decides, then one that cannot be verified. */
export function eligibilityOf(requirements: readonly Requirement[]): Eligibility {
  let worst: Eligibility = 'cumple';
  for (const { eligibility } of requirements) {
    if (eligibility === 'no-cumple') return eligibility;
    if (eligibility === 'no-verificable') worst = eligibility;
  }
  return worst;
}
