import { decisionVerdicts } from '@pliego/contract/areas/decisions';
import type { EventFacts, TenderEvent } from '@pliego/contract/areas/tender-log';
import { orderSteps } from '@pliego/contract/areas/work-orders';
import { workPriorities } from '@pliego/contract/areas/work-shapes';
import type { TFunction } from 'i18next';
import { formatIsoDate } from '#web/lib/format.ts';
import type { Edit } from './edits.ts';

/** What a deed is told from: an event of the log, or a row of the follow-up. */
export interface ToldEvent {
  tipo: TenderEvent['tipo'];
  antes: readonly string[];
  despues: readonly string[];
  hechos: EventFacts | null;
}

/** A deed in words: a sentence, what it changed where that is not in the sentence, and what was said with it. */
export interface Deed {
  text: string;
  change?: { before: string; after: string };
  /** What else was changed in the same edit, in the order in which it was. A field may be changed twice, but not at one instant. */
  more?: { at: string; field: string; before: string; after: string }[];
  note?: string;
}

type Translate = TFunction<readonly ['expediente']>;

const isField = (name: string | undefined): name is keyof typeof fieldNames =>
  name !== undefined && name in fieldNames;
const fieldNames = {
  prioridad: true,
  probabilidad: true,
  montoOferta: true,
  monedaOferta: true,
  proximaAccion: true,
  proximaAccionDia: true,
  restringida: true,
};

function stageDeed({ hechos }: ToldEvent, name: string, t: Translate): Deed {
  const { de, a, automatica, motivo, nota } = hechos ?? {};
  const said = [
    typeof motivo === 'string' ? t('deeds.reason', { text: motivo }) : null,
    nota ?? null,
  ].filter((part) => part !== null);
  return {
    text: automatica === true ? t('deeds.etapaSola') : t('deeds.etapa', { name }),
    change:
      de === undefined || a === undefined
        ? undefined
        : { before: t(`stages.${de}`), after: t(`stages.${a}`) },
    note: said.length === 0 ? undefined : said.join('. '),
  };
}

function proposalDeed({ hechos }: ToldEvent, name: string, t: Translate): Deed {
  const { de, a, acepta, nota } = hechos ?? {};
  const decided = acepta === true ? 'deeds.propuestaAceptada' : 'deeds.propuestaRechazada';
  return {
    text: acepta === undefined ? t('deeds.propuesta') : t(decided, { name }),
    change:
      de === undefined || a === undefined
        ? undefined
        : { before: t(`stages.${de}`), after: t(`stages.${a}`) },
    note: nota ?? undefined,
  };
}

function taskDeed({ antes, despues, hechos }: ToldEvent, name: string, t: Translate): Deed {
  const [text = ''] = despues;
  if (antes.length > 0) return { text: t('deeds.tareaCambiada', { name, text }) };
  const template = hechos?.nota;
  if (typeof template !== 'string') return { text: t('deeds.tarea', { name, text }) };
  const count = despues.length;
  return { text: t('deeds.tareas', { name, count, template }), note: despues.join(' · ') };
}

function matchDeed({ tipo, antes, despues, hechos }: ToldEvent, name: string, t: Translate): Deed {
  const names = [...antes, ...despues];
  const key = tipo === 'calce-descartado' ? 'deeds.calceDescartado' : 'deeds.calceDevuelto';
  const text = t(key, { name, text: names[0] ?? '', count: names.length });
  return { text, note: hechos?.motivo ?? undefined };
}

function assignmentDeed(event: ToldEvent, name: string, t: Translate): Deed {
  const rule = event.hechos?.regla;
  const text =
    rule === undefined ? t('deeds.asignacion', { name }) : t('deeds.asignacionRegla', { rule });
  return { text, change: changeOf(event, t) };
}

/** A value of the log as a page says it: days are kept in ISO 8601, and priorities in Spanish. */
function shown(value: string, t: Translate): string {
  if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return formatIsoDate(value);
  const priority = workPriorities.find((one) => one === value);
  return priority === undefined ? value : t(`priorities.${priority}`);
}

function fieldChange(event: ToldEvent, t: Translate) {
  const { antes, despues, hechos } = event;
  const field = isField(hechos?.campo) ? t(`fields.${hechos.campo}`) : (hechos?.campo ?? '');
  const isFree = hechos?.campo === 'proximaAccion';
  const values = (texts: readonly string[]) =>
    isFree ? texts : texts.map((text) => shown(text, t));
  return { field, ...changeOf({ ...event, antes: values(antes), despues: values(despues) }, t) };
}

function fieldDeed(event: ToldEvent, name: string, t: Translate): Deed {
  const { field, ...change } = fieldChange(event, t);
  return { text: t('deeds.expediente', { name, field }), change };
}

function decisionDeed(event: ToldEvent, name: string, t: Translate): Deed {
  const verdicts = (values: readonly string[]) =>
    values.map((value) => {
      const verdict = decisionVerdicts.find((one) => one === value);
      return verdict === undefined ? value : t(`decision.verdicts.${verdict}`);
    });
  const told = { ...event, antes: verdicts(event.antes), despues: verdicts(event.despues) };
  const note = event.hechos?.nota ?? undefined;
  return { text: t('deeds.decision', { name }), change: changeOf(told, t), note };
}

/** An order by its code, with how far it came where that changed. */
function orderDeed({ antes, despues, hechos }: ToldEvent, name: string, t: Translate): Deed {
  const [before, after] = [antes[0], despues[0]];
  const text = hechos?.nota ?? '';
  if (before === undefined) return { text: t('deeds.ordenNueva', { name, text }) };
  if (after === undefined) return { text: t('deeds.ordenEliminada', { name, text }) };
  const told = t('deeds.orden', { name, text });
  if (before === after) return { text: told };
  const stepOf = (value: string) => {
    const step = orderSteps.find((one) => one === value);
    return step === undefined ? t('orders.rejectedStep') : t(`orders.steps.${step}`);
  };
  return { text: told, change: { before: stepOf(before), after: stepOf(after) } };
}

/** Those that are told in a way of their own. */
const own = {
  asignacion: assignmentDeed,
  decision: decisionDeed,
  orden: orderDeed,
  expediente: fieldDeed,
  etapa: stageDeed,
  propuesta: proposalDeed,
  tarea: taskDeed,
  'calce-descartado': matchDeed,
  'calce-devuelto': matchDeed,
} as const;

/** Those that say in one sentence what is there now, or what is no more. */
const pairs = {
  seguir: ['deeds.siguio', 'deeds.dejo'],
  'comentario-resuelto': ['deeds.comentarioResuelto', 'deeds.comentarioReabierto'],
  'tarea-hecha': ['deeds.tareaHecha', 'deeds.tareaReabierta'],
  'plazo-legal': ['deeds.plazoCumplido', 'deeds.plazoReabierto'],
} as const;

/** Those that name one thing. */
const sentences = {
  comentario: 'deeds.comentario',
  'comentario-eliminado': 'deeds.comentarioEliminado',
  'tarea-eliminada': 'deeds.tareaEliminada',
  'adjunto-eliminado': 'deeds.adjuntoEliminado',
  agregada: 'deeds.agregada',
  corregida: 'deeds.corregida',
} as const;

/** Those whose change is shown as before and after. */
const changes = {
  etiquetas: 'deeds.etiquetas',
  colaboradores: 'deeds.colaboradores',
  'comentario-editado': 'deeds.comentarioEditado',
} as const;

const isIn = <Table extends object>(table: Table, key: PropertyKey): key is keyof Table =>
  key in table;

/** What stands where there was, or is, nothing. */
function nothingOf(tipo: ToldEvent['tipo'], t: Translate): string {
  const isNamed = tipo === 'etiquetas' || tipo === 'asignacion' || tipo === 'colaboradores';
  return t(`nothing.${isNamed ? tipo : 'other'}`);
}

function changeOf({ tipo, antes, despues }: ToldEvent, t: Translate) {
  const none = nothingOf(tipo, t);
  return { before: antes.join(', ') || none, after: despues.join(', ') || none };
}

/** Tells what somebody did. `name` is who; `t` speaks the texts of `expediente`. */
export function deedOf(event: ToldEvent, name: string, t: Translate): Deed {
  const { tipo, antes, despues } = event;
  const text = despues[0] ?? antes[0] ?? '';
  if (isIn(own, tipo)) return own[tipo](event, name, t);
  if (tipo === 'adjunto') {
    return { text: t(antes.length > 0 ? 'deeds.adjuntoVersion' : 'deeds.adjunto', { name, text }) };
  }
  if (isIn(pairs, tipo)) {
    return { text: t(pairs[tipo][despues.length > 0 ? 0 : 1], { name, text }) };
  }
  if (isIn(sentences, tipo)) return { text: t(sentences[tipo], { name, text }) };
  return { text: t(changes[tipo], { name }), change: changeOf(event, t) };
}

/** Tells an edit, or an act alone. */
export function editDeed(
  edit: Readonly<Edit<ToldEvent & { cuando: string }>>,
  name: string,
  t: Translate,
): Deed {
  const deed = deedOf(edit.at(-1) ?? edit[0], name, t);
  if (edit.length === 1) return deed;
  const others = edit.slice(0, -1).toReversed();
  const more = others.map((one) => {
    const { field, before, after } = fieldChange(one, t);
    return { at: one.cuando, field, before, after };
  });
  return { ...deed, more };
}
