import type { EnglishMessages } from '../resources.ts';

export const matching: EnglishMessages<'matching'> = {
  'calce-codigo-exacto': 'Exact code: the line asks for {{codigo}} and the product is {{propio}}.',
  'calce-codigo-padre':
    'The same class: the line asks for {{codigo}} and the product is {{propio}}, one more general than the other.',
  'calce-codigo-hermano': 'Sibling code: {{codigo}} is of the same class as {{propio}}.',
  'calce-codigo-familia':
    'The same family: the line asks for {{codigo}} and the product is {{propio}}.',
  'calce-codigo-otro': 'The code of the line, {{codigo}}, is of another family than the product’s.',
  'calce-palabras': 'Words of the product’s name that the line holds: {{palabras, number}}.',
  'calce-nombre-solo': 'The line names “{{palabra}}” without further detail.',
  'calce-claves': 'Keywords that the line holds: {{palabras}}.',
  'calce-claves-titulo': 'Keywords that the title of the tender holds: {{palabras}}.',
  'calce-servicio': 'The line asks for a service (“{{palabra}}”), not for the thing.',
  'calce-accesorio': 'The line asks for something else that goes with the product (“{{palabra}}”).',
  'calce-descripcion':
    'Words of the product’s description that the line holds: {{palabras, number}}.',
  'calce-sin-palabras': 'The line holds no word of the name and no keyword.',
  'calce-marca': 'The line names the brand “{{marca}}”.',
  'calce-unidad':
    'Compatible units: the line asks by {{unidad}} and the product goes by {{propia}}.',
  'calce-unidad-otra':
    'Different units: the line asks by {{unidad}} and the product goes by {{propia}}.',
  'calce-excluida': 'The line says “{{palabra}}”, which the product excludes.',
  'calce-region-servida': 'You serve the region of the line: {{region}}.',
  'calce-region-fuera': 'You do not serve the region of the line: {{region}}.',
  'calce-region-desconocida': 'The line states no region that can be verified.',
  'calce-monto-dentro': 'The amount, {{monto, number}}, is within what you look for.',
  'calce-monto-fuera': 'The amount, {{monto, number}}, is outside what you look for.',
  'calce-monto-desconocido': 'The line does not state its amount: it cannot be verified.',
  'calce-plazo-alcanza':
    'The time suffices: {{dias, number}} days are given and you need {{propios, number}}.',
  'calce-plazo-corto':
    'The time is too short: {{dias, number}} days are given and you need {{propios, number}}.',
  'calce-plazo-desconocido': 'The line does not state when to deliver: it cannot be verified.',
  'calce-pocos-puntos':
    'It adds up to {{puntaje, number}} points, and a match takes {{minimo, number}}.',
  'falta-motivo-de-calce': 'Write why it is not for us',
  'producto-sin-regla': 'This product assigns to nobody: first save from which score',
  'regla-sin-persona':
    'The rule has nobody to assign to: choose an active person who works on tenders',
  'propuesta-de-palabra-ida':
    'That word is not proposed any more: somebody answered it, or what proposed it changed',
  'producto-no-calza': 'That product does not fit this tender',
};
