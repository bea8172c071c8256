import { zoneOfCountry } from '@pliego/contract/rules/country-zones';

/** Countries whose notices TED publishes, in two letters and in three. */
const table: readonly [string, string][] = [
  ['AT', 'AUT'],
  ['BE', 'BEL'],
  ['BG', 'BGR'],
  ['CH', 'CHE'],
  ['CY', 'CYP'],
  ['CZ', 'CZE'],
  ['DE', 'DEU'],
  ['DK', 'DNK'],
  ['EE', 'EST'],
  ['ES', 'ESP'],
  ['FI', 'FIN'],
  ['FR', 'FRA'],
  ['GB', 'GBR'],
  ['GR', 'GRC'],
  ['HR', 'HRV'],
  ['HU', 'HUN'],
  ['IE', 'IRL'],
  ['IS', 'ISL'],
  ['IT', 'ITA'],
  ['LI', 'LIE'],
  ['LT', 'LTU'],
  ['LU', 'LUX'],
  ['LV', 'LVA'],
  ['MK', 'MKD'],
  ['MT', 'MLT'],
  ['NL', 'NLD'],
  ['NO', 'NOR'],
  ['PL', 'POL'],
  ['PT', 'PRT'],
  ['RO', 'ROU'],
  ['SE', 'SWE'],
  ['SI', 'SVN'],
  ['SK', 'SVK'],
];

const byCode = new Map(
  table.flatMap((row) => [
    [row[0], row],
    [row[1], row],
  ]),
);

/** The two letters that the Union writes its own way. */
const otherNames = new Map([
  ['UK', 'GB'],
  ['EL', 'GR'],
]);

/** ISO 3166 of two letters, from two or three; null for what is neither. */
export function countryCode(text: string | null): string | null {
  const code = text?.trim().toUpperCase() ?? '';
  const known = byCode.get(otherNames.get(code) ?? code)?.[0];
  if (known !== undefined) return known;
  return /^[A-Z]{2}$/.test(code) ? code : null;
}

/** Zone of the wall clocks of a country; that of Brussels, where TED is read, for any other. */
export function zoneOf(country: string | null): string {
  return zoneOfCountry(country) ?? 'Europe/Brussels';
}
