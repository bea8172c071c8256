import { describe, expect, it } from 'vitest';
import { regionName, regionNumber, regions } from './regions.ts';

describe('regions by their number, not by their label (trap 12)', () => {
  // As the portal and Compra Ágil write them, spaces and apostrophes included.
  it.each([
    ['Región de Tarapacá  ', 1],
    ['Región de Antofagasta ', 2],
    ['Región de Atacama ', 3],
    ['Región de Coquimbo ', 4],
    ['Región de Valparaíso ', 5],
    ['Región del Libertador General Bernardo O´Higgins', 6],
    ['Región del Maule ', 7],
    ['Región del Biobío ', 8],
    ['Región de la Araucanía ', 9],
    ['Región de los Lagos ', 10],
    ['Región Aysén del General Carlos Ibáñez del Campo', 11],
    ['Región de Magallanes y de la Antártica', 12],
    ['Región Metropolitana de Santiago', 13],
    ['Región de Los Ríos', 14],
    ['Región de Arica y Parinacota', 15],
    ['Región del Ñuble', 16],
    ['REGION DEL NUBLE', 16],
    ['O’HIGGINS', 6],
  ])('«%s» is %i', (label, number) => {
    expect(regionNumber(label)).toBe(number);
  });

  it.each(['', ' ', 'Extranjero', 'Región'])('«%s» is none', (label) => {
    expect(regionNumber(label)).toBeNull();
  });

  it('are the sixteen, and each is known by its own name', () => {
    const numbers = regions.map(({ number }) => number).toSorted((a, b) => a - b);
    expect(numbers).toEqual(Array.from({ length: 16 }, (_, at) => at + 1));
    for (const { number, name } of regions) {
      expect(regionNumber(name)).toBe(number);
      expect(regionName(number)).toBe(name);
    }
    expect([regionName(0), regionName(17)]).toEqual([null, null]);
  });
});
