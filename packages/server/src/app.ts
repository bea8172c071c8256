import { randomUUID } from 'node:crypto';
import { contract } from '@pliego/contract/contract';
import { type ProblemCode, ProblemError } from '@pliego/contract/problem';
import { speakSpanish } from '@pliego/contract/spanish-issues';
import { docsPage } from '@pliego/http/docs-page';
import { type AppEnv, implement, refuseOtherMethods } from '@pliego/http/implement';
import { openApiOf } from '@pliego/http/openapi';
import { problemResponse } from '@pliego/http/respond';
import { type Context, Hono } from 'hono';
import { compress } from 'hono/compress';
import { secureHeaders } from 'hono/secure-headers';
import type { Logger } from 'pino';
import { authHandlers } from './areas/auth/routes.ts';
import { bookmarkHandlers } from './areas/bookmarks/routes.ts';
import { type Connectors, connectorHandlers } from './areas/connectors/routes.ts';
import { healthHandlers } from './areas/health/routes.ts';
import type { ImportQueue } from './areas/sources/import-queue.ts';
import { mountSample } from './areas/sample/mount.ts';
import { sampleHandlers } from './areas/sample/routes.ts';
import { sourceHandlers } from './areas/sources/routes.ts';
import { spreadsheetHandlers } from './areas/spreadsheets/routes.ts';
import { tagHandlers } from './areas/tags/routes.ts';
import { tenderHandlers } from './areas/tenders/routes.ts';
import { userHandlers } from './areas/users/routes.ts';
import { loggedPath } from './auth/account-token.ts';
import { sessionGate } from './auth/gate.ts';
import { ProblemWithHeaders } from './auth/problem-with-headers.ts';
import { ofItsScreen } from './auth/screen-gate.ts';
import type { SecretBox } from './auth/secret-box.ts';
import { type Database, isUnavailable, withoutParameters } from './db/database.ts';
import type { PostOffice } from './mail/post-office.ts';

export interface AppDependencies {
  database: Database;
  now: () => Date;
  log: Logger;
  version: string;
  imports: ImportQueue;
  connectors: Connectors;
  uploadsDir: string;
  /** Whether the demonstration areas are answered here, and not in the page. */
  keepsSample: boolean;
  /** From 0 to below 1, for the demonstration areas. */
  random: () => number;
  mail: PostOffice;
  secrets: SecretBox;
  /** Where people reach this server: what links in mails begin with. Never taken from a request. */
  baseUrl: () => string;
  /** Where a request comes from, as limits count it. */
  addressOf: (context: Context) => string;
}

/** No script, style or connection from anywhere but here; Mantine writes its styles inline. */
const contentSecurityPolicy = {
  defaultSrc: ["'self'"],
  styleSrc: ["'self'", "'unsafe-inline'"],
  imgSrc: ["'self'", 'data:', 'blob:'],
  objectSrc: ["'none'"],
  baseUri: ["'none'"],
  frameAncestors: ["'none'"],
  formAction: ["'self'"],
};

/** What a caught error is answered as; undefined when it is ours to mend and goes to the log. */
function problemOf(error: Error): { code: ProblemCode; detail: string } | undefined {
  if (isUnavailable(error)) {
    return {
      code: 'no-disponible',
      detail: 'La base de datos no responde. Vuelve a intentarlo en un momento.',
    };
  }
  return undefined;
}

/** Puts the headers of a refusal that has some onto its answer. */
function withHeadersOf(error: ProblemError, response: Response): Response {
  if (!(error instanceof ProblemWithHeaders)) return response;
  for (const [name, value] of error.headers) response.headers.append(name, value);
  return response;
}

/** The API as one Fetch-standard app. Serving it, and the web's files, is main.ts's affair. */
export function createApp(dependencies: AppDependencies): Hono<AppEnv> {
  speakSpanish();
  const { database, now, log, version } = dependencies;
  const app = new Hono<AppEnv>();
  // Handlers see the request alone; only here is it known which connection it came by.
  const addresses = new WeakMap<Request, string>();
  const addressOf = (request: Request): string => addresses.get(request) ?? '';

  app.use(async (context, next) => {
    const requestId = randomUUID();
    context.set('requestId', requestId);
    addresses.set(context.req.raw, dependencies.addressOf(context));
    const started = performance.now();
    await next();
    context.header('x-request-id', requestId);
    // The path without its query: what people search for is their affair.
    const { method } = context.req;
    const path = loggedPath(context.req.path);
    const ms = Math.round(performance.now() - started);
    log.info({ requestId, method, path, status: context.res.status, ms }, 'request');
  });
  app.use(secureHeaders({ contentSecurityPolicy, crossOriginEmbedderPolicy: false }));
  app.use('/api/*', compress());

  app.onError((error, context) => {
    const requestId = context.get('requestId');
    if (error instanceof ProblemError) {
      const response = problemResponse(error.code, error.message, requestId, error.extras);
      return withHeadersOf(error, response);
    }
    log.error({ requestId, err: withoutParameters(error) }, 'request failed');
    const known = problemOf(error);
    return known === undefined
      ? problemResponse(
          'error-interno',
          'No es culpa tuya. Vuelve a intentarlo; si sigue, avisa con este identificador.',
          requestId,
        )
      : problemResponse(known.code, known.detail, requestId);
  });
  app.notFound((context) =>
    problemResponse('no-encontrado', 'No hay nada en esta dirección.', context.get('requestId')),
  );

  const anyScreen = sessionGate(database, now);
  implement(app, anyScreen, contract.health.endpoints, healthHandlers(dependencies));
  implement(app, anyScreen, contract.auth.endpoints, authHandlers({ ...dependencies, addressOf }));
  const gate = ofItsScreen(anyScreen);
  implement(app, gate, contract.tenders.endpoints, tenderHandlers(dependencies));
  implement(app, gate, contract.tags.endpoints, tagHandlers(dependencies));
  implement(app, gate, contract.users.endpoints, userHandlers(dependencies));
  implement(app, gate, contract.sources.endpoints, sourceHandlers(dependencies));
  implement(app, gate, contract.spreadsheets.endpoints, spreadsheetHandlers(dependencies));
  implement(app, gate, contract.connectors.endpoints, connectorHandlers(dependencies));
  implement(app, gate, contract.bookmarks.endpoints, bookmarkHandlers(dependencies));
  implement(app, gate, contract.sample.endpoints, sampleHandlers(dependencies));
  if (dependencies.keepsSample) mountSample(app, gate, dependencies);
  refuseOtherMethods(app, contract);

  app.get('/api/openapi.json', (context) => context.json(openApiOf(contract, version)));
  app.get('/api/docs', (context) => context.html(docsPage(contract, version)));
  return app;
}
