import type { TenderItem } from '@pliego/contract/areas/tender-shapes';

/** Eight digits, with or without the check digit: `45233293-9`. */
const cpvPattern = /^(\d{8})(?:-\d)?$/;

interface GivenCode {
  code: string | null;
  /** The name in the source; otherwise the Spanish names come from the imported table. */
  name: string | null;
}

/** The lines of a tender that is described by CPV codes alone: each code once, in the order given. */
export function cpvItems(given: GivenCode[]): TenderItem[] {
  const names = new Map<string, string | null>();
  for (const { code, name } of given) {
    const digits = cpvPattern.exec(code ?? '')?.[1];
    if (digits === undefined || /^0+$/.test(digits)) continue;
    names.set(digits, names.get(digits) ?? name);
  }
  return [...names].map(([codigo, nombre], index) => ({
    correlativo: index + 1,
    codigo,
    esquema: 'CPV',
    nombre,
    categoria: [],
    descripcion: null,
    unidad: null,
    cantidad: null,
    adjudicacion: null,
  }));
}
