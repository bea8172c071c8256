export const spinners = {
  summary: 'Algo está en camino y no se sabe cuánto falta.',
  use: {
    short: 'Una espera de uno a diez segundos',
    local: 'Lo demás de la pantalla se puede seguir usando',
  },
  avoid: {
    page: 'Se espera una página entera: líneas grises en su lugar',
    known: 'Se sabe cuánto falta: una barra de progreso',
    instant: 'Dura menos de un segundo: nada',
  },
  demos: {
    Border: 'Círculo',
    Colors: 'Colores',
    Growing: 'Que crecen',
    InFlex: 'En una fila',
    Floating: 'Junto a un texto',
    Alignment: 'Alineados',
    Sizes: 'Tamaños',
    InButtons: 'En un botón',
    InPlace: 'En el lugar de lo que viene',
  },
  keys: { tab: 'Tab | no se detiene en él; el botón que espera guarda su lugar' },
  reader: {
    alone: 'Solo, dice su nombre: «Cargando».',
    beside: 'Junto a una frase que ya lo dice, no se lee.',
    page: 'Las líneas grises dicen una vez «Cargando».',
  },
  props: { lines: 'Cuántas líneas grises, más o menos' },
  text: {
    loading: 'Cargando',
    reading: 'Leyendo la planilla',
    long: 'Estamos pidiendo a Mercado Público las bases y sus anexos. Puedes seguir en otra página: te avisaremos en la campana cuando estén.',
    update: 'Actualizar',
    answer: 'Que responda',
    show: 'Mostrar',
    hide: 'Ocultar',
  },
};
