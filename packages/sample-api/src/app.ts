import type { EndpointDefinition } from '@pliego/contract/endpoint';
import { createMessage } from '@pliego/contract/message';
import { ProblemError } from '@pliego/contract/problem';
import { sampleAreaAt, type SampleAreaName } from '@pliego/contract/sample-calls';
import { type AppEnv, implement, refuseOtherMethods } from '@pliego/http/implement';
import { problemResponse, refusalResponse } from '@pliego/http/respond';
import type { Context } from 'hono';
import { HonoBase } from 'hono/hono-base';
import { TrieRouter } from 'hono/router/trie-router';
import { openGate, type SampleArea, type SampleGate, type SampleTools } from '#sample/area.ts';
import type { Person } from '#sample/cast.ts';
import type { Store } from '#sample/store.ts';

/** With a store, all callers share it; a gate identifies the caller and their store. */
export type SampleDependencies = SampleTools & {
  /** Receives internal errors, not refusals. What it throws is what the call rejects with. */
  report?: (error: unknown) => void;
} & ({ store: Store; whoIsThere?: () => Person | undefined } | { gate: SampleGate });

/** The app of an area receives the name of the call. */
type App = HonoBase<AppEnv & { Bindings: { requestId?: string } }>;
type Mount = (app: App, gate: SampleGate, tools: SampleTools) => void;

/** How to mount an area in an app. */
function mounted<Endpoints extends Record<string, EndpointDefinition>>({
  endpoints,
  handlers,
}: SampleArea<Endpoints>): Mount {
  return (app, gate, tools) => {
    implement(app, gate, endpoints, handlers(tools));
    refuseOtherMethods(app, { area: { endpoints } });
  };
}

/** The handlers of an area are loaded with its first call. */
const areas: Record<SampleAreaName, () => Promise<Mount>> = {
  todo: async () => mounted((await import('./areas/todo/routes.ts')).todoArea),
  chat: async () => mounted((await import('./areas/chat/routes.ts')).chatArea),
  email: async () => mounted((await import('./areas/email/routes.ts')).emailArea),
  invoices: async () => mounted((await import('./areas/invoices/routes.ts')).invoiceArea),
  calendar: async () => mounted((await import('./areas/calendar/routes.ts')).calendarArea),
  shop: async () => mounted((await import('./areas/shop/routes.ts')).shopArea),
  mainSearch: async () => mounted((await import('./areas/main-search/routes.ts')).mainSearchArea),
  demoUsers: async () => mounted((await import('./areas/demo-users/routes.ts')).demoUserArea),
  profile: async () => mounted((await import('./areas/profile/routes.ts')).profileArea),
  blog: async () => mounted((await import('./areas/blog/routes.ts')).blogArea),
  datatables: async () => mounted((await import('./areas/datatables/routes.ts')).datatableArea),
  pricing: async () => mounted((await import('./areas/pricing/routes.ts')).pricingArea),
  faq: async () => mounted((await import('./areas/faq/routes.ts')).faqArea),
  roles: async () => mounted((await import('./areas/roles/routes.ts')).roleArea),
  permissions: async () => mounted((await import('./areas/permissions/routes.ts')).permissionArea),
  cards: async () => mounted((await import('./areas/cards/routes.ts')).cardArea),
  accountSettings: async () =>
    mounted((await import('./areas/account-settings/routes.ts')).accountSettingArea),
  autocomplete: async () =>
    mounted((await import('./areas/autocomplete/routes.ts')).autocompleteArea),
  jwt: async () => mounted((await import('./areas/jwt/routes.ts')).jwtArea),
};

/** Names each call and turns errors into Problems. */
function newApp(nameOf: (context: Context) => string, report: (error: unknown) => void): App {
  // One router instead of three that compete: a page loads less.
  const app: App = new HonoBase({ router: new TrieRouter() });
  app.use(async (context, next) => {
    context.set('requestId', nameOf(context));
    await next();
  });
  app.onError((error, context) => {
    const requestId = context.get('requestId');
    if (error instanceof ProblemError) return refusalResponse(error, requestId);
    report(error);
    return problemResponse('error-interno', requestId);
  });
  app.notFound((context) =>
    problemResponse('no-encontrado', context.get('requestId'), {
      motivo: createMessage('direccion-vacia'),
    }),
  );
  return app;
}

/** The sample API as one Fetch-standard app, for a page, a test or the server. */
export function createSampleApp(dependencies: SampleDependencies): App {
  const { clock, random, report = () => undefined } = dependencies;
  const gate =
    'gate' in dependencies
      ? dependencies.gate
      : openGate(dependencies.store, dependencies.whoIsThere);

  const apps = new Map<SampleAreaName, App>();
  async function appOf(area: SampleAreaName): Promise<App> {
    const known = apps.get(area);
    if (known !== undefined) return known;
    // What could not be loaded is tried again with the next call.
    const mount = await areas[area]();
    // Another call may have loaded it meanwhile.
    const app = apps.get(area) ?? newApp((context) => context.env.requestId, report);
    if (!apps.has(area)) mount(app, gate, { clock, random });
    apps.set(area, app);
    return app;
  }

  let calls = 0;
  const app = newApp((context) => {
    calls += 1;
    // A server that hands a call over has named it already.
    return context.req.header('x-request-id') ?? `muestra-${calls}`;
  }, report);
  app.all('*', async (context) => {
    const area = sampleAreaAt(context.req.path);
    if (area === undefined) return context.notFound();
    const { fetch } = await appOf(area);
    return fetch(context.req.raw, { requestId: context.get('requestId') });
  });
  return app;
}
