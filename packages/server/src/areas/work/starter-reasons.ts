import type { ReasonStage } from '@pliego/contract/rules/work-stages';

/** Why tenders are mostly discarded and bids withdrawn: a company begins with these and changes them as it likes. */
export const starterReasons: Readonly<Record<ReasonStage, readonly string[]>> = {
  descartada: [
    'Precio fuera de mercado',
    'No calza con lo que vendemos',
    'Plazo insuficiente',
    'Garantías o requisitos',
    'Comprador con mala paga',
    'Sin stock o capacidad',
  ],
  retirada: [
    'Error en la oferta',
    'Cambió la capacidad',
    'El proveedor no sostuvo el precio',
    'Cambiaron las bases',
  ],
};
