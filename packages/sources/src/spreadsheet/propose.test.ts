import { describe, expect, it } from 'vitest';
import { headerKey, proposeMapping } from './propose.ts';

const rows = (cells: (string | number)[]) => [cells, cells];

describe('a proposed mapping', () => {
  it('has the key of a tender, and not that of its version', () => {
    const { mapeo } = proposeMapping(
      ['id', 'id_llamado', 'nombre_licitacion'],
      rows(['438219-guantes-1', '438219', 'Guantes']),
    );
    expect(mapeo.columnas.codigo).toBe('id_llamado');
  });

  it('has the code of the state before its text, which tables often leave empty', () => {
    const { mapeo } = proposeMapping(
      ['Codigo', 'Nombre', 'Estado', 'CodigoEstado'],
      [
        ['1-1-LE25', 'A', '', 5],
        ['1-2-LE25', 'B', 'Publicada', 5],
      ],
    );
    expect(mapeo.columnas.estado).toBe('CodigoEstado');
  });

  it('knows columns by their names in three languages', () => {
    const inSpanish = proposeMapping(
      [
        'N° Licitación',
        'Nombre Licitación',
        'ORGANISMO',
        'Fecha_Cierre',
        'FechaPublicacion',
        'Monto Estimado',
        'Moneda',
        'Comentario',
      ],
      rows([
        '7001-15-LE26',
        'Luminarias',
        'Municipalidad',
        '30/06/2026 15:00',
        '17/06/2026',
        '48.000.000',
        'CLP',
        'ver',
      ]),
    );
    expect(inSpanish.mapeo).toMatchObject({
      columnas: {
        codigo: 'N° Licitación',
        nombre: 'Nombre Licitación',
        comprador: 'ORGANISMO',
        cierre: 'Fecha_Cierre',
        publicacion: 'FechaPublicacion',
        monto: 'Monto Estimado',
        moneda: 'Moneda',
      },
      formatoFecha: 'dd/mm/aaaa',
      decimal: 'coma',
      monedaPorDefecto: null,
    });
    expect(inSpanish.faltan).toEqual([]);
    expect(inSpanish.columnas.at(-1)).toMatchObject({
      columna: 'Comentario',
      campo: null,
      porque: 'nada',
    });
    const inEnglish = proposeMapping(
      ['Tender ID', 'Title', 'Buyer', 'Deadline', 'Budget'],
      rows(['A-1', 'Lamps', 'Council', '6/30/2026', '1,200,000.50']),
    );
    expect(inEnglish.mapeo).toMatchObject({
      columnas: {
        codigo: 'Tender ID',
        nombre: 'Title',
        comprador: 'Buyer',
        cierre: 'Deadline',
        monto: 'Budget',
      },
      formatoFecha: 'mm/dd/aaaa',
      decimal: 'punto',
      monedaPorDefecto: null,
    });
    const inPortuguese = proposeMapping(
      ['Número da licitação', 'Objeto da licitação', 'Órgão', 'Valor total'],
      [],
    );
    expect(inPortuguese.mapeo.columnas).toEqual({
      codigo: 'Número da licitação',
      nombre: 'Objeto da licitação',
      comprador: 'Órgão',
      monto: 'Valor total',
    });
  });

  it.each([
    { column: 'Monto', cells: ['8.000.000', '9.500.000'], currency: null },
    { column: 'Monto (UF)', cells: ['35,5', '40'], currency: 'CLF' },
    { column: 'Monto CLP', cells: ['8.000.000', '9'], currency: 'CLP' },
    { column: 'Monto', cells: ['US$ 1.200', '900'], currency: 'USD' },
    { column: 'Monto', cells: ['US$ 1.200', 'UF 35'], currency: null },
    { column: 'Monto', cells: ['$ 1.200', '$ 900'], currency: null },
  ])('takes the currency of "$column" $cells from what they say', ({ column, cells, currency }) => {
    const { mapeo } = proposeMapping(
      ['Código', 'Nombre', column],
      cells.map((cell, at) => [`A-${at}`, 'Lámparas', cell]),
    );
    expect(mapeo.columnas.monto).toBe(column);
    expect(mapeo.monedaPorDefecto).toBe(currency);
  });

  it('knows columns by what stands in them when their names say nothing', () => {
    const { columnas, mapeo, faltan } = proposeMapping(
      ['Columna A', 'Columna B', 'Columna C', 'Columna D'],
      rows(['7001-15-LE26', '69.030.700-6', 'https://ejemplo.cl/1', 'Los Lagos']),
    );
    expect(mapeo.columnas).toEqual({
      codigo: 'Columna A',
      rutComprador: 'Columna B',
      url: 'Columna C',
      region: 'Columna D',
    });
    expect(columnas[0]).toMatchObject({
      confianza: 'media',
      porque: 'contenido',
      ejemplos: ['7001-15-LE26'],
    });
    expect(faltan).toEqual(['nombre']);
  });

  it('does not believe a name that the content belies', () => {
    const { mapeo } = proposeMapping(
      ['Código', 'Nombre', 'Cierre', 'Monto', 'RUT'],
      rows(['1', 'a', 'sí', '30/06/2026', 'pendiente de pago']),
    );
    expect(mapeo.columnas).toEqual({ codigo: 'Código', nombre: 'Nombre' });
  });

  it('does not take ticks for the tenth region', () => {
    const { mapeo } = proposeMapping(['Código', 'Nombre', 'Revisada'], rows(['1', 'a', 'x']));
    expect(mapeo.columnas).toEqual({ codigo: 'Código', nombre: 'Nombre' });
  });

  it('gives a field to the column that tells it best, and to one alone', () => {
    const { columnas, mapeo } = proposeMapping(
      ['ID', 'Código licitación', 'Total', 'Monto estimado'],
      rows(['15', '7001-15-LE26', '1', '2']),
    );
    expect(mapeo.columnas).toEqual({ codigo: 'Código licitación', monto: 'Monto estimado' });
    expect(columnas.map(({ campo }) => campo)).toEqual([null, 'codigo', null, 'monto']);
  });

  it.each([
    { column: 'Etapa', cells: ['En evaluación', 'Adjudicada', 'Activa'] },
    { column: 'Estado interno', cells: ['Publicada', 'Adjudicada', 'Cerrada'] },
    { column: 'Seguimiento', cells: ['Publicada', 'Adjudicada', 'Cerrada'] },
    { column: 'Responsable', cells: ['Ana', 'Luz', 'Leo'] },
    { column: 'Encargada', cells: ['ana@uno.cl', 'luz@uno.cl', 'leo@uno.cl'] },
    { column: 'Cierre interno', cells: ['01/12/2026', '02/12/2026', '03/12/2026'] },
  ])('leaves alone "$column" $cells, which is the work of the team', ({ column, cells }) => {
    const { columnas, mapeo } = proposeMapping(
      ['Código', 'Nombre', column],
      cells.map((cell, at) => [`7001-${at}-LE26`, 'Lámparas', cell]),
    );
    expect(mapeo.columnas).toEqual({ codigo: 'Código', nombre: 'Nombre' });
    expect(columnas.at(-1)).toMatchObject({ campo: null, porque: 'trabajo-propio' });
  });

  it('knows an institution in charge, and an amount assigned, from the work of the team', () => {
    const { mapeo } = proposeMapping(
      ['Código', 'Nombre', 'Organismo responsable', 'Presupuesto asignado'],
      rows(['1', 'a', 'Municipalidad', '48.000.000']),
    );
    expect(mapeo.columnas).toMatchObject({
      comprador: 'Organismo responsable',
      monto: 'Presupuesto asignado',
    });
  });

  it.each([
    { cells: ['Publicada', 'Cerrada', 'Desierta'], field: 'estado', why: 'nombre-y-contenido' },
    { cells: [5, 6, 8], field: 'estado', why: 'nombre-y-contenido' },
    { cells: ['Postulando', 'Ganada', 'En estudio'], field: null, why: 'estados-ajenos' },
    { cells: ['Postulando', 'Cerrada', 'En estudio'], field: null, why: 'estados-ajenos' },
  ])('takes "Estado" $cells for $field', ({ cells, field, why }) => {
    const { columnas } = proposeMapping(
      ['Código', 'Nombre', 'Estado'],
      cells.map((cell, at) => [`7001-${at}-LE26`, 'Lámparas', cell]),
    );
    expect(columnas.at(-1)).toMatchObject({ campo: field, porque: why });
  });

  it("does not take states for the portal's in a column that is not called so", () => {
    const { mapeo } = proposeMapping(
      ['Código', 'Nombre', 'Columna C'],
      rows(['1', 'a', 'Adjudicada']),
    );
    expect(mapeo.columnas).toEqual({ codigo: 'Código', nombre: 'Nombre' });
  });

  it('takes three letters for a currency only where there is such a currency', () => {
    const currencyOf = (...cells: string[]) =>
      proposeMapping(
        ['Código', 'Nombre', 'Columna C'],
        cells.map((cell, at) => [`A-${at}`, 'Lámparas', cell]),
      ).mapeo.columnas.moneda;
    expect(currencyOf('Ana', 'Luz', 'Leo')).toBeUndefined();
    expect(currencyOf('clp', 'UTM', 'PEN')).toBe('Columna C');
  });

  it('never takes tenders of unknown state for open ones', () => {
    expect(proposeMapping(['Código', 'Nombre'], []).mapeo.estadoPorDefecto).toBeNull();
  });
});

describe('the key of a header', () => {
  it('is the same for the same columns in any order and case', () => {
    expect(headerKey(['Código', 'Nombre'])).toBe(headerKey(['NOMBRE', ' código']));
    expect(headerKey(['Código', 'Nombre'])).not.toBe(headerKey(['Código', 'Nombre', 'Monto']));
  });
});
