import type { Page } from '@playwright/test';

declare global {
  /** The effects in the watched page since the last call. */
  var effects: string[];
  /** When it did the last of it. */
  var lastEffect: number;
}

/**
 * Detects whether a control has any noticeable effect. Installed before the page's own code:
 * counts changes of the document, of fields, of the focus and of places, and what leaves the page.
 */
export async function watchEffects(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const effects: string[] = [];
    Object.assign(globalThis, { effects, lastEffect: 0 });
    const spoken =
      /^(aria-(?!describedby|controls)|value$|checked$|hidden$|open$|href$|disabled$|src$|type$)/;
    const observer = new MutationObserver((mutations) => {
      for (const { type, attributeName, addedNodes, removedNodes } of mutations) {
        if (type === 'attributes' && !spoken.test(attributeName ?? '')) continue;
        if (type === 'childList' && addedNodes.length + removedNodes.length === 0) continue;
        effects.push(`${type} ${attributeName ?? ''}`.trim());
        globalThis.lastEffect = performance.now();
      }
    });
    observer.observe(document, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
    for (const name of ['input', 'change', 'scroll', 'close'] as const) {
      document.addEventListener(name, () => effects.push(name), { capture: true });
    }
    const said = (name: string) => () => {
      effects.push(name);
      return null;
    };
    window.print = said('print');
    window.open = said('open');
    navigator.clipboard.writeText = async () => {
      effects.push('clipboard');
    };
    navigator.share = async () => {
      effects.push('share');
    };
  });
}

/** Resolves when the page has been idle for a while: later effects are caused by the user. */
export async function quiet(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.now() - globalThis.lastEffect > 250, undefined, {
    polling: 50,
  });
}

/** How a control is found again: its role, its position, and its index among equals. */
export interface Control {
  key: string;
  /** For the report. */
  name: string;
  href: string | null;
}

const pressable =
  'button, a[href], select, input[type=checkbox], input[type=radio], [role=button], [role=switch], [role=tab], [role=menuitem]';

/** Out of use, or chosen already: choosing it once more changes nothing, and should not. */
const alreadySo =
  ':disabled, [aria-disabled=true], [data-disabled], input[type=radio]:checked, [aria-checked=true][role=radio], [role=tab][aria-selected=true], [aria-pressed=true], [aria-current]';

/**
 * What can be pressed in a part of the page. Of controls that repeat with the rows of a list, those of the
 * first row: the others are the same code.
 */
export async function controlsIn(page: Page, within: string): Promise<Control[]> {
  return page.evaluate(
    ({ part, selector, settled }) => {
      const found: { key: string; name: string; href: string | null }[] = [];
      const seen = new Map<string, number>();
      const repeated = new Set<string>();
      for (const root of document.querySelectorAll(part)) {
        for (const element of root.querySelectorAll<HTMLElement>(selector)) {
          if (element.matches(settled) || !element.checkVisibility({ visibilityProperty: true }))
            continue;
          const name = (element.ariaLabel ?? element.textContent ?? '').trim().slice(0, 80);
          const row = element.closest(
            'tr, li, article, [role=row], [role=option], [role=gridcell]',
          );
          const kind = `${element.tagName} ${element.getAttribute('role') ?? ''} ${element.getAttribute('type') ?? ''}`;
          if (row !== null && row.parentElement !== null) {
            const inRow = [...row.querySelectorAll(selector)].indexOf(element);
            const like = `${row.parentElement.className} ${row.className} ${kind} ${inRow} ${element.className}`;
            if (repeated.has(like)) continue;
            repeated.add(like);
          }
          // Times and counts may be others after a reload.
          const like = `${kind} ${name}`.replaceAll(/\d+/g, 'N');
          const place = seen.get(like) ?? 0;
          seen.set(like, place + 1);
          found.push({ key: `${like}#${place}`, name, href: element.getAttribute('href') });
        }
      }
      return found;
    },
    { part: within, selector: pressable, settled: alreadySo },
  );
}

/**
 * Presses a control as the keyboard would, without the pointer that would already show a tooltip, and
 * returns the noticed effect; `missing` when the control no longer exists.
 */
export async function press(
  page: Page,
  within: string,
  key: string,
): Promise<'missing' | 'nothing' | 'something'> {
  const before = page.url();
  let left = false;
  const leave = () => {
    left = true;
  };
  page.on('download', leave);
  page.on('filechooser', leave);
  try {
    const isThere = await page.evaluate(
      ({ part, selector, settled, wanted }) => {
        const seen = new Map<string, number>();
        const { effects } = globalThis;
        for (const root of document.querySelectorAll(part)) {
          for (const element of root.querySelectorAll<HTMLElement>(selector)) {
            if (element.matches(settled) || !element.checkVisibility({ visibilityProperty: true }))
              continue;
            const name = (element.ariaLabel ?? element.textContent ?? '').trim().slice(0, 80);
            const like =
              `${element.tagName} ${element.getAttribute('role') ?? ''} ${element.getAttribute('type') ?? ''} ${name}`.replaceAll(
                /\d+/g,
                'N',
              );
            const place = seen.get(like) ?? 0;
            seen.set(like, place + 1);
            if (`${like}#${place}` !== wanted) continue;
            element.focus({ preventScroll: true });
            effects.length = 0;
            if (element instanceof HTMLSelectElement) {
              const other = [...element.options].find(
                ({ value, disabled }) => value !== element.value && !disabled,
              );
              if (other === undefined) return true;
              // As the library listens: the setter of the element's own class, then the event.
              Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value')?.set?.call(
                element,
                other.value,
              );
              element.dispatchEvent(new Event('change', { bubbles: true }));
              // The event was made here and is no effect; that the choice is kept is one.
              effects.length = 0;
              setTimeout(() => {
                if (element.value === other.value) effects.push('kept');
              }, 300);
            } else {
              // Some listen to the button of the mouse, before it is a click.
              element.dispatchEvent(
                new MouseEvent('mousedown', { bubbles: true, cancelable: true }),
              );
              element.click();
            }
            // What is dragged does nothing when it is pressed: the keyboard picks it up.
            return element.hasAttribute('aria-roledescription') ? 'drag' : true;
          }
        }
        return false;
      },
      { part: within, selector: pressable, settled: alreadySo, wanted: key },
    );
    if (isThere === false) return 'missing';
    if (isThere === 'drag') await page.keyboard.press('Space');
    const noticed = await page
      .waitForFunction(() => globalThis.effects.length > 0, undefined, {
        timeout: 2_000,
        polling: 40,
      })
      .then(
        () => true,
        () => false,
      );
    return noticed || left || page.url() !== before ? 'something' : 'nothing';
  } finally {
    page.off('download', leave);
    page.off('filechooser', leave);
  }
}
