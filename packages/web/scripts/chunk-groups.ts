import type { Plugin, Rolldown } from 'vite';

/**
 * Which modules travel together. Left alone, the bundler makes a file of every set of modules that the same
 * pages share: a hundred for one page, most of a few hundred bytes, each with a question and an answer of its
 * own. Here they are put together by who needs them; what few pages share is left as it is.
 */

type Graph = Pick<Rolldown.PluginContext, 'getModuleIds' | 'getModuleInfo'>;

/**
 * Of the first load, what does not change with each version of ours: in two files, because a connection starts
 * slowly, and two bring the same in less time than one.
 */
const react = /\/node_modules\/(react-dom|scheduler)\//;
const base =
  /\/node_modules\/(react|use-sync-external-store|@tanstack\/(react-router|router-core|history|store|react-store|react-query|query-core)|i18next|react-i18next|zustand)\//;

/** The screen before signing in loads little: what it shares with the rest stands apart. */
const door = /\/src\/areas\/auth\/(auth-frame|login-page)\.tsx$/;
const rules = /\/node_modules\/zod\//;
/** What it fetches once it stands: above all what answers are read by, which every other page needs too. */
const afterDoor =
  /\/src\/(api\/(session-query|areas\/auth)\.ts|areas\/auth\/(demo-accounts\.tsx|form-rules\.ts))$/;
const shell = /\/src\/app\/mantine\.tsx$/;
const library = /\/node_modules\//;
const registry = /\/src\/app\/pages\.ts$/;
const page = /\/src\/.*-page\.tsx$/;
/** The page one comes to first. */
const first = /\/src\/areas\/tenders\/list-page\.tsx$/;
/** Some pages have one, and it is heavier than the rest of what they share. */
const table = /\/(node_modules\/@tanstack\/(react-table|table-core)|src\/ui\/data-table)\//;
/** What so many pages share is worth having with any of them. */
const many = 12;
/** An icon is smaller than the question for it, and so is most of what others share with the first page. */
const icon = /\/@tabler\/.*\/Icon\w+\.mjs$/;
const few = 3;

/** The files by who needs them; each takes along what it needs and none before it has. */
const groups = [
  'door',
  'forms',
  'rules',
  'registry',
  'shell-libraries',
  'shell',
  'pages',
  'apps',
  'table',
  'tenders',
] as const;
type Group = (typeof groups)[number];

/** Files that only hand on what hundreds of others export. */
const barrel =
  /\/node_modules\/(@mantine\/\w+\/esm\/index\.mjs|@tabler\/icons-react\/dist\/esm\/(tabler-icons-react|icons\/index)\.mjs|@tanstack\/(react-query|query-core)\/build\/modern\/index\.js)$/;

/** What a module asks of others by name. */
const imports = /\bimport\s*\{[^}]*\}\s*from/g;

/** `use-media-query.mjs` as whoever imports it writes it: `useMediaQuery`. */
function nameOf(id: string): string {
  const name = id.slice(id.lastIndexOf('/') + 1).replace(/\.\w+$/, '');
  return name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

/** What comes with a module: through a barrel, only what the module names. */
function importsOf(graph: Graph, id: string): string[] {
  const { importedIds, code } = graph.getModuleInfo(id) ?? { importedIds: [], code: null };
  const named = new Set(code?.match(imports)?.flatMap((words) => words.match(/\w+/g) ?? []));
  return importedIds.flatMap((imported) =>
    barrel.test(imported)
      ? importedFrom(graph, imported).filter((offered) => named.has(nameOf(offered)))
      : imported,
  );
}

function importedFrom(graph: Graph, id: string): string[] {
  return (graph.getModuleInfo(id)?.importedIds ?? []).filter((offered) => !barrel.test(offered));
}

/** Everything that is loaded with some modules, themselves included. */
function closureOf(graph: Graph, roots: readonly string[]): Set<string> {
  const reached = new Set(roots);
  for (const id of reached) for (const imported of importsOf(graph, id)) reached.add(imported);
  return reached;
}

/** Everything that comes before any page. */
function atStart(graph: Graph): Set<string> {
  const ids = [...graph.getModuleIds()];
  return closureOf(
    graph,
    ids.filter((id) => graph.getModuleInfo(id)?.isEntry),
  );
}

/** In whose company each module travels; what is not in it goes where the bundler thinks best. */
function companies(graph: Graph): Map<string, Group> {
  const ids = [...graph.getModuleIds()];
  // Where a file of its own begins. It keeps its own: the service worker knows the screens by them.
  const entries = ids.filter((id) => graph.getModuleInfo(id)?.dynamicImporters.length);
  const loadedBy = (kind: RegExp) => {
    const roots = entries.filter((id) => kind.test(id));
    // A file that was moved would undo all of it, and nobody would notice.
    if (roots.length === 0) throw new Error(`No file begins at ${kind}: correct chunk-groups.ts`);
    return closureOf(graph, roots);
  };
  const atDoor = loadedBy(door);
  const early = [...atStart(graph), ...atDoor].find((id) => rules.test(id));
  if (early !== undefined) throw new Error(`Signing in waits for ${early}: see who imports it`);
  const comesAfter = loadedBy(afterDoor);
  const inShell = loadedBy(shell);
  const inRegistry = loadedBy(registry);
  const inFirst = loadedBy(first);
  const pages = entries
    .filter((id) => page.test(id) && !door.test(id))
    .map((id) => closureOf(graph, [id]));

  const companyOf = (id: string): Group | undefined => {
    const uses = pages.filter((reached) => reached.has(id)).length;
    if (atDoor.has(id)) return inShell.has(id) ? 'door' : uses > 0 ? 'forms' : undefined;
    if (comesAfter.has(id)) return inShell.has(id) || uses >= many ? 'rules' : undefined;
    if (inRegistry.has(id)) return 'registry';
    if (inShell.has(id)) return library.test(id) ? 'shell-libraries' : 'shell';
    if (!inFirst.has(id)) return uses >= (icon.test(id) ? few : many) ? 'apps' : undefined;
    if (table.test(id)) return 'table';
    return uses >= few ? 'pages' : uses > 1 ? 'tenders' : undefined;
  };
  const found = new Map<string, Group>();
  for (const id of ids) {
    // The shell holds some of those too, and would take them, and itself, along.
    const standsAlone = entries.includes(id) && !comesAfter.has(id);
    const company = standsAlone ? undefined : companyOf(id);
    if (company !== undefined) found.set(id, company);
  }
  return found;
}

/** Puts the modules that are loaded together into one file. */
export function chunkGroups(): Plugin {
  let companyOf = new Map<string, Group>();
  return {
    name: 'pliego-chunk-groups',
    apply: 'build',
    buildEnd() {
      companyOf = companies(this);
    },
    config: () => ({
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: 'react', priority: 3, test: react, tags: ['$initial'] },
                { name: 'base', priority: 2, test: base, tags: ['$initial'] },
                // The rest of the first load.
                { name: 'start', priority: 1, tags: ['$initial'] },
                ...groups.map((name) => ({
                  name,
                  test: (id: string) => companyOf.get(id) === name,
                })),
              ],
            },
          },
        },
      },
    }),
  };
}
