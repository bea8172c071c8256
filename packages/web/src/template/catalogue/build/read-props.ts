import {
  API,
  type Checker,
  type Program,
  type Symbol as TypeSymbol,
  type Type,
} from 'typescript/unstable/sync';
import type { Prop } from './about.ts';

/** Of the compiler's own constants, which it exports in files of its own. */
const callSignature = 0;
const optional = 16_777_216;
const alias = 2_097_152;

/** The types of the web, read once: the compiler takes some seconds for it. */
export class WebTypes {
  private readonly root: string;
  private api: API | undefined;
  private opened: { program: Program; checker: Checker } | undefined;

  /** `root` is the folder of the web. */
  constructor(root: string) {
    this.root = root;
  }

  private open() {
    if (this.opened !== undefined) return this.opened;
    const api = new API({ cwd: this.root });
    const snapshot = api.updateSnapshot({ openProjects: [`${this.root}/tsconfig.json`] });
    const [project] = snapshot.getProjects();
    if (project === undefined) throw new Error(`No project at ${this.root}`);
    this.opened = { program: project.program, checker: project.checker };
    this.api = api;
    return this.opened;
  }

  /** The compiler is a process of its own, which has to be ended. */
  close(): void {
    this.api?.close();
    this.api = undefined;
    this.opened = undefined;
  }

  private exported(file: string, name: string): TypeSymbol | undefined {
    const { program, checker } = this.open();
    const source = program.getSourceFile(file);
    const module = source === undefined ? undefined : checker.getSymbolAtLocation(source);
    const found = module === undefined ? undefined : checker.getMemberInModuleExports(module, name);
    if (found === undefined) return undefined;
    return (found.flags & alias) === 0 ? found : checker.getAliasedSymbol(found);
  }

  /** All properties of a part of ours, by the parameter of its function. */
  ofOwn(file: string, name: string): Prop[] {
    const { program, checker } = this.open();
    const symbol = this.exported(file, name);
    const type = symbol === undefined ? undefined : checker.getTypeOfSymbol(symbol);
    const [signature] = type === undefined ? [] : checker.getSignaturesOfType(type, callSignature);
    if (signature === undefined) throw new Error(`${file} has no component ${name}`);
    const props = checker.getParameterType(signature, 0);
    if (props === undefined) return [];
    const text = program.getSourceFile(file)?.text ?? '';
    const fallbacks = fallbacksOf(text, name);
    const found = this.propsOf(props);
    for (const prop of found) prop.fallback = fallbacks.get(prop.name);
    return found;
  }

  /** Some properties of a part of a library, by the type that it exports for them. */
  ofLibrary(library: string, name: string, wanted: readonly string[]): Prop[] {
    const { program } = this.open();
    const index = program
      .getSourceFileNames()
      .find((path) =>
        ['d.ts', 'd.mts'].some((end) => path.endsWith(`/node_modules/${library}/lib/index.${end}`)),
      );
    if (index === undefined) throw new Error(`The web does not use ${library}`);
    const symbol = this.exported(index, `${name.replaceAll('.', '')}Props`);
    if (symbol === undefined) return [];
    const { checker } = this.open();
    return this.propsOf(checker.getDeclaredTypeOfSymbol(symbol), wanted);
  }

  private propsOf(type: Type, wanted?: readonly string[]): Prop[] {
    const { checker } = this.open();
    return checker
      .getPropertiesOfType(type)
      .filter(({ name }) => wanted === undefined || wanted.includes(name))
      .map((property) => {
        const held = checker.getTypeOfSymbol(property);
        const tags = checker.getJsDocTagsOfSymbol(property);
        const told = tags.find(({ name }) => name === 'default');
        return {
          name: property.name,
          type: held === undefined ? '' : inWords(checker.typeToString(held)),
          isRequired: (property.flags & optional) === 0,
          fallback: told === undefined ? undefined : textOf(told.text).replaceAll('`', ''),
        };
      });
  }
}

/** The compiler gives the text of a tag whole or in pieces. */
function textOf(text: unknown): string {
  if (typeof text === 'string') return text;
  if (Array.isArray(text)) return text.map(textOf).join('');
  return typeof text === 'object' && text !== null && 'text' in text ? textOf(text.text) : '';
}

const inWords = (type: string) =>
  type
    .split(' | ')
    // `string & {}` only keeps the names before it for whoever writes code.
    .filter((part) => part !== 'undefined' && part !== '(string & {})')
    .join(' | ')
    .replaceAll('"', "'");

/** What a component takes where a property is not given: `{ size = 22 }` of its parameter. */
function fallbacksOf(text: string, name: string): Map<string, string> {
  const parameter =
    new RegExp(`function ${name}(?:<[^(]*>)?\\(\\{([^}]*)\\}`).exec(text)?.[1] ?? '';
  const given = parameter.split(',').flatMap((part): [string, string][] => {
    const [, property, value] = /^\s*(\w+)(?:: \w+)? = (.+?)\s*$/s.exec(part) ?? [];
    return property === undefined || value === undefined ? [] : [[property, value]];
  });
  return new Map(given);
}
