export const signIn = {
  title: 'Reglas de ingreso',
  text: 'Cómo se entra a esta empresa. Rigen para todas las personas desde su siguiente acción, también en las sesiones abiertas. Las claves de API siguen funcionando.',
  step: {
    name: 'Pedir un segundo paso',
    text: 'La contraseña sola no basta: además, un código del autenticador. Una llave de acceso ya cuenta como ambos.',
  },
  methods: {
    name: 'Formas de ingresar',
    contrasena: { name: 'Contraseña', text: 'La de la cuenta de cada persona.' },
    llave: {
      name: 'Llave de acceso',
      text: 'Huella, rostro o PIN de un dispositivo, sin contraseña.',
    },
    organizacion: {
      name: 'Cuenta de la organización',
      text: 'Por el proveedor de identidad que configuras abajo. Si es la única forma, quienes administran igual entran con contraseña y segundo paso, o con llave: así pueden arreglarlo si falla.',
    },
  },
  domains: {
    name: 'Dominios de correo permitidos',
    text: 'Sólo se puede invitar a correos de estos dominios. Vacío: a cualquiera.',
    placeholder: 'empresa.cl, filial.cl',
  },
  provider: {
    title: 'Proveedor de identidad',
    text: 'Para entrar con la cuenta de la organización (OpenID Connect). Entran las personas de esta empresa, y las invitadas a ese mismo correo, si el proveedor lo da por verificado. Ese ingreso vale solo en esta empresa.',
    issuer: 'Emisor',
    issuerText: 'La dirección que el proveedor llama «issuer», tal como la escribe.',
    issuerExample: 'https://login.empresa.cl',
    client: 'Identificador de cliente',
    secret: 'Secreto de cliente',
    secretText: 'Se guarda cifrado y no se vuelve a mostrar.',
    secretKept: 'Hay uno guardado. Déjalo vacío para conservarlo.',
    back: 'Dirección de regreso',
    backText: 'Regístrala en el proveedor, tal cual.',
    copy: 'Copiar',
    try: 'Probar',
    works: 'El proveedor responde como se espera. Guarda para usarlo.',
    kept: 'El proveedor de identidad quedó guardado',
    remove: 'Quitar',
    removeTitle: '¿Quitar el proveedor de identidad?',
    removeText: 'Quienes entraron con él tendrán que ingresar de otra forma.',
    removed: 'El proveedor de identidad quedó quitado',
  },
  effects: {
    withoutStep_one:
      'Una persona aún no lo tiene. Lo activará la próxima vez que entre, antes de seguir:',
    withoutStep_many:
      '{{count}} personas aún no lo tienen. Lo activarán la próxima vez que entren, antes de seguir:',
    withoutStep_other:
      '{{count}} personas aún no lo tienen. Lo activarán la próxima vez que entren, antes de seguir:',
    throughProvider_one:
      'Una persona podrá ingresar sólo con tu organización: necesita ahí una cuenta con este correo.',
    throughProvider_many:
      '{{count}} personas podrán ingresar sólo con tu organización: cada una necesita ahí una cuenta con este correo.',
    throughProvider_other:
      '{{count}} personas podrán ingresar sólo con tu organización: cada una necesita ahí una cuenta con este correo.',
    withoutKey_one:
      'Una persona aún no tiene llave de acceso. La agregará la próxima vez que entre, antes de seguir:',
    withoutKey_many:
      '{{count}} personas aún no tienen llave de acceso. La agregarán la próxima vez que entren, antes de seguir:',
    withoutKey_other:
      '{{count}} personas aún no tienen llave de acceso. La agregarán la próxima vez que entren, antes de seguir:',
    outside_one: 'Una persona es de otro dominio y conserva su acceso:',
    outside_many: '{{count}} personas son de otro dominio y conservan su acceso:',
    outside_other: '{{count}} personas son de otro dominio y conservan su acceso:',
    more_one: 'y una más',
    more_many: 'y {{count}} más',
    more_other: 'y {{count}} más',
  },
  kept: 'Las reglas de ingreso quedaron guardadas',
};
