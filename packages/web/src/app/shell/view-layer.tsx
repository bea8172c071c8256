import { lazy, Suspense } from 'react';
import { useSession } from '#web/api/use-session.ts';

/** Few people ever look as another role. */
const ViewBar = lazy(async () => ({ default: (await import('./view-bar.tsx')).ViewBar }));
const ViewAsDialog = lazy(async () => ({
  default: (await import('./view-as-dialog.tsx')).ViewAsDialog,
}));

interface ViewLayerProps {
  /** Whether it is asked as which role to look at the company. */
  opened: boolean;
  dialog: { open: () => void; close: () => void };
}

/** The bar of a look as another role, where there is one, and the question as which. */
export function ViewLayer({ opened, dialog }: ViewLayerProps) {
  const { vista } = useSession().userData;
  return (
    <Suspense>
      {vista === undefined ? null : <ViewBar view={vista} onChange={dialog.open} />}
      {opened ? <ViewAsDialog onClose={dialog.close} /> : null}
    </Suspense>
  );
}
