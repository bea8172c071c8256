import type { EndpointDefinition } from '@pliego/contract/endpoint';
import type { Gate, Handlers } from '@pliego/http/implement';
import type { Person } from '#sample/cast.ts';
import type { Store } from '#sample/store.ts';

/** Who calls, which here means: whose sample data is answered. */
export interface Visitor {
  store: Store;
  /** The signed-in person; without one the mail and the chat are those of the seeds. */
  me?: Person;
  /** Their number, where the store is shared by several people. */
  own?: number;
}

/** What handlers need besides their call. */
export interface SampleTools {
  clock: () => Date;
  /** From 0 to below 1. */
  random: () => number;
}

/** What an area exports: its handlers, one an endpoint, made with the tools. */
export type SampleHandlers<Endpoints extends Record<string, EndpointDefinition>> = (
  tools: SampleTools,
) => Handlers<Endpoints, Visitor>;

export type SampleGate = Gate<Visitor>;

/** For an app in a page: every call is allowed. */
export function openGate(store: Store, whoIsThere?: () => Person | undefined): SampleGate {
  return {
    identify: async () => {
      const me = whoIsThere?.();
      return me === undefined ? { store } : { store, me };
    },
    may: () => true,
  };
}

/** What an area's file offers: its calls and what answers them. */
export interface SampleArea<Endpoints extends Record<string, EndpointDefinition>> {
  endpoints: Endpoints;
  handlers: SampleHandlers<Endpoints>;
}

export function sampleArea<Endpoints extends Record<string, EndpointDefinition>>(
  endpoints: Endpoints,
  handlers: SampleHandlers<Endpoints>,
): SampleArea<Endpoints> {
  return { endpoints, handlers };
}
