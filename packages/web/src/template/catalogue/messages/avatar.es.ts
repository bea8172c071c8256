export const avatar = {
  summary:
    'La cara de una persona: su foto o sus iniciales sobre un color que es siempre el mismo.',
  use: {
    who: 'Quién es responsable, quién escribió, quién está en el equipo',
    dense: 'En una fila angosta, con el nombre al pasar por encima',
  },
  avoid: {
    decor: 'Es un adorno: sin persona detrás no hay cara',
    alone: 'Hay que saber el nombre sin tocar nada: cara y nombre juntos',
  },
  demos: {
    Sizes: 'Tamaños',
    WithName: 'Con su nombre',
    Initials: 'Iniciales',
    Colors: 'Colores',
    LightColors: 'Colores suaves',
    Icons: 'Con ícono',
    Status: 'Con su estado',
    Groups: 'Un equipo, con sus nombres al pasar',
  },
  keys: { tab: 'Tab | llega a cada cara de un equipo y muestra su nombre' },
  reader: {
    beside: 'Junto a un nombre no se lee: el nombre basta.',
    alone: 'Sola lleva el nombre de la persona, o «5 personas más».',
  },
  props: {
    person: 'La persona: su número, su nombre y su foto, si la tiene',
    name: 'El nombre del que salen las iniciales',
  },
  text: {
    company: 'Empresa',
    nobody: 'Sin responsable',
    team: 'Equipo',
    online: 'Antonia Riquelme, en línea',
    busy: 'Antonia Riquelme, ocupada',
    away: 'Antonia Riquelme, ausente',
    more_one: '{{count}} persona más',
    more_many: '{{count}} personas más',
    more_other: '{{count}} personas más',
  },
};
