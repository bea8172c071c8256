import { create } from 'zustand';
import { persist } from 'zustand/middleware';

/** Which notices a user has seen in a company, and which kinds they have enabled. */
export interface NoticeChoices {
  read: readonly string[];
  system: boolean;
}

interface NoticeStore {
  owners: Record<string, NoticeChoices>;
  /** `present` are the ids that still exist: what was read of others need not be kept. */
  markRead: (owner: string, ids: readonly string[], present: readonly string[]) => void;
  showSystem: (owner: string, system: boolean) => void;
}

const nothingRead: NoticeChoices = { read: [], system: true };

export function choicesOf(owners: NoticeStore['owners'], owner: string): NoticeChoices {
  return owners[owner] ?? nothingRead;
}

// Above the store: it reads local storage while it is being made.
function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whatever was stored is a guess: anything that does not fit counts as nothing. */
function readStored(stored: unknown): Pick<NoticeStore, 'owners'> {
  const owners: NoticeStore['owners'] = {};
  const found = isRecord(stored) && isRecord(stored['owners']) ? stored['owners'] : {};
  for (const [owner, choices] of Object.entries(found)) {
    if (!isRecord(choices) || !Array.isArray(choices['read'])) continue;
    const read = choices['read'].filter((id: unknown) => typeof id === 'string');
    owners[owner] = { read, system: choices['system'] !== false };
  }
  return { owners };
}

export const useNoticeStore = create<NoticeStore>()(
  persist(
    (set) => ({
      owners: {},
      markRead: (owner, ids, present) =>
        set(({ owners }) => {
          const before = choicesOf(owners, owner);
          const read = new Set([...before.read, ...ids]);
          const kept = present.filter((id) => read.has(id));
          return { owners: { ...owners, [owner]: { ...before, read: kept } } };
        }),
      showSystem: (owner, system) =>
        set(({ owners }) => ({
          owners: { ...owners, [owner]: { ...choicesOf(owners, owner), system } },
        })),
    }),
    {
      name: 'notices',
      version: 1,
      merge: (stored, current) => ({ ...current, ...readStored(stored) }),
    },
  ),
);
