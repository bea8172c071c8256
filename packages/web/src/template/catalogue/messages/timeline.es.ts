export const timeline = {
  summary: 'Lo que pasó y lo que viene, en orden, con su fecha.',
  use: {
    order: 'El orden importa: hitos de una licitación, historia de un expediente',
    now: 'Hay que ver en qué punto se está',
  },
  avoid: {
    compare: 'Se comparan muchas fechas: una tabla o el calendario',
    steps: 'Son pasos que la persona da ahora: un asistente',
  },
  demos: {
    Basic: 'Simple',
    WithIcons: 'Con ícono',
    OfPeople: 'Lo que hizo el equipo',
  },
  reader: {
    list: 'Se lee en orden, cada hito con su fecha.',
    state: 'El punto lleno no se lee: la fecha dice si ya pasó.',
  },
  props: {
    active: 'Hasta cuál va lleno, desde 0',
    bulletSize: 'El tamaño del punto',
    lineWidth: 'El grosor de la línea',
    bullet: 'Lo que va dentro del punto',
    lineVariant: 'Si la línea que sigue es continua o cortada',
  },
  text: {
    published: 'Publicación',
    publishedDay: 'lunes 9 de noviembre, 09:12',
    questions: 'Cierre de preguntas',
    questionsDay: 'lunes 16 de noviembre, 18:00',
    closing: 'Cierre de ofertas',
    closingDay: 'jueves 3 de diciembre, 15:00',
    award: 'Adjudicación estimada',
    awardDay: 'martes 22 de diciembre',
    assigned: '{{name}} tomó la licitación',
    assignedWhen: 'ayer, 17:40',
    moved: '{{name}} la pasó a En preparación',
    movedWhen: 'hoy, 09:05',
  },
};
