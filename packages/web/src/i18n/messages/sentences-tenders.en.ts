import type { Sentences } from '../sentences.ts';

/** What is refused in the list and on a tender, and what comes of asking its source for it. */
export const tenderSentences: Sentences = {
  exact: {
    'Esa licitación no existe': 'That tender does not exist.',
    'La búsqueda no tiene ninguna palabra: escribe al menos una, además de los signos':
      'The search has no words: type at least one besides the symbols.',
    'La búsqueda sólo tiene palabras demasiado comunes (de, la, para…): agrega una que distinga':
      'The search has only very common words (de, la, para…): add one that narrows it down.',
    'El cursor no corresponde a esta lista: vuelve a pedirla desde el principio':
      'The list changed while you were reading it: load it again from the start.',
    'Con tu rol sólo puedes trabajar en las licitaciones asignadas a ti.':
      'With your role you can only work on the tenders assigned to you.',
    'Otra persona la cambió mientras la mirabas.':
      'Somebody else changed it while you were looking at it.',
    'Revisa cómo quedó y vuelve a hacer tu cambio.':
      'See how it stands now and make your change again.',
    'La fuente dijo algo nuevo, y ya está en la ficha.':
      'The source said something new, and it is on this page already.',
    'La fuente dice lo mismo que ya se sabía.': 'The source says what was known already.',
    'La fuente ya no conoce esta licitación.': 'The source no longer knows this tender.',
    'Tu empresa no tiene un conector activo que pueda pedir esta licitación.':
      'Your company has no active connector that can ask for this tender.',
    'Se agotaron las consultas de hoy, también las reservadas.':
      'The requests of today are used up, also the reserved ones.',
    'Prueba mañana.': 'Try tomorrow.',
    'El servicio falló hace poco y no admite consultas por ahora.':
      'The service failed a short while ago and is not asked for now.',
    'Prueba más tarde.': 'Try later.',
    'Hay otra consulta en curso con el mismo ticket.':
      'Another request with the same key is under way.',
    'Prueba en un momento.': 'Try in a moment.',
    'Queda muy poco espacio en el servidor.': 'There is very little room left on the server.',
    'Mercado Público no conoce esta licitación.': 'Mercado Público does not know this tender.',
    'Mercado Público dice que alguien más está consultando con el mismo ticket (10500).':
      'Mercado Público says that somebody else is asking with the same key (10500).',
    'Compra Ágil respondió con un error en lugar de datos.':
      'Compra Ágil answered with an error instead of data.',
    'Las páginas del servicio se envían unas a otras sin fin.':
      'The pages of the service lead to each other without end.',
    'Lo leído quedó guardado.': 'What was read was kept.',
    'Algo falló al guardar lo recibido.': 'Something failed while keeping what was received.',
  },
  patterns: [
    [
      /^Mercado Público no acepta el ticket \((\d+)\)\.$/,
      'Mercado Público does not accept the key ($1).',
    ],
    [
      /^Mercado Público respondió con un error \((\d+)\)\.$/,
      'Mercado Público answered with an error ($1).',
    ],
    [/^Se pidió (\d+) veces sin resultado\.$/, 'It was asked for $1 times without a result.'],
    // The reason speaks of files; for who waits here it is enough that the answer was none.
    [
      /^No se pudo leer la respuesta: .+$/,
      'The answer could not be read: it is in none of the formats we know.',
    ],
  ],
};
