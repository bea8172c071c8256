import type { EndpointDefinition } from '@pliego/contract/endpoint';
import { ProblemError } from '@pliego/contract/problem';
import { sampleContract as areas } from '@pliego/contract/sample-contract';
import { speakSpanish } from '@pliego/contract/spanish-issues';
import { type AppEnv, implement, refuseOtherMethods } from '@pliego/http/implement';
import { problemResponse } from '@pliego/http/respond';
import { HonoBase } from 'hono/hono-base';
import { TrieRouter } from 'hono/router/trie-router';
import { openGate, type SampleGate, type SampleHandlers, type SampleTools } from '#sample/area.ts';
import type { Store } from '#sample/store.ts';

/** With a store everyone who calls shares it; a gate says who calls and which store is theirs. */
export type SampleDependencies = SampleTools & {
  /** Told of what failed here and not because of the call. */
  report?: (error: unknown) => void;
} & ({ store: Store } | { gate: SampleGate });

type Mount = (app: HonoBase<AppEnv>, gate: SampleGate, tools: SampleTools) => void;

/** Mounts an area whose handlers and seeds are loaded when its first call comes. */
function area<Endpoints extends Record<string, EndpointDefinition>>(
  { endpoints }: { endpoints: Endpoints },
  load: () => Promise<SampleHandlers<Endpoints>>,
): Mount {
  return (app, gate, tools) => {
    let handlers: ReturnType<SampleHandlers<Endpoints>> | undefined;
    // What could not be loaded is tried again with the next call.
    implement(app, gate, endpoints, async () => (handlers ??= (await load())(tools)));
  };
}

const mounts: Record<keyof typeof areas, Mount> = {
  todo: area(areas.todo, async () => (await import('./areas/todo/routes.ts')).todoHandlers),
  chat: area(areas.chat, async () => (await import('./areas/chat/routes.ts')).chatHandlers),
  email: area(areas.email, async () => (await import('./areas/email/routes.ts')).emailHandlers),
  invoices: area(
    areas.invoices,
    async () => (await import('./areas/invoices/routes.ts')).invoiceHandlers,
  ),
  calendar: area(
    areas.calendar,
    async () => (await import('./areas/calendar/routes.ts')).calendarHandlers,
  ),
  mainSearch: area(
    areas.mainSearch,
    async () => (await import('./areas/main-search/routes.ts')).mainSearchHandlers,
  ),
  shop: area(areas.shop, async () => (await import('./areas/shop/routes.ts')).shopHandlers),
  demoUsers: area(
    areas.demoUsers,
    async () => (await import('./areas/demo-users/routes.ts')).demoUserHandlers,
  ),
  profile: area(
    areas.profile,
    async () => (await import('./areas/profile/routes.ts')).profileHandlers,
  ),
  blog: area(areas.blog, async () => (await import('./areas/blog/routes.ts')).blogHandlers),
  datatables: area(
    areas.datatables,
    async () => (await import('./areas/datatables/routes.ts')).datatableHandlers,
  ),
  pricing: area(
    areas.pricing,
    async () => (await import('./areas/pricing/routes.ts')).pricingHandlers,
  ),
  faq: area(areas.faq, async () => (await import('./areas/faq/routes.ts')).faqHandlers),
  roles: area(areas.roles, async () => (await import('./areas/roles/routes.ts')).roleHandlers),
  permissions: area(
    areas.permissions,
    async () => (await import('./areas/permissions/routes.ts')).permissionHandlers,
  ),
  cards: area(areas.cards, async () => (await import('./areas/cards/routes.ts')).cardHandlers),
  accountSettings: area(
    areas.accountSettings,
    async () => (await import('./areas/account-settings/routes.ts')).accountSettingHandlers,
  ),
  autocomplete: area(
    areas.autocomplete,
    async () => (await import('./areas/autocomplete/routes.ts')).autocompleteHandlers,
  ),
  jwt: area(areas.jwt, async () => (await import('./areas/jwt/routes.ts')).jwtHandlers),
};

/** The sample API as one Fetch-standard app, for a page, a test or the server. */
export function createSampleApp(dependencies: SampleDependencies): HonoBase<AppEnv> {
  speakSpanish();
  const { clock, random, report = () => undefined } = dependencies;
  const gate = 'gate' in dependencies ? dependencies.gate : openGate(dependencies.store);
  // One router instead of three that compete: a page loads less.
  const app = new HonoBase<AppEnv>({ router: new TrieRouter() });

  let calls = 0;
  app.use(async (context, next) => {
    calls += 1;
    // A server that hands a call over has named it already.
    context.set('requestId', context.req.header('x-request-id') ?? `muestra-${calls}`);
    await next();
  });
  app.onError((error, context) => {
    const requestId = context.get('requestId');
    if (error instanceof ProblemError) {
      return problemResponse(error.code, error.message, requestId, error.extras);
    }
    report(error);
    return problemResponse(
      'error-interno',
      'No es culpa tuya: fallaron los datos de muestra. Recarga la página y vuelve a intentarlo.',
      requestId,
    );
  });
  app.notFound((context) =>
    problemResponse('no-encontrado', 'No hay nada en esta dirección.', context.get('requestId')),
  );

  for (const mount of Object.values(mounts)) mount(app, gate, { clock, random });
  refuseOtherMethods(app, areas);
  return app;
}
