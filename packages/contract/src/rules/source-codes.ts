/** Who keeps the register a code belongs to. A code is unique within its source. */
export const sourceCodes = [
  'mercado-publico',
  'compra-agil',
  'ocds',
  'placsp',
  'ted',
  'euskadi',
  'compranet',
  'planilla',
  /** Entered by hand. */
  'propia',
  'demostracion',
] as const;

/** Registers that each company keeps for itself: the same code is another tender in each of them. */
export const privateSources: readonly SourceCode[] = ['planilla', 'propia'];

export type SourceCode = (typeof sourceCodes)[number];
