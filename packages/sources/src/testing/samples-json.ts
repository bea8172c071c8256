import type { Sample } from './sample.ts';

/* Small files of JSON, all invented: the shapes are those of the services. */

const listed = {
  CodigoExterno: '2409-11-LE26',
  Nombre: ' Reposición de luminarias',
  CodigoEstado: 5,
  FechaCierre: '2026-04-20T15:00:00',
};

const detailed = {
  ...listed,
  Estado: 'Adjudicada',
  CodigoEstado: 8,
  Comprador: {
    NombreOrganismo: 'MUNICIPALIDAD DE PICHILEMU',
    RutUnidad: '69.091.200-7',
    RegionUnidad: 'Región del Libertador General Bernardo O´Higgins',
  },
  Tipo: 'LE',
  Moneda: 'CLP',
  MontoEstimado: null,
  CantidadReclamos: 5,
  Fechas: { FechaPublicacion: '2026-04-01T10:11:12.3', FechaCierre: '2026-04-20T15:00:00' },
  Adjudicacion: { Fecha: '2026-05-04T00:00:00', NumeroOferentes: 3, UrlActa: 'http://a.cl/x' },
  Items: {
    Listado: [
      {
        CodigoProducto: 39111500,
        Categoria: 'a / b / c',
        Cantidad: 2.5,
        Adjudicacion: { NombreProveedor: 'Luz Ltda.', Cantidad: 2, MontoUnitario: 10 },
      },
    ],
  },
};

const order = {
  Codigo: '2409-88-SE26',
  CodigoEstado: 6,
  CodigoLicitacion: '2409-11-LE26',
  Fechas: { FechaEnvio: '2026-05-20T10:30:00' },
  Proveedor: { Nombre: 'Luz Ltda.', RutSucursal: '76.111.222-6' },
  Total: 119,
};

const answer = (...Listado: object[]) => ({
  Cantidad: 1,
  FechaCreacion: '2026-05-21T03:00:00Z',
  Listado,
});

const agile = {
  codigo: '4012-77-COT26',
  nombre: 'Resmas de papel',
  estado: { id_estado: 2, codigo: 'publicada', glosa: 'Publicada' },
  convocatoria: { estado_convocatoria: 2 },
  fechas: {
    fecha_publicacion: '2026-07-14 18:37',
    fecha_cierre: '2026-07-15 19:00',
    fecha_ultimo_cambio: '2026-07-15T14:40:00.770Z',
    fecha_cierre_segundo_llamado: '2026-07-16T19:22:14.043Z',
  },
  montos: { moneda: 'CLP', monto_disponible: 6900000 },
  institucion: { organismo_comprador: 'SERVICIO DE SALUD', rut: '61.606.900-4', region: 7 },
  productos_solicitados: [{ codigo_producto: 14111507, cantidad: 20 }],
  proveedores_cotizando: [{ razon_social: 'Papel Ltda.', proveedor_seleccionado: true }],
};

const result = {
  codigo: '4012-78-COT26',
  nombre: 'Tóner',
  fechaPublicacion: '2026-07-14T22:37:06.917+00:00',
  fechaCierre: '2026-07-15T23:00:00.000+00:00',
  organismo: 'Servicio',
  idEstado: 2,
  montoDisponible: 100,
  estadoConvocatoria: 'Primer Llamado',
};

const release = {
  ocid: 'ocds-213czf-1',
  id: '1-tender',
  date: '2026-01-02T03:04:05Z',
  tag: ['tender'],
  language: 'es',
  buyer: { id: 'CL-RUT-1', name: 'Ministerio' },
  parties: [{ id: 'CL-RUT-1', roles: ['buyer'], identifier: { scheme: 'CL-RUT', id: '1' } }],
  tender: {
    id: '1',
    title: 'Puente',
    status: 'active',
    value: { amount: '1000.5', currency: 'CLP' },
    tenderPeriod: { endDate: '2026-02-02T12:00:00-03:00' },
    items: [{ id: 1, quantity: 2, classification: { scheme: 'UNSPSC', id: '72141100' } }],
    documents: [{ id: 'd', title: 'Bases', url: 'https://a.cl/b.pdf' }],
  },
  awards: [{ id: 'a', status: 'active', value: { amount: 9 }, suppliers: [{ name: 'Obras' }] }],
  contracts: [{ id: 'c', awardID: 'a', period: { endDate: '2027-01-01' } }],
};
const later = {
  ...release,
  id: '2',
  date: '2026-02-03T00:00:00Z',
  tender: { id: '1', title: null },
};
const { parties: _, ...old } = release;

const packaged = {
  uri: 'https://ejemplo.org/paquete.json',
  publishedDate: '2026-03-01T00:00:00Z',
  version: '1.1',
  publisher: { name: 'Ministerio' },
  releases: [release, later],
  links: { next: 'https://ejemplo.org/2' },
};
const record = {
  uri: 'x',
  records: [
    { ocid: release.ocid, compiledRelease: release, releases: [{ url: 'x', date: 'y' }] },
    { ocid: 'ocds-213czf-2', releases: [{ ...later, ocid: 'ocds-213czf-2' }] },
  ],
};

const ted = {
  notices: [
    {
      'publication-number': '522955-2024',
      'publication-date': '2024-09-02+02:00',
      'notice-type': 'cn-standard',
      'notice-title': { spa: 'España – Inspección de transformadores' },
      'buyer-name': { spa: ['Administrador'] },
      'estimated-value-lot': ['8000000'],
      'classification-cpv': ['50532200', '50532200'],
      'deadline-receipt-tender-date-lot': ['2024-11-07+01:00'],
    },
  ],
};

const euskadi = {
  open_data_report: { id: '1511', year: '2015', date_modified: '2022/01/28' },
  cauth_cod_perfil: '1',
  cod_cont: '012/15334_1',
  cauth_promoter: 'Academia',
  tender_cod_exp: '012/15334',
  bidder_cif: 'A08176091',
  bidder_name: 'Suministros, S.A.',
  date_awarded: '2015/07/08',
  type_cont: 'Suministros',
  type_procedure: 'Abierto',
  status_processing: 'Formalizado / En ejecución',
  description: 'Gasóleo C',
  cpv: '09134000-7',
  budget_with_vat: 525000,
};

const json = (value: unknown) => JSON.stringify(value);
const lines = (...values: unknown[]) => `${values.map(json).join('\n')}\n`;

export const jsonSamples: readonly Sample[] = [
  { name: 'listado.json', content: json(answer(listed, { ...listed, CodigoEstado: 15 })) },
  { name: 'detalle.json', content: JSON.stringify(answer(detailed), null, 1) },
  { name: 'sueltas.json', content: json([listed, detailed]) },
  { name: 'ordenes.json', content: json(answer(order, { ...order, CodigoLicitacion: null })) },
  { name: 'agil.json', content: json({ success: 'OK', payload: { items: [agile, agile] } }) },
  { name: 'buscador.json', content: json([result, { ...result, idEstado: 3 }]) },
  { name: 'paquete.json', content: json(packaged) },
  { name: 'registros.json', content: json(record) },
  { name: 'entregas-1.0.json', content: json([old, release]) },
  { name: 'lineas.jsonl', content: lines(release, answer(listed), agile, record) },
  { name: 'ted.json', content: json(ted) },
  { name: 'euskadi.jsonl', content: lines(euskadi, { ...euskadi, cod_cont: '2' }) },
];
