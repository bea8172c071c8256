import { createMessage } from '@pliego/contract/message';
import type { AppEnv } from '@pliego/http/implement';
import { problemResponse } from '@pliego/http/respond';
import type { Hono } from 'hono';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { bearerOf, sameToken } from './auth/bearer.ts';

/** From a lookup to an upload, in seconds. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

export interface ServedRequest {
  method: string;
  /** The pattern that answered, `/api/licitaciones/:id`: never an address as it was asked for. */
  route: string;
  status: number;
  ms: number;
}

/** What a server tells about itself in numbers. Nothing of a company or a person is in it. */
export class Metrics {
  readonly #registry = new Registry();
  readonly #requests = new Histogram({
    name: 'pliego_http_request_duration_seconds',
    help: 'Time from the arrival of a request to its answer.',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers: [this.#registry],
  });

  constructor({ pendingImports }: { pendingImports: () => number }) {
    const imports: Gauge = new Gauge({
      name: 'pliego_imports_pending',
      help: 'Imports of this process that run or wait.',
      registers: [this.#registry],
      collect: () => imports.set(pendingImports()),
    });
    collectDefaultMetrics({ register: this.#registry });
  }

  observe({ method, route, status, ms }: ServedRequest): void {
    this.#requests.observe({ method, route, status }, ms / 1000);
  }

  /** The text form that Prometheus reads, and its media type. */
  async text(): Promise<{ body: string; contentType: string }> {
    return { body: await this.#registry.metrics(), contentType: this.#registry.contentType };
  }
}

/** Metrics, and the token that their collector has to send. */
export interface ServedMetrics {
  metrics: Metrics;
  token: string;
}

/** Answers the metrics to who has the token. Not part of the contract: no page asks for them. */
export function mountMetrics(app: Hono<AppEnv>, { metrics, token }: ServedMetrics): void {
  app.get('/api/metricas', async (context) => {
    if (!sameToken(bearerOf(context.req.header('authorization')), token)) {
      const motivo = createMessage('solo-con-token-de-metricas');
      return problemResponse('sin-permiso', context.get('requestId'), { motivo });
    }
    const { body, contentType } = await metrics.text();
    return context.body(body, 200, { 'content-type': contentType, 'cache-control': 'no-store' });
  });
}
