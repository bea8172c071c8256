import { describe, expect, it } from 'vitest';
import { foldTender } from '../fold.ts';
import type { FoldedTender } from '../notice.ts';
import { openFile } from '../read.ts';
import { fileOf, observationsIn, recordsOf, rejectionsIn, warningsIn } from '../testing/files.ts';
import { simpleWorkbook } from '../testing/workbook.ts';

const csv = (header: string, ...rows: string[]) => fileOf('a.csv', [header, ...rows].join('\n'));
const json = (content: unknown) => fileOf('a.json', JSON.stringify(content));

async function tendersOf(file: ReturnType<typeof fileOf>): Promise<FoldedTender[]> {
  const records = await recordsOf(file);
  expect(rejectionsIn(records)).toEqual([]);
  return observationsIn(records).map((observation) => foldTender([observation]));
}

const published = {
  source: 'mercado-publico',
  code: '1-1-LE25',
  title: 'Arriendo',
  state: { code: '5', class: 'publicada' },
  milestones: { cierre: { instante: '2025-12-29T18:00:00.000Z' } },
};

describe('a table with the field names of Mercado Público', () => {
  it.each([
    ['CodigoExterno;Nombre;CodigoEstado;FechaCierre', '1-1-LE25;Arriendo;5;2025-12-29T15:00:00'],
    ['codigoexterno,nombre,codigoestado,fechacierre', '1-1-LE25,Arriendo,5,2025-12-29 15:00:00'],
    ['codigo_externo;nombre;codigo_estado;fecha_cierre', '1-1-LE25;Arriendo;5.0;29/12/2025 15:00'],
    [
      'Código externo\tNombre\tCódigo estado\tFecha cierre',
      '1-1-LE25\tArriendo\t5\t29-12-2025 15:00',
    ],
  ])('is known as CSV, whatever it writes: %s', async (header, row) => {
    expect(await tendersOf(csv(header, row))).toMatchObject([published]);
  });

  it('is known as a workbook', async () => {
    const bytes = simpleWorkbook([
      ['CodigoExterno', 'Nombre', 'CodigoEstado', 'FechaCierre'],
      ['1-1-LE25', 'Arriendo', 5, '2025-12-29T15:00:00'],
    ]);
    const opened = await openFile(fileOf('a.xlsx', bytes));
    expect(opened).toMatchObject({ kind: 'recognised', format: 'mp-campos' });
    expect(await tendersOf(fileOf('a.xlsx', bytes))).toMatchObject([published]);
  });

  it('has the fields of the objects of the API beside each other, with or without their names', async () => {
    const expected = {
      ...published,
      amount: 48_000_000,
      currency: 'CLP',
      regionNumber: 7,
      buyer: { name: 'Hospital de Talca', taxId: '61.606.901-2' },
      milestones: {
        publicacion: { instante: '2025-12-01T13:00:00.000Z' },
        cierre: { instante: '2025-12-29T18:00:00.000Z' },
      },
    };
    const row =
      '1-1-LE25;Arriendo;5;48.000.000;CLP;Hospital de Talca;61.606.901-2;Región del Maule ;2025-12-01T10:00:00;2025-12-29T15:00:00';
    const start = 'CodigoExterno;Nombre;CodigoEstado;MontoEstimado;Moneda';
    expect(
      await tendersOf(
        csv(`${start};NombreOrganismo;RutUnidad;RegionUnidad;FechaPublicacion;FechaCierre`, row),
      ),
    ).toMatchObject([expected]);
    expect(
      await tendersOf(
        csv(
          `${start};Comprador.NombreOrganismo;Comprador.RutUnidad;Comprador_RegionUnidad;Fechas.FechaPublicacion;Fechas.FechaCierre`,
          row,
        ),
      ),
    ).toMatchObject([expected]);
  });

  it('takes a minute without seconds for the closing, and a stamped one for the act', async () => {
    const rows = [
      '1-1-LE25;A;7;2025-12-01T10:00:00;2025-12-29T15:00:00',
      '1-2-LE25;B;7;2025-12-01T10:00:00;2025-12-29T15:00:07',
    ];
    const [closing, act] = await tendersOf(
      csv('CodigoExterno;Nombre;CodigoEstado;FechaPublicacion;FechaCierre', ...rows),
    );
    expect(closing?.milestones).toHaveProperty('cierre');
    expect(act?.milestones).toHaveProperty('acto');
  });

  it('says which amount and which date it could not read', async () => {
    const row = '1-1-LE25;A;5;pronto;ver bases';
    const records = await recordsOf(
      csv('CodigoExterno;Nombre;CodigoEstado;FechaCierre;MontoEstimado', row),
    );
    expect(warningsIn(records).map(({ code }) => code)).toEqual(
      expect.arrayContaining(['no-es-fecha', 'no-es-monto']),
    );
  });

  it('is not known by a code alone, nor a table of something else', async () => {
    const opened = await openFile(csv('CodigoExterno;Zona;Cliente', 'A-1;Norte;Uno'));
    expect(opened.kind).toBe('table');
    await (opened.kind === 'recognised' ? opened.records.return(undefined) : undefined);
  });
});

describe('JSON with the field names of Mercado Público', () => {
  const element = {
    CodigoExterno: '1-1-LE25',
    Nombre: 'Arriendo',
    CodigoEstado: 5,
    FechaCierre: '2025-12-29T15:00:00',
  };
  const { CodigoExterno: code, ...withoutCode } = element;
  const lower = {
    codigoexterno: code,
    nombre: 'Arriendo',
    codigoestado: 5,
    fechacierre: element.FechaCierre,
  };
  const mongo = {
    _id: { $oid: '65f0c0ffee65f0c0ffee65f0' },
    CodigoExterno: code,
    Nombre: 'Arriendo',
    CodigoEstado: { $numberLong: '5' },
    FechaCierre: { $date: '2025-12-29T18:00:00.000Z' },
  };

  it.each([
    ['lower case', [lower]],
    ['an object of them by their codes', { [code]: element }],
    ['the same without the code inside', { [code]: withoutCode }],
    ['a list under another name', { actualizado: 'hoy', licitaciones: [element] }],
    [
      'a list of answers',
      [{ Cantidad: 1, FechaCreacion: '2025-12-02T00:00:00Z', Listado: [element] }],
    ],
    ['extended JSON of Mongo', [mongo]],
    [
      'its dates in milliseconds',
      [{ ...mongo, FechaCierre: { $date: { $numberLong: '1767031200000' } } }],
    ],
    ['one alone', mongo],
  ])('is known: %s', async (_, content) => {
    expect(await tendersOf(json(content))).toMatchObject([published]);
  });

  it('is known one a line', async () => {
    const other = { ...mongo, CodigoExterno: '2-2-L125' };
    const lines = fileOf('a.json', [mongo, other].map((one) => JSON.stringify(one)).join('\n'));
    expect(await tendersOf(lines)).toMatchObject([published, { code: '2-2-L125' }]);
  });

  it('keeps a detail in lower case whole', async () => {
    const detail = {
      codigoExterno: code,
      nombre: 'Arriendo',
      codigoEstado: 5,
      comprador: { nombreOrganismo: 'Hospital de Talca', regionUnidad: 'Región del Maule ' },
      fechas: { fechaCierre: element.FechaCierre },
      items: {
        cantidad: 1,
        listado: [{ correlativo: 1, codigoProducto: 30101505, nombreProducto: 'Vigas' }],
      },
    };
    expect(await tendersOf(json([detail]))).toMatchObject([
      { ...published, regionNumber: 7, items: [{ codigo: '30101505', nombre: 'Vigas' }] },
    ]);
  });

  it('leaves an answer of the API as it is', async () => {
    const [observation] = observationsIn(await recordsOf(json([{ ...element, Otro: 1 }])));
    expect(observation?.payload).toEqual({ ...element, Otro: 1 });
  });
});
