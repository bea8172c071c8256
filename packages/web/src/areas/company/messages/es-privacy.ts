/* How long data is kept, taking all of it out, and closing the company. */

export const retention = {
  title: 'Conservación de datos',
  text: 'Cuánto tiempo se guarda lo que puede nombrar a personas. Lo que se pasa de ese tiempo se borra para siempre, cada hora. Queda que una licitación se descartó, cuándo y por qué, con sus eventos.',
  never: 'Siempre',
  months_one: '{{count}} mes',
  months_many: '{{count}} meses',
  months_other: '{{count}} meses',
  kinds: {
    avisos: { name: 'Avisos leídos', text: 'Desde que cada persona los leyó.' },
    rechazos: {
      name: 'Contenido de los registros rechazados',
      text: 'Desde el final de la importación. El motivo y la línea quedan.',
    },
    descartadas: {
      name: 'Comentarios, tareas y archivos de licitaciones descartadas',
      text: 'Desde que se descartaron.',
    },
    quitadas: {
      name: 'Nombre y correo de quienes ya no están',
      text: 'Desde que se les quitó de la empresa. Lo que hicieron queda como de «Persona eliminada».',
    },
  },
  today: 'Con esta regla, hoy se borrarían:',
  nothing: 'Con esta regla, hoy no se borraría nada.',
  counts: {
    avisos_one: '{{total}} aviso leído',
    avisos_many: '{{total}} avisos leídos',
    avisos_other: '{{total}} avisos leídos',
    rechazos_one: 'el contenido de {{total}} registro rechazado',
    rechazos_many: 'el contenido de {{total}} registros rechazados',
    rechazos_other: 'el contenido de {{total}} registros rechazados',
    comentarios_one: '{{total}} comentario de licitaciones descartadas',
    comentarios_many: '{{total}} comentarios de licitaciones descartadas',
    comentarios_other: '{{total}} comentarios de licitaciones descartadas',
    tareas_one: '{{total}} tarea de licitaciones descartadas',
    tareas_many: '{{total}} tareas de licitaciones descartadas',
    tareas_other: '{{total}} tareas de licitaciones descartadas',
    archivos_one: '{{total}} archivo de licitaciones descartadas',
    archivos_many: '{{total}} archivos de licitaciones descartadas',
    archivos_other: '{{total}} archivos de licitaciones descartadas',
    quitadas_one: 'los datos de {{total}} persona que ya no está',
    quitadas_many: 'los datos de {{total}} personas que ya no están',
    quitadas_other: 'los datos de {{total}} personas que ya no están',
  },
  backups: 'Los respaldos que ya existen conservan lo que tenían.',
  kept: 'La regla de conservación quedó guardada',
};

export const danger = {
  title: 'Exportar y cerrar la empresa',
  export: {
    title: 'Exportar todo',
    text: 'Un ZIP con todo lo que la empresa tiene aquí: personas, expedientes, comentarios, tareas, decisiones, avisos, importaciones e historia en JSON y CSV, y los archivos de cada licitación con un índice.',
    care: 'Contiene datos personales y los montos de tus ofertas: guárdalo donde sólo entre quien deba verlo.',
    button: 'Exportar todo',
  },
  close: {
    title: 'Cerrar la empresa',
    text: 'Al cerrarla, deja de existir para todas las personas que trabajan en ella.',
    people: 'Nadie entra más: las sesiones abiertas terminan al tiro, también la tuya.',
    outside:
      'Se detienen los avisos, los correos, los calendarios suscritos, los conectores, los webhooks y las claves de API.',
    data: 'Sus datos se conservan {{days}} días y después se borran para siempre. Mientras tanto, sólo quien opera este servidor puede abrirla otra vez.',
    button: 'Cerrar {{name}}',
    ask: '¿Cerrar {{name}}?',
    askText: 'Nadie podrá entrar desde que confirmes. Si no has exportado sus datos, hazlo antes.',
    name: 'Escribe «{{name}}» para confirmar',
    password: 'Tu contraseña',
    submit: 'Cerrar la empresa',
  },
};
