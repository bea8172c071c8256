import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { ConflictDialog } from './conflict-dialog.tsx';
import { saveFields } from './save-fields.ts';
import { fieldConflicts } from './stage-conflicts.ts';

/** Asks, on a page where fields are changed in their cells, whose value stays where two people changed the same. */
export function FieldConflictPart() {
  const client = useQueryClient();
  const asked = useSyncExternalStore(fieldConflicts.subscribe, fieldConflicts.read);
  // What one page left open is nothing to the next.
  useEffect(() => () => fieldConflicts.clear(), []);
  if (asked === undefined) return null;
  const { tender, conflict } = asked;
  return (
    <ConflictDialog
      key={tender.id}
      code={tender.codigo}
      conflict={conflict}
      onChoose={(change) => {
        const { colaboradores: _, restringida: __, ...chosen } = change;
        fieldConflicts.next();
        if (Object.keys(chosen).length === 0) return;
        void saveFields(client, { ...conflict.present, codigo: tender.codigo }, chosen);
      }}
      onClose={() => fieldConflicts.next()}
    />
  );
}
