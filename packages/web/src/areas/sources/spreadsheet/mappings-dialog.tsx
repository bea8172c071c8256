import type { SavedMapping } from '@pliego/contract/areas/spreadsheet-endpoints';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { MappingList } from './mapping-list.tsx';
import { RemoveMapping } from './remove-mapping.tsx';
import { RenameMapping } from './rename-mapping.tsx';
import type { Draft } from './use-draft.ts';

interface MappingsDialogProps {
  header: readonly string[];
  draft: Draft;
  onClose: () => void;
}

type Doing = { what: 'list' } | { what: 'rename' | 'remove'; mapping: SavedMapping };

/** The mappings that the company keeps: apply one, give it another name, let it go. */
export function MappingsDialog({ header, draft, onClose }: MappingsDialogProps) {
  const { t } = useTranslation('sources');
  const [doing, setDoing] = useState<Doing>({ what: 'list' });
  const back = () => setDoing({ what: 'list' });
  const titles = {
    list: 'spreadsheet.saved.title',
    rename: 'spreadsheet.saved.renameTitle',
    remove: 'spreadsheet.saved.removeTitle',
  } as const;
  const name = doing.what === 'list' ? '' : doing.mapping.nombre;
  return (
    <Dialog title={t(titles[doing.what], { name })} onClose={onClose}>
      {doing.what === 'list' ? (
        <MappingList
          header={header}
          usedId={draft.basis.saved?.id}
          onApply={(mapping) => {
            draft.apply(mapping);
            onClose();
          }}
          onRename={(mapping) => setDoing({ what: 'rename', mapping })}
          onRemove={(mapping) => setDoing({ what: 'remove', mapping })}
        />
      ) : null}
      {doing.what === 'rename' ? (
        <RenameMapping mapping={doing.mapping} draft={draft} onBack={back} />
      ) : null}
      {doing.what === 'remove' ? (
        <RemoveMapping mapping={doing.mapping} draft={draft} onBack={back} />
      ) : null}
    </Dialog>
  );
}
