import type { Sentences } from '../sentences.ts';

/** What the readers of Mercado Público and Compra Ágil say of a file as a whole. */
const exact = {
  'Compra Ágil': 'Compra Ágil (quick purchases)',
  'Licitaciones y órdenes de compra de Mercado Público (JSON de la API)':
    'Mercado Público tenders and purchase orders (API JSON)',
  'Compra Ágil (JSON de la API o del buscador)': 'Compra Ágil (JSON from the API or the search)',
  'OCDS, Mercado Público o Compra Ágil (JSON Lines, uno por línea)':
    'OCDS, Mercado Público or Compra Ágil (JSON Lines, one per line)',
  'Parece una lista con licitaciones de Mercado Público entre otras cosas: importa la respuesta completa, la que trae «FechaCreacion» y «Listado»':
    'It looks like a list with Mercado Público tenders among other things: import the whole response, with “FechaCreacion” and “Listado”.',
  'No trae compras: es un mensaje de error de Compra Ágil':
    'There are no purchases in it: it is an error message from Compra Ágil.',
  'Vuelve a hacer la consulta e importa su respuesta':
    'Make the request again and import its response.',
};

const patterns: Sentences['patterns'] = [
  [
    /^No trae compras: es un mensaje de error de Compra Ágil \(código (.+?)\)\.(?: Vuelve a hacer la consulta e importa su respuesta\.)?$/,
    'There are no purchases in it: it is an error message from Compra Ágil (code $1). Make the request again and import its response.',
  ],
  [
    /^No trae compras: es un mensaje de error de Compra Ágil(?: \(código .+?\))?: «(.+)»\. Vuelve a hacer la consulta e importa su respuesta\.$/,
    'There are no purchases in it: it is an error message from Compra Ágil: “$1”. Make the request again and import its response.',
  ],
];

export const sourceSentences: Sentences = { exact, patterns };
