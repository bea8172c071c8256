import type { Connector } from '@pliego/contract/areas/connector-shapes';
import { queryOptions } from '@tanstack/react-query';
import { connectorsApi } from '#web/api/areas/connectors.ts';
import { refetchDelayMs } from './connector-state.ts';

/** Over everything that is read of connectors. */
export const connectorsKey = ['sources', 'connectors'] as const;

/** All of them, refetched while one is running and when the next one starts. */
export const connectorsQuery = queryOptions({
  queryKey: [...connectorsKey, 'list'],
  queryFn: ({ signal }) => connectorsApi.list({ signal }),
  refetchOnMount: 'always',
  refetchInterval: ({ state }) => refetchDelayMs(state.data?.datos ?? [], Date.now()),
});

export const noticesQuery = queryOptions({
  queryKey: [...connectorsKey, 'notices'],
  queryFn: ({ signal }) => connectorsApi.notices({ signal }),
  refetchOnMount: 'always',
});

const pollMs = 2_000;

/** The latest rounds of a connector, refetched while it is running. */
export const roundsQuery = ({ id, corriendo }: Pick<Connector, 'id' | 'corriendo'>) =>
  queryOptions({
    queryKey: [...connectorsKey, 'rounds', id],
    queryFn: ({ signal }) => connectorsApi.runs({ params: { id }, signal }),
    refetchOnMount: 'always',
    refetchInterval: corriendo ? pollMs : false,
  });

export const backfillsQuery = (id: number) =>
  queryOptions({
    queryKey: [...connectorsKey, 'backfills', id],
    queryFn: ({ signal }) => connectorsApi.backfills({ params: { id }, signal }),
    refetchOnMount: 'always',
  });
