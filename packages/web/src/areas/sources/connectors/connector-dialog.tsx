import type { Connector } from '@pliego/contract/areas/connector-shapes';
import { useState } from 'react';
import { BackfillDialog } from './backfill-dialog.tsx';
import { EditConnector, NewConnectorDialog } from './connector-form.tsx';
import type { ConnectorDoing } from './connector-task.ts';
import { RemoveConnector } from './remove-connector.tsx';
import { RoundsDrawer } from './rounds-drawer.tsx';

interface ConnectorDialogProps {
  doing: ConnectorDoing | null;
  connectors: readonly Connector[];
  onClose: () => void;
}

/** The dialog or drawer over the list of connectors. */
export function ConnectorDialog({ doing, connectors, onClose }: ConnectorDialogProps) {
  const connector =
    doing === null || doing.what === 'create'
      ? undefined
      : connectors.find(({ id }) => id === doing.id);
  // The drawer keeps what it showed while it leaves.
  const [lastShown, setLastShown] = useState<Connector>();
  if (doing?.what === 'rounds' && connector !== undefined && connector !== lastShown) {
    setLastShown(connector);
  }
  return (
    <>
      {lastShown === undefined ? null : (
        <RoundsDrawer
          opened={doing?.what === 'rounds' && connector !== undefined}
          connector={lastShown}
          onClose={onClose}
        />
      )}
      <Dialogs doing={doing} connector={connector} onClose={onClose} />
    </>
  );
}

interface DialogsProps {
  doing: ConnectorDoing | null;
  connector: Connector | undefined;
  onClose: () => void;
}

function Dialogs({ doing, connector, onClose }: DialogsProps) {
  if (doing?.what === 'create') return <NewConnectorDialog onClose={onClose} />;
  if (doing === null || connector === undefined) return null;
  switch (doing.what) {
    case 'edit':
      return <EditConnector connector={connector} onClose={onClose} />;
    case 'backfill':
      return <BackfillDialog connector={connector} onClose={onClose} />;
    case 'remove':
      return <RemoveConnector connector={connector} onClose={onClose} />;
    default:
      return null;
  }
}
