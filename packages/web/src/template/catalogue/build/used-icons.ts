import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const library = '@tabler/icons-react';
const importPattern = /import \{([^}]*)\} from '@tabler\/icons-react'/g;

/** The icons that the files of the web import, but for those of the catalogue itself. */
export function usedIcons(source: string): string[] {
  const names = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.tsx') && !path.includes('catalogue'))
    .flatMap((path) => Array.from(readFileSync(join(source, path), 'utf8').matchAll(importPattern)))
    .flatMap(([, list = '']) => list.split(','))
    .map((name) => name.trim().split(' ')[0] ?? '')
    .filter((name) => /^Icon[A-Z0-9]/.test(name) && name !== 'IconProps');
  return [...new Set(names)].toSorted();
}

/** A module with those icons and no others: the library has thousands. */
export function usedIconsModule(source: string): string {
  const names = usedIcons(source).join(', ');
  return `import { ${names} } from '${library}';\nexport const usedIcons = { ${names} };\n`;
}
