import type {
  awardNames as spanishAwardNames,
  fieldNames as spanishFieldNames,
} from '@pliego/contract/messages/changed-fields.es';

/** What sources change, on the ficha and in notices. */
export const fieldNames: Record<keyof typeof spanishFieldNames, string> = {
  licitacion: 'First heard of',
  nombre: 'Name',
  descripcion: 'Description',
  tipo: 'Type',
  estado: 'Status',
  comprador: 'Buyer',
  unidadCompra: 'Buying unit',
  region: 'Region',
  comuna: 'Municipality',
  monto: 'Amount',
  impuesto: 'Taxes',
  fecha: 'Date',
  item: 'Goods and services',
  lote: 'Lots',
  documento: 'Documents',
  adjudicacion: 'Award',
  orden: 'Purchase orders',
  extensionPlazo: 'Second closing',
  condicion: 'Terms',
  url: 'Page on the portal',
  ocid: 'OCDS identifier',
  expediente: 'File number',
  pais: 'Country',
  lugar: 'Place',
  categoria: 'What is bought',
  procedimiento: 'Procedure',
};

export const awardNames: Record<keyof typeof spanishAwardNames, string> = {
  fecha: 'Award date',
  numero: 'Award decision',
  oferentes: 'Bidders',
  monto: 'Awarded amount',
  proveedores: 'Awarded to',
  acta: 'Award record',
};
