import { type ESTree, parseSync } from 'vite';

/** A demonstration of a page and the part of its file that it is made of. */
export interface Demo {
  name: string;
  code: string;
}

export interface PageSource {
  /** In the order of the file. */
  demos: Demo[];
  /** The parts that the page is about, by the module they come from. */
  parts: { name: string; from: string }[];
  /** Which properties its demonstrations give to each element, by the element's name. */
  given: Record<string, string[]>;
}

interface Imported {
  local: string;
  from: string;
  text: string;
}

/** What a name of the file stands for: its text, and where it stands. */
interface Named {
  name: string;
  text: string;
  start: number;
}

type Statement = ESTree.Program['body'][number];

const isComponent = (name: string) => /^[A-Z]/.test(name);

/** Reads a page of the catalogue: its exported components are its demonstrations. */
export function readPage(file: string, code: string): PageSource {
  const { program } = parseSync(file, code);
  const imports = program.body.flatMap((statement) => importsOf(statement, code));
  const demos: Named[] = [];
  const others: Named[] = [];
  let parts: string[] = [];
  let end = 0;
  for (const statement of program.body) {
    // With the comment above it.
    const text = code.slice(end, statement.end).trim();
    end = statement.end;
    if (statement.type === 'ImportDeclaration') continue;
    const isExported = statement.type === 'ExportNamedDeclaration';
    const declared = isExported ? statement.declaration : statement;
    for (const name of namesOf(declared)) {
      const named = { name, text, start: statement.start };
      if (isExported && name === 'parts') parts = stringsIn(code.slice(statement.start, end));
      else if (isExported && isComponent(name)) demos.push(named);
      else others.push(named);
    }
  }
  return {
    demos: demos.map((demo) => ({ name: demo.name, code: whole(demo, others, imports) })),
    parts: parts.map((name) => ({ name, from: sourceOf(name, imports) })),
    given: givenIn(program),
  };
}

function sourceOf(name: string, imports: readonly Imported[]): string {
  const root = name.split('.')[0];
  const found = imports.find(({ local }) => local === root);
  if (found === undefined) throw new Error(`The part ${name} is not imported by its page`);
  return found.from;
}

function importsOf(statement: Statement, code: string): Imported[] {
  if (statement.type !== 'ImportDeclaration') return [];
  const prefix = statement.importKind === 'type' ? 'type ' : '';
  return statement.specifiers.map((specifier) => ({
    local: specifier.local.name,
    from: statement.source.value,
    text:
      specifier.type === 'ImportSpecifier'
        ? `{ ${prefix}${code.slice(specifier.start, specifier.end)} }`
        : code.slice(specifier.start, specifier.end),
  }));
}

function namesOf(declared: unknown): string[] {
  if (!isNode(declared)) return [];
  const named: unknown[] = Array.isArray(declared['declarations'])
    ? declared['declarations']
    : [declared];
  return named.flatMap((node) => {
    const id = isNode(node) ? node['id'] : undefined;
    return isNode(id) && typeof id['name'] === 'string' ? [id['name']] : [];
  });
}

const stringsIn = (text: string) =>
  Array.from(text.matchAll(/'([^']+)'/g), ([, name = '']) => name);

const mentions = (text: string, name: string) => new RegExp(`\\b${name}\\b`).test(text);

/** A demonstration with what of its file it needs: imports, and what is declared beside it. */
function whole(demo: Named, others: readonly Named[], imports: readonly Imported[]): string {
  const needed = new Map<string, Named>();
  const follow = ({ text }: Named) => {
    for (const other of others) {
      if (needed.has(other.text) || !mentions(text, other.name)) continue;
      needed.set(other.text, other);
      follow(other);
    }
  };
  follow(demo);
  const texts = [...needed.values()].toSorted((a, b) => a.start - b.start).map(({ text }) => text);
  const body = [...texts, demo.text].join('\n\n');
  return `${importLines(imports, body)}\n\n${body}`.trim();
}

/** The imports that a text uses, one line a module. */
function importLines(imports: readonly Imported[], body: string): string {
  const byModule = new Map<string, Imported[]>();
  for (const one of imports) {
    if (mentions(body, one.local)) {
      byModule.set(one.from, [...(byModule.get(one.from) ?? []), one]);
    }
  }
  return [...byModule]
    .map(([from, used]) => {
      const names = used
        .map(({ text }) => text)
        .join(', ')
        .replaceAll(' }, { ', ', ');
      return `import ${names} from '${from}';`;
    })
    .join('\n');
}

type Node = Record<string, unknown>;
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/** `Menu.Item` of what stands before its properties. */
function elementName(name: unknown): string {
  if (!isNode(name)) return '';
  if (name['type'] === 'JSXMemberExpression')
    return `${elementName(name['object'])}.${elementName(name['property'])}`;
  return typeof name['name'] === 'string' ? name['name'] : '';
}

function givenIn(program: unknown): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(visit);
    if (!isNode(value)) return;
    if (value['type'] === 'JSXOpeningElement' && Array.isArray(value['attributes'])) {
      const attributes: unknown[] = value['attributes'];
      const names = attributes.flatMap((one) => (isNode(one) ? elementName(one['name']) : []));
      const element = elementName(value['name']);
      found[element] = [...new Set([...(found[element] ?? []), ...names])].filter(
        (name) => name !== '',
      );
    }
    Object.values(value).forEach(visit);
  };
  visit(program);
  return found;
}
