import { contract } from '@pliego/contract/contract';
import type { EndpointDefinition } from '@pliego/contract/endpoint';

/** An endpoint with its name, `area.endpoint`. */
export interface Listed {
  name: string;
  definition: EndpointDefinition;
}

/** Every endpoint of the contract, in its order. */
export const endpoints: readonly Listed[] = Object.entries(contract).flatMap(
  ([area, { endpoints: own }]) =>
    Object.entries(own).map(([name, definition]) => ({ name: `${area}.${name}`, definition })),
);

/** Those that ask for a session. */
export const guarded = endpoints.filter(({ definition }) => definition.access !== 'public');

/** What fills the path of any endpoint. */
export const anyParams = {
  id: 1,
  secreto: 1,
  token: 1,
  reporte: 'resultados',
  proveedor: '76.123.456-0',
  codigo: '4213',
};
