import { MappingProposal } from '@pliego/contract/areas/spreadsheets';
import { tabMemory } from '#web/lib/tab-memory.ts';
import { type DraftMapping, fittedTo } from './mapping.ts';

/**
 * The unsaved mapping of a table, by its columns: it survives a reload, leaving the
 * page, and uploading the same table again once its time is over.
 */
const keyOf = (empresa: number, header: readonly string[]) =>
  `mapeo-${empresa}-${JSON.stringify(header)}`;

export function keptDraft(empresa: number, header: readonly string[]): DraftMapping | null {
  try {
    const kept = tabMemory()?.getItem(keyOf(empresa, header)) ?? 'null';
    const parsed = MappingProposal.shape.mapeo.safeParse(JSON.parse(kept));
    return parsed.success ? fittedTo(header, parsed.data).mapping : null;
  } catch {
    // Storage is blocked, or its entry is invalid.
    return null;
  }
}

/** Null forgets it. */
export function keepDraft(
  empresa: number,
  header: readonly string[],
  draft: DraftMapping | null,
): void {
  try {
    const key = keyOf(empresa, header);
    if (draft === null) tabMemory()?.removeItem(key);
    else tabMemory()?.setItem(key, JSON.stringify(draft));
  } catch {
    // Storage is full: the choice lasts as long as the page.
  }
}
