export const popovers = {
  summary: 'Un recuadro junto al botón que lo abrió, con algo que leer o hacer.',
  use: {
    near: 'Lo de adentro es de ese botón: asignar, etiquetar, ver quién compra',
    small: 'Cabe en un recuadro; la página sigue a la vista',
  },
  avoid: {
    words: 'Son unas palabras: una ayuda emergente',
    form: 'Es un formulario largo o no se debe perder: un diálogo',
    actions: 'Son acciones: un menú',
  },
  demos: {
    Controlled: 'El del producto',
    Uncontrolled: 'La pieza sabe si está abierto',
    Positions: 'A qué lado',
    Triggers: 'Qué lo abre',
  },
  keys: {
    open: 'Enter, Espacio | lo abre y entra en él',
    tab: 'Tab | recorre lo de adentro',
    esc: 'Esc | lo cierra y vuelve al botón',
  },
  reader: {
    dialog: 'Se anuncia como un diálogo con el nombre de su botón.',
    button: 'El botón dice si está «expandido».',
  },
  props: {
    anchor: 'El botón que lo abrió',
    side: 'A qué borde del botón se pega',
    width: 'El ancho, en píxeles',
    withArrow: 'Con una punta hacia el botón',
    trapFocus: 'El foco no sale mientras está abierto',
    withRoles: 'Si se anuncia como un diálogo',
    label: 'El nombre que se escucha',
  },
  text: {
    who: 'Quién compra',
    buyer: 'Hospital Base San José de Osorno. 14 licitaciones este año, 38 días en adjudicar.',
    tenders: 'Ver sus licitaciones',
    top: 'Arriba',
    bottom: 'Abajo',
    left: 'Izquierda',
    right: 'Derecha',
    click: 'Con un clic',
    hover: 'Al pasar',
  },
};
