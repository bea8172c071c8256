import type { TenderSummary } from '@pliego/contract/areas/tender-shapes';
import type { WorkConflict } from './save-upon.ts';
import type { Stage } from '@pliego/contract/rules/work-stages';

/** What of a tender its work is changed by. */
export type WorkedTender = Pick<
  TenderSummary,
  'id' | 'codigo' | 'version' | 'etapa' | 'siguiendo' | 'Asignado'
>;

/** A move that was not made, since somebody else had moved the tender. */
export interface StageConflict {
  /** As it is now. */
  tender: WorkedTender;
  wanted: Stage;
}

/** Fields that were not saved, since somebody else had changed them. */
export interface FieldConflict {
  tender: Pick<TenderSummary, 'id' | 'codigo'>;
  conflict: WorkConflict;
}

/**
 * Such changes, which the page asks about one after the other. They are made from menus and cards that are drawn anew where a tender
 * goes: what they lead to is kept apart from them.
 */
class Conflicts<Conflict extends { tender: Pick<TenderSummary, 'id'> }> {
  readonly #listeners = new Set<() => void>();
  #waiting: readonly Conflict[] = [];

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** The one that is asked about. */
  readonly read = (): Conflict | undefined => this.#waiting[0];

  /** Asks about one once those before it are answered. Of a tender the newest counts. */
  add(conflict: Conflict): void {
    const others = this.#waiting.filter(({ tender }) => tender.id !== conflict.tender.id);
    this.#change([...others, conflict]);
  }

  /** The one that is asked about is answered. */
  next(): void {
    this.#change(this.#waiting.slice(1));
  }

  clear(): void {
    this.#change([]);
  }

  #change(waiting: readonly Conflict[]): void {
    this.#waiting = waiting;
    for (const listener of this.#listeners) listener();
  }
}

export const stageConflicts = new Conflicts<StageConflict>();
export const fieldConflicts = new Conflicts<FieldConflict>();
