import { topics } from '@pliego/contract/messages/topics';
import type { Locale } from '#web/lib/locale.ts';
import { locales } from '#web/lib/locale.ts';

/** The texts of a namespace under their dotted keys. */
export type Leaves = Record<string, string>;
export type ByLocale = Partial<Record<Locale, Leaves>>;

type Module = Record<string, unknown>;

function isTree(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function leavesOf(tree: unknown, path = ''): Leaves {
  if (typeof tree === 'string') return { [path]: tree };
  if (!isTree(tree)) throw new Error(`${path} is neither a text nor a group of texts`);
  const parts = Object.entries(tree).map(([name, value]) =>
    leavesOf(value, path === '' ? name : `${path}.${name}`),
  );
  return Object.assign({}, ...parts);
}

/** The first exported object of each file is its texts. */
function textsIn(module: Module): Leaves {
  return leavesOf(Object.values(module)[0]);
}

const areaFiles = import.meta.glob<Module>('../../{areas,template}/*/messages/*.ts', {
  eager: true,
});
const listFiles = import.meta.glob<Module>('../../lists/messages/*.ts', { eager: true });
const ownFiles = import.meta.glob<Module>('../messages/*.ts', { eager: true });
const contractFiles = import.meta.glob<Module>('../../../../contract/src/messages/*.es.ts', {
  eager: true,
});

function localeIn(path: string): Locale | undefined {
  const name = path.split('/').at(-1)?.replace(/\.ts$/, '');
  // Each page of the catalogue has texts of its own.
  if (path.includes('/catalogue/'))
    return locales.find((locale) => `.${name}`.endsWith(`.${locale}`));
  return locales.find((locale) =>
    [locale, ...['pages', 'widgets', 'ficha', ...topics].map((one) => `${one}.${locale}`)].some(
      (known) => known === name,
    ),
  );
}

/** Folders write in kebab-case what the texts call in camelCase. */
function inCamelCase(name: string): string {
  return name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** `pages.es.ts` is of `pages`, `es.ts` of whatever its folder is of. */
function namespaceOf(path: string, folder: string): string {
  const name = /\/([\w-]+)\.\w+\.ts$/.exec(path)?.[1];
  return name === undefined ? folder : inCamelCase(name);
}

function collect(): Map<string, ByLocale> {
  const found = new Map<string, ByLocale>();
  const add = (namespace: string, locale: Locale, leaves: Leaves) => {
    const known = found.get(namespace) ?? {};
    found.set(namespace, { ...known, [locale]: { ...known[locale], ...leaves } });
  };
  for (const [path, module] of Object.entries(areaFiles)) {
    const locale = localeIn(path);
    const area = /(?:areas|template)\/([^/]+)\//.exec(path)?.[1];
    // The rest are parts of these.
    if (locale === undefined || area === undefined) continue;
    add(namespaceOf(path, inCamelCase(area)), locale, textsIn(module));
  }
  for (const [path, module] of Object.entries(listFiles)) {
    const locale = localeIn(path);
    // The rest are parts of these.
    if (locale !== undefined) add('lists', locale, textsIn(module));
  }
  for (const [path, module] of [...Object.entries(ownFiles), ...Object.entries(contractFiles)]) {
    const locale = localeIn(path);
    if (path.endsWith('/es-shell.ts')) add('common', 'es', textsIn(module));
    else if (locale !== undefined) add(namespaceOf(path, 'common'), locale, textsIn(module));
  }
  return found;
}

/** Every text of the web, by namespace and language. */
export const bundles = collect();

/** The plural forms a language has, as `Intl` and so i18next know them. */
export function formsOf(locale: Locale): string[] {
  return new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
}

/** A key without its plural form. */
export function stemOf(key: string): string {
  return key.replace(/_(zero|one|two|few|many|other)$/, '');
}

export function placeholdersIn(text: string): string[] {
  return [
    ...new Set(Array.from(text.matchAll(/\{\{([\w, ]+)\}\}/g), ([, name = '']) => name)),
  ].toSorted();
}
