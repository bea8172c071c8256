import { statfsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';

/** Below this the embedded database is not given imports. */
const reserveBytes = 256 * 1024 * 1024;

/** Whether the disk of a folder still has the reserve free. */
export function roomOn(folder: string): () => Promise<boolean> {
  return async () => {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize > reserveBytes;
  };
}

/**
 * Below this nothing is written: of a disk that is really full the embedded database could not even be opened again,
 * and reads would end too. It is three segments of its log.
 */
export const lastBytes = 48 * 1024 * 1024;

/** Whether the disk of a folder is too full for any write. */
export function isFull(folder: string): boolean {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize < lastBytes;
}
