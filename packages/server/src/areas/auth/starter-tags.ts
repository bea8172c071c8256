import type { TagColor } from '@pliego/contract/areas/tags';

/** What a new company can mark tenders with from the first day; its people change it as they like. */
export const starterTags: readonly { nombre: string; color: TagColor }[] = [
  { nombre: 'Prioritaria', color: 'rojo' },
  { nombre: 'Por revisar', color: 'amarillo' },
  { nombre: 'En preparación', color: 'azul' },
  { nombre: 'Oferta enviada', color: 'verde' },
  { nombre: 'Descartada', color: 'gris' },
];
