import { foldText } from '@pliego/contract/rules/fold-text';

const kinds: Readonly<Record<string, string>> = {
  cuenta: 'unidad unidades un und uni u c/u cada pieza par pares docena',
  envase:
    'caja cajas paquete paquetes bolsa bolsas set kit rollo rollos resma resmas frasco frascos tubo tubos saco sacos pack bidon',
  masa: 'kg kilo kilos kilogramo kilogramos gramo gramos tonelada toneladas gr',
  volumen: 'litro litros lt lts l ml cc galon galones m3',
  largo: 'metro metros mt mts m km',
  superficie: 'm2 hectarea hectareas',
  tiempo: 'hora horas dia dias mes meses ano anos semana semanas',
};

const kindByUnit = new Map(
  Object.entries(kinds).flatMap(([kind, units]) => units.split(' ').map((unit) => [unit, kind])),
);

function freshKind(unit: string): string | null {
  const folded = foldText(unit).replace(/\.$/, '');
  if (folded.startsWith('metro cuadrado')) return 'superficie';
  if (folded.startsWith('metro cubico')) return 'volumen';
  return kindByUnit.get(folded.split(' ')[0] ?? '') ?? null;
}

const keptKinds = new Map<string, string | null>();
const mostKept = 5_000;

/** What a unit measures. Kept, because the units of lines repeat; what is kept changes no result. */
export function unitKindOf(unit: string | null): string | null {
  if (unit === null) return null;
  const known = keptKinds.get(unit);
  if (known !== undefined) return known;
  if (keptKinds.size >= mostKept) keptKinds.clear();
  const kind = freshKind(unit);
  keptKinds.set(unit, kind);
  return kind;
}

const isCounted = (kind: string): boolean => kind === 'cuenta' || kind === 'envase';

/**
 * Whether two kinds of unit are the same, null where one is missing or means nothing, as «Global». A package and a count
 * can be converted once the content of the package is known, so they agree.
 */
export function kindsAgree(a: string | null, b: string | null): boolean | null {
  if (a === null || b === null) return null;
  return a === b || (isCounted(a) && isCounted(b));
}

const pieces = new Set('unidad unidades un und uni u c/u cada pieza piezas'.split(' '));

/**
 * The name under which prices of a unit are compared: how the portal's users write one piece is one name, other units lose
 * their case and their plural. Null where there is none.
 */
export function unitName(unit: string | null): string | null {
  const [word = ''] = foldText(unit ?? '')
    .replaceAll('.', '')
    .split(' ');
  if (word === '') return null;
  if (pieces.has(word)) return 'unidad';
  return word.length > 3 ? word.replace(/(?<=[aeiou])s$|(?<=[lnrdz])es$/, '') : word;
}
