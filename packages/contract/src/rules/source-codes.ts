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
  'demostracion',
] as const;

export type SourceCode = (typeof sourceCodes)[number];
