/** The sections of the page, in the order of its menu. The hash of the address names the one that is shown. */
export const sections = [
  'datos',
  'motivos',
  'plantillas',
  'criterios',
  'plazos',
  'etiquetas',
  'tableros',
  'webhooks',
  'ingreso',
  'conservacion',
  'cierre',
] as const;
export type SectionId = (typeof sections)[number];

export function sectionOf(hash: string): SectionId {
  return sections.find((section) => section === hash) ?? sections[0];
}
