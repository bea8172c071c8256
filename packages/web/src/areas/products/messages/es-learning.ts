/** What people did with the matches of a product, and the words that proposes. */
export const learning = {
  title: 'Qué dicen tus decisiones',
  none: 'Nada que proponer por ahora. Lo que descartes con motivo, sigas o ganes propone aquí palabras para este producto.',
  noneDecided: 'Todavía nadie ha seguido ni descartado un calce de este producto.',
  undecided_one: '{{count}} abierto espera una decisión.',
  undecided_many: '{{count}} abiertos esperan una decisión.',
  undecided_other: '{{count}} abiertos esperan una decisión.',
  useful_one: 'Precisión: sirvió {{useful}} del último calce decidido.',
  useful_many: 'Precisión: sirvieron {{useful}} de los últimos {{count}} calces decididos.',
  useful_other: 'Precisión: sirvieron {{useful}} de los últimos {{count}} calces decididos.',
  counts: '{{kept}} seguidos o trabajados, {{dismissed}} descartados.',
  why: {
    excluir_one:
      '{{count}} de los {{of}} calces descartados dice «{{word}}», y ninguno de los que sirvieron.',
    excluir_many:
      '{{count}} de los {{of}} calces descartados dicen «{{word}}», y ninguno de los que sirvieron.',
    excluir_other:
      '{{count}} de los {{of}} calces descartados dicen «{{word}}», y ninguno de los que sirvieron.',
    agregar_one:
      '{{count}} de los {{of}} calces que sirvieron dice «{{word}}», y ninguno de los descartados.',
    agregar_many:
      '{{count}} de los {{of}} calces que sirvieron dicen «{{word}}», y ninguno de los descartados.',
    agregar_other:
      '{{count}} de los {{of}} calces que sirvieron dicen «{{word}}», y ninguno de los descartados.',
  },
  noEffect: 'Hoy no cambiaría nada en lo abierto; valdría para lo que llegue.',
  adds_one: 'Agregaría {{count}} abierta',
  adds_many: 'Agregaría {{count}} abiertas',
  adds_other: 'Agregaría {{count}} abiertas',
  takes_one: 'Quitaría {{count}} abierta',
  takes_many: 'Quitaría {{count}} abiertas',
  takes_other: 'Quitaría {{count}} abiertas',
  accept: { excluir: 'Excluir «{{word}}»', agregar: 'Agregar «{{word}}» a las claves' },
  reject: 'No proponer más',
  rejectOf: 'No proponer más «{{word}}»',
  done: {
    excluir: 'Ahora se excluye «{{word}}»',
    agregar: '«{{word}}» es palabra clave',
    rechazada: 'No se volverá a proponer «{{word}}»',
  },
};
