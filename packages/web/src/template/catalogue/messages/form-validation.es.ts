export const formValidation = {
  summary: 'Cómo un formulario dice qué falta o está mal, y ayuda a arreglarlo.',
  use: {
    where: 'El error va junto a su campo y dice cómo arreglarlo',
    once: 'Se revisa al enviar; al corregir un campo, su error se va',
    kept: 'Lo escrito nunca se pierde, tampoco si falla el envío',
  },
  avoid: {
    early: 'Reclamar antes de que alguien termine de escribir',
    toast: 'Un aviso que desaparece para un error de un campo',
    disabled: 'Apagar el botón sin decir qué falta',
  },
  demos: {
    Basic: 'Al enviar',
    OnChange: 'Mientras se escribe',
    Async: 'Con el servidor',
    OtherFields: 'Con listas, fechas y máscaras',
  },
  keys: {
    enter: 'Enter | envía; si algo está mal, va al primer campo con error',
  },
  reader: {
    error: 'El campo con error dice «no válido» y lee el error.',
    busy: 'Mientras espera, el botón dice «ocupado».',
  },
  props: {
    busy: 'La llamada que empezó sigue en camino',
    text: 'Qué salió mal, si no es de un campo',
  },
  text: {
    name: 'Nombre',
    mail: 'Correo',
    password: 'Contraseña',
    userName: 'Nombre de usuario',
    userNameHint: 'Prueba con uno que ya existe, como rosario.alvarado.',
    region: 'Región de la visita',
    day: 'Día de la visita',
    phone: 'Teléfono',
    send: 'Enviar',
    reset: 'Empezar de nuevo',
    sent: 'Se enviaría',
    missing: {
      name: 'Escribe un nombre.',
      mail: 'Escribe un correo.',
      password: 'Escribe una contraseña.',
      region: 'Elige una región.',
      day: 'Elige un día, o escríbelo.',
      phone: 'Escribe los nueve dígitos del teléfono.',
    },
    wrong: {
      name: 'Al menos tres letras.',
      password: 'Al menos seis caracteres.',
      taken: 'Ese nombre ya lo usa otra persona. Elige otro.',
    },
  },
};
