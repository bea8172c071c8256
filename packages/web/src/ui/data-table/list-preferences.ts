import { create } from 'zustand';
import { persist } from 'zustand/middleware';

/** How a list was last shown, for addresses that do not say. */
interface Looks {
  columns: string[];
  density: string;
  /** Each as `column.pixels`. */
  widths: string[];
  /** Columns that stay in sight. */
  pinned: string[];
}

/** Each part by the name of its list. */
type StoredLooks = { [Part in keyof Looks]: Record<string, Looks[Part]> };

interface ListPreferences extends StoredLooks {
  rememberLooks: (list: string, looks: Looks) => void;
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
  return {
    columns: keep(stored['columns'], isTexts),
    density: keep(stored['density'], isText),
    widths: keep(stored['widths'], isTexts),
    pinned: keep(stored['pinned'], isTexts),
  };
}

/** How a person likes the lists. */
export const useListPreferences = create<ListPreferences>()(
  persist(
    (set) => ({
      columns: {},
      density: {},
      widths: {},
      pinned: {},
      rememberLooks: (list, looks) =>
        set(({ columns, density, widths, pinned }) => ({
          columns: { ...columns, [list]: looks.columns },
          density: { ...density, [list]: looks.density },
          widths: { ...widths, [list]: looks.widths },
          pinned: { ...pinned, [list]: looks.pinned },
        })),
    }),
    {
      name: 'lists',
      version: 1,
      // Whatever was stored is a guess: anything that does not fit is left at its default.
      merge: (stored, current) => ({ ...current, ...readStored(stored) }),
    },
  ),
);
