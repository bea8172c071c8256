import { describe, expect, it } from 'vitest';
import { factsOf } from '../facts.ts';
import { fileOf, observationsIn, recordsOf, rejectionsIn, warningsIn } from '../testing/files.ts';
import { written } from '../testing/sentences.ts';

const header =
  'codigo;nombre;institucion_nombre;institucion_rut;region;fecha_inicio;fecha_final;fecha_adjudicacion;monto_estimado;unidad_monetaria';
const row =
  '1-1-LE25;"Arriendo";"SERVICIO";"61.602.276-8";"Región del Ñuble";2025-03-28T11:54:13.213;2025-04-04T10:00:00;2025-04-17T16:30:00;8000000;"CLP"';

async function read(lines: string[], name = 'publicadas.csv') {
  return recordsOf(fileOf(name, `\uFEFF${[header, ...lines].join('\n')}\n`));
}

async function factsIn(name: string) {
  const [observation] = observationsIn(await read([row], name));
  if (observation === undefined) throw new Error('nothing was read');
  return { observation, facts: factsOf(observation) };
}

describe('state of a CSV', () => {
  it.each([
    ['publicadas.csv', 'publicada', '2025-03-28T14:54:13.213Z'],
    ['cerradas.csv', 'cerrada', '2025-04-04T13:00:00.000Z'],
    ['adjudicadas (1).csv', 'adjudicada', '2025-04-17T20:30:00.000Z'],
    ['Licitaciones DESIERTAS abril.csv', 'desierta', '2025-04-04T13:00:00.000Z'],
    ['/tmp/cerradas/revocadas.csv', 'revocada', '2025-04-04T13:00:00.000Z'],
    ['suspendidas.csv', 'suspendida', '2025-04-04T13:00:00.000Z'],
  ])('%s is %s, true since the latest instant its rows prove', async (name, state, instant) => {
    const { observation, facts } = await factsIn(name);
    expect(facts.state?.class).toBe(state);
    expect(observation.observedAt).toBe(instant);
  });

  it('is unknown when the name has none, which is reported once', async () => {
    const records = await read([row, row], 'descarga.csv');
    expect(warningsIn(records)).toEqual([{ code: 'estado-no-dicho' }]);
    const [observation] = observationsIn(records);
    expect(observation?.observedAt).toBe('1970-01-01T00:00:00.000Z');
  });

  it('is unknown when the name has two', async () => {
    const { observation } = await factsIn('cerradas y adjudicadas.csv');
    expect(observation.payload['estado']).toBeUndefined();
  });
});

describe('facts of a row', () => {
  it('reads dates as Santiago time and the award date as a plan until the tender is awarded', async () => {
    const published = (await factsIn('publicadas.csv')).facts;
    expect(published.milestones?.cierre).toEqual({
      instante: '2025-04-04T13:00:00.000Z',
      original: '2025-04-04T10:00:00',
    });
    expect(Object.keys(published.milestones ?? {})).toContain('adjudicacionEstimada');
    const awarded = (await factsIn('adjudicadas.csv')).facts;
    expect(Object.keys(awarded.milestones ?? {})).toEqual([
      'publicacion',
      'cierre',
      'adjudicacion',
    ]);
    const deserted = (await factsIn('desiertas.csv')).facts;
    expect(Object.keys(deserted.milestones ?? {})).toContain('adjudicacionEstimada');
  });

  it('reads buyer, region and money', async () => {
    const { facts } = await factsIn('publicadas.csv');
    expect(facts).toMatchObject({
      buyer: { key: 'rut:61602276-8', name: 'SERVICIO' },
      regionNumber: 16,
      amount: 8_000_000,
      currency: 'CLP',
    });
  });
});

describe('rows that are not as they should', () => {
  it('repairs an unescaped quote and reports where', async () => {
    const records = await read([row.replace('"Arriendo"', '"Arriendo"O"Higgins""')]);
    const [observation] = observationsIn(records);
    expect(observation?.payload['nombre']).toBe('Arriendo"O"Higgins"');
    expect(warningsIn(records)).toEqual([
      { code: 'fila-reparada-en', params: { columnas: '«nombre»' } },
    ]);
  });

  it('joins a field with line breaks', async () => {
    const records = await read([row.replace('Arriendo', 'Arriendo\r\n\r\nde "";"" buses'), row]);
    expect(observationsIn(records).map(({ payload }) => payload['nombre'])).toEqual([
      'Arriendo\n\nde ";" buses',
      'Arriendo',
    ]);
    expect(warningsIn(records)).toEqual([]);
  });

  it('never loses the rows after a quote that is not closed', async () => {
    const open = '2-2-LE25;"Nunca se cierra';
    const records = await read([open, row, open, row, open]);
    expect(observationsIn(records)).toHaveLength(2);
    expect(rejectionsIn(records).map(({ line, reasons }) => [line, reasons])).toEqual(
      [2, 4, 6].map((line) => [line, [{ code: 'fila-comillas-abiertas' }]]),
    );
  });

  it('rejects another number of columns and rows without code or name', async () => {
    const records = await read([
      '1;2;3',
      row.replace('1-1-LE25', ' '),
      row.replace('Arriendo', ''),
    ]);
    expect(rejectionsIn(records).map(({ line, reasons }) => [line, reasons])).toEqual([
      [2, [{ code: 'fila-otras-columnas', params: { columnas: 3, encabezado: 10 } }]],
      [3, [{ code: 'fila-sin-columna', params: { columna: 'codigo' } }]],
      [4, [{ code: 'fila-sin-columna', params: { columna: 'nombre' } }]],
    ]);
    expect(rejectionsIn(records).map(({ reasons }) => written(reasons))).toEqual([
      'La fila tiene 3 columnas y el encabezado tiene 10.',
      'La fila no trae «codigo».',
      'La fila no trae «nombre».',
    ]);
  });

  it('leaves out a date or an amount that cannot be read, with a warning', async () => {
    const records = await read([
      row.replace('2025-04-04T10:00:00', 'pronto').replace('8000000', '8.000.000'),
    ]);
    const [observation] = observationsIn(records);
    expect(warningsIn(records)).toHaveLength(2);
    const facts = observation === undefined ? undefined : factsOf(observation);
    expect(facts?.milestones?.cierre).toBeUndefined();
    expect(facts?.amount).toBeNull();
  });

  it('drops NUL characters, also from the names of the columns', async () => {
    const text = `${header.replace('region', 're\u0000gion')}\n${row}\n`;
    const [named] = observationsIn(await recordsOf(fileOf('publicadas.csv', text)));
    expect(named?.payload['region']).toBe('Región del Ñuble');
    const [observation] = observationsIn(await read([row.replace('Arriendo', 'Arr\u0000iendo')]));
    expect(observation?.payload['nombre']).toBe('Arriendo');
  });
});

describe('encodings and columns', () => {
  it('reads windows-1252 line by line', async () => {
    const bytes = Buffer.from(`${header}\r\n${row}\r\n`, 'latin1');
    const [observation] = observationsIn(await recordsOf(fileOf('publicadas.csv', bytes)));
    expect(observation?.payload['region']).toBe('Región del Ñuble');
  });

  it('reads UTF-16', async () => {
    const bytes = Buffer.from(`\uFEFF${header}\r\n${row}`, 'utf16le');
    const [observation] = observationsIn(await recordsOf(fileOf('publicadas.csv', bytes)));
    expect(observation?.payload['region']).toBe('Región del Ñuble');
  });

  it('finds columns by name, whatever their order, separator or company', async () => {
    const text = 'Fecha_Final,extra,NOMBRE,codigo\n2025-04-04T10:00:00,,"Uno, dos",1-1-LE25\n';
    const [observation] = observationsIn(await recordsOf(fileOf('cerradas.csv', text)));
    expect(observation).toMatchObject({ code: '1-1-LE25', payload: { nombre: 'Uno, dos' } });
  });

  it('refuses the whole file without an obligatory column', async () => {
    const text = 'nombre;institucion_nombre;fecha_final\na;b;c\n';
    await expect(recordsOf(fileOf('cerradas.csv', text))).rejects.toMatchObject({
      reasons: [{ code: 'csv-sin-columna', params: { columna: 'codigo' } }],
    });
  });
});
