import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { listenToBrowser } from './api/connection.ts';
import { createApp } from './app/create-app.ts';
import { showFatalError } from './app/fatal-error.ts';
import { registerWorker } from './app/offline/register-worker.ts';
import { Overlay } from './app/overlay.tsx';
import { Providers } from './app/providers.tsx';
import { disarmRouterReload, runVersion } from './app/stale-chunk.ts';
import { setupTexts } from './i18n/setup.ts';
import { defaultLocale } from './lib/locale.ts';
import { followOtherWindows } from './ui/layout/layout-store.ts';
import '#web/ui/theme/styles.css';
import '#web/ui/theme/mantine.css';

function place(id: string): HTMLElement {
  const element = document.getElementById(id);
  if (element === null) throw new Error(`index.html has no #${id}`);
  return element;
}

const root = place('root');

/** Also what no error boundary caught, after which React leaves nothing behind. */
function giveUp(error: unknown): void {
  reportError(error);
  setTimeout(() => showFatalError(root));
}

/** The browser's turn: what comes first is done in pieces, between which a phone answers a touch. */
const aMoment = () => new Promise((resolve) => setTimeout(resolve));

async function start(): Promise<void> {
  await aMoment();
  runVersion(import.meta.url);
  disarmRouterReload();
  listenToBrowser();
  followOtherWindows();
  await aMoment();
  // The first one a browser makes takes it a while; the screens then find it ready.
  new Intl.NumberFormat(defaultLocale).format(0);
  await aMoment();
  await setupTexts();
  await aMoment();
  const app = createApp();
  createRoot(place('overlay'), { identifierPrefix: 'overlay' }).render(
    <StrictMode>
      <Overlay app={app} />
    </StrictMode>,
  );
  await aMoment();
  // The loading screen of index.html stays until there is a page to put in its place.
  await app.router.load();
  app.onFirstPage();
  const page = createRoot(root, { onUncaughtError: giveUp });
  // Not in one piece: a phone answers a touch in between.
  startTransition(() =>
    page.render(
      <StrictMode>
        <Providers app={app} />
      </StrictMode>,
    ),
  );
}

if (import.meta.env.PROD) registerWorker();
start().catch(giveUp);
