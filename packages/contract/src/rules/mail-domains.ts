/** The domain of an address, in lower case. */
export const domainOf = (address: string): string =>
  address.slice(address.lastIndexOf('@') + 1).toLowerCase();

/** Whether an address is of one of the domains; of any, where there are none. Those below a domain are others. */
export function isOfDomains(address: string, domains: readonly string[]): boolean {
  return domains.length === 0 || domains.includes(domainOf(address));
}

/** What somebody wrote as a list of domains: with commas, spaces or lines between, and with or without the @. */
export function writtenDomains(written: string): string[] {
  const parts = written.toLowerCase().split(/[\s,;]+/);
  return [...new Set(parts.map((part) => part.replace(/^@/, '')).filter((part) => part !== ''))];
}
