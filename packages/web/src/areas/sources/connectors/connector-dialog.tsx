import type { Connector } from '@pliego/contract/areas/connector-shapes';
import { useState } from 'react';
import { BackfillDialog } from './backfill-dialog.tsx';
import { EditConnector, NewConnectorDialog } from './connector-form.tsx';
import type { ConnectorDoing } from './live-connections.tsx';
import { RemoveConnector } from './remove-connector.tsx';
import { RoundsDrawer } from './rounds-drawer.tsx';

interface ConnectorDialogProps {
  doing: ConnectorDoing | null;
  connectors: readonly Connector[];
  onClose: () => void;
}

/** Whatever stands over the list of connectors. */
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
      {doing?.what === 'create' ? <NewConnectorDialog onClose={onClose} /> : null}
      {doing?.what === 'edit' && connector !== undefined ? (
        <EditConnector connector={connector} onClose={onClose} />
      ) : null}
      {doing?.what === 'backfill' && connector !== undefined ? (
        <BackfillDialog connector={connector} onClose={onClose} />
      ) : null}
      {doing?.what === 'remove' && connector !== undefined ? (
        <RemoveConnector connector={connector} onClose={onClose} />
      ) : null}
    </>
  );
}
