export const auth = {
  intro: {
    lead: 'Encuentra las licitaciones que te sirven y llega a tiempo a cada cierre.',
    points: {
      search: 'Todas las licitaciones en un solo lugar, con búsqueda que entiende español',
      deadlines: 'Cierres en hora de Chile y días que quedan, siempre a la vista',
      team: 'Etiquetas y responsables para que nada quede sin dueño',
    },
  },
  tabs: { label: 'Ingresar o registrarse', login: 'Ingresar', register: 'Registrarse' },
  fields: {
    email: 'Correo',
    emailPlaceholder: 'nombre@empresa.cl',
    password: 'Contraseña',
    newPassword: 'Contraseña nueva',
    empresa: 'Empresa',
    empresaPlaceholder: 'Nombre o razón social',
    rut: 'RUT de la empresa',
    rutPlaceholder: '76.123.456-0',
    fullName: 'Tu nombre',
    fullNamePlaceholder: 'Nombre y apellido',
  },
  login: {
    pass: 'Escribe tu correo y tu contraseña: desde este equipo ya no tienes que esperar.',
    title: 'Ingresar a Pliego',
    submit: 'Ingresar',
    forgot: '¿Olvidaste tu contraseña?',
    unverified: 'Todavía no confirmas tu correo. Abre el enlace que te enviamos.',
    resend: 'Enviar el enlace otra vez',
    notices: {
      stepOver: 'Este ingreso ya terminó. Escribe otra vez tu correo y tu contraseña.',
      passwordChanged:
        'Tu contraseña quedó cambiada y cerramos las sesiones abiertas. Ingresa con la nueva.',
    },
  },
  company: {
    title: 'Elige una empresa',
    text: 'Tu cuenta trabaja en más de una. Puedes cambiar después, sin cerrar sesión.',
    back: 'Usar otra cuenta',
  },
  demo: {
    title: 'Cuentas de demostración',
    text: 'Elige una para entrar. Contraseña:',
    enter: 'Entrar como {{name}}: {{account}}',
  },
  register: {
    title: 'Crea la cuenta de tu empresa',
    text: 'La administras tú; después invitas a tu equipo.',
    accept: 'Acepto las condiciones de uso',
    conditions: 'Leer las condiciones',
    conditionsText:
      'Usamos tu nombre y tu correo solo para administrar la cuenta y avisarte lo que pasa en ella. Lo que tu empresa escribe en Pliego lo ve únicamente tu empresa. Los datos de las licitaciones son públicos: ante cualquier duda rigen los que publica el comprador.',
    submit: 'Crear la cuenta',
    hasAccount: '¿Ya tienes cuenta?',
    toLogin: 'Ingresar',
  },
  mail: {
    title: 'Revisa tu correo',
    verifyText:
      'Si {{email}} no tenía cuenta, ahí llegará un enlace para confirmarla. Ábrelo y entrarás directamente.',
    resetText:
      'Si hay una cuenta con {{email}}, ahí llegará un enlace para elegir otra contraseña.',
    hint: 'Puede tardar un par de minutos. Mira también en el correo no deseado.',
    resend: 'Enviar otra vez',
    resendIn_one: 'Enviar otra vez en {{count}} segundo',
    resendIn_many: 'Enviar otra vez en {{count}} segundos',
    resendIn_other: 'Enviar otra vez en {{count}} segundos',
    resent: 'Lo enviamos otra vez.',
    otherAddress: 'Corregir los datos',
    backToLogin: 'Volver a Ingresar',
  },
  forgot: {
    title: '¿Olvidaste tu contraseña?',
    text: 'Dinos tu correo y te enviamos un enlace para elegir otra.',
    submit: 'Enviar el enlace',
  },
  reset: {
    title: 'Elige otra contraseña',
    text: 'Para la cuenta {{email}}. Al cambiarla se cierran todas sus sesiones.',
    submit: 'Cambiar la contraseña',
    checking: 'Revisando el enlace…',
    lostTitle: 'Abre otra vez el enlace',
    lostText:
      'Por seguridad no guardamos el enlace en esta página. Ábrelo de nuevo desde tu correo, o pide otro.',
    deadTitle: 'Este enlace ya no sirve',
    deadText:
      'Ya se usó, caducó o no está completo. Los enlaces para cambiar la contraseña sirven una vez y por poco tiempo.',
    again: 'Pedir otro enlace',
  },
  verify: {
    title: 'Confirma tu correo',
    checking: 'Confirmando tu correo…',
    deadTitle: 'Este enlace ya no sirve',
    deadText:
      'Ya se usó, caducó o no está completo. Si ya confirmaste tu correo, ingresa; si no, pide otro enlace.',
    askTitle: 'Pide otro enlace',
    askText: 'Escribe el correo con que te registraste y te enviamos un enlace nuevo.',
    ask: 'Enviar el enlace',
    takenTitle: 'La empresa ya tiene cuenta',
    failedTitle: 'No pudimos confirmar tu correo',
    welcome: 'Te damos la bienvenida, {{name}}',
    welcomeText: 'La cuenta de {{empresa}} está lista.',
  },
  twoSteps: {
    title: 'Segundo paso',
    text: 'Escribe el código de 6 números que muestra tu aplicación de autenticación.',
    code: 'Código',
    box: 'Número {{box}} de {{of}}',
    submit: 'Verificar',
    useRecovery: 'Usar un código de recuperación',
    useCode: 'Usar el código de la aplicación',
    recoveryText:
      'Escribe uno de los códigos que guardaste al activar el segundo paso. Sirve una sola vez.',
    recovery: 'Código de recuperación',
    recoveryPlaceholder: 'k7m2p-9xwqa',
    back: 'Ingresar con otra cuenta',
  },
  signedIn: {
    title: 'Ya ingresaste',
    text: 'Estás en Pliego como {{name}} ({{email}}). Para usar este enlace, cierra primero esa sesión.',
    leave: 'Cerrar sesión y usar el enlace',
    stay: 'Seguir en Pliego',
  },
};
