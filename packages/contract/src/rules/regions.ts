import { foldText } from './fold-text.ts';

/** The 16 regions of Chile by their official number (CUT), in geographical order, north to south. */
export const regions = [
  { number: 15, name: 'Arica y Parinacota', needle: 'arica' },
  { number: 1, name: 'Tarapacá', needle: 'tarapaca' },
  { number: 2, name: 'Antofagasta', needle: 'antofagasta' },
  { number: 3, name: 'Atacama', needle: 'atacama' },
  { number: 4, name: 'Coquimbo', needle: 'coquimbo' },
  { number: 5, name: 'Valparaíso', needle: 'valparaiso' },
  { number: 13, name: 'Metropolitana', needle: 'metropolitana' },
  { number: 6, name: 'O’Higgins', needle: 'higgins' },
  { number: 7, name: 'Maule', needle: 'maule' },
  { number: 16, name: 'Ñuble', needle: 'nuble' },
  { number: 8, name: 'Biobío', needle: 'biobio' },
  { number: 9, name: 'La Araucanía', needle: 'araucania' },
  { number: 14, name: 'Los Ríos', needle: 'los rios' },
  { number: 10, name: 'Los Lagos', needle: 'los lagos' },
  { number: 11, name: 'Aysén', needle: 'aysen' },
  { number: 12, name: 'Magallanes', needle: 'magallanes' },
] as const;

const nameByNumber = new Map<number, string>(regions.map(({ number, name }) => [number, name]));

/**
 * Number of the region a source wrote. Sources spell them each in their own way ("Región del
 * Biobío ", "O´Higgins", "Región Aysén del General…"), so only the distinctive word is compared.
 * Null when none is named.
 */
export function regionNumber(text: string): number | null {
  const folded = foldText(text);
  return regions.find(({ needle }) => folded.includes(needle))?.number ?? null;
}

/** Short name of a region, or null for a number that is none. */
export function regionName(number: number): string | null {
  return nameByNumber.get(number) ?? null;
}
