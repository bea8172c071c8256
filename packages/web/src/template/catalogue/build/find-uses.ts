import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Use } from './about.ts';

interface ReadFile {
  target: string;
  /** Names and modules of its imports: `Pill ui/display/pill.tsx`. */
  imports: Set<string>;
}

const importPattern = /import (?:type )?\{([^}]*)\}\s*from\s*'([^']+)'/g;

/** The part of a path that is the same however it is written. */
const bare = (path: string) => path.replace(/^#web\//, '');

function importsIn(code: string): Set<string> {
  const found = new Set<string>();
  for (const [, names = '', from = ''] of code.matchAll(importPattern)) {
    for (const name of names.split(',')) found.add(`${name.trim().split(' ')[0]} ${bare(from)}`);
  }
  return found;
}

/** The first page that the routes of an area show. */
function targetOf(area: string): string | undefined {
  const routes = join(area, 'index.ts');
  if (!existsSync(routes)) return undefined;
  return /page: '([^']+)'/.exec(readFileSync(routes, 'utf8'))?.[1];
}

/** Which pages use what, by the imports of the files of their areas; those of the product come first. */
export class WebUses {
  private readonly source: string;
  private files: ReadFile[] | undefined;

  /** `root` is the folder of the web. */
  constructor(root: string) {
    this.source = join(root, 'src');
  }

  private read(): ReadFile[] {
    this.files ??= ['areas', 'template'].flatMap((wing) =>
      readdirSync(join(this.source, wing), { withFileTypes: true })
        .filter((entry) => entry.isDirectory() && entry.name !== 'catalogue')
        .flatMap(({ name }) => this.readArea(join(this.source, wing, name))),
    );
    return this.files;
  }

  private readArea(area: string): ReadFile[] {
    const target = targetOf(area);
    if (target === undefined) return [];
    return readdirSync(area, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.tsx') && !path.endsWith('.test.tsx'))
      .map((path) => ({ target, imports: importsIn(readFileSync(join(area, path), 'utf8')) }));
  }

  of(name: string, from: string): Use[] {
    const key = `${name.split('.')[0]} ${bare(from)}`;
    const counts = new Map<string, number>();
    for (const { target, imports } of this.read()) {
      if (imports.has(key)) counts.set(target, (counts.get(target) ?? 0) + 1);
    }
    return Array.from(counts, ([target, files]) => ({ target, files }));
  }
}
