import { zipSync } from 'fflate';
import type { Sample } from './sample.ts';

/* Small tables, all invented: the columns are those of the services. */

const tenders = `\uFEFFcodigo;nombre;institucion_nombre;institucion_rut;region;tipo;fecha_inicio;fecha_final;monto_estimado;unidad_monetaria
2409-11-LE26;"Reposición de "luminarias"";"MUNICIPALIDAD DE PICHILEMU";69.091.200-7;"Región del Maule ";LE;2026-04-01T10:11:12.3;2026-04-20T15:00:00;1500.5;CLF
2409-12-L126;"Arriendo
de camión";"MUNICIPALIDAD";;;L1;;;;
`;

const search = `\uFEFFIDLicitacion;NombreLicitacion;Tipo;Estado;FechaPublicacion;Descripcion;Moneda;TipoPresupuesto;TipoMonto;MontoLicitacion;Organismo
2409-13-LE22;RETIRO DE RESIDUOS;LE;Adjudicada a uno o varios proveedores;26/11/2022 18:14:09;Retiro; CLP;PUBLICADO;DISPONIBLE;48.000.000;Hospital
2409-14-LP22;Traslado;LP;Cerrada;03/05/2022 17:10:34;Traslado;UF;NO PUBLICADO;ESTIMADO;Entre 100 y 1000 UTM ;Hospital
`;

const fields = `CodigoExterno,Nombre,CodigoEstado,Estado,FechaCierre,Comprador.NombreOrganismo,MontoEstimado
2409-15-LE26,Arriendo,5,Publicada,2026-04-20T15:00:00,Hospital,48.000.000
2409-16-L126,Papel,77,,20/04/2026 15:00,,
`;

const compranet = `GOBIERNO,SIGLAS,DEPENDENCIA,CLAVEUC,NOMBRE_DE_LA_UC,RESPONSABLE,NUMERO_EXPEDIENTE,TITULO_EXPEDIENTE,PLANTILLA_EXPEDIENTE,NUMERO_PROCEDIMIENTO,EXP_F_FALLO,PROC_F_PUBLICACION,FECHA_APERTURA_PROPOSICIONES,CARACTER,TIPO_CONTRATACION,TIPO_PROCEDIMIENTO,FORMA_PROCEDIMIENTO,CODIGO_CONTRATO,TITULO_CONTRATO,FECHA_INICIO,FECHA_FIN,IMPORTE_CONTRATO,MONEDA,ESTATUS_CONTRATO,ARCHIVADO,RAMO,CLAVE_PROGRAMA,APORTACION_FEDERAL,FECHA_CELEBRACION,CONTRATO_MARCO,COMPRA_CONSOLIDADA,PLURIANUAL,CLAVE_CARTERA_SHCP,ESTRATIFICACION_MUC,PROVEEDOR_CONTRATISTA,ESTRATIFICACION_MPC,ESTATUS_EMPRESA,CUENTA_ADMINISTRADA_POR,ANUNCIO
APF,AF,Administración,011C00999,Servicios,Una Persona,527753,Conexión a Internet,12. Adjudicación,SA-011C-2013,,2014-11-12 19:21,,Nacional,Servicios,Adjudicación Directa Federal,,720179,Conexión,2013-12-30,2016-12-31,5216380.89,MXN,Activo,No,,,,2013-12-30 00:00:00 GMT,0,0,1,,No MIPYME,"Redes, S.A.",No MIPYME,Habilitado,PoC,https://ejemplo.mx/1
`;

const sercop = `id,ocid,year,month,method,internal_type,locality,region,suppliers,buyer,amount,date,title,description,budget
19,ocds-5wno2w-SIE-1-2022,2022,7,open,Subasta Inversa Electrónica,QUITO,PICHINCHA,,Hospital,0.000000,2022-07-29T08:12:02-05:00,SIE-1-2022,IMPLANTES,1200.50
`;

const unknown = `Nº;Objeto;Presupuesto;Cierre\n1;Pintura;1.000,5;12/08/2026\n`;

const agileRows = [
  [
    'ID',
    'Nombre',
    'Fecha de Publicación',
    'Fecha de cierre',
    'Organismo',
    'Unidad',
    'Monto Disponible',
    'Moneda',
    'Estado',
    'Estado Convocatoria',
    'Cotizaciones Enviadas',
    'Orden de Compra',
    'Estado OC',
  ],
  [
    '4012-77-COT26',
    'Resmas\tde papel',
    '2026-06-17 18:04',
    '2026-06-18 18:10',
    'SERVICIO',
    'Unidad',
    '7150600',
    'CLP',
    'Publicada',
    'Primer llamado',
    '0',
    '',
    '',
  ],
  [
    '4012-78-COT26',
    'Tóner',
    '2026-06-17 18:04',
    'sin fecha',
    'SERVICIO',
    'Unidad',
    '',
    'USD',
    'Cerrada',
    'Segundo llamado',
    '2',
    '4012-9-AG26',
    'Aceptada',
  ],
];

function sheetOf(rows: string[][]): string {
  const xml = rows.map((cells, at) => {
    const written = cells.map((text, column) => {
      const place = `${String.fromCodePoint(65 + column)}${at + 1}`;
      return /^\d+$/.test(text)
        ? `<c r="${place}" t="n"><v>${text}</v></c>`
        : `<c r="${place}" t="inlineStr"><is><t>${text}</t></is></c>`;
    });
    return `<row r="${at + 1}">${written.join('')}</row>`;
  });
  // The exports give a dimension of one cell, whatever they hold.
  return `<?xml version="1.0"?><worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><dimension ref="A1"/><sheetData>${xml.join('')}</sheetData></worksheet>`;
}

const office = 'http://schemas.openxmlformats.org';
const related = `${office}/officeDocument/2006/relationships`;
const encoded = (xml: string) => new TextEncoder().encode(`<?xml version="1.0"?>${xml}`);

/** A workbook around the XML of its one sheet. */
function workbook(sheet: Uint8Array): Uint8Array {
  return zipSync({
    '[Content_Types].xml': encoded(
      `<Types xmlns="${office}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>`,
    ),
    '_rels/.rels': encoded(
      `<Relationships xmlns="${office}/package/2006/relationships"><Relationship Id="rId1" Type="${related}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ),
    'xl/workbook.xml': encoded(
      `<workbook xmlns="${office}/spreadsheetml/2006/main" xmlns:r="${related}"><sheets><sheet name="Hoja" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': encoded(
      `<Relationships xmlns="${office}/package/2006/relationships"><Relationship Id="rId1" Type="${related}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    ),
    'xl/worksheets/sheet1.xml': sheet,
  });
}

const [agileHeader = [], ...agileNotices] = agileRows;
const agileSheet = sheetOf([agileHeader, ...Array(6).fill(agileNotices).flat()]);

export const tableSamples: readonly Sample[] = [
  { name: 'publicadas.csv', content: tenders },
  { name: 'busqueda.csv', content: search },
  { name: 'campos.csv', content: fields },
  { name: 'compranet.csv', content: Buffer.from(compranet, 'latin1') },
  { name: 'sercop.csv', content: sercop },
  { name: 'propia.csv', content: unknown },
  { name: 'agil.xlsx', content: workbook(new TextEncoder().encode(agileSheet)) },
  { name: 'agil-dentro.xls', content: agileSheet, wrap: workbook },
];
