import type { StateClass } from '@pliego/contract/rules/tender-codes';
import type { TenderCategory } from '../notice.ts';

/** `ContractFolderStatusCode` (formats.md §8). */
export const folderStates = new Map<string, { text: string; class: StateClass }>([
  ['CREA', { text: 'Creada', class: 'planificada' }],
  ['PRE', { text: 'Anuncio previo', class: 'planificada' }],
  ['PUB', { text: 'En plazo', class: 'publicada' }],
  ['EV', { text: 'Pendiente de adjudicación', class: 'cerrada' }],
  ['ADJ', { text: 'Adjudicada', class: 'adjudicada' }],
  ['RES', { text: 'Resuelta', class: 'adjudicada' }],
  ['ANUL', { text: 'Anulada', class: 'revocada' }],
]);

/** `ProjectTypeCode` of the contract. */
export const categories = new Map<string, TenderCategory>([
  ['1', 'bienes'],
  ['2', 'servicios'],
  ['3', 'obras'],
  ['7', 'otros'],
  ['8', 'otros'],
  ['21', 'servicios'],
  ['22', 'servicios'],
  ['31', 'obras'],
  ['32', 'obras'],
  ['40', 'otros'],
  ['50', 'otros'],
  ['999', 'otros'],
]);

/** `ProcedureCode`. */
export const procedures = new Map<string, string>([
  ['1', 'Abierto'],
  ['2', 'Restringido'],
  ['3', 'Negociado sin publicidad'],
  ['4', 'Negociado con publicidad'],
  ['5', 'Diálogo competitivo'],
  ['6', 'Contrato menor'],
  ['7', 'Derivado de acuerdo marco'],
  ['8', 'Concurso de proyectos'],
  ['9', 'Abierto simplificado'],
  ['10', 'Asociación para la innovación'],
  ['11', 'Derivado de asociación para la innovación'],
  ['12', 'Basado en un sistema dinámico de adquisición'],
  ['13', 'Licitación con negociación'],
  ['100', 'Normas internas'],
  ['999', 'Otros'],
]);

/** `UrgencyCode`; an ordinary one is not worth a word. */
export const urgencies = new Map<string, string>([
  ['2', 'tramitación urgente'],
  ['3', 'tramitación de emergencia'],
]);

/** How a lot ended, by `TenderResultCode`; 10 is only the best offer so far. */
export const results = new Map<string, 'adjudicada' | 'desierta' | 'revocada'>([
  ['1', 'adjudicada'],
  ['2', 'adjudicada'],
  ['3', 'desierta'],
  ['4', 'revocada'],
  ['5', 'revocada'],
  ['6', 'desierta'],
  ['7', 'desierta'],
  ['8', 'adjudicada'],
  ['9', 'adjudicada'],
  ['11', 'adjudicada'],
]);

/** What the notices of a folder are, by `NoticeTypeCode`. */
export const noticeTypes = new Map<string, string>([
  ['DOC_PIN', 'Anuncio previo'],
  ['DOC_CN', 'Anuncio de licitación'],
  ['DOC_CD', 'Pliegos'],
  ['DOC_CAN_ADJ', 'Anuncio de adjudicación'],
  ['DOC_CAN_PROV', 'Anuncio de adjudicación provisional'],
  ['DOC_CAN_DEF', 'Anuncio de adjudicación definitiva'],
  ['DOC_FORM', 'Anuncio de formalización'],
  ['DOC_MOD', 'Anuncio de modificación'],
  ['DOC_ATPV', 'Anuncio de transparencia previa'],
]);

/** `GuaranteeTypeCode`. */
export const guaranteeTypes = new Map<string, string>([
  ['1', 'Provisional'],
  ['2', 'Definitiva'],
]);

/** `FundingProgramCode`. */
export const fundingPrograms = new Map<string, string>([
  ['EU', 'Con fondos de la Unión Europea'],
  ['NO-EU', 'Sin fondos de la Unión Europea'],
]);
