import { statfs } from 'node:fs/promises';

/** Below this the embedded database is not given more: full, it stops answering altogether. */
const reserveBytes = 256 * 1024 * 1024;

/** Whether the disk of a folder still has the reserve free. */
export function roomOn(folder: string): () => Promise<boolean> {
  return async () => {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize > reserveBytes;
  };
}
