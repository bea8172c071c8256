import * as z from 'zod/mini';

/** Entry of session storage with what stood in the fields of a page when it was reloaded. */
const storageKey = 'pliego-escrito';

/** How long the fields may take to come back: they stand in a page that loads its code first. */
const patienceMs = 8_000;

const TypedText = z.object({
  /** Path of the page: on another one the same name means another field. */
  path: z.string(),
  /** Name of the field that had the focus. */
  focus: z.nullable(z.string()),
  fields: z.record(z.string(), z.string()),
});
type TypedText = z.infer<typeof TypedText>;

type Field = HTMLInputElement | HTMLTextAreaElement;

/** Fields with a name that hold words. Never a password, nor a code that stands for one. */
const fieldsOfText =
  'textarea[name]:not([readonly]), input[name]:not([readonly], [autocomplete=one-time-code]):is([type=text], [type=email], [type=search], [type=tel], [type=url])';

function findFields(): Field[] {
  return [...document.querySelectorAll<Field>(fieldsOfText)];
}

/** Right before the page reloads itself: what was typed and not sent yet. */
export function keepTypedText(): void {
  const typed = findFields().filter(({ value }) => value !== '');
  if (typed.length === 0) return;
  const kept: TypedText = {
    path: location.pathname,
    focus: document.activeElement?.getAttribute('name') ?? null,
    fields: Object.fromEntries(typed.map(({ name, value }) => [name, value])),
  };
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(kept));
  } catch {
    // Storage is blocked or full.
  }
}

function takeKept(): TypedText | null {
  try {
    const stored = sessionStorage.getItem(storageKey);
    if (stored === null) return null;
    sessionStorage.removeItem(storageKey);
    const kept = TypedText.safeParse(JSON.parse(stored));
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

/** After that reload: each text into its field as soon as that is there, unless it was typed in again. */
export function putTypedTextBack(): void {
  const kept = takeKept();
  if (kept === null) return;
  const waiting = new Map(Object.entries(kept.fields));
  const fill = () => {
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
