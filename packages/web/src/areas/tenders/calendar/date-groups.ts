import { type DateKind, dateKinds } from '@pliego/contract/areas/deadlines';
import { type DateGroup, dateGroups } from './calendar-choices.ts';

const groups: Record<DateKind, DateGroup> = {
  creacion: 'historia',
  publicacion: 'historia',
  inicioPreguntas: 'preguntas',
  finPreguntas: 'preguntas',
  respuestas: 'preguntas',
  visitaTerreno: 'visita',
  entregaAntecedentes: 'visita',
  soporteFisico: 'visita',
  cierre: 'cierre',
  cierreSegundoLlamado: 'cierre',
  aperturaTecnica: 'apertura',
  aperturaEconomica: 'apertura',
  tiempoEvaluacion: 'historia',
  adjudicacionEstimada: 'adjudicacion',
  adjudicacion: 'adjudicacion',
  firmaEstimada: 'adjudicacion',
  inicioContrato: 'adjudicacion',
  finContrato: 'adjudicacion',
  acto: 'historia',
  interno: 'interno',
  tarea: 'tarea',
  proximaAccion: 'tarea',
  plazoLegal: 'legal',
};

export const groupOf = (kind: DateKind): DateGroup => groups[kind];

/** Of our own work, and not of a source. */
export const isOwnGroup = (group: DateGroup): boolean =>
  group === 'interno' || group === 'tarea' || group === 'legal';

/** What happened, or is only read: shown to who asks for it. */
const defaultGroups: readonly DateGroup[] = dateGroups.filter((group) => group !== 'historia');

export const shownGroups = (chosen: readonly DateGroup[] | undefined): readonly DateGroup[] =>
  chosen ?? defaultGroups;

/** The choice with a group put in or taken out; undefined is the one that nobody made, as is one of nothing. */
export function withGroup(
  chosen: readonly DateGroup[] | undefined,
  group: DateGroup,
): DateGroup[] | undefined {
  const before = shownGroups(chosen);
  const after = dateGroups.filter((one) => before.includes(one) !== (one === group));
  const isDefault = after.length === 0 || after.join() === defaultGroups.join();
  return isDefault ? undefined : after;
}

/** What the API is asked for; undefined is what it answers by itself. */
export function kindsOf(chosen: readonly DateGroup[] | undefined): DateKind[] | undefined {
  if (chosen === undefined) return undefined;
  return dateKinds.filter((kind) => chosen.includes(groups[kind]));
}
