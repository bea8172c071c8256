import type { ConnectorKind } from '@pliego/contract/areas/connector-shapes';
import { santiagoDay } from '@pliego/contract/rules/santiago-time';
import { runConnector } from '#server/areas/connectors/run-connector.ts';
import type { ConnectorDependencies } from '#server/areas/connectors/connector-dependencies.ts';
import type { TestServer } from './test-server.ts';

export const ticket = 'A1B2C3D4-0000-4E5F-8A9B-SECRETO7788';

const urls: Record<ConnectorKind, string> = {
  'mercado-publico': 'https://api.mercadopublico.cl/servicios/v1/publico',
  'compra-agil': 'https://api2.mercadopublico.cl/v2',
  ocds: 'https://datos.publicador.test/ocds/releases',
  placsp: 'https://contratacion.test/sindicacion/licitaciones.atom',
};

/** A connector of company 1 that is active. */
export async function activeConnector(server: TestServer, tipo: ConnectorKind): Promise<number> {
  const { client } = await server.as('admin');
  const asksTicket = tipo === 'mercado-publico' || tipo === 'compra-agil';
  const { id } = await client.connectors.create({
    body: { tipo, nombre: `Conector ${tipo}`, url: urls[tipo], ...(asksTicket ? { ticket } : {}) },
  });
  // The tenders of the fixture are no affair of the services here: their sweep is done.
  const swept = JSON.stringify({ sweptOn: santiagoDay(server.now()) });
  await server.database.asOwner('update connectors set cursor = $1 where id = $2', [swept, id]);
  await client.connectors.start({ params: { id } });
  return id;
}

/** So many minutes from now, as the server's clock goes. */
export const later = (server: TestServer, minutes: number): Date =>
  new Date(server.now().getTime() + minutes * 60_000);

export interface RunsOptions {
  /** Ends when this comes, at the latest. */
  until?: Date;
  dependencies?: ConnectorDependencies;
  signal?: AbortSignal;
}

/** Runs a connector as the jobs do, repeatedly as it requests, until nothing is due before `until`. */
export async function runToRest(
  server: TestServer,
  id: number,
  { until = server.now(), dependencies = server.connectors, signal }: RunsOptions = {},
): Promise<void> {
  const never = new AbortController().signal;
  for (let turn = 0; turn < 2_000; turn += 1) {
    const options = { reason: 'programada', signal: signal ?? never, sliceMs: 60_000 } as const;
    const { again } = await runConnector(id, options, dependencies);
    if (again === null || signal?.aborted === true) return;
    if (again > until && again > server.now()) return;
    if (again > server.now()) server.setNow(again.toISOString());
  }
  throw new Error('The connector never comes to rest');
}
