import { foldText } from './fold-text.ts';

/** State of a tender on its portal, the same eight classes for every source. */
export const stateClasses = [
  'planificada',
  'publicada',
  'cerrada',
  'adjudicada',
  'desierta',
  'revocada',
  'suspendida',
  'desconocida',
] as const;
export type StateClass = (typeof stateClasses)[number];

export const stateNames: Record<StateClass, string> = {
  planificada: 'Planificada',
  publicada: 'Publicada',
  cerrada: 'Cerrada',
  adjudicada: 'Adjudicada',
  desierta: 'Desierta',
  revocada: 'Revocada',
  suspendida: 'Suspendida',
  desconocida: 'Estado desconocido',
};

/**
 * Mercado Público `CodigoEstado`. The dictionary gives 18 and 19 for revocada and suspendida; every
 * real response counted so far has 15 and 16. Both pairs are accepted.
 */
const mercadoPublicoStates: Record<number, StateClass> = {
  5: 'publicada',
  6: 'cerrada',
  7: 'desierta',
  8: 'adjudicada',
  15: 'revocada',
  16: 'suspendida',
  18: 'revocada',
  19: 'suspendida',
};

/**
 * Class of a Mercado Público state. The text wins over the code where it names a state ("Desierta (o
 * art. 3 ó 9 Ley 19.886)" is desierta); an unknown pair is `desconocida`, never publicada.
 */
export function stateFromMercadoPublico(code: number | null, text: string | null): StateClass {
  const folded = text === null ? '' : foldText(text);
  const named = stateClasses.find(
    (state) => state !== 'desconocida' && (folded === state || folded.startsWith(`${state} (`)),
  );
  if (named !== undefined) return named;
  return folded === '' && code !== null
    ? (mercadoPublicoStates[code] ?? 'desconocida')
    : 'desconocida';
}

/** OCDS `tender.status` (codelist tenderStatus 1.1) as one of our classes. */
const ocdsStates = new Map<string, StateClass>(
  Object.entries({
    planning: 'planificada',
    planned: 'planificada',
    active: 'publicada',
    cancelled: 'revocada',
    withdrawn: 'revocada',
    unsuccessful: 'desierta',
    complete: 'cerrada',
  } as const),
);

/** Class of an OCDS tender status; anything outside the codelist is `desconocida`. */
export function stateFromOcds(status: string | null): StateClass {
  return status === null ? 'desconocida' : (ocdsStates.get(status) ?? 'desconocida');
}

/** States of Compra Ágil by their word (`oc_emitida`, "OC emitida"), and by the two numbers seen. */
const agileWords = new Map<string, StateClass>([
  ['publicada', 'publicada'],
  ['cerrada', 'cerrada'],
  ['desierta', 'desierta'],
  ['cancelada', 'revocada'],
  ['proveedor seleccionado', 'adjudicada'],
  ['oc emitida', 'adjudicada'],
]);
const agileNumbers = new Map<number, StateClass>([
  [2, 'publicada'],
  [5, 'revocada'],
]);

/** Class of a Compra Ágil state. The word decides; the number only where there is none. */
export function stateFromCompraAgil(number: number | null, word: string | null): StateClass {
  const known = foldText((word ?? '').replaceAll('_', ' '));
  if (known !== '') return agileWords.get(known) ?? 'desconocida';
  return number === null ? 'desconocida' : (agileNumbers.get(number) ?? 'desconocida');
}

/**
 * Which state wins when two observations are of the same instant: a process only moves forward
 * (formats.md §5: publicadas < cerradas < suspendidas < desiertas, adjudicadas, revocadas).
 */
export const stateRank: Record<StateClass, number> = {
  desconocida: 0,
  planificada: 1,
  publicada: 2,
  cerrada: 3,
  suspendida: 4,
  desierta: 5,
  adjudicada: 6,
  revocada: 7,
};

/** What the portal calls each `Tipo`. UTM bands changed with the years: a label, never an amount. */
export const tenderTypes = {
  L1: 'Licitación pública menor a 100 UTM',
  LE: 'Licitación pública entre 100 y 1.000 UTM',
  LP: 'Licitación pública desde 1.000 UTM',
  LQ: 'Licitación pública entre 2.000 y 5.000 UTM (hasta 2025)',
  LR: 'Licitación pública de 5.000 UTM o más',
  LS: 'Servicios personales especializados',
  O1: 'Obra pública',
  O2: 'Obra por licitación privada',
  E2: 'Licitación privada menor a 100 UTM',
  CO: 'Licitación privada entre 100 y 1.000 UTM',
  B2: 'Licitación privada entre 1.000 y 2.000 UTM',
  H2: 'Licitación privada entre 2.000 y 5.000 UTM',
  I2: 'Licitación privada de 5.000 UTM o más',
  // The portal does not document these three; they seem to repeat earlier tenders.
  R1: 'Posible nuevo llamado (R1)',
  R2: 'Posible nuevo llamado (R2)',
  R3: 'Posible nuevo llamado (R3)',
  COT: 'Compra Ágil',
};
export type TenderType = keyof typeof tenderTypes;

/** Tenders that ended without a winner or were cancelled by the buyer. */
export function isTerminal(state: StateClass): boolean {
  return state === 'adjudicada' || state === 'desierta' || state === 'revocada';
}
