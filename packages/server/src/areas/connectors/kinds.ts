import type { ConnectorKind } from '@pliego/contract/areas/connector-shapes';
import type { SourceId } from '@pliego/sources/notice';

/** The fixed properties of a service. */
export interface KindRules {
  source: SourceId;
  /** The address of the service; null where every publisher has its own. */
  url: string | null;
  /** How the ticket is sent; null where none is required. */
  ticket: { in: 'query' | 'header'; name: string } | null;
  /** Requests a ticket may make in a Santiago day, and how many of them are for people alone. */
  quota: { limit: number; reserved: number } | null;
  /** Between the end of one request and the beginning of the next. */
  distanceMs: number;
  /** A request that takes longer is given up. */
  timeLimitMs: number;
}

/** The documented ten thousand a day; a fifth is never touched by what runs by itself. */
const ticketQuota = { limit: 10_000, reserved: 2_000 };

export const kindRules: Record<ConnectorKind, KindRules> = {
  'mercado-publico': {
    source: 'mercado-publico',
    url: 'https://api.mercadopublico.cl/servicios/v1/publico',
    ticket: { in: 'query', name: 'ticket' },
    quota: ticketQuota,
    distanceMs: 2_000,
    timeLimitMs: 60_000,
  },
  'compra-agil': {
    source: 'compra-agil',
    url: 'https://api2.mercadopublico.cl/v2',
    ticket: { in: 'header', name: 'ticket' },
    quota: ticketQuota,
    distanceMs: 2_000,
    // Its gateway gives up after 29 seconds; its own words are worth more than our silence.
    timeLimitMs: 40_000,
  },
  ocds: {
    source: 'ocds',
    url: null,
    ticket: null,
    quota: null,
    distanceMs: 1_000,
    timeLimitMs: 120_000,
  },
  placsp: {
    source: 'placsp',
    url: 'https://contrataciondelsectorpublico.gob.es/sindicacion/sindicacion_643/licitacionesPerfilesContratanteCompleto3.atom',
    ticket: null,
    quota: null,
    distanceMs: 1_000,
    timeLimitMs: 120_000,
  },
};

/** The most that one answer may weigh. */
export const largestBody = 64 * 1024 * 1024;
