/** What the files that are imported are called, by their format. */
export const formats = {
  'formato-mp-csv': 'Licitaciones de Mercado Público (CSV)',
  'formato-mp-excel': 'Licitaciones de Mercado Público (planilla de Excel)',
  'formato-json-lines': 'OCDS, Mercado Público o Compra Ágil (JSON Lines, uno por línea)',
  'formato-mp-json': 'Licitaciones y órdenes de compra de Mercado Público (JSON de la API)',
  'formato-ca-json': 'Compra Ágil (JSON de la API o del buscador)',
  'formato-ocds-json': 'Contrataciones abiertas OCDS (JSON)',
  'formato-placsp-xml': 'Licitaciones de la Plataforma de Contratación de España (Atom o CODICE)',
  'formato-ted-xml': 'Anuncios de TED (XML o eForms)',
  'formato-ted-json': 'Anuncios de TED (JSON de su API)',
  'formato-euskadi-json': 'Contratos públicos de Euskadi (JSON)',
  'formato-euskadi-xml': 'Anuncios de contratación de Euskadi (XML)',
  'formato-mp-planilla': 'Licitaciones exportadas del buscador de Mercado Público (CSV o Excel)',
  'formato-mp-campos':
    'Licitaciones de Mercado Público con los nombres de campos de su API (CSV o Excel)',
  'formato-ca-planilla': 'Compras Ágiles exportadas del buscador (Excel o CSV)',
  'formato-compranet-csv': 'Contratos de CompraNet, México (CSV)',
  'formato-sercop-csv': 'Búsqueda de procesos de SERCOP, Ecuador (CSV)',
  'formato-planilla': 'Planilla propia',
  'formato-zip': 'Archivo comprimido (.zip) con {{archivos, number}} archivos',

  // Follows the name of the contained format.
  'en-gzip': 'comprimido con gzip',
  'en-zip': 'en un archivo .zip',
  'en-excel': 'en Excel',
} as const;
