import * as z from 'zod/mini';
import { useLayout } from '#web/ui/layout/layout-store.ts';
import { type Field, findFields, storageKey, type TypedText } from './typed-text.ts';

/** How long the fields may take to come back: they stand in a page that loads its code first. */
const patienceMs = 8_000;

const Kept: z.ZodMiniType<TypedText> = z.object({
  path: z.string(),
  focus: z.nullable(z.string()),
  fields: z.record(z.string(), z.string()),
  // What the version before kept has none.
  tabRegistro: z._default(z.nullable(z.boolean()), null),
});

function takeKept(): TypedText | null {
  try {
    const stored = sessionStorage.getItem(storageKey);
    if (stored === null) return null;
    sessionStorage.removeItem(storageKey);
    const kept = Kept.safeParse(JSON.parse(stored));
    return kept.success && kept.data.path === location.pathname ? kept.data : null;
  } catch {
    return null;
  }
}

/** As if typed: React watches the setter of the element itself and would not see a change otherwise. */
function write(field: Field, value: string): void {
  const own = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  Object.getOwnPropertyDescriptor(own.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Each text into its field as soon as that is there, unless it was typed in again. */
export function putBack(): void {
  const kept = takeKept();
  if (kept === null) return;
  useLayout.getState().set({ tabRegistro: kept.tabRegistro });
  const waiting = new Map(Object.entries(kept.fields));
  const fill = () => {
    if (location.pathname !== kept.path) {
      observer.disconnect();
      return;
    }
    for (const field of findFields()) {
      const value = waiting.get(field.name);
      if (value === undefined) continue;
      waiting.delete(field.name);
      if (field.value === '') write(field, value);
    }
    if (kept.focus !== null && document.activeElement === document.body) {
      document.querySelector<HTMLElement>(`[name="${CSS.escape(kept.focus)}"]`)?.focus();
    }
    if (waiting.size === 0) observer.disconnect();
  };
  const observer = new MutationObserver(fill);
  observer.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => observer.disconnect(), patienceMs);
  fill();
}
