import type { EmbedFilter } from '@pliego/contract/areas/report-embeds';

/** The values of filters as the address holds them; those of no filter of the dashboard are left out. */
export function valuesIn(
  written: string | undefined,
  filters: readonly EmbedFilter[],
): Record<string, string> {
  const params = new URLSearchParams(written ?? '');
  const known = filters.map(({ campo }) => [campo, (params.get(campo) ?? '').trim()] as const);
  return Object.fromEntries(known.filter(([, value]) => value !== ''));
}

/** The same for the address; absent where there is none. */
export function writtenValues(values: Readonly<Record<string, string>>): string | undefined {
  const given = Object.entries(values)
    .map(([field, value]) => [field, value.trim()])
    .filter(([, value]) => value !== '');
  return given.length === 0 ? undefined : new URLSearchParams(given).toString();
}
