import { isMaskedRut } from '@pliego/contract/rules/personal-data';
import { supplierKey } from '@pliego/contract/rules/supplier-key';
import type { ReactNode } from 'react';
import { AppLink } from './app-link.tsx';

interface SupplierLinkProps {
  nombre: string | null;
  rut: string | null;
  children: ReactNode;
}

/** The name of who won something, which leads to what else it wins. A RUT that is masked names nobody. */
export function SupplierLink({ nombre, rut, children }: SupplierLinkProps) {
  const key = rut !== null && isMaskedRut(rut) ? null : supplierKey({ nombre, rut });
  if (key === null) return children;
  return (
    <AppLink to="/proveedores/$proveedor" params={{ proveedor: key }}>
      {children}
    </AppLink>
  );
}
