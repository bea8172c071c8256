import type { ReactNode } from 'react';
import { AppLink } from './app-link.tsx';

/** The name of who won something, which leads to what else it wins; plain where nothing names it in an address. */
export function SupplierLink({ to, children }: { to: string | null; children: ReactNode }) {
  if (to === null) return children;
  return (
    <AppLink to="/proveedores/$proveedor" params={{ proveedor: to }}>
      {children}
    </AppLink>
  );
}
