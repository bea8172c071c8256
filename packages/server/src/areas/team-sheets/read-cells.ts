import type { BulkChange } from '@pliego/contract/areas/bulk';
import type { SheetField, SheetRow } from '@pliego/contract/areas/team-sheets';
import { type WorkPriority, workPriorities } from '@pliego/contract/areas/work-shapes';
import type { DiscardReason } from '@pliego/contract/areas/work';
import { createMessage, type Message } from '@pliego/contract/message';
import { foldText } from '@pliego/contract/rules/fold-text';
import { needsReason, type Stage, stages } from '@pliego/contract/rules/work-stages';
import { answerOfCell } from '@pliego/sources/spreadsheet/cell-words';
import { listOf } from '#server/areas/product-imports/list-values.ts';
import { readFields } from './read-fields.ts';
import type { PeopleNamed } from '#server/areas/users/people-named.ts';
import type { WorkFields } from '#server/db/schema/bulk.ts';
import { stageName } from '#server/texts/tender-words.ts';

/** What the cells are read with. */
export interface SheetWords {
  peopleNamed: PeopleNamed;
  /** Numbers of the tags by their folded names. */
  tags: ReadonlyMap<string, number>;
  reasons: readonly DiscardReason[];
}

/** What a cell can change: none decides on what the portal proposes. */
type CellChange = Exclude<BulkChange, { tipo: 'propuesta' }>;

/** What a cell asks for. */
export interface WantedChange {
  field: SheetField;
  change: CellChange;
}

export interface RowReading {
  wanted: WantedChange[];
  /** What it fills in of the expediente. */
  fields: WorkFields;
  /** Why cells ask for nothing. */
  reasons: Message[];
}

/** Other words of teams for our stages. */
const stageWords: [Stage, RegExp][] = [
  ['en-analisis', /^(?:analisis|analizando|en estudio|evaluando|en evaluacion)$/],
  ['en-preparacion', /^(?:preparando|preparacion|en curso|cotizando)$/],
  ['presentada', /^(?:enviada|ofertada|postulada|oferta enviada)$/],
  ['ganada', /^(?:adjudicada(?: a nosotros)?|ganamos)$/],
  ['perdida', /^(?:no adjudicada|perdimos)$/],
  ['descartada', /^(?:no va|desechada|rechazada|no postular)$/],
];

const stageOf = (text: string): Stage | undefined => {
  const folded = foldText(text);
  const named = stages.find((stage) => [stage, foldText(stageName(stage))].includes(folded));
  return named ?? stageWords.find(([, words]) => words.test(folded))?.[0];
};

/** What leaves a field without a value. */
const nobody = /^(?:-+|nadie|ningun[oa]|sin (?:responsable|asignar|prioridad))$/;

/** Reads the cells of one row. */
class CellReader {
  readonly wanted: WantedChange[] = [];
  readonly reasons: Message[] = [];
  readonly #row: SheetRow;
  readonly #words: SheetWords;

  constructor(row: SheetRow, words: SheetWords) {
    this.#row = row;
    this.#words = words;
  }

  /** The text of a cell; null where it says nothing. */
  text(field: SheetField): string | null {
    const text = this.#row[field]?.trim() ?? '';
    return text === '' ? null : text;
  }

  want(field: SheetField, change: CellChange): void {
    this.wanted.push({ field, change });
  }

  tags(): void {
    const text = this.text('etiquetas');
    if (text === null) return;
    const names = listOf(text).flatMap((part) => part.split(','));
    const found = new Set<number>();
    for (const name of names.map((one) => one.trim()).filter((one) => one !== '')) {
      const id = this.#words.tags.get(foldText(name));
      if (id === undefined) {
        this.reasons.push(createMessage('etiqueta-de-planilla', { valor: name }));
      } else found.add(id);
    }
    // One by one: there are fewer tags than sets of them, and each change is made once for all rows that ask for it.
    for (const id of found)
      this.want('etiquetas', { tipo: 'etiquetas', agregar: [id], quitar: [] });
  }

  priority(): void {
    const text = this.text('prioridad');
    if (text === null) return;
    const folded = foldText(text);
    const named: WorkPriority | undefined = workPriorities.find((one) => one === folded);
    if (named === undefined && !nobody.test(folded)) {
      this.reasons.push(createMessage('prioridad-no-reconocida', { valor: text }));
      return;
    }
    this.want('prioridad', { tipo: 'prioridad', prioridad: named ?? null });
  }

  person(): void {
    const text = this.text('responsable');
    if (text === null) return;
    if (nobody.test(foldText(text))) {
      this.want('responsable', { tipo: 'responsable', Usuario: null });
      return;
    }
    const [only, ...others] = this.#words.peopleNamed(text).eligible;
    if (only !== undefined && others.length === 0) {
      this.want('responsable', { tipo: 'responsable', Usuario: only });
      return;
    }
    const code = only === undefined ? 'persona-de-planilla' : 'persona-de-varias';
    this.reasons.push(createMessage(code, { valor: text }));
  }

  following(): void {
    const text = this.text('siguiendo');
    if (text === null) return;
    const siguiendo = answerOfCell(text);
    if (siguiendo !== null) this.want('siguiendo', { tipo: 'seguir', siguiendo });
    else this.reasons.push(createMessage('celda-si-o-no', { valor: text }));
  }

  stage(): void {
    const text = this.text('etapa');
    if (text === null) return;
    const etapa = stageOf(text);
    if (etapa === undefined) {
      this.reasons.push(createMessage('etapa-no-reconocida', { valor: text }));
      return;
    }
    if (!needsReason(etapa)) {
      this.want('etapa', { tipo: 'etapa', etapa });
      return;
    }
    const name = this.text('motivo');
    const offered = this.#words.reasons.find(
      (one) =>
        one.etapa === etapa && !one.retirado && foldText(one.nombre) === foldText(name ?? ''),
    );
    if (offered !== undefined) this.want('etapa', { tipo: 'etapa', etapa, motivo: offered.id });
    else if (name === null) this.reasons.push(createMessage('etapa-pide-motivo'));
    else this.reasons.push(createMessage('motivo-de-otra-lista', { valor: name }));
  }
}

/** What a row asks of its tender, and what of it cannot be read. */
export function readCells(row: SheetRow, words: SheetWords): RowReading {
  const reader = new CellReader(row, words);
  reader.tags();
  reader.priority();
  reader.person();
  reader.following();
  reader.stage();
  const { fields, reasons } = readFields(row);
  return { wanted: reader.wanted, fields, reasons: [...reader.reasons, ...reasons] };
}
