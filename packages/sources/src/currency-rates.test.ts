import { describe, expect, it } from 'vitest';
import { rateTableOf } from './currency-rates.ts';

const read = (cells: Record<string, string | number>) =>
  rateTableOf(Object.keys(cells))?.rates(cells, 'tasas.csv');

describe('a table of rates', () => {
  it('has the currency of each row in a column', () => {
    expect(
      read({
        moneda: 'UF',
        fecha: '15/03/2026',
        valor: '39.485,65',
        fuente: 'CMF',
        verificada: 'Sí',
      }),
    ).toEqual([
      { currency: 'CLF', day: '2026-03-15', clp: 39_485.65, source: 'CMF', verified: true },
    ]);
  });

  it('has a column for each currency', () => {
    expect(read({ fecha: '2026-03-15', uf: 39_485.65, utm: '69.889' })).toEqual([
      { currency: 'CLF', day: '2026-03-15', clp: 39_485.65, source: 'tasas.csv', verified: false },
      { currency: 'UTM', day: '2026-03-01', clp: 69_889, source: 'tasas.csv', verified: false },
    ]);
  });

  it.each(['2026-03', '03/2026', '3-2026', '20/03/2026'])('has the UTM of the month %s', (mes) => {
    expect(read({ mes, utm: 69_889 })).toMatchObject([{ currency: 'UTM', day: '2026-03-01' }]);
  });

  it.each([
    { moneda: 'Ana', fecha: '15/03/2026', valor: 1 },
    { moneda: 'UF', fecha: '15/13/2026', valor: 1 },
    { moneda: 'UF', fecha: '13/2026', valor: 1 },
    { moneda: 'UF', fecha: '15/03/2026', valor: 'cero' },
    { moneda: 'UF', fecha: '15/03/2026', valor: 0 },
    { moneda: 'CLP', fecha: '15/03/2026', valor: 1 },
  ])('says nothing in $moneda, $fecha, $valor', (cells) => {
    expect(read(cells)).toEqual([]);
  });

  it('is not any table', () => {
    expect(rateTableOf(['codigo', 'descripcion'])).toBeNull();
    expect(rateTableOf(['fecha', 'nombre', 'monto'])).toBeNull();
    expect(rateTableOf(['moneda', 'valor'])).toBeNull();
  });
});
