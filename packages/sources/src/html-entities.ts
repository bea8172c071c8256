import type { TenderFacts } from './notice.ts';

/** Those that publishers leave in plain texts: of markup, and of the letters of Spanish. */
const entities = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', ' '],
  ['aacute', 'á'],
  ['eacute', 'é'],
  ['iacute', 'í'],
  ['oacute', 'ó'],
  ['uacute', 'ú'],
  ['uuml', 'ü'],
  ['ntilde', 'ñ'],
  ['Aacute', 'Á'],
  ['Eacute', 'É'],
  ['Iacute', 'Í'],
  ['Oacute', 'Ó'],
  ['Uacute', 'Ú'],
  ['Uuml', 'Ü'],
  ['Ntilde', 'Ñ'],
  ['ordm', 'º'],
  ['ordf', 'ª'],
  ['deg', '°'],
  ['laquo', '«'],
  ['raquo', '»'],
  ['ndash', '–'],
  ['mdash', '—'],
]);

const entity = /&(?:#(?<decimal>\d{1,7})|#[xX](?<hex>[0-9a-fA-F]{1,6})|(?<name>[a-zA-Z]{2,8}));/g;

/** The character of a number; null where no text may hold it. */
function characterOf(code: number): string | null {
  const isSurrogate = code >= 0xd800 && code <= 0xdfff;
  return code < 0x20 || code > 0x10ffff || isSurrogate ? null : String.fromCodePoint(code);
}

/** A text with its HTML entities decoded once: what they decode to is not decoded again. */
export function withoutEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replaceAll(entity, (whole, decimal?: string, hex?: string, name?: string) => {
    if (name !== undefined) return entities.get(name) ?? whole;
    const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
    return characterOf(code) ?? whole;
  });
}

function decoded(text: string): string;
function decoded<None extends null | undefined>(text: string | None): string | None;
function decoded(text: string | null | undefined): string | null | undefined {
  return typeof text === 'string' ? withoutEntities(text) : text;
}

/** The objects of a list with some of their texts replaced. */
function replaced<Item extends object>(
  list: Item[] | undefined,
  texts: (item: Item) => Partial<Item>,
): Item[] | undefined {
  return list?.map((item) => Object.assign({}, item, texts(item)));
}

/** Terms with the entities decoded in their texts; codes have none. */
function decodedTerms(terms: TenderFacts['terms']): TenderFacts['terms'] {
  return (
    terms && {
      ...terms,
      direccionVisita: decoded(terms.direccionVisita),
      direccionAntecedentes: decoded(terms.direccionAntecedentes),
      direccionEntrega: decoded(terms.direccionEntrega),
      financiamiento: decoded(terms.financiamiento),
      justificacionMonto: decoded(terms.justificacionMonto),
      prohibiciones: decoded(terms.prohibiciones),
      observaciones: decoded(terms.observaciones),
    }
  );
}

/** Facts with the entities decoded in the texts that people read; codes, keys and addresses stay. */
export function withTextsDecoded(facts: TenderFacts): TenderFacts {
  const { title, description, buyer, award } = facts;
  const suppliers = replaced(award?.proveedores, ({ nombre }) => ({ nombre: decoded(nombre) }));
  return {
    ...facts,
    title: decoded(title),
    description: decoded(description),
    buyer: buyer && { ...buyer, name: decoded(buyer.name), unit: decoded(buyer.unit) },
    items: replaced(facts.items, ({ nombre, descripcion }) => ({
      nombre: decoded(nombre),
      descripcion: decoded(descripcion),
    })),
    documents: replaced(facts.documents, ({ titulo }) => ({ titulo: decoded(titulo) })),
    lots: replaced(facts.lots, ({ titulo }) => ({ titulo: decoded(titulo) })),
    terms: decodedTerms(facts.terms),
    award: award && { ...award, proveedores: suppliers ?? [] },
    orders: replaced(facts.orders, ({ nombre }) => ({ nombre: decoded(nombre) })),
  };
}
