import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { build } from 'vite';

const root = resolve(import.meta.dirname, '../..');
/** Where the modules are served, beside the app and under its content security policy. */
const folder = '/modulos/';

export type PageModules = Map<string, string>;

/**
 * Builds modules of the project as the app is built, each under its name and with its exports, so that a
 * page can import them. The app itself has no door to its inside.
 */
export async function buildModules(
  input: Record<string, string>,
  testLibrary = 'page/law-collector.ts',
): Promise<PageModules> {
  const built = await build({
    configFile: false,
    root,
    base: folder,
    publicDir: false,
    logLevel: 'error',
    // Laws and tests are written for the test library, which runs in no page.
    resolve: { alias: { vitest: resolve(import.meta.dirname, testLibrary) } },
    build: {
      write: false,
      target: 'es2023',
      modulePreload: false,
      rolldownOptions: {
        input: Object.fromEntries(
          Object.entries(input).map(([name, path]) => [name, resolve(root, path)]),
        ),
        preserveEntrySignatures: 'strict',
        output: { entryFileNames: '[name].js', chunkFileNames: 'chunk-[hash].js' },
      },
    },
  });
  const outputs = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
  const chunks = outputs.flatMap((output) => (output.type === 'chunk' ? [output] : []));
  return new Map(chunks.map(({ fileName, code }) => [folder + fileName, code]));
}

export async function serveModules(page: Page, modules: PageModules): Promise<void> {
  await page.route(`**${folder}*`, async (route) => {
    const body = modules.get(new URL(route.request().url()).pathname);
    await (body === undefined
      ? route.fulfill({ status: 404 })
      : route.fulfill({ body, contentType: 'text/javascript' }));
  });
}

/** Puts everything a module exports on `window`, under the module's name. */
export async function importModule(page: Page, name: string): Promise<void> {
  // As a text: the import must be the browser's own.
  await page.evaluate(
    `import('${folder}${name}.js').then((module) => { window['${name}'] = module; })`,
  );
}
