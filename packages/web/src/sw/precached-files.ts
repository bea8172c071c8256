/** A file that is put in place with a version of the service worker, as its library reads it. */
export interface PrecachedFile {
  url: string;
  /** What changes with the content; null when the name already does. */
  revision: string | null;
}

/** What the law below looks at in a chunk of the build. */
export interface BuiltChunk {
  fileName: string;
  /** The module it was made for, with its path; null for what several share. */
  facade: string | null;
  isEntry: boolean;
  imports: readonly string[];
  css: readonly string[];
}

/**
 * What opens without a connection: the shell and what it is made of, sign-in, list and ficha. The other 150
 * pages are kept when they are first opened.
 */
const screens = [
  /\/src\/(api|i18n|lib|ui)\//,
  /\/src\/app\/(?!pages\/)/,
  /\/src\/app\/pages\/error-page\./,
  /\/src\/areas\/(auth|tenders)\//,
];

/** Texts of another language are kept when that language is first chosen. */
const foreignTexts = /[./](en|pt|fr|de)(-[a-z-]+)?\.ts$/;

function belongs(chunk: BuiltChunk): boolean {
  if (chunk.isEntry) return true;
  const { facade } = chunk;
  return facade !== null && screens.some((of) => of.test(facade)) && !foreignTexts.test(facade);
}

/** Every file of the build that those screens need, with what each of them imports in turn. */
export function precachedAssets(chunks: readonly BuiltChunk[]): string[] {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const files = new Set<string>();
  const take = (fileName: string) => {
    if (files.has(fileName)) return;
    files.add(fileName);
    const chunk = byName.get(fileName);
    for (const css of chunk?.css ?? []) files.add(css);
    for (const imported of chunk?.imports ?? []) take(imported);
  };
  for (const chunk of chunks) if (belongs(chunk)) take(chunk.fileName);
  return [...files].sort();
}
