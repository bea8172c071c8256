import { contract } from '@pliego/contract/contract';
import { createMessage } from '@pliego/contract/message';
import { ProblemError } from '@pliego/contract/problem';
import { type AppEnv, implement, refuseOtherMethods, type Gate } from '@pliego/http/implement';
import { problemResponse, refusalResponse } from '@pliego/http/respond';
import { type Context, Hono } from 'hono';
import { compress } from 'hono/compress';
import type { Logger } from 'pino';
import { mountApiDocs, secureApiDocs } from './api-docs.ts';
import { auditHandlers } from './areas/audit/routes.ts';
import { attachmentHandlers } from './areas/attachments/routes.ts';
import { authHandlers } from './areas/auth/routes.ts';
import { boardHandlers } from './areas/board/routes.ts';
import { bookmarkHandlers } from './areas/bookmarks/routes.ts';
import { bulkHandlers } from './areas/bulk/routes.ts';
import { calendarFeedHandlers } from './areas/calendars/routes.ts';
import { companyHandlers } from './areas/company/routes.ts';
import type { Connectors } from './areas/connectors/connectors.ts';
import { connectorHandlers } from './areas/connectors/routes.ts';
import { deadlineHandlers } from './areas/deadlines/routes.ts';
import { exportHandlers } from './areas/exports/routes.ts';
import { followUpHandlers } from './areas/follow-up/routes.ts';
import { commentHandlers } from './areas/comments/routes.ts';
import { decisionHandlers } from './areas/decisions/routes.ts';
import { helpHandlers } from './areas/help/routes.ts';
import { newsHandlers } from './areas/news/routes.ts';
import { homeHandlers } from './areas/home/routes.ts';
import { homeWidgetHandlers } from './areas/home-widgets/routes.ts';
import { healthHandlers } from './areas/health/routes.ts';
import type { LiveHub } from './areas/notices/live-hub.ts';
import { mountLive } from './areas/notices/live-mount.ts';
import { keyHandlers } from './areas/keys/routes.ts';
import { assignRuleHandlers } from './areas/assign-rules/routes.ts';
import { matchHandlers } from './areas/matches/routes.ts';
import { productPriceHandlers } from './areas/prices/routes.ts';
import { noticeHandlers } from './areas/notices/routes.ts';
import type { ImportQueue } from './areas/sources/import-queue.ts';
import { mountSample } from './areas/sample/mount.ts';
import { privacyHandlers } from './areas/privacy/routes.ts';
import { ownProfileHandlers } from './areas/own-profile/routes.ts';
import { ownTenderHandlers } from './areas/own-tenders/routes.ts';
import { preparedExportHandlers } from './areas/prepared-exports/routes.ts';
import { productImportHandlers } from './areas/product-imports/routes.ts';
import { productProposalHandlers } from './areas/product-proposals/routes.ts';
import { productHandlers } from './areas/products/routes.ts';
import { marketHandlers } from './areas/market/routes.ts';
import { frameEmbeds, FrameSites } from './areas/report-embeds/frame-page.ts';
import type { EmbedReach } from './areas/report-embeds/embed-service.ts';
import { reportEmbedHandlers } from './areas/report-embeds/routes.ts';
import { frameReports } from './areas/report-links/frame-page.ts';
import { reportLinkHandlers } from './areas/report-links/routes.ts';
import { reportMailHandlers } from './areas/report-mails/routes.ts';
import { reportHandlers } from './areas/reports/routes.ts';
import { sampleHandlers } from './areas/sample/routes.ts';
import { sourceHandlers } from './areas/sources/routes.ts';
import { soldProductHandlers } from './areas/sold-products/routes.ts';
import { spreadsheetHandlers } from './areas/spreadsheets/routes.ts';
import { synonymHandlers } from './areas/synonyms/routes.ts';
import { tagHandlers } from './areas/tags/routes.ts';
import { taskHandlers } from './areas/tasks/routes.ts';
import { teamSheetHandlers } from '#server/areas/team-sheets/routes.ts';
import { tenderHandlers } from './areas/tenders/routes.ts';
import { userHandlers } from './areas/users/routes.ts';
import type { WebhookDependencies } from './areas/webhooks/deliver.ts';
import { viewHandlers } from './areas/views/routes.ts';
import { webhookHandlers } from './areas/webhooks/routes.ts';
import { workHandlers } from './areas/work/routes.ts';
import { workOrderHandlers } from './areas/work-orders/routes.ts';
import { noteSecure } from './auth/is-secure.ts';
import type { Caller } from './auth/caller.ts';
import { sessionGate } from './auth/gate.ts';
import type { ProviderReach } from './auth/identity-provider.ts';
import { withKeys } from './auth/key-gate.ts';
import { ProblemWithHeaders } from './auth/problem-with-headers.ts';
import { withOrigin } from './auth/origin.ts';
import { ofItsScreen } from './auth/screen-gate.ts';
import type { SecretBox } from './auth/secret-box.ts';
import { type Database, withoutParameters } from './db/database.ts';
import { databaseProblem, readingProblem } from './db/database-problem.ts';
import type { SampleMode } from './env.ts';
import { contentSecurityPolicy, securityHeaders } from './security-headers.ts';
import type { PostOffice } from './mail/post-office.ts';
import { isHangUp, refuseUnaddressed } from './malformed-request.ts';
import { mountMcp } from './mcp/mount-mcp.ts';
import { mountMetrics, type ServedMetrics } from './metrics.ts';
import { logRequests, noteReasons } from './request-log.ts';
import type { Wait } from './wait.ts';

export interface AppDependencies {
  database: Database;
  now: () => Date;
  log: Logger;
  version: string;
  imports: ImportQueue;
  connectors: Connectors;
  uploadsDir: string;
  sample: SampleMode;
  /** From 0 to below 1, for the sample areas. */
  random: () => number;
  /** For deadlines of an answer. */
  wait: Wait;
  mail: PostOffice;
  secrets: SecretBox;
  /** Who tells open pages what changed. */
  live: LiveHub;
  webhooks: WebhookDependencies;
  /** What may be reached of the identity providers of companies. */
  providers: ProviderReach;
  /** What may be reached of the services whose dashboards companies show. */
  embeds: EmbedReach;
  /** The public address of this server, for links in mails. Never taken from a request. */
  baseUrl: () => string;
  /** The address of the client, which rate limits count. */
  addressOf: (context: Context) => string;
  /** Whether a request came by https, which cookies and headers ask. */
  isSecure: (request: Request) => boolean;
  /** Null where nobody collects them. */
  metrics: ServedMetrics | null;
}

/** Mantine writes inline styles; files that were chosen are shown from the page's own memory. */
const pagePolicy = {
  ...contentSecurityPolicy,
  styleSrc: ["'self'", "'unsafe-inline'"],
  imgSrc: ["'self'", 'data:', 'blob:'],
};

/** Adds the headers of a refusal to its response. */
function withHeadersOf(error: ProblemError, response: Response): Response {
  if (!(error instanceof ProblemWithHeaders)) return response;
  for (const [name, value] of error.headers) response.headers.append(name, value);
  return response;
}

/** Writes every error as a problem. */
function answerErrors(app: Hono<AppEnv>, log: Logger): void {
  app.onError((error, context) => {
    const requestId = context.get('requestId');
    if (error instanceof ProblemError) {
      return withHeadersOf(error, refusalResponse(error, requestId));
    }
    if (isHangUp(error)) {
      return problemResponse('solicitud-malformada', requestId, {
        motivo: createMessage('solicitud-cortada'),
      });
    }
    log.error({ requestId, err: withoutParameters(error) }, 'request failed');
    const problemOf = /^(?:GET|HEAD)$/.test(context.req.method) ? readingProblem : databaseProblem;
    const { code, reason } = problemOf(error) ?? { code: 'error-interno' };
    return problemResponse(code, requestId, { motivo: reason });
  });
  app.notFound((context) =>
    problemResponse('no-encontrado', context.get('requestId'), {
      motivo: createMessage('direccion-vacia'),
    }),
  );
}

/** Adds what the gate says of a call to its answer, whatever that is. */
function addHeaders(app: Hono<AppEnv>, headers: WeakMap<Request, Headers>): void {
  app.use(async (context, next) => {
    await next();
    const said = headers.get(context.req.raw);
    for (const [name, value] of said ?? []) context.header(name, value);
  });
}

/** What a company sells. Lists come before the product of a number, whose path «importaciones» would be taken for. */
function mountCatalogue(
  app: Hono<AppEnv>,
  gate: Gate<Caller>,
  dependencies: AppDependencies,
): void {
  implement(app, gate, contract.matches.endpoints, matchHandlers(dependencies));
  implement(app, gate, contract.assignRules.endpoints, assignRuleHandlers(dependencies));
  implement(app, gate, contract.productProposals.endpoints, productProposalHandlers(dependencies));
  implement(app, gate, contract.soldProducts.endpoints, soldProductHandlers(dependencies));
  implement(app, gate, contract.synonyms.endpoints, synonymHandlers(dependencies));
  implement(app, gate, contract.prices.endpoints, productPriceHandlers(dependencies));
  implement(app, gate, contract.productImports.endpoints, productImportHandlers(dependencies));
  implement(app, gate, contract.products.endpoints, productHandlers(dependencies));
}

interface ReportDependencies extends Omit<AppDependencies, 'addressOf'> {
  addressOf: (request: Request) => string;
  frameSites: FrameSites;
}

/** What a company did, what the market does, and who else reads it. */
function mountReports(app: Hono<AppEnv>, gate: Gate<Caller>, around: ReportDependencies): void {
  implement(app, gate, contract.reports.endpoints, reportHandlers(around));
  implement(app, gate, contract.reportLinks.endpoints, reportLinkHandlers(around));
  implement(app, gate, contract.reportMails.endpoints, reportMailHandlers(around));
  implement(app, gate, contract.reportEmbeds.endpoints, reportEmbedHandlers(around));
  implement(app, gate, contract.market.endpoints, marketHandlers(around));
}

/** The API as one Fetch-standard app. `main.ts` serves it, and the files of the web. */
export function createApp(dependencies: AppDependencies): Hono<AppEnv> {
  const { log, version } = dependencies;
  const app = new Hono<AppEnv>();
  // Handlers get the request alone, without the connection it came by.
  const addresses = new WeakMap<Request, string>();
  const addressOf = (request: Request): string => addresses.get(request) ?? '';
  const knowing = { ...dependencies, addressOf };

  const metrics = dependencies.metrics?.metrics ?? null;
  logRequests(app, { ...dependencies, metrics }, addresses);
  app.use(noteSecure(dependencies.isSecure));
  secureApiDocs(app);
  frameReports(app, dependencies);
  const frameSites = new FrameSites();
  frameEmbeds(app, frameSites);
  app.use(...securityHeaders(pagePolicy));
  app.use('/api/*', compress());
  app.use('/ics/*', compress());
  noteReasons(app);
  answerErrors(app, log);
  refuseUnaddressed(app);
  const answerHeaders = new WeakMap<Request, Headers>();
  addHeaders(app, answerHeaders);

  const byKeyOrSession = withKeys(sessionGate(dependencies), {
    ...dependencies,
    addressOf,
    answerHeaders,
  });
  const anyScreen = withOrigin(byKeyOrSession, addressOf);
  implement(app, anyScreen, contract.health.endpoints, healthHandlers(dependencies));
  implement(app, anyScreen, contract.auth.endpoints, authHandlers(knowing));
  const gate = ofItsScreen(anyScreen);
  implement(app, gate, contract.home.endpoints, homeHandlers(dependencies));
  implement(app, gate, contract.homeWidgets.endpoints, homeWidgetHandlers(dependencies));
  // Before the tender of a number, whose path «exportar», «masivo» and «tablero» would be taken for.
  implement(app, gate, contract.exports.endpoints, exportHandlers(dependencies));
  implement(app, gate, contract.preparedExports.endpoints, preparedExportHandlers(dependencies));
  implement(app, gate, contract.bulk.endpoints, bulkHandlers(dependencies));
  implement(app, gate, contract.teamSheets.endpoints, teamSheetHandlers(dependencies));
  implement(app, gate, contract.ownTenders.endpoints, ownTenderHandlers(dependencies));
  implement(app, gate, contract.board.endpoints, boardHandlers(dependencies));
  implement(app, gate, contract.deadlines.endpoints, deadlineHandlers(dependencies));
  implement(app, gate, contract.calendars.endpoints, calendarFeedHandlers(knowing));
  implement(app, gate, contract.tenders.endpoints, tenderHandlers(dependencies));
  mountReports(app, gate, { ...knowing, frameSites });
  implement(app, gate, contract.work.endpoints, workHandlers(dependencies));
  implement(app, gate, contract.comments.endpoints, commentHandlers(dependencies));
  implement(app, gate, contract.tasks.endpoints, taskHandlers(dependencies));
  implement(app, gate, contract.attachments.endpoints, attachmentHandlers(dependencies));
  implement(app, gate, contract.decisions.endpoints, decisionHandlers(dependencies));
  implement(app, gate, contract.workOrders.endpoints, workOrderHandlers(dependencies));
  implement(app, gate, contract.company.endpoints, companyHandlers(knowing));
  implement(app, gate, contract.privacy.endpoints, privacyHandlers(knowing));
  implement(app, gate, contract.ownProfile.endpoints, ownProfileHandlers(knowing));
  implement(app, gate, contract.tags.endpoints, tagHandlers(dependencies));
  implement(app, gate, contract.users.endpoints, userHandlers(knowing));
  implement(app, gate, contract.sources.endpoints, sourceHandlers(dependencies));
  implement(app, gate, contract.spreadsheets.endpoints, spreadsheetHandlers(dependencies));
  implement(app, gate, contract.connectors.endpoints, connectorHandlers(dependencies));
  implement(app, gate, contract.followUp.endpoints, followUpHandlers(dependencies));
  implement(app, gate, contract.notices.endpoints, noticeHandlers(dependencies));
  implement(app, gate, contract.webhooks.endpoints, webhookHandlers(knowing));
  mountCatalogue(app, gate, dependencies);
  implement(app, gate, contract.audit.endpoints, auditHandlers(dependencies));
  implement(app, gate, contract.keys.endpoints, keyHandlers(dependencies));
  implement(app, gate, contract.bookmarks.endpoints, bookmarkHandlers(dependencies));
  implement(app, gate, contract.views.endpoints, viewHandlers(dependencies));
  implement(app, gate, contract.help.endpoints, helpHandlers(dependencies));
  implement(app, gate, contract.news.endpoints, newsHandlers(dependencies));
  implement(app, gate, contract.sample.endpoints, sampleHandlers(dependencies));
  mountMcp(app, { version, scopesOf: (request) => byKeyOrSession.scopesOf(request) });
  mountLive(app, gate, dependencies.live);
  if (dependencies.sample === 'server') mountSample(app, gate, dependencies);
  refuseOtherMethods(app, contract);

  if (dependencies.metrics !== null) mountMetrics(app, dependencies.metrics);
  mountApiDocs(app, version);
  return app;
}
