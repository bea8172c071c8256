export const alerts = {
  summary: 'Un mensaje que queda a la vista en la página hasta que deja de ser cierto.',
  use: {
    stays:
      'El mensaje importa mientras dure la situación: una fuente sin actualizar, un plazo cambiado',
    place: 'Habla de lo que está justo debajo o al lado',
    choice: 'La persona debe saberlo antes de seguir',
  },
  avoid: {
    passing: 'Confirma algo que acaba de resultar: un aviso que se va solo',
    field: 'Es el error de un campo: va bajo el campo',
    question: 'Pide una decisión para continuar: un diálogo',
  },
  demos: {
    Basic: 'Solo texto',
    Titled: 'Con título',
    Colors: 'Colores, según lo que dicen',
    WithIcon: 'Con ícono',
    Dismissable: 'Se cierra y se puede volver a mostrar',
    Uncontrolled: 'Se cierran una a una',
    Announced: 'Anunciada al aparecer',
    BeforeGoingOn: 'Lo que hay que saber antes de seguir',
  },
  keys: {
    tab: 'Tab | llega al botón de cerrar, si lo tiene',
    enter: 'Enter, Espacio | cierra',
  },
  reader: {
    plain: 'La que ya estaba al abrir la página se lee donde está, sin interrumpir.',
    alert: 'La que aparece por un error lleva role="alert" y se lee de inmediato: título y texto.',
    close: 'El botón se anuncia como «Cerrar».',
  },
  props: {
    withCloseButton: 'Muestra el botón que la cierra',
    closeButtonLabel: 'El nombre del botón que la cierra',
  },
  text: {
    mirror: 'Los datos de Mercado Público son de las 08:45. La próxima lectura es a las 09:00.',
    mirrorTitle: 'Datos de las 08:45',
    changedTitle: 'Cambió la fecha de cierre',
    changed:
      'La Municipalidad de Temuco movió el cierre de «Reactivos para laboratorio» del 3 al 10 de diciembre.',
    info: 'Tres licitaciones nuevas calzan con tus productos',
    done: 'La oferta quedó presentada el 24-11-2026 a las 16:12',
    late: 'Cierra hoy a las 15:00',
    lateText: 'Falta la boleta de garantía de seriedad por $ 1.500.000.',
    failed: 'No se pudo enviar la consulta',
    failedText_one:
      'El portal no respondió en {{count}} intento. Lo escrito sigue aquí: prueba de nuevo.',
    failedText_many: 'El portal no respondió en {{count}} intentos. Lo escrito sigue aquí.',
    failedText_other: 'El portal no respondió en {{count}} intentos. Lo escrito sigue aquí.',
    neutral: 'Esta licitación fue archivada por Rodrigo Valdebenito',
    again: 'Mostrar de nuevo',
    documents: 'Las bases tienen un anexo nuevo.',
    visit: 'La visita a terreno es el jueves 26 a las 10:00.',
    allRead: 'No queda ninguna.',
    send: 'Enviar la consulta',
    caution: 'Al cerrar la empresa se borran sus licitaciones propias. Exporta los datos primero.',
  },
};
