/** Countries whose notices TED publishes: two letters, three letters, and the zone of their clocks. */
const table: readonly [string, string, string][] = [
  ['AT', 'AUT', 'Europe/Vienna'],
  ['BE', 'BEL', 'Europe/Brussels'],
  ['BG', 'BGR', 'Europe/Sofia'],
  ['CH', 'CHE', 'Europe/Zurich'],
  ['CY', 'CYP', 'Asia/Nicosia'],
  ['CZ', 'CZE', 'Europe/Prague'],
  ['DE', 'DEU', 'Europe/Berlin'],
  ['DK', 'DNK', 'Europe/Copenhagen'],
  ['EE', 'EST', 'Europe/Tallinn'],
  ['ES', 'ESP', 'Europe/Madrid'],
  ['FI', 'FIN', 'Europe/Helsinki'],
  ['FR', 'FRA', 'Europe/Paris'],
  ['GB', 'GBR', 'Europe/London'],
  ['GR', 'GRC', 'Europe/Athens'],
  ['HR', 'HRV', 'Europe/Zagreb'],
  ['HU', 'HUN', 'Europe/Budapest'],
  ['IE', 'IRL', 'Europe/Dublin'],
  ['IS', 'ISL', 'Atlantic/Reykjavik'],
  ['IT', 'ITA', 'Europe/Rome'],
  ['LI', 'LIE', 'Europe/Vaduz'],
  ['LT', 'LTU', 'Europe/Vilnius'],
  ['LU', 'LUX', 'Europe/Luxembourg'],
  ['LV', 'LVA', 'Europe/Riga'],
  ['MK', 'MKD', 'Europe/Skopje'],
  ['MT', 'MLT', 'Europe/Malta'],
  ['NL', 'NLD', 'Europe/Amsterdam'],
  ['NO', 'NOR', 'Europe/Oslo'],
  ['PL', 'POL', 'Europe/Warsaw'],
  ['PT', 'PRT', 'Europe/Lisbon'],
  ['RO', 'ROU', 'Europe/Bucharest'],
  ['SE', 'SWE', 'Europe/Stockholm'],
  ['SI', 'SVN', 'Europe/Ljubljana'],
  ['SK', 'SVK', 'Europe/Bratislava'],
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
  return byCode.get(country ?? '')?.[2] ?? 'Europe/Brussels';
}
