import type { StateClass } from '@pliego/contract/rules/tender-codes';
import type { TenderCategory } from '../notice.ts';

type NoticeKind = { text: string; class: StateClass };

/** `TD_DOCUMENT_TYPE` of the forms until 2023. */
export const documentTypes = new Map<string, NoticeKind>([
  ['0', { text: 'Anuncio previo', class: 'planificada' }],
  ['1', { text: 'Corrección', class: 'desconocida' }],
  ['2', { text: 'Información complementaria', class: 'desconocida' }],
  ['3', { text: 'Anuncio de licitación', class: 'publicada' }],
  ['4', { text: 'Anuncio de precalificación', class: 'publicada' }],
  ['5', { text: 'Solicitud de propuestas', class: 'publicada' }],
  ['7', { text: 'Anuncio de adjudicación', class: 'adjudicada' }],
  ['B', { text: 'Perfil de comprador', class: 'planificada' }],
  ['C', { text: 'Concesión de obras públicas', class: 'publicada' }],
  ['D', { text: 'Concurso de proyectos', class: 'publicada' }],
  ['F', { text: 'Anuncio de subcontratación', class: 'publicada' }],
  ['M', { text: 'Anuncio periódico con convocatoria', class: 'publicada' }],
  ['O', { text: 'Sistema de clasificación con convocatoria', class: 'publicada' }],
  ['P', { text: 'Anuncio periódico sin convocatoria', class: 'planificada' }],
  ['Q', { text: 'Sistema de clasificación sin convocatoria', class: 'planificada' }],
  ['R', { text: 'Resultado de concurso de proyectos', class: 'adjudicada' }],
  ['V', { text: 'Transparencia previa voluntaria', class: 'adjudicada' }],
  ['Y', { text: 'Sistema dinámico de adquisición', class: 'publicada' }],
]);

/** `PR_PROC` of the forms until 2023; what is not specified has no name. */
export const formProcedures = new Map<string, string>([
  ['1', 'Abierto'],
  ['2', 'Restringido'],
  ['3', 'Restringido acelerado'],
  ['4', 'Negociado'],
  ['6', 'Negociado acelerado'],
  ['B', 'Licitación con negociación'],
  ['C', 'Diálogo competitivo'],
  ['G', 'Asociación para la innovación'],
  ['T', 'Negociado sin convocatoria'],
  ['V', 'Adjudicación sin publicación previa'],
]);

/** `NC_CONTRACT_NATURE` of the forms until 2023. */
export const formCategories = new Map<string, TenderCategory>([
  ['1', 'obras'],
  ['2', 'bienes'],
  ['4', 'servicios'],
]);

/** `ProcedureCode` of eForms. */
export const eformsProcedures = new Map<string, string>([
  ['open', 'Abierto'],
  ['restricted', 'Restringido'],
  ['neg-w-call', 'Negociado con convocatoria'],
  ['neg-wo-call', 'Negociado sin convocatoria'],
  ['comp-dial', 'Diálogo competitivo'],
  ['comp-tend', 'Licitación competitiva'],
  ['innovation', 'Asociación para la innovación'],
  ['exp-int-rail', 'Llamado a manifestar interés'],
  ['oth-single', 'Otro, en una fase'],
  ['oth-mult', 'Otro, en varias fases'],
]);

/** Contract nature of eForms, and `TYPE_CONTRACT` of the forms before. */
export const natures = new Map<string, TenderCategory>([
  ['works', 'obras'],
  ['supplies', 'bienes'],
  ['services', 'servicios'],
  ['combined', 'otros'],
]);

const noticeKinds: readonly [RegExp, NoticeKind][] = [
  [/^pin-cfc/, { text: 'Anuncio previo como convocatoria', class: 'publicada' }],
  [/^(?:pin|pmc)/, { text: 'Anuncio previo', class: 'planificada' }],
  [/^qu-sy/, { text: 'Sistema de clasificación', class: 'publicada' }],
  [/^subco/, { text: 'Anuncio de subcontratación', class: 'publicada' }],
  [/^cn-desg/, { text: 'Concurso de proyectos', class: 'publicada' }],
  [/^cn-/, { text: 'Anuncio de licitación', class: 'publicada' }],
  [/^can-modif/, { text: 'Modificación de contrato', class: 'adjudicada' }],
  [/^can-desg/, { text: 'Resultado de concurso de proyectos', class: 'adjudicada' }],
  [/^(?:can-|compl)/, { text: 'Anuncio de adjudicación', class: 'adjudicada' }],
  [/^veat/, { text: 'Transparencia previa voluntaria', class: 'adjudicada' }],
  [/^corr/, { text: 'Corrección', class: 'desconocida' }],
];

/** `NoticeTypeCode` of eForms, which the interface of TED calls `notice-type`. */
export function noticeKind(code: string): NoticeKind | undefined {
  return noticeKinds.find(([pattern]) => pattern.test(code))?.[1];
}
