import type { SpreadsheetUpload } from '@pliego/contract/areas/spreadsheet-endpoints';
import { useMemo, useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { tabMemory } from '#web/lib/tab-memory.ts';

const WaitingTable = z.object({
  id: z.number(),
  empresa: z.number(),
  archivo: z.string(),
  bytes: z.number(),
  expira: z.string(),
});
/** A table that was uploaded in this tab and waits for the mapping of its columns. */
export type WaitingTable = z.infer<typeof WaitingTable>;

const storageKey = 'planillas';
const listeners = new Set<() => void>();
let tables: readonly WaitingTable[] = stored();

function stored(): readonly WaitingTable[] {
  try {
    const kept: unknown = JSON.parse(tabMemory()?.getItem(storageKey) ?? '[]');
    return z.array(WaitingTable).parse(kept);
  } catch {
    // Storage is blocked, or its entry is invalid.
    return [];
  }
}

function set(next: readonly WaitingTable[]): void {
  tables = next;
  try {
    tabMemory()?.setItem(storageKey, JSON.stringify(next));
  } catch {
    // Storage is full: they are remembered as long as the page.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function addWaiting(
  { id, archivo, bytes, expira }: SpreadsheetUpload,
  empresa: number,
): void {
  const others = tables.filter((table) => table.id !== id);
  set([{ id, empresa, archivo, bytes, expira }, ...others]);
}

/** It was imported, thrown away, or is no longer there. */
export function removeWaiting(id: number): void {
  if (tables.some((table) => table.id === id)) set(tables.filter((table) => table.id !== id));
}

/** The tables that wait in this company, the latest first. */
export function useWaitingTables(empresa: number): readonly WaitingTable[] {
  const all = useSyncExternalStore(subscribe, () => tables);
  return useMemo(() => all.filter((table) => table.empresa === empresa), [all, empresa]);
}
