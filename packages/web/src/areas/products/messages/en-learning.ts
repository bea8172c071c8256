export const learning = {
  title: 'What your decisions say',
  none: 'Nothing to propose for now. What you dismiss with a reason, follow or win proposes words for this product here.',
  noneDecided: 'Nobody has followed or dismissed a match of this product yet.',
  undecided_one: '{{count}} open one waits for a decision.',
  undecided_other: '{{count}} open ones wait for a decision.',
  useful_one: 'Precision: {{useful}} of the last match decided was useful.',
  useful_other: 'Precision: {{useful}} of the last {{count}} matches decided were useful.',
  counts: '{{kept}} followed or worked on, {{dismissed}} dismissed.',
  why: {
    excluir_one:
      '{{count}} of the {{of}} matches dismissed says “{{word}}”, and none of those that were useful.',
    excluir_other:
      '{{count}} of the {{of}} matches dismissed say “{{word}}”, and none of those that were useful.',
    agregar_one:
      '{{count}} of the {{of}} useful matches says “{{word}}”, and none of those dismissed.',
    agregar_other:
      '{{count}} of the {{of}} useful matches say “{{word}}”, and none of those dismissed.',
  },
  noEffect: 'It would change nothing of what is open today; it would count for what comes.',
  adds_one: 'It would add {{count}} open tender',
  adds_other: 'It would add {{count}} open tenders',
  takes_one: 'It would take away {{count}} open tender',
  takes_other: 'It would take away {{count}} open tenders',
  accept: { excluir: 'Exclude “{{word}}”', agregar: 'Add “{{word}}” to the keywords' },
  reject: 'Do not propose again',
  rejectOf: 'Do not propose “{{word}}” again',
  done: {
    excluir: '“{{word}}” is excluded now',
    agregar: '“{{word}}” is a keyword',
    rechazada: '“{{word}}” will not be proposed again',
  },
};
