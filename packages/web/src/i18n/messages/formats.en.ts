import type { EnglishMessages } from '../resources.ts';

export const formats: EnglishMessages<'formats'> = {
  'formato-mp-csv': 'Mercado Público tenders (CSV)',
  'formato-mp-excel': 'Mercado Público tenders (Excel spreadsheet)',
  'formato-json-lines': 'OCDS, Mercado Público or Compra Ágil (JSON Lines, one per line)',
  'formato-mp-json': 'Mercado Público tenders and purchase orders (API JSON)',
  'formato-ca-json': 'Compra Ágil (JSON from the API or the search)',
  'formato-ocds-json': 'OCDS open contracting data (JSON)',
  'formato-placsp-xml': 'Tenders of the Spanish public procurement platform (Atom or CODICE)',
  'formato-ted-xml': 'TED notices (XML or eForms)',
  'formato-ted-json': 'TED notices (JSON from its API)',
  'formato-euskadi-json': 'Basque public contracts (JSON)',
  'formato-euskadi-xml': 'Basque procurement announcements (XML)',
  'formato-mp-planilla': 'Tenders exported from the Mercado Público search (CSV or Excel)',
  'formato-mp-campos': 'Mercado Público tenders with the field names of its API (CSV or Excel)',
  'formato-ca-planilla': 'Compra Ágil purchases exported from the search (Excel or CSV)',
  'formato-compranet-csv': 'CompraNet contracts, Mexico (CSV)',
  'formato-sercop-csv': 'SERCOP process search, Ecuador (CSV)',
  'formato-planilla': 'Own spreadsheet',
  'formato-zip': 'Archive (.zip) of {{archivos, number}} files',

  'en-gzip': 'compressed with gzip',
  'en-zip': 'in a .zip file',
  'en-excel': 'in Excel',
};
