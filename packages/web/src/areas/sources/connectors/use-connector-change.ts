import type { Connector } from '@pliego/contract/areas/connector-shapes';
import type { connectorEndpoints } from '@pliego/contract/areas/connectors';
import type { Result } from '@pliego/contract/endpoint';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { connectorsApi } from '#web/api/areas/connectors.ts';
import { useOptimistic } from '#web/api/use-optimistic.ts';
import { connectorsKey, connectorsQuery } from './queries.ts';

type Listed = Result<(typeof connectorEndpoints)['list']>;

/** What is done to a connector with one press; cancelling is of the range of days that it reads. */
export interface ConnectorPress {
  what: 'start' | 'pause' | 'run' | 'cancel';
  connector: Connector;
}

async function send({ what, connector: { id, historico } }: ConnectorPress): Promise<unknown> {
  const params = { id };
  switch (what) {
    case 'start':
      return connectorsApi.start({ params });
    case 'pause':
      return connectorsApi.pause({ params });
    case 'run':
      return connectorsApi.run({ params });
    case 'cancel':
      return historico === null
        ? undefined
        : connectorsApi.cancelBackfill({ params: { id: historico.id } });
  }
}

/** The optimistic state of a connector after an action. */
function pressed(connector: Connector, what: ConnectorPress['what'], now: Date): Connector {
  switch (what) {
    case 'start':
      return { ...connector, estado: 'activo', proxima: now.toISOString() };
    case 'pause':
      return { ...connector, estado: 'pausado', proxima: null, silencioDesde: null };
    case 'run':
      return { ...connector, proxima: now.toISOString() };
    case 'cancel':
      return { ...connector, historico: null };
  }
}

export function useConnectorChange(): (press: ConnectorPress) => void {
  const { t } = useTranslation('sources');
  const client = useQueryClient();
  return useOptimistic<ConnectorPress, Listed, unknown>({
    queryKey: connectorsQuery.queryKey,
    send,
    show: ({ datos }, { what, connector: { id } }) => ({
      datos: datos.map((one) => (one.id === id ? pressed(one, what, new Date()) : one)),
    }),
    failed: ({ what, connector }) => t(`live.failed.${what}`, { name: connector.nombre }),
    onDone: () => client.invalidateQueries({ queryKey: [...connectorsKey, 'backfills'] }),
  });
}
