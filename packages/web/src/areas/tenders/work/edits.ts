/** So long after a change another one of the same person belongs to the same edit, in milliseconds. */
const pauseMs = 2 * 60_000;

/** What tells whether two entries are of one edit. */
export interface EditPart {
  /** Whether a field of the expediente was changed; any other act stands alone. */
  isField: boolean;
  /** Null where no person did it. */
  personId: number | null;
  at: string;
}

function isSameEdit(newer: EditPart, older: EditPart): boolean {
  return (
    newer.isField &&
    older.isField &&
    newer.personId === older.personId &&
    Date.parse(newer.at) - Date.parse(older.at) <= pauseMs
  );
}

/** The entries of one edit, newest first. */
export type Edit<Entry> = [Entry, ...Entry[]];

/** Entries, newest first, with those of one edit together: who fills in a form did one thing, not six. */
export function editsOf<Entry>(
  entries: readonly Entry[],
  partOf: (entry: Entry) => EditPart,
): Edit<Entry>[] {
  const edits: Edit<Entry>[] = [];
  for (const entry of entries) {
    const edit = edits.at(-1);
    if (edit !== undefined && isSameEdit(partOf(edit.at(-1) ?? edit[0]), partOf(entry)))
      edit.push(entry);
    else edits.push([entry]);
  }
  return edits;
}
