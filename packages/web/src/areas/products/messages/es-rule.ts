/** The rule that gives tenders to the responsible person of a product. */
export const rule = {
  assign: 'Asignarle las licitaciones nuevas que calcen',
  assignHint: 'Sólo las que no tengan responsable. Se le avisa y queda en la historia.',
  scoreHint: 'De 1 a 100. Con 80, casi siempre es lo que vendes.',
  'sin-responsable': 'Elige a una persona: la regla todavía no asigna a nadie.',
  'persona-fuera':
    '{{name}} ya no puede entrar a la empresa: la regla no asigna nada hasta que elijas a otra persona.',
  'persona-lee':
    '{{name}} sólo lee: la regla no asigna nada hasta que elijas a alguien que trabaje licitaciones.',
  'producto-inactivo': 'El producto está inactivo: la regla no asigna nada.',
  none: 'Hoy no hay licitaciones abiertas sin responsable que lleguen a ese puntaje',
  open_one: 'Hoy le asignaría {{count}} licitación abierta',
  open_many: 'Hoy le asignaría {{count}} licitaciones abiertas',
  open_other: 'Hoy le asignaría {{count}} licitaciones abiertas',
  taken_one: '{{count}} más ya tiene responsable.',
  taken_many: '{{count}} más ya tienen responsable.',
  taken_other: '{{count}} más ya tienen responsable.',
  apart_one:
    '{{count}} queda aparte: alguien le quitó su responsable, la descartó o es sólo de su equipo.',
  apart_many:
    '{{count}} quedan aparte: alguien les quitó su responsable, las descartó o son sólo de su equipo.',
  apart_other:
    '{{count}} quedan aparte: alguien les quitó su responsable, las descartó o son sólo de su equipo.',
  fromNow: 'La regla vale para las que lleguen. Las que ya estaban abiertas las decides tú.',
  fromSaved:
    'Al guardar, la regla vale para las que lleguen. Después puedes asignarle también estas.',
  apply_one: 'Asignarle también {{count}}',
  apply_many: 'Asignarle también estas {{count}}',
  apply_other: 'Asignarle también estas {{count}}',
  applied_one: 'Asignaste {{count}} licitación',
  applied_many: 'Asignaste {{count}} licitaciones',
  applied_other: 'Asignaste {{count}} licitaciones',
  done_one: 'La regla ha asignado {{count}} licitación.',
  done_many: 'La regla ha asignado {{count}} licitaciones.',
  done_other: 'La regla ha asignado {{count}} licitaciones.',
  fact: 'Asigna a',
  is: '{{name}}, desde {{score}} puntos',
};
