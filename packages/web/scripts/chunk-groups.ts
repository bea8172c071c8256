import type { Plugin, Rolldown } from 'vite';

/**
 * Which modules travel together. Left alone, the bundler makes a file of every set of modules that the same
 * pages share: a hundred for one page, most of a few hundred bytes, each with a question and an answer of its
 * own. Here they are put together by who needs them; what few pages share is left as it is.
 */

type Graph = Pick<Rolldown.PluginContext, 'getModuleIds' | 'getModuleInfo'>;

/** Of the first load, what does not change with each version of ours. */
const base =
  /\/node_modules\/(react|react-dom|scheduler|use-sync-external-store|@tanstack\/(react-router|router-core|history|store|react-store|react-query|query-core)|i18next|react-i18next|zustand)\//;

/** The screen before signing in loads little: what it shares with the rest stands apart. */
const door = /\/src\/areas\/auth\/(auth-frame|login-page)\.tsx$/;
const rules = /\/node_modules\/zod\//;
/** What it fetches once it stands: above all what answers are read by, which every other page needs too. */
const afterDoor =
  /\/src\/(api\/(session-query|areas\/auth)\.ts|areas\/auth\/(demo-accounts\.tsx|form-rules\.ts))$/;
const shell = /\/src\/app\/mantine\.tsx$/;
const page = /\/src\/.*-page\.tsx$/;
/** The page one comes to first. */
const first = /\/src\/areas\/tenders\/list-page\.tsx$/;
/** What so many pages share is worth having with any of them. */
const many = 12;
/** An icon is smaller than the question for it. */
const icon = /\/@tabler\/.*\/Icon\w+\.mjs$/;
const few = 3;

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
function companies(graph: Graph): Map<string, string> {
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
  const inFirst = loadedBy(first);
  const pages = entries
    .filter((id) => page.test(id) && !door.test(id))
    .map((id) => closureOf(graph, [id]));

  const companyOf = (id: string): string | undefined => {
    const uses = pages.filter((reached) => reached.has(id)).length;
    if (atDoor.has(id)) return inShell.has(id) ? 'door' : uses > 0 ? 'forms' : undefined;
    if (comesAfter.has(id)) return inShell.has(id) || uses >= many ? 'rules' : undefined;
    if (inShell.has(id)) return 'shell';
    if (uses < (icon.test(id) ? few : many)) return undefined;
    return inFirst.has(id) ? 'pages' : 'apps';
  };
  const found = new Map<string, string>();
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
  let companyOf = new Map<string, string>();
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
                { name: 'base', priority: 2, test: base, tags: ['$initial'] },
                // The rest of the first load.
                { name: 'start', priority: 1, tags: ['$initial'] },
                ...['door', 'forms', 'rules', 'shell', 'pages', 'apps'].map((name) => ({
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
