/*
 * The wall clocks of publishers. Of countries with several zones the one of their central register; those whose
 * registers are kept by states (Australia, Canada, the United States) are left out: theirs is not known.
 */

/** IANA zone by ISO 3166 code. */
const zones: Readonly<Record<string, string>> = {
  AM: 'Asia/Yerevan',
  AR: 'America/Argentina/Buenos_Aires',
  AT: 'Europe/Vienna',
  BE: 'Europe/Brussels',
  BG: 'Europe/Sofia',
  BO: 'America/La_Paz',
  BR: 'America/Sao_Paulo',
  CH: 'Europe/Zurich',
  CL: 'America/Santiago',
  CO: 'America/Bogota',
  CR: 'America/Costa_Rica',
  CY: 'Asia/Nicosia',
  CZ: 'Europe/Prague',
  DE: 'Europe/Berlin',
  DK: 'Europe/Copenhagen',
  DO: 'America/Santo_Domingo',
  EC: 'America/Guayaquil',
  EE: 'Europe/Tallinn',
  ES: 'Europe/Madrid',
  FI: 'Europe/Helsinki',
  FR: 'Europe/Paris',
  GB: 'Europe/London',
  GR: 'Europe/Athens',
  GT: 'America/Guatemala',
  HN: 'America/Tegucigalpa',
  HR: 'Europe/Zagreb',
  HU: 'Europe/Budapest',
  IE: 'Europe/Dublin',
  IS: 'Atlantic/Reykjavik',
  IT: 'Europe/Rome',
  LI: 'Europe/Vaduz',
  LT: 'Europe/Vilnius',
  LU: 'Europe/Luxembourg',
  LV: 'Europe/Riga',
  MD: 'Europe/Chisinau',
  MK: 'Europe/Skopje',
  MT: 'Europe/Malta',
  MX: 'America/Mexico_City',
  NG: 'Africa/Lagos',
  NL: 'Europe/Amsterdam',
  NO: 'Europe/Oslo',
  PA: 'America/Panama',
  PE: 'America/Lima',
  PL: 'Europe/Warsaw',
  PT: 'Europe/Lisbon',
  PY: 'America/Asuncion',
  RO: 'Europe/Bucharest',
  SE: 'Europe/Stockholm',
  SI: 'Europe/Ljubljana',
  SK: 'Europe/Bratislava',
  TW: 'Asia/Taipei',
  UA: 'Europe/Kyiv',
  UG: 'Africa/Kampala',
  UY: 'America/Montevideo',
};

const countries = new Map(Object.entries(zones).map(([country, zone]) => [zone, country]));

/** The zone of the wall clocks of a country's register; null where it is not known. */
export function zoneOfCountry(country: string | null): string | null {
  return country === null ? null : (zones[country] ?? null);
}

/** The country whose wall clocks a zone is that of; null for any other zone. */
export function countryOfZone(zone: string): string | null {
  return countries.get(zone) ?? null;
}
