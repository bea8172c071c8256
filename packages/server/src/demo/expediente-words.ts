import type { WorkPriority } from '@pliego/contract/areas/work-shapes';
import type { lastStep } from '@pliego/contract/rules/order-steps';
import type { Stage } from '@pliego/contract/rules/work-stages';

/** The tags by which the demonstration's companies say that they will not bid. */
export const neverTags: ReadonlySet<string> = new Set(['Descartada', 'No participamos']);

/** Of the reasons that every company begins with (`areas/work/starter-reasons.ts`). */
export const reasons = [
  'Precio fuera de mercado',
  'No calza con lo que vendemos',
  'Plazo insuficiente',
  'Garantías o requisitos',
  'Sin stock o capacidad',
] as const;

export const withdrawals = ['Error en la oferta', 'Cambió la capacidad'] as const;

export const priorities: readonly (readonly [WorkPriority | null, number])[] = [
  ['alta', 2],
  ['media', 4],
  ['baja', 2],
  [null, 4],
];

export const anyComments = [
  'Revisé las bases: no hay sorpresas en las multas.',
  'El comprador pagó a 30 días las dos últimas órdenes.',
  'Ojo con el formato de los anexos: los piden firmados y timbrados.',
] as const;

/** What people say of a tender, by how far the work has come. */
export const comments: Partial<Record<Stage, readonly string[]>> = {
  'en-analisis': [
    'Calza con lo que tenemos en bodega, salvo la última línea.',
    'Falta saber si aceptan marca equivalente; lo pregunto en el foro.',
    'El plazo de entrega es corto, pero alcanzamos si pedimos esta semana.',
    'La vez pasada ganaron con un precio 4 % más bajo que el nuestro.',
  ],
  'en-preparacion': [
    'Ya pedí la cotización al proveedor; responde mañana.',
    'Subí la oferta económica, revísenla antes de las 12.',
    'Nos falta el certificado de distribución de una marca.',
    'El flete a la región sube un 2 % este mes; ya está en el precio.',
  ],
  presentada: [
    'Quedó ingresada y con comprobante.',
    'Somos cuatro oferentes según el acta de apertura.',
    'Pidieron aclarar la ficha técnica de la línea 2; la respondí en el foro inverso.',
  ],
  ganada: [
    '¡Nos la adjudicaron! Falta aceptar la orden.',
    'Bodega confirma la entrega completa para la próxima semana.',
  ],
  perdida: [
    'Perdimos por precio: quedamos segundos.',
    'Dejemos anotado al ganador para la próxima vez.',
  ],
  descartada: ['No llegamos con el plazo de entrega.', 'La garantía que piden no se justifica.'],
};

/** What is next after each step of an order; after the last one nothing is. */
export const nextAfterStep: Partial<Record<ReturnType<typeof lastStep>, string>> = {
  recibida: 'Aceptar la orden de compra',
  aceptada: 'Coordinar la entrega con bodega',
  entregada: 'Enviar la factura',
  facturada: 'Confirmar el pago con tesorería',
};

export const nextActions: Partial<Record<Stage, readonly string[]>> = {
  'en-analisis': [
    'Decidir si vamos',
    'Preguntar por marcas equivalentes',
    'Pedir muestras a bodega',
    'Revisar las multas de las bases',
  ],
  'en-preparacion': [
    'Cerrar la oferta económica',
    'Firmar los anexos',
    'Pedir la boleta de garantía',
    'Subir la oferta al portal',
  ],
  presentada: ['Revisar el acta de apertura', 'Responder el foro inverso'],
  ganada: Object.values(nextAfterStep),
};
