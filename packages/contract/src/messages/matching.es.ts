/** Why a line of a tender fits a product, or does not. */
export const matching = {
  'calce-codigo-exacto': 'Código exacto: la línea pide {{codigo}} y el producto es {{propio}}.',
  'calce-codigo-padre':
    'La misma clase: la línea pide {{codigo}} y el producto es {{propio}}, uno más general que el otro.',
  'calce-codigo-hermano': 'Código hermano: {{codigo}} es de la misma clase que {{propio}}.',
  'calce-codigo-familia': 'La misma familia: la línea pide {{codigo}} y el producto es {{propio}}.',
  'calce-codigo-otro':
    'El código de la línea, {{codigo}}, es de otra familia que los del producto.',
  'calce-palabras': 'Palabras del nombre del producto que están en la línea: {{palabras, number}}.',
  'calce-nombre-solo': 'La línea nombra «{{palabra}}» sin más detalle.',
  'calce-claves': 'Palabras clave que están en la línea: {{palabras}}.',
  'calce-claves-titulo': 'Palabras clave que están en el título de la licitación: {{palabras}}.',
  'calce-servicio': 'La línea pide un servicio («{{palabra}}»), no la cosa.',
  'calce-accesorio': 'La línea pide otra cosa que va con el producto («{{palabra}}»).',
  'calce-descripcion':
    'Palabras de la descripción del producto que están en la línea: {{palabras, number}}.',
  'calce-sin-palabras': 'La línea no trae ninguna palabra del nombre ni palabra clave.',
  'calce-marca': 'La línea nombra la marca «{{marca}}».',
  'calce-unidad':
    'Unidades compatibles: la línea pide por {{unidad}} y el producto va por {{propia}}.',
  'calce-unidad-otra':
    'Unidades distintas: la línea pide por {{unidad}} y el producto va por {{propia}}.',
  'calce-excluida': 'La línea dice «{{palabra}}», que el producto excluye.',
  'calce-region-servida': 'Atiendes la región de la línea: {{region}}.',
  'calce-region-fuera': 'No atiendes la región de la línea: {{region}}.',
  'calce-region-desconocida': 'La línea no dice una región que se pueda verificar.',
  'calce-monto-dentro': 'El monto, {{monto, number}}, está dentro de lo que buscas.',
  'calce-monto-fuera': 'El monto, {{monto, number}}, está fuera de lo que buscas.',
  'calce-monto-desconocido': 'La línea no dice su monto: no se puede verificar.',
  'calce-plazo-alcanza':
    'El plazo alcanza: da {{dias, number}} días y necesitas {{propios, number}}.',
  'calce-plazo-corto':
    'El plazo no alcanza: da {{dias, number}} días y necesitas {{propios, number}}.',
  'calce-plazo-desconocido': 'La línea no dice en cuánto tiempo entregar: no se puede verificar.',
  'calce-pocos-puntos': 'Suma {{puntaje, number}} puntos, y un calce pide {{minimo, number}}.',
  'falta-motivo-de-calce': 'Escribe por qué no es para nosotros',
  'producto-sin-regla': 'Este producto no asigna a nadie: primero guarda desde qué puntaje',
  'regla-sin-persona':
    'La regla no tiene a quién asignar: elige a una persona activa que trabaje licitaciones',
  'propuesta-de-palabra-ida':
    'Esa palabra ya no se propone: alguien la respondió o cambió lo que la proponía',
  'producto-no-calza': 'Ese producto no calza con esta licitación',
} as const;
