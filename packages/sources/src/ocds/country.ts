import { foldText } from '@pliego/contract/rules/fold-text';
import type { Json } from '../notice.ts';
import { textOf } from '../read-json.ts';

/** Countries of publishers, by the beginning of their ocids in small letters. */
const byPrefix: readonly (readonly [string, string])[] = [
  ['ocds-70d2nz', 'CL'],
  ['ocds-03ad3f', 'PY'],
  ['ocds-k50g02', 'CO'],
  ['ocds-xs1qbl', 'MX'],
  ['ocds-87sd3t', 'MX'],
  ['ocds-07smqs', 'MX'],
  ['ocds-ngfbwp', 'MD'],
  ['ocds-b3wdp1', 'MD'],
  ['ocds-be6bcu', 'UA'],
  ['ocds-rdvc92', 'UG'],
  ['ocds-gyl66f', 'NG'],
  ['ocid-6as3t2', 'TW'],
  ['ocds-43qwtd', 'AU'],
  ['ocds-b5fd17', 'GB'],
  ['ocds-5wno2w', 'EC'],
  ['ocds-dgv273', 'PE'],
  ['am-pps-', 'AM'],
  ['pw-', 'CA'],
];

/** Countries by what publishers write as their names, folded. */
const byName = new Map([
  ['argentina', 'AR'],
  ['australia', 'AU'],
  ['bolivia', 'BO'],
  ['brasil', 'BR'],
  ['canada', 'CA'],
  ['chile', 'CL'],
  ['colombia', 'CO'],
  ['costa rica', 'CR'],
  ['ecuador', 'EC'],
  ['espana', 'ES'],
  ['spain', 'ES'],
  ['england', 'GB'],
  ['scotland', 'GB'],
  ['wales', 'GB'],
  ['northern ireland', 'GB'],
  ['united kingdom', 'GB'],
  ['reino unido', 'GB'],
  ['uk', 'GB'],
  ['guatemala', 'GT'],
  ['honduras', 'HN'],
  ['mexico', 'MX'],
  ['moldova', 'MD'],
  ['nigeria', 'NG'],
  ['panama', 'PA'],
  ['paraguay', 'PY'],
  ['peru', 'PE'],
  ['republica dominicana', 'DO'],
  ['uganda', 'UG'],
  ['украіна', 'UA'],
  ['ukraine', 'UA'],
  ['uruguay', 'UY'],
]);

/** ISO 3166 code of a country by its name or its code; null when neither is known. */
export function countryNamed(value: Json | undefined): string | null {
  const name = textOf(value);
  if (name === null) return null;
  return byName.get(foldText(name)) ?? (/^[A-Z]{2}$/.test(name) ? name : null);
}

/** ISO 3166 code of the country whose publisher gives an ocid; null when the prefix is not known. */
export function countryOfOcid(ocid: string): string | null {
  const folded = ocid.toLowerCase();
  return byPrefix.find(([prefix]) => folded.startsWith(prefix))?.[1] ?? null;
}
