import { stemmer } from '@orama/stemmers/spanish';
import { foldLetters } from '@pliego/contract/rules/fold-text';
import { searchableText, singularOf } from '@pliego/contract/rules/spanish-text';

const empty =
  'de la el los las un una unos unas y e o u a al del en con sin para por que se su sus lo como segun tipo ' +
  // What every purchase says, and packaging, which the unit compares.
  'adquisicion adquisiciones compra compras suministro suministros servicio servicios insumo insumos material materiales ' +
  'producto productos articulo articulos licitacion contratacion requerimiento marca modelo color talla ' +
  'unidad unidades caja cajas paquete paquetes bolsa bolsas pack cm mm mt mts kg gr ml lt lts cc';
/** What stands for things that are not named. */
const unnamed = 'otro otra otros otras varios varias diverso diversa diversos diversas';

/** How words become stems. */
export interface Stems {
  /** The stem of one folded word. */
  of: (word: string) => string;
  /** The stems of words that tell nothing about what is bought. */
  empty: ReadonlySet<string>;
}

const mostKept = 200_000;

/** Kept, because the words of tenders repeat; what is kept changes no result. */
function stemsBy(stem: (word: string) => string, empty: string): Stems {
  const known = new Map<string, string>();
  const of = (word: string): string => {
    const before = known.get(word);
    if (before !== undefined) return before;
    if (known.size >= mostKept) known.clear();
    const found = stem(word);
    known.set(word, found);
    return found;
  };
  return { of, empty: new Set(empty.split(' ').map(of)) };
}

const plainStem = (word: string): string =>
  /\d/.test(word) ? word : foldLetters(stemmer(searchableText(word)));

/** By the name that a version of the rules has for them. */
export const stemsByName = {
  /** As the stemmer leaves them. */
  plain: stemsBy(plainStem, empty),
  /** Plurals that the stemmer takes for other words are read as their singular. */
  singular: stemsBy((word) => plainStem(singularOf(word)), `${empty} ${unnamed}`),
} as const satisfies Record<string, Stems>;

export type StemsName = keyof typeof stemsByName;
