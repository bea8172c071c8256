import type { EndpointDefinition } from './endpoint.ts';
import { sampleContract } from './sample-contract.ts';

export type SampleAreaName = keyof typeof sampleContract;

const isArea = (name: string): name is SampleAreaName => name in sampleContract;

/** Matches a path whose parameters match `parameter`. */
function matcher(path: string, parameter: string): RegExp {
  return new RegExp(`^${path.replaceAll(/:[a-zA-Z]+/g, parameter)}$`);
}

const calls = Object.keys(sampleContract)
  .filter(isArea)
  .flatMap((area) =>
    Object.values<EndpointDefinition>(sampleContract[area].endpoints).map(({ method, path }) => ({
      area,
      method,
      path,
      /** A parameter begins with a digit: `/apps/ecommerce/products/silla` is the address of a page. */
      numbered: matcher(path, String.raw`\d[^/]*`),
      any: matcher(path, '[^/]+'),
    })),
  );

/** Whether sample data answers a call; the path must be exact, without its query. */
export function isSampleCall(method: string, path: string): boolean {
  const asked = method.toUpperCase();
  return calls.some((call) => call.method === asked && call.numbered.test(path));
}

/** The area of a path, for any method and parameters. A path without parameters comes before one with them. */
export function sampleAreaAt(path: string): SampleAreaName | undefined {
  const call = calls.find((one) => one.path === path) ?? calls.find((one) => one.any.test(path));
  return call?.area;
}
