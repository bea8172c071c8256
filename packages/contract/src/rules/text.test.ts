import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readableTitle } from './readable-title.ts';
import { regionName, regionNumber, regions } from './regions.ts';
import { otherNumbersOf, searchableText, singularOf } from './spanish-text.ts';
import { foldText } from './fold-text.ts';

describe('a title', () => {
  it.each([
    ['ADQUISICIÓN DE MONITORES DE PRESION', 'Adquisición de monitores de presion'],
    ['REPOSICION DE TIC LA PEÑA, SECTOR II', 'Reposicion de TIC la peña, sector II'],
    ['  ARRIENDO   DE CAMIONETAS 4X4 ', 'Arriendo de camionetas 4X4'],
    ['MANTENCIÓN CESFAM Nº 3', 'Mantención CESFAM nº 3'],
    ['"CONSTRUCCIÓN" DE SEDE', '"Construcción" de sede'],
    ['SERVICIO DE ASEO AÑO 2026-2027', 'Servicio de aseo año 2026-2027'],
    ['ÑUBLE: OBRAS', 'Ñuble: obras'],
  ])('in capitals is shown in sentence case: %s', (raw, shown) => {
    expect(readableTitle(raw)).toBe(shown);
  });

  it.each(['Arriendo vehículos período 2026 Quillón', 'compra de EPP para SAG', 'OC', '', 'Nº 4'])(
    'written with care stays: %s',
    (raw) => {
      expect(readableTitle(raw)).toBe(raw);
    },
  );

  it('keeps every letter and only tidies the spaces', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (raw) => {
        const shown = readableTitle(raw);
        expect(shown.toLowerCase()).toBe(raw.replaceAll(/\s+/g, ' ').trim().toLowerCase());
        expect(readableTitle(shown)).toBe(shown);
      }),
    );
  });
});

describe('a region', () => {
  it.each([
    ['Región de Arica y Parinacota', 15],
    ['Región de Tarapacá  ', 1],
    ['Región de Antofagasta ', 2],
    ['Región de Atacama ', 3],
    ['Región de Coquimbo ', 4],
    ['Región de Valparaíso ', 5],
    ['Región Metropolitana de Santiago', 13],
    ['Región del Libertador General Bernardo O´Higgins', 6],
    ["Región del Libertador General Bernardo O'Higgins", 6],
    ['O’Higgins', 6],
    ['Región del Maule ', 7],
    ['Región del Ñuble', 16],
    ['Ñuble', 16],
    ['Región del Biobío ', 8],
    ['REGION DEL BIOBIO', 8],
    ['Región de la Araucanía ', 9],
    ['Región de Los Ríos', 14],
    ['Región de los Lagos ', 10],
    ['Región Aysén del General Carlos Ibáñez del Campo', 11],
    ['Región de Magallanes y de la Antártica', 12],
  ])('written «%s» is number %i', (text, number) => {
    expect(regionNumber(text)).toBe(number);
  });

  it.each(['', 'Santiago', 'Ovalle', 'region', 'Extranjero'])('is not told by «%s»', (text) => {
    expect(regionNumber(text)).toBeNull();
  });

  it('is one of sixteen, and reads its own name', () => {
    expect(regions.map(({ number }) => number).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 16 }, (_, at) => at + 1),
    );
    for (const { number, name } of regions) {
      expect(regionNumber(name)).toBe(number);
      expect(regionName(number)).toBe(name);
    }
    expect(regionName(0)).toBeNull();
    expect(regionName(17)).toBeNull();
  });
});

describe('the text that is searched', () => {
  it.each([
    ['licitacion', 'LICITACIÓN'],
    ['ejecucion', 'ejecución'],
    ['lápiz', 'lápices'],
    ['vez', 'veces'],
    ['raíz', 'RAICES'],
    ['enlace', 'enlaces'],
    ['año', 'años'],
    ['uso', 'usos'],
    ['ala', 'alas'],
    ['tecnologia', 'tecnología'],
    ['cuaderno', 'cuadernos'],
    ['moderno', 'modernos'],
    ['ñandú', 'nandu'],
    ['pingüino', 'pinguino'],
  ])('is one for %s and %s', (one, other) => {
    expect(searchableText(one)).toBe(searchableText(other));
  });

  it.each([
    ['ano', 'mano'],
    ['caso', 'casa'],
    ['luz', 'luto'],
    ['acción', 'ación'],
  ])('is not one for %s and %s', (one, other) => {
    expect(searchableText(one)).not.toBe(searchableText(other));
  });

  it('parts words that a slash joins, and no numbers', () => {
    expect(searchableText('Notebook/netbook, 24/7')).toBe('notebook netbook, 24/7');
  });

  it('leaves what is between the words alone', () => {
    expect(searchableText('Lápiz, goma; y 3 CUADERNOS.')).toBe('lapice, goma; y 3 cuaderno.');
  });

  it('is idempotent', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(searchableText(text.normalize('NFC'))).toBe(searchableText(text.normalize('NFD')));
      }),
    );
    const spanish = fc.constantFrom(...Array.from('abcdefghijklmnñopqrstuvwxyzáéíóúü 0123456789-'));
    fc.assert(
      fc.property(fc.string({ unit: spanish }), (text) => {
        expect(searchableText(text.toUpperCase())).toBe(searchableText(text));
      }),
    );
    expect(searchableText(foldText('Lápices para la licitación'))).toBe(
      searchableText('Lápices para la licitación'),
    );
  });
});

describe('the number of a word that stemmers misread', () => {
  it.each([
    ['cateteres', 'cateter'],
    ['alquileres', 'alquiler'],
    ['toners', 'toner'],
    ['racks', 'rack'],
    ['displays', 'display'],
    ['viveres', 'viveres'],
    ['guantes', 'guantes'],
    ['gas', 'gas'],
    ['lapices', 'lapices'],
  ])('%s is the plural of %s', (word, singular) => {
    expect(singularOf(word)).toBe(singular);
  });

  it('names both, from either', () => {
    expect(otherNumbersOf('cateter')).toEqual(['cateters', 'cateteres']);
    expect(otherNumbersOf('cateteres')).toEqual(['cateter', 'cateters']);
    expect(otherNumbersOf('rack')).toEqual(['racks']);
    expect(otherNumbersOf('licitacion')).toEqual([]);
  });

  it('is the singular once it is, and names itself from its other forms', () => {
    const letters = fc.constantFrom(...Array.from('aeioubcdfgmnprst'), 'er', 'es', 'res');
    fc.assert(
      fc.property(fc.string({ unit: letters }), (word) => {
        const singular = singularOf(word);
        fc.pre(singularOf(singular) === singular);
        for (const other of otherNumbersOf(word)) {
          expect(singularOf(other)).toBe(singular);
          expect([...otherNumbersOf(other), other]).toContain(word);
        }
      }),
    );
  });
});
