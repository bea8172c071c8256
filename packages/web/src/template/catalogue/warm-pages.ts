import { cataloguePages } from './catalogue-pages.ts';
import { loadPage } from './load-page.ts';
import type { CatalogueName } from './texts.ts';

/** For tests: what is read about a page takes the compiler a while, once, and is no part of how long a screen takes. */
export async function warmPages(...names: readonly CatalogueName[]): Promise<void> {
  for (const { name, target } of cataloguePages) {
    if (names.includes(name)) await loadPage(name, target);
  }
}
