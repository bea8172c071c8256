import type { TenderSummary } from '@pliego/contract/areas/tender-shapes';
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

/**
 * The last such move. Moves are made from menus and cards that are drawn anew where a tender goes: what they lead to is kept apart
 * from them, and the page shows it.
 */
class StageConflicts {
  readonly #listeners = new Set<() => void>();
  #current: StageConflict | undefined;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly read = (): StageConflict | undefined => this.#current;

  show(conflict: StageConflict | undefined): void {
    this.#current = conflict;
    for (const listener of this.#listeners) listener();
  }
}

export const stageConflicts = new StageConflicts();
