import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { rm, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const run = (program: string, ...args: string[]): boolean => spawnSync(program, args).status === 0;

/** A disk of few megabytes, in memory. */
export class SmallDisk {
  readonly folder = mkdtempSync(join(tmpdir(), 'pliego-disk-'));
  readonly isMounted: boolean;

  constructor(megabytes: number) {
    this.isMounted = run('mount', '-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', this.folder);
  }

  /** Fills it but for some bytes. That takes a while, in which a test has to notice which connections end. */
  async fill(left: number): Promise<void> {
    const { bavail, bsize } = await statfs(this.folder);
    await writeFile(join(this.folder, 'ballast'), Buffer.alloc(bavail * bsize - left));
  }

  free(): Promise<void> {
    return rm(join(this.folder, 'ballast'));
  }

  remove(): void {
    if (this.isMounted) run('umount', '-l', this.folder);
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** Whether this user may mount one. */
export function canMount(): boolean {
  const disk = new SmallDisk(1);
  disk.remove();
  return disk.isMounted;
}
