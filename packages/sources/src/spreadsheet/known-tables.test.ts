import { gzipSync } from 'node:zlib';
import { zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { factsOf } from '../facts.ts';
import { foldTender } from '../fold.ts';
import { openFile } from '../read.ts';
import { fileOf, observationsIn, recordsOf, rejectionsIn, warningsIn } from '../testing/files.ts';
import { simpleWorkbook } from '../testing/workbook.ts';

const agileRow = [
  '3001-7-COT26',
  'Resmas\tde papel',
  '2026-06-17 18:04',
  '2026-06-18 18:10',
  'Servicio de Aguas',
  'Compras',
  7_150_600,
  'CLP',
  'Publicada',
  'Primer llamado',
  0,
  '',
  '',
];
const agileHeader = [
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
];
const otherHeader = [
  'ID',
  'Nombre',
  'Unidad de compra',
  'Fecha de publicación',
  'Fecha de cierre',
  'Estado',
  'Cotizaciones enviadas',
  'Institución',
  'Presupuesto estimado',
  'Tipo Moneda',
  'Estado de Convocatoria',
  'Orden de compra',
  'Estado OC',
];
const otherRow = [
  '3001-7-COT26',
  'Resmas de papel',
  'Compras',
  '17/06/2026 18:04',
  '12/08/2026 17:52',
  'Cerrada',
  '3',
  'Servicio de Aguas',
  '$ 7.150.600',
  'CLP',
  'Primer llamado',
  '3001-99-AG26',
  'Aceptada',
];

describe('exports of the Compra Ágil search', () => {
  it('are read in both shapes, whatever the name of the file says', async () => {
    const opened = await openFile(
      fileOf('ComprasAgiles.xls', simpleWorkbook([agileHeader, agileRow])),
    );
    expect(opened).toMatchObject({ kind: 'recognised', format: 'ca-planilla' });
    const first = observationsIn(
      await recordsOf(fileOf('a.xls', simpleWorkbook([agileHeader, agileRow]))),
    );
    const second = observationsIn(
      await recordsOf(fileOf('b.xls', simpleWorkbook([otherHeader, otherRow]))),
    );
    expect(first).toMatchObject([
      {
        source: 'compra-agil',
        code: '3001-7-COT26',
        format: 'ca-planilla',
        observedAt: '2026-06-17T22:04:00.000Z',
      },
    ]);
    expect(foldTender(first)).toMatchObject({
      amount: 7_150_600,
      currency: 'CLP',
      state: { class: 'publicada' },
      buyer: { name: 'Servicio de Aguas', unit: 'Compras' },
    });
    const both = foldTender([...second, ...first]);
    expect(both).toMatchObject({
      amount: 7_150_600,
      state: { class: 'adjudicada' },
      orders: [{ codigo: '3001-99-AG26', estado: 'Aceptada' }],
      milestones: { cierre: { instante: '2026-08-12T21:52:00.000Z' } },
    });
    expect(foldTender([...first, ...second])).toEqual(both);
  });

  it('are read inside of archives too', async () => {
    const workbook = simpleWorkbook([agileHeader, agileRow]);
    const zipped = await recordsOf(fileOf('a.zip', zipSync({ 'junio.xls': workbook })));
    expect(zipped).toMatchObject([{ kind: 'observation', line: 2, file: 'junio.xls' }]);
    expect(observationsIn(await recordsOf(fileOf('a.gz', gzipSync(workbook))))).toHaveLength(1);
    const unknown = simpleWorkbook([
      ['Código', 'Nombre'],
      ['1', 'a'],
    ]);
    const offered = await openFile(fileOf('a.zip', zipSync({ 'propia.xlsx': unknown })));
    expect(offered).toMatchObject({ kind: 'table', columns: ['Código', 'Nombre'] });
  });

  it('tell what could not be read', async () => {
    const bad = agileRow.map((cell) => (cell === '2026-06-18 18:10' ? 'pronto' : cell));
    const records = await recordsOf(
      fileOf('a.xlsx', simpleWorkbook([agileHeader, bad, ['', 'Sin código']])),
    );
    expect(warningsIn(records)).toMatchObject([
      { code: 'no-es-fecha', params: { texto: 'pronto' } },
    ]);
    expect(rejectionsIn(records)).toMatchObject([
      { line: 3, reasons: [{ code: 'fila-sin-columna', params: { columna: 'ID' } }] },
    ]);
  });
});

const search = `\uFEFFIDLicitacion;NombreLicitacion;Tipo;Estado;FechaPublicacion;Descripcion;Moneda;TipoPresupuesto;TipoMonto;MontoLicitacion;Organismo
9001-1-LE25;RETIRO DE RESIDUOS;LE;Adjudicada a uno o varios proveedores;26/11/2025 18:14:09;Retiro semanal;CLP;NO PUBLICADO;ESTIMADO;Entre 100 y 1000 UTM ;Hospital del Valle
9001-2-LE25;TRANSPORTE;LE;Publicada;32/11/2025;;UF;PUBLICADO;DISPONIBLE;1.250,5;Hospital del Valle
;SIN CODIGO;LE;Publicada;26/11/2025;;CLP;;;;x
`;

describe('the export of the tender search', () => {
  it('is read from CSV and from Excel alike', async () => {
    const inText = await recordsOf(fileOf('a.csv', search));
    expect(rejectionsIn(inText)).toMatchObject([
      { line: 4, reasons: [{ code: 'fila-sin-columna', params: { columna: 'IDLicitacion' } }] },
    ]);
    expect(warningsIn(inText)).toEqual([
      { code: 'no-es-fecha', params: { campo: 'FechaPublicacion', texto: '32/11/2025' } },
    ]);
    const facts = observationsIn(inText).map(factsOf);
    expect(facts).toMatchObject([
      {
        amount: null,
        currency: 'CLP',
        state: { class: 'adjudicada' },
        description: 'Retiro semanal\n\nMonto: Entre 100 y 1000 UTM.',
        milestones: { publicacion: { instante: '2025-11-26T21:14:09.000Z' } },
      },
      { amount: 1250.5, currency: 'CLF', state: { class: 'publicada' }, milestones: {} },
    ]);
    const table = search
      .slice(1)
      .trim()
      .split('\n')
      .map((line) => line.split(';'));
    const inExcel = observationsIn(await recordsOf(fileOf('a.xlsx', simpleWorkbook(table))));
    expect(inExcel.map(factsOf)).toEqual(facts);
    expect(inExcel.map(({ code }) => code)).toEqual(['9001-1-LE25', '9001-2-LE25']);
  });
});

describe('the licitaciones CSV saved as a workbook', () => {
  it('says the same as the CSV', async () => {
    const table = [
      ['codigo', 'nombre', 'institucion_nombre', 'fecha_inicio', 'fecha_final', 'monto_estimado'],
      [
        '1-1-LE25',
        'Cañería',
        'Servicio de Aguas',
        '2025-03-28T11:54:13',
        '2025-04-04T10:00:00',
        '1500000',
      ],
      [
        '2-1-LE25',
        'Luminarias',
        'Servicio de Aguas',
        '2025-03-28T11:54:13',
        '2025-04-04T10:00:00',
        '',
      ],
    ];
    const csv = table.map((row) => row.join(';')).join('\n');
    const inText = observationsIn(await recordsOf(fileOf('cerradas.csv', csv)));
    const workbook = simpleWorkbook(
      table.map((row) => row.map((cell) => (cell === '1500000' ? 1_500_000 : cell))),
    );
    const opened = await openFile(fileOf('cerradas.xlsx', workbook));
    expect(opened).toMatchObject({ kind: 'recognised', format: 'mp-csv' });
    expect(observationsIn(await recordsOf(fileOf('cerradas.xlsx', workbook)))).toEqual(inText);
    const nameless = await recordsOf(fileOf('planilla.xlsx', workbook));
    expect(warningsIn(nameless)[0]).toEqual({ code: 'estado-no-dicho' });
  });
});

describe('CompraNet', () => {
  const columns =
    'DEPENDENCIA,NOMBRE_DE_LA_UC,NUMERO_EXPEDIENTE,TITULO_EXPEDIENTE,NUMERO_PROCEDIMIENTO,EXP_F_FALLO,PROC_F_PUBLICACION,TIPO_CONTRATACION,CODIGO_CONTRATO,TITULO_CONTRATO,IMPORTE_CONTRATO,MONEDA,ESTATUS_CONTRATO,FECHA_CELEBRACION,PROVEEDOR_CONTRATISTA,ANUNCIO';
  const row = (contract: string, amount: string) =>
    `Comisión del Agua,UC-01,5001,Obra de drenaje,LO-1,2014-11-24 00:00:00 GMT,2014-11-12 19:21,Obra Pública,${contract},Tramo ${contract},${amount},MXN,Activo,,Constructora ${contract},https://ejemplo.mx/5001`;

  it('adds up the contracts of a process', async () => {
    const text = `${columns}\n${row('A', '100.5')}\n${row('B', '200')}\n`;
    const records = await recordsOf(fileOf('a.csv', Buffer.from(text, 'latin1')));
    const folded = foldTender(observationsIn(records));
    expect(folded).toMatchObject({
      source: 'compranet',
      code: '5001',
      reference: 'LO-1',
      country: 'MX',
      category: 'obras',
      state: { class: 'adjudicada' },
      buyer: { name: 'Comisión del Agua' },
      orders: [
        { codigo: 'A', neto: 100.5, moneda: 'MXN', proveedor: { nombre: 'Constructora A' } },
        { codigo: 'B', neto: 200 },
      ],
      milestones: {
        publicacion: { instante: '2014-11-13T01:21:00.000Z' },
        adjudicacion: { dia: '2014-11-24' },
      },
    });
  });
});

describe('SERCOP', () => {
  const header =
    'id,ocid,year,month,method,internal_type,locality,region,suppliers,buyer,amount,date,title,description,budget';

  it('is read as the OCDS process that it speaks of', async () => {
    const text = `${header}\n1,ocds-5wno2w-X-1,2022,7,open,Subasta,QUITO,PICHINCHA,,Hospital Sur,0.000000,2022-07-29T08:12:02-05:00,X-1,Gasas,\n2,ocds-5wno2w-X-2,2022,7,selective,Catálogo,LOJA,LOJA,"Textiles, S.A.",Hospital Sur,80.130400,2022-03-17T00:00:00-05:00,X-2,Vendas,80.1304\n3,ocds-5wno2w-X-3,2022,,,,,,,,,ayer,,,\n`;
    const records = await recordsOf(fileOf('a.csv', text));
    const observations = observationsIn(records);
    expect(observations.map(({ source, code }) => [source, code])).toEqual([
      ['ocds', 'ocds-5wno2w-X-1'],
      ['ocds', 'ocds-5wno2w-X-2'],
      ['ocds', 'ocds-5wno2w-X-3'],
    ]);
    expect(warningsIn(records)).toEqual([
      { code: 'no-es-fecha', params: { campo: 'date', texto: 'ayer' } },
    ]);
    const tenders = observations.map((observation) => foldTender([observation]));
    expect(tenders).toMatchObject([
      {
        title: 'Gasas',
        reference: 'X-1',
        amount: null,
        currency: null,
        country: 'EC',
        state: { class: 'desconocida' },
        observedAt: '2022-07-29T13:12:02.000Z',
      },
      {
        title: 'Vendas',
        amount: 80.1304,
        award: { proveedores: [{ nombre: 'Textiles, S.A.' }] },
        state: { class: 'adjudicada' },
      },
      { title: 'ocds-5wno2w-X-3', amount: null },
    ]);
  });
});
