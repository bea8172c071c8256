import { tabMemory } from '#web/lib/tab-memory.ts';
import { hasUnsaved } from '#web/ui/navigation/unsaved.ts';
import { EditedFields } from './edited-fields.ts';
import { LastUse } from './last-use.ts';
import { PendingReload } from './pending-reload.ts';
import { mayReloadAgain } from './reload-limit.ts';
import { keepReloadRule } from './reload-rule.ts';

const editedFields = new EditedFields();
const lastUse = new LastUse();

/** A dialog is in the middle of something, even before anything is typed into it. */
const openDialog = '[role=dialog][aria-modal=true], [role=alertdialog], dialog[open]';

/** The reload that a new version of the service worker requests. */
export const newVersionReload = new PendingReload({
  hasUnsent: () => editedFields.hasText() || hasUnsaved(),
  isInUse: () => lastUse.isRecent() || document.querySelector(openDialog) !== null,
  reload: () => {
    const memory = tabMemory();
    if (memory === null || mayReloadAgain(memory, Date.now())) location.reload();
  },
});

/** The worker downloads its files after the page has loaded its own, so that it does not delay the first paint. */
function whenLoaded(run: () => void): void {
  if (document.readyState === 'complete') run();
  else addEventListener('load', run, { once: true });
}

/** Registers the service worker, where the browser supports one. */
export function registerWorker(): void {
  // Not over plain http, except on this machine; and some browsers have none in private windows.
  if (!('serviceWorker' in navigator)) return;
  editedFields.watch(document);
  lastUse.watch(document);
  whenLoaded(() => {
    // Refused or unreachable: the app works as it does without one.
    keepReloadRule(navigator.serviceWorker, newVersionReload.request).catch(() => undefined);
  });
}
