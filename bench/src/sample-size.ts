import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';

const root = fileURLToPath(new URL('../..', import.meta.url));
const source = 'packages/sample-api/src';

/** What only a seed loads is left out with it. */
const isSeed = ({ facadeModuleId }: Rolldown.OutputChunk) =>
  /\/(seed|knowledge)\.ts$/.test(facadeModuleId ?? '');

/** Every file that the entries ask for, at once or with the first call of an area. */
function reachable(chunks: readonly Rolldown.OutputChunk[]): Rolldown.OutputChunk[] {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const reached = new Set<Rolldown.OutputChunk>();
  const visit = (chunk: Rolldown.OutputChunk | undefined) => {
    if (chunk === undefined || reached.has(chunk) || isSeed(chunk)) return;
    reached.add(chunk);
    for (const name of [...chunk.imports, ...chunk.dynamicImports]) visit(byName.get(name));
  };
  for (const chunk of chunks) if (chunk.isEntry) visit(chunk);
  return [...reached];
}

/**
 * The sample API as a page loads it, without its seeds, in kB: the app, the page's store, every area's
 * schemas and handlers, and all they stand on, each file gzipped by itself. Much of it, zod above all, the
 * web has loaded already; here it counts.
 */
export async function sampleAppKilobytes(): Promise<number> {
  const built = await build({
    configFile: false,
    root,
    publicDir: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2023',
      modulePreload: false,
      rolldownOptions: {
        input: { app: `${source}/app.ts`, store: `${source}/memory-store.ts` },
        preserveEntrySignatures: 'strict',
      },
    },
  });
  const outputs = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
  const chunks = outputs.flatMap((output) => (output.type === 'chunk' ? [output] : []));
  const sizes = reachable(chunks).map(({ code }) => gzipSync(code, { level: 9 }).length);
  return sizes.reduce((sum, size) => sum + size, 0) / 1000;
}
