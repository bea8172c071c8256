import { tabMemory } from '#web/lib/tab-memory.ts';
import type { LayoutState } from '#web/ui/layout/layout-state.ts';
import { useLayout } from '#web/ui/layout/layout-store.ts';

/** Entry of session storage with what stood in the fields of a page when it was reloaded. */
export const storageKey = 'pliego-escrito';

export interface TypedText {
  /** Path of the page: on another one the same name means another field. */
  path: string;
  /** Name of the field that had the focus. */
  focus: string | null;
  fields: Record<string, string>;
  /** Which of the two forms of the login page stood there: the fields of the other never come. */
  tabRegistro: LayoutState['tabRegistro'];
}

export type Field = HTMLInputElement | HTMLTextAreaElement;

/**
 * Fields with a name that hold words. Never a password, which is a text while it is shown, nor a code that
 * stands for one.
 */
const fieldsOfText =
  'textarea[name]:not([readonly]), input[name]:not([readonly], [autocomplete$=password], [autocomplete=one-time-code]):is([type=text], [type=email], [type=search], [type=tel], [type=url])';

export function findFields(): Field[] {
  return [...document.querySelectorAll<Field>(fieldsOfText)];
}

/** Right before the page reloads itself: what was typed and not sent yet. */
export function keepTypedText(): void {
  const typed = findFields().filter(({ value }) => value !== '');
  const { tabRegistro } = useLayout.getState();
  if (typed.length === 0 && tabRegistro !== true) return;
  const kept: TypedText = {
    path: location.pathname,
    focus: document.activeElement?.getAttribute('name') ?? null,
    fields: Object.fromEntries(typed.map(({ name, value }) => [name, value])),
    tabRegistro,
  };
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(kept));
  } catch {
    // Storage is blocked or full.
  }
}

/** After that reload: each text into its field as soon as that is there. */
export function putTypedTextBack(): void {
  if ((tabMemory()?.getItem(storageKey) ?? null) === null) return;
  // That it cannot be had leaves the text where it is kept, for the next reload.
  import('./put-text-back.ts').then(
    ({ putBack }) => putBack(),
    () => undefined,
  );
}
