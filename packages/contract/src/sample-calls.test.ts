import { describe, expect, it } from 'vitest';
import { contract } from './contract.ts';
import { type EndpointDefinition, fillPath } from './endpoint.ts';
import { isSampleCall, sampleAreaAt } from './sample-calls.ts';
import { sampleContract } from './sample-contract.ts';

const calls: EndpointDefinition[] = Object.values(sampleContract).flatMap(({ endpoints }) =>
  Object.values<EndpointDefinition>(endpoints),
);
const nameOf = ({ method, path }: EndpointDefinition) => `${method} ${path}`;
const anyParams = { id: 7, productId: 7 };

describe('the calls with sample data', () => {
  it('belong to one area each, for any method', () => {
    for (const [area, { endpoints }] of Object.entries(sampleContract)) {
      for (const { path } of Object.values<EndpointDefinition>(endpoints)) {
        expect(sampleAreaAt(fillPath(path, anyParams))).toBe(area);
        expect(sampleAreaAt(fillPath(path, { id: 'silla', productId: 'silla' }))).toBe(area);
      }
    }
    expect(sampleAreaAt('/apps/todo/tasks/')).toBeUndefined();
    expect(sampleAreaAt('/licitaciones')).toBeUndefined();
  });

  it('share no area and no call with the contract of the product', () => {
    const product = Object.values(contract).flatMap(({ endpoints }) =>
      Object.values<EndpointDefinition>(endpoints).map(nameOf),
    );
    expect(product.filter((name) => calls.map(nameOf).includes(name))).toEqual([]);
    expect(Object.keys(contract).filter((area) => area in sampleContract)).toEqual([]);
    expect(Object.values(sampleContract).every(({ home }) => home === 'sample')).toBe(true);
  });

  it.each(calls.map((call) => [nameOf(call), call] as const))(
    'include %s',
    (_, { method, path }) => {
      const filled = fillPath(path, anyParams);
      expect(isSampleCall(method, filled)).toBe(true);
      expect(isSampleCall(method.toLowerCase(), filled)).toBe(true);
      expect(isSampleCall('PUT', filled)).toBe(false);
      expect(isSampleCall(method, `${filled}/`)).toBe(false);
      expect(isSampleCall(method, `/otro${filled}`)).toBe(false);
      expect(isSampleCall(method, `${filled}x/y`)).toBe(false);
    },
  );

  it('take numbers as parameters, and include no other path', () => {
    expect(isSampleCall('GET', '/apps/ecommerce/products/26abc')).toBe(true);
    expect(isSampleCall('GET', '/apps/ecommerce/products/silla-26')).toBe(false);
    expect(isSampleCall('GET', '/apps/ecommerce/products/:id')).toBe(false);
    expect(isSampleCall('GET', '/apps/ecommerce/products/26/27')).toBe(false);
    expect(isSampleCall('GET', '/licitaciones')).toBe(false);
  });
});
