import { MantineProvider } from '@mantine/core';
import { abilityOf } from '@pliego/contract/abilities';
import type { Session } from '@pliego/contract/areas/auth-shapes';
import { createSampleApp } from '@pliego/sample-api/app';
import { memoryStore } from '@pliego/sample-api/memory-store';
import { seededRandom } from '@pliego/sample-api/random';
import { QueryClientProvider } from '@tanstack/react-query';
import {
  type AnyRoute,
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { vi } from 'vitest';
import { createQueryClient } from '#web/api/query-client.ts';
import { sessionKey } from '#web/api/session.ts';
import { UiTextsInLanguage } from '#web/app/ui-texts.tsx';
import { WidgetTexts } from '#web/app/widget-texts.tsx';
import { i18n } from '#web/i18n/setup.ts';
import { parseSearch, stringifySearch } from '#web/lib/search-params.ts';
import { buildTheme } from '#web/ui/theme/theme.ts';
import { ToastArea } from '#web/ui/feedback/toast-area.tsx';

// Without its style sheet, which would be read again for every element that is looked for, and without transitions.
const theme = buildTheme({
  closeToast: i18n.t('shell.closeToast'),
  showPassword: i18n.t('password.show'),
});

const session: Session = {
  userData: {
    id: 1,
    fullName: 'Antonia Riquelme',
    username: 'antonia',
    email: 'admin@andes.demo',
    avatar: null,
    role: 'admin',
    ability: abilityOf('admin', 1),
    empresas: [{ id: 1, nombre: 'Andes', role: 'admin' }],
    plantilla: true,
  },
  empresa: 1,
};

/** A server that keeps the sample data of one test. */
function startServer(now: Date) {
  const clock = () => now;
  const app = createSampleApp({ clock, random: seededRandom(1), store: memoryStore(clock) });
  const calls: string[] = [];
  /** What is answered with an error: calls whose method and path match it. */
  let failing: RegExp | null = null;
  const answer = async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url);
    if (pathname === '/api/muestra') return Response.json({ en: 'servidor' });
    const call = `${request.method} ${pathname}`;
    calls.push(call);
    if (failing?.test(call) === true) {
      const problem = { type: 'about:blank', title: 'Error', status: 500, code: 'error-interno' };
      return Response.json(problem, { status: 500 });
    }
    return app.fetch(request);
  };
  return {
    answer,
    calls,
    failOn: (pattern: RegExp | null) => {
      failing = pattern;
    },
  };
}

interface OpenOptions {
  /** The routes of the area, below the shell. */
  routes: (shell: AnyRoute) => readonly AnyRoute[];
  now: Date;
}

/**
 * A page of the template as an administrator sees it, without the shell around it: its own routes, texts and calls,
 * and behind them the sample API with data of its own.
 */
export function openPage(path: string, { routes, now }: OpenOptions) {
  vi.useFakeTimers({ toFake: ['Date'], now });
  const server = startServer(now);
  vi.stubGlobal('fetch', server.answer);
  const queryClient = createQueryClient(() => undefined);
  const { queries } = queryClient.getDefaultOptions();
  // What fails is shown at once, and not after pauses.
  queryClient.setDefaultOptions({ queries: { ...queries, retry: false } });
  queryClient.setQueryData(sessionKey, session);
  const root = createRootRoute();
  const shell = createRoute({ getParentRoute: () => root, id: 'shell' });
  const router = createRouter({
    routeTree: root.addChildren([shell.addChildren([...routes(shell)])]),
    history: createMemoryHistory({ initialEntries: [path] }),
    parseSearch,
    stringifySearch,
  });
  render(
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <MantineProvider
          theme={theme}
          env="test"
          withCssVariables={false}
          withGlobalClasses={false}
        >
          <UiTextsInLanguage>
            <WidgetTexts>
              <RouterProvider router={router} />
              <ToastArea />
            </WidgetTexts>
          </UiTextsInLanguage>
        </MantineProvider>
      </QueryClientProvider>
    </I18nextProvider>,
  );
  return { user: userEvent.setup(), server, router };
}
