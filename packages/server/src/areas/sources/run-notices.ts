import { type ImportNotices, mostUnreadFields } from '@pliego/contract/areas/sources';
import type { Message } from '@pliego/contract/message';
import type { ReadRecord } from '@pliego/sources/notice';
import { isNote } from '@pliego/sources/repairs';
import { UnreadFields } from '@pliego/sources/unread-fields';
import type { Rejection } from './commands.ts';

/** Different notes of one run; more are of a file in which every record has a note of its own. */
const mostNotes = 50;

/** What a record is in the list of rejections: refused, or repaired; null where it was taken in as it is. */
export function rejectionOf(record: ReadRecord): Rejection | null {
  const { line, file = null } = record;
  if (record.kind === 'rejected') {
    return { kind: 'rechazada', file, line, reasons: record.reasons, excerpt: record.excerpt };
  }
  const reasons = record.warnings.filter((warning) => !isNote(warning));
  if (reasons.length === 0) return null;
  return { kind: 'reparada', file, line, reasons, excerpt: record.observation.code };
}

/** Gathers what holds of the records of a run: notes, each once, and the fields that nothing is read from. */
export class RunNotices {
  readonly #notes = new Map<string, { aviso: Message; registros: number }>();
  readonly #unread = new UnreadFields();

  add(record: ReadRecord): void {
    if (record.kind === 'rejected') return;
    this.#unread.note(record.observation);
    for (const aviso of record.warnings.filter(isNote)) {
      const key = JSON.stringify(aviso);
      const known = this.#notes.get(key);
      if (known !== undefined) known.registros += 1;
      else if (this.#notes.size < mostNotes) this.#notes.set(key, { aviso, registros: 1 });
    }
  }

  /** What is known so far. */
  told(): ImportNotices {
    return {
      avisos: [...this.#notes.values()].map(({ aviso, registros }) => ({ aviso, registros })),
      camposNoLeidos: this.#unread
        .list()
        .slice(0, mostUnreadFields)
        .map(({ name, records }) => ({ campo: name, registros: records })),
    };
  }
}
