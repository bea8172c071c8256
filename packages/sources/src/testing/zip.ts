import { strToU8, zipSync } from 'fflate';

/** The bytes of an archive with these files, by their paths. */
export function zipOf(files: Record<string, string | Uint8Array>): Uint8Array<ArrayBuffer> {
  const entries = Object.entries(files).map(
    ([path, content]) => [path, typeof content === 'string' ? strToU8(content) : content] as const,
  );
  return new Uint8Array(zipSync(Object.fromEntries(entries)));
}
