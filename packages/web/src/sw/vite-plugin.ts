import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin, type ResolvedConfig, type Rolldown } from 'vite';
import { type BuiltChunk, type PrecachedFile, precachedAssets } from './precached-files.ts';

const source = fileURLToPath(new URL('sw.ts', import.meta.url));
const hash = (content: string | Uint8Array) =>
  createHash('sha256').update(content).digest('hex').slice(0, 16);

function readChunk(chunk: Rolldown.OutputChunk): BuiltChunk {
  const { fileName, facadeModuleId, isEntry, imports } = chunk;
  const css = [...(chunk.viteMetadata?.importedCss ?? [])];
  return { fileName, facade: facadeModuleId, isEntry, imports, css };
}

/** Icons, manifest, what stands before the first paint; pictures of sample data are left for later. */
function publicFiles(folder: string): PrecachedFile[] {
  const icons = join(folder, 'app-icons');
  return [folder, icons]
    .flatMap((place) => readdirSync(place, { withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => ({
      url: `/${relative(folder, path).replaceAll('\\', '/')}`,
      revision: hash(readFileSync(path)),
    }));
}

/** One file without imports, which every browser with service workers reads. */
async function bundleWorker(files: PrecachedFile[], { root, build: { minify } }: ResolvedConfig) {
  const built = await build({
    configFile: false,
    root,
    publicDir: false,
    logLevel: 'warn',
    define: { PRECACHED_FILES: JSON.stringify(files) },
    build: {
      write: false,
      minify,
      target: 'es2023',
      modulePreload: false,
      rolldownOptions: { input: source, output: { format: 'iife', entryFileNames: 'sw.js' } },
    },
  });
  const outputs = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
  const code = outputs.find((output) => output.type === 'chunk')?.code;
  if (code === undefined) throw new Error('The service worker was not built');
  return code;
}

/** Builds `/sw.js`, under its own name at the root, with the list of the files it puts in place. */
export function serviceWorker(): Plugin {
  let config: ResolvedConfig | undefined;
  return {
    name: 'pliego-service-worker',
    apply: 'build',
    enforce: 'post',
    configResolved: (resolved) => {
      config = resolved;
    },
    async generateBundle(_, bundle) {
      if (config === undefined) return;
      const outputs = Object.values(bundle);
      const chunks = outputs.filter((output) => output.type === 'chunk').map(readChunk);
      const page = bundle['index.html'];
      if (page?.type !== 'asset') this.error('index.html is not in the bundle yet');
      const files = [
        { url: '/index.html', revision: hash(page.source) },
        ...publicFiles(config.publicDir),
        ...precachedAssets(chunks).map((name) => ({ url: `/${name}`, revision: null })),
      ];
      const code = await bundleWorker(files, config);
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: code });
    },
  };
}
