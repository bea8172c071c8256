import {
  type Connector,
  ConnectorChange,
  type ConnectorKind,
  NewConnector,
} from '@pliego/contract/areas/connector-shapes';
import { preprocess } from '@pliego/contract/fields';
import * as z from 'zod/mini';

/** What the form holds: every field a text, as fields are. */
export interface ConnectorValues extends Record<string, unknown> {
  nombre: string;
  url: string;
  ticket: string;
  cadaMinutos: string;
}

/** The selectable intervals. Another one, set through the API, is offered besides them. */
const intervals = [15, 30, 60, 120, 180, 360, 720, 1440];

export function intervalsWith(present: string): number[] {
  return [...new Set([...intervals, Number(present)])].toSorted((one, other) => one - other);
}

export function valuesOf(connector: Connector): ConnectorValues {
  const { nombre, url, cadaMinutos } = connector;
  return { nombre, url, ticket: '', cadaMinutos: String(cadaMinutos) };
}

export function firstValues(nombre: string): ConnectorValues {
  return { nombre, url: '', ticket: '', cadaMinutos: '30' };
}

/** The fields of the contract: empty ones are left out. */
function said({ nombre, url, ticket, cadaMinutos }: ConnectorValues) {
  return {
    nombre,
    ...(url.trim() === '' ? {} : { url }),
    ...(ticket.trim() === '' ? {} : { ticket }),
    cadaMinutos: Number(cadaMinutos),
  };
}

const Values = z.object({
  nombre: z.string(),
  url: z.string(),
  ticket: z.string(),
  cadaMinutos: z.string(),
});

/** A new connector from its form values, checked by the contract. */
export const newConnectorOf = (tipo: ConnectorKind) =>
  preprocess((values) => ({ tipo, ...said(Values.parse(values)) }), NewConnector);

/** The same for what is changed of one. */
export const changeOf = preprocess((values) => said(Values.parse(values)), ConnectorChange);
