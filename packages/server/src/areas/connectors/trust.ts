import { kindRules } from './kinds.ts';

/** Hosts of official services, whichever company reads them. */
const officialHosts: ReadonlySet<string> = new Set(
  Object.values(kindRules).flatMap(({ url }) => (url === null ? [] : [new URL(url).hostname])),
);

/**
 * For whom counts what a connector brings: null for all, where the host is official or the operator lists it as
 * trusted; otherwise the company of the connector, because any address can publish anything.
 */
export function countsFor(
  { url, companyId }: { url: string; companyId: number },
  trustedHosts: ReadonlySet<string>,
): number | null {
  const { hostname } = new URL(url);
  return officialHosts.has(hostname) || trustedHosts.has(hostname) ? null : companyId;
}
