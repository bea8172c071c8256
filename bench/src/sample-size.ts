import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';

const root = fileURLToPath(new URL('../..', import.meta.url));
const source = 'packages/sample-api/src';

/** Sizes in kB. */
export interface SampleSize {
  /** The app, the page's store, every area's schemas and handlers, and their dependencies. */
  whole: number;
  /** The part of it that every page of the panel has loaded before: what checks its own calls. */
  loadedBefore: number;
}

const named = (file: string) => /[/-]seed\.ts$/.test(file);

/** What only a seed loads is left out with it. */
const isSeed = ({ facadeModuleId, moduleIds }: Rolldown.OutputChunk) =>
  named(facadeModuleId ?? '') ||
  moduleIds.every((id) => named(id) || id.includes('rolldown/runtime'));

/** Of the bundler's own; the first file of every page has it. */
const isBundlers = ({ moduleIds }: Rolldown.OutputChunk) =>
  moduleIds.every((id) => id.includes('preload-helper'));

/** Every file that the entries load at once or, with `later`, with the first call of an area. */
function reachable(
  chunks: readonly Rolldown.OutputChunk[],
  entries: readonly string[],
  later: boolean,
): Set<Rolldown.OutputChunk> {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const reached = new Set<Rolldown.OutputChunk>();
  const visit = (chunk: Rolldown.OutputChunk | undefined) => {
    if (chunk === undefined || reached.has(chunk) || isSeed(chunk)) return;
    reached.add(chunk);
    for (const name of chunk.imports) visit(byName.get(name));
    if (later) for (const name of chunk.dynamicImports) visit(byName.get(name));
  };
  for (const chunk of chunks) if (chunk.isEntry && entries.includes(chunk.name)) visit(chunk);
  return reached;
}

const kilobytes = (chunks: readonly Rolldown.OutputChunk[]) =>
  chunks.reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0) / 1000;

/** The sample API as a page loads it, without its seeds: each file gzipped by itself. */
export async function sampleAppSize(): Promise<SampleSize> {
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
        input: {
          app: `${source}/app.ts`,
          store: `${source}/memory-store.ts`,
          panel: 'packages/web/src/api/areas/auth.ts',
        },
        preserveEntrySignatures: 'strict',
      },
    },
  });
  const outputs = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
  const chunks = outputs.flatMap((output) => (output.type === 'chunk' ? [output] : []));
  const before = reachable(chunks, ['panel'], false);
  const whole = [...reachable(chunks, ['app', 'store'], true)];
  return {
    whole: kilobytes(whole),
    loadedBefore: kilobytes(whole.filter((chunk) => before.has(chunk) || isBundlers(chunk))),
  };
}
