/** What sources change, on the screens, where the server writes of it and in notices. */
export const fieldNames = {
  licitacion: 'Primera noticia',
  nombre: 'Nombre',
  descripcion: 'Descripción',
  tipo: 'Tipo',
  estado: 'Estado',
  comprador: 'Comprador',
  unidadCompra: 'Unidad de compra',
  region: 'Región',
  comuna: 'Comuna',
  monto: 'Monto',
  impuesto: 'Impuestos',
  fecha: 'Fecha',
  item: 'Productos y servicios',
  lote: 'Lotes',
  documento: 'Documentos',
  adjudicacion: 'Adjudicación',
  orden: 'Órdenes de compra',
  extensionPlazo: 'Segundo cierre',
  condicion: 'Condiciones',
  url: 'Página en el portal',
  ocid: 'Identificador OCDS',
  expediente: 'Expediente',
  pais: 'País',
  lugar: 'Lugar',
  categoria: 'Qué se compra',
  procedimiento: 'Procedimiento',
} as const;

/** Details of the award, of which each changes by itself. */
export const awardNames = {
  fecha: 'Fecha de adjudicación',
  numero: 'Acto de adjudicación',
  oferentes: 'Oferentes',
  monto: 'Monto adjudicado',
  proveedores: 'Adjudicada a',
  acta: 'Acta',
} as const;
