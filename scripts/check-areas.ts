/**
 * An area has the same name in every package: what the contract names, server and web have, and no more. And style
 * sheets end where other files do: lint counts the lines of those that it reads.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Area, contract } from '@pliego/contract/contract';
import { sampleContract } from '@pliego/contract/sample-contract';

const packages = fileURLToPath(new URL('../packages', import.meta.url));

function foldersIn(path: string): string[] {
  if (!existsSync(path)) return [];
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
}

/** Folders and files write in kebab-case what the contract writes in camelCase. */
const folderOf = (name: string) =>
  name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const areas = new Map<string, Area>(
  [...Object.entries(contract), ...Object.entries(sampleContract)].map(([name, area]) => [
    folderOf(name),
    area,
  ]),
);
const problems: string[] = [];

for (const name of foldersIn(`${packages}/server/src/areas`)) {
  if (!areas.has(name))
    problems.push(`server has an area «${name}» that the contract does not name`);
}
for (const name of foldersIn(`${packages}/sample-api/src/areas`)) {
  if (areas.get(name)?.home !== 'sample') {
    problems.push(`sample-api has an area «${name}» that the sample contract does not name`);
  }
}
/** Screens on the calls of other areas. */
const borrowers = new Set(['account', 'catalogue', 'dashboards', 'dialogs', 'licence']);
for (const wing of ['areas', 'template']) {
  for (const name of foldersIn(`${packages}/web/src/${wing}`)) {
    if (!areas.has(name) && !borrowers.has(name))
      problems.push(`web has ${wing}/${name}, which the contract does not name`);
  }
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

const mostLines = 300;
const styles = readdirSync(`${packages}/web/src`, { recursive: true, encoding: 'utf8' }).filter(
  (path) => path.endsWith('.css'),
);
for (const path of styles) {
  const lines = readFileSync(`${packages}/web/src/${path}`, 'utf8').trimEnd().split('\n').length;
  if (lines > mostLines)
    problems.push(`web/src/${path} has ${lines} lines, more than ${mostLines}`);
}

for (const problem of problems) console.error(problem);
console.log(problems.length === 0 ? `${areas.size} areas agree.` : '');
process.exit(problems.length === 0 ? 0 : 1);
