/** An area has the same name in every package: what the contract names, server and web have, and no more. */
import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Area, contract } from '@pliego/contract/contract';

const packages = fileURLToPath(new URL('../packages', import.meta.url));

function foldersIn(path: string): string[] {
  if (!existsSync(path)) return [];
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
}

const areas = new Map<string, Area>(Object.entries(contract));
const problems: string[] = [];

for (const name of foldersIn(`${packages}/server/src/areas`)) {
  if (!areas.has(name))
    problems.push(`server has an area «${name}» that the contract does not name`);
}
for (const name of foldersIn(`${packages}/web/src/areas`)) {
  if (!areas.has(name)) problems.push(`web has an area «${name}» that the contract does not name`);
}
for (const [name, { home }] of areas) {
  const where = home === 'server' ? 'server' : 'sample-api';
  if (!existsSync(`${packages}/${where}/src/areas/${name}/routes.ts`)) {
    problems.push(`«${name}» lives in ${where}, which has no areas/${name}/routes.ts`);
  }
  if (!existsSync(`${packages}/contract/src/areas/${name}.ts`)) {
    problems.push(`the contract has no areas/${name}.ts`);
  }
}

for (const problem of problems) console.error(problem);
console.log(problems.length === 0 ? `${areas.size} areas agree.` : '');
process.exit(problems.length === 0 ? 0 : 1);
