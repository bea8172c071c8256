import { create } from 'zustand';
import { persist } from 'zustand/middleware';

interface ListPreferences {
  /** Last column choice and density of each list, for addresses without them. */
  columns: Record<string, string[]>;
  density: Record<string, string>;
  rememberColumns: (list: string, columns: string[]) => void;
  rememberDensity: (list: string, density: string) => void;
}

// Above the store: it reads local storage while it is being made.
function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function keep<T>(value: unknown, fits: (item: unknown) => item is T): Record<string, T> {
  if (!isRecord(value)) return {};
  const result: Record<string, T> = {};
  for (const [name, item] of Object.entries(value)) if (fits(item)) result[name] = item;
  return result;
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText);

function readStored(stored: unknown): Partial<ListPreferences> {
  if (!isRecord(stored)) return {};
  return { columns: keep(stored['columns'], isTexts), density: keep(stored['density'], isText) };
}

/** How a person likes the lists. */
export const useListPreferences = create<ListPreferences>()(
  persist(
    (set) => ({
      columns: {},
      density: {},
      rememberColumns: (list, chosen) =>
        set(({ columns }) => ({ columns: { ...columns, [list]: chosen } })),
      rememberDensity: (list, chosen) =>
        set(({ density }) => ({ density: { ...density, [list]: chosen } })),
    }),
    {
      name: 'lists',
      version: 1,
      // Whatever was stored is a guess: anything that does not fit is left at its default.
      merge: (stored, current) => ({ ...current, ...readStored(stored) }),
    },
  ),
);
