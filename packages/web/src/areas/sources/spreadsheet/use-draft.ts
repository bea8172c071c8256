import type { SavedMapping, SpreadsheetUpload } from '@pliego/contract/areas/spreadsheet-endpoints';
import { useState } from 'react';
import { useSession } from '#web/api/use-session.ts';
import { keepDraft, keptDraft } from './kept-draft.ts';
import { areAlike, type DraftMapping, fittedTo } from './mapping.ts';

export interface SavedName {
  id: number;
  nombre: string;
}

interface Basis {
  /** The saved mapping it is based on; null when it is the proposal. */
  saved: SavedName | null;
  mapping: DraftMapping;
  /** Columns of the saved mapping that the table does not have. */
  gone: string[];
}

export type Draft = ReturnType<typeof useDraft>;

/** What is chosen for a table: it begins with what is proposed, or with what was chosen before. */
export function useDraft({ vista, propuesta, guardado }: SpreadsheetUpload) {
  const { empresa } = useSession();
  const { encabezado } = vista;
  const [basis, setBasis] = useState<Basis>({
    saved: guardado,
    mapping: propuesta.mapeo,
    gone: [],
  });
  const [kept] = useState(() => keptDraft(empresa, encabezado));
  const [isRestored, setRestored] = useState(
    () => kept !== null && !areAlike(kept, propuesta.mapeo),
  );
  const [mapping, setMapping] = useState(kept ?? propuesta.mapeo);

  const change = (next: DraftMapping) => {
    setMapping(next);
    keepDraft(empresa, encabezado, next);
  };
  return {
    mapping,
    basis,
    /** It was chosen on an earlier visit, and is not what is proposed. */
    isRestored,
    change,
    /** Takes over a saved mapping, as far as the table has its columns. */
    apply: ({ id, nombre, mapeo }: SavedMapping) => {
      const fitted = fittedTo(encabezado, mapeo);
      // The date of the data belongs to this table.
      const next = { ...fitted.mapping, datosAl: mapping.datosAl };
      setBasis({ saved: { id, nombre }, mapping: next, gone: fitted.gone });
      setRestored(false);
      change(next);
    },
    /** The choices are now those of a saved mapping. */
    wasSaved: (saved: SavedName) => {
      setBasis({ saved, mapping, gone: [] });
      setRestored(false);
    },
    /** The saved mapping it began with has another name, or is no longer there. */
    savedChanged: (id: number, saved: SavedName | null) => {
      if (basis.saved?.id === id) setBasis({ ...basis, saved });
    },
    reset: () => {
      setBasis({ saved: guardado, mapping: propuesta.mapeo, gone: [] });
      setRestored(false);
      setMapping(propuesta.mapeo);
      keepDraft(empresa, encabezado, null);
    },
    forget: () => keepDraft(empresa, encabezado, null),
  };
}
