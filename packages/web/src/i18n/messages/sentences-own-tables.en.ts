import type { Sentences } from '../sentences.ts';

/** What the server says of tables of the company, of undoing their imports, and of how a tender was known. */
export const ownTableSentences: Sentences = {
  exact: {
    'Planillas propias': 'Own spreadsheets',
    'Planilla propia': 'Own spreadsheet',
    'Elige las columnas del código y del nombre': 'Choose the columns of the code and of the name',
    'Escribe las tres letras de la moneda': 'Enter the three letters of the currency',
    'Escribe un nombre para el mapeo': 'Enter a name for the mapping',
    'Ese mapeo no existe': 'That mapping does not exist.',
    'Ya hay un mapeo con ese nombre': 'There is already a mapping with that name',
    'Ya hay un mapeo con ese nombre: elige otro':
      'There is already a mapping with that name: choose another.',
    'La tabla no tiene esa columna': 'The table has no such column',
    'Esa planilla ya no está: se guardan un día':
      'That spreadsheet is gone: they are kept for a day.',
    'Vuelve a subirla para importarla': 'Upload it again to import it.',
    'Esa importación ya se deshizo': 'That import has already been undone.',
    'Esa importación todavía no termina: espera a que termine para deshacerla':
      'That import is still running: wait until it ends to undo it.',
    'Sólo se deshacen las importaciones de planillas propias: lo que publican las fuentes es de todos':
      'Only imports of your own spreadsheets can be undone: what sources publish belongs to everyone.',
    'En ese momento ninguna fuente hablaba todavía de esta licitación: elige uno posterior':
      'At that moment no source had told of this tender yet: choose a later one.',
  },
  patterns: [
    [
      /^«(.+)» dice «(.*)», que todavía no llega: la fila no se fechó con ella\.$/,
      '“$1” says “$2”, which has not come yet: the row was not dated by it.',
    ],
    [
      /^La tabla no tiene la columna (.+): elige otra de las que muestra\.$/,
      'The table has no column $1: choose another of those it shows.',
    ],
  ],
};
