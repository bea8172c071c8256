/** Why a call was refused, where the problem code is not specific enough. */
export const refusals = {
  // Of any call.
  'direccion-vacia': 'No hay nada en esta dirección.',
  'base-sin-conexion':
    'Se perdió la conexión con la base de datos. Lo último que enviaste puede no haberse guardado: revísalo y vuelve a intentarlo.',
  'base-sin-respuesta': 'La base de datos no responde. Se vuelve a intentar con cada consulta.',
  'base-muy-lenta':
    'La base de datos tardó demasiado y se detuvo la consulta. Pide menos de una vez, o vuelve a intentarlo.',
  'disco-lleno':
    'No queda espacio en el disco de la base de datos: se puede leer, pero no guardar. Avisa a quien administra el servidor.',
  'disco-lleno-al-leer':
    'No queda espacio en el disco del servidor, y por eso no se pudo leer lo que pediste. Avisa a quien administra el servidor: cuando haya espacio, se vuelve a leer.',
  'salida-sin-guardar':
    'Saliste en este navegador, pero la base de datos no pudo cerrar la sesión. Cuando pueda guardar, ingresa y ciérrala en «Mi cuenta», «Sesiones abiertas».',
  'numero-no-valido': 'No hay nada en esta dirección: el número no es válido.',
  'caracter-nulo': 'Hay un carácter nulo (U+0000) en lo que se envió.',
  'caracter-incompleto': 'Hay un carácter incompleto o que no es UTF-8 en lo que se envió.',
  'cuerpo-grande': 'El cuerpo de la solicitud supera 1 MB.',
  'cuerpo-no-json': 'El cuerpo no es JSON válido.',
  'json-muy-anidado': 'El JSON tiene más de {{max}} niveles, uno dentro de otro.',
  'no-es-http': 'Lo recibido no es una solicitud HTTP.',
  'solicitud-cortada': 'La solicitud se cortó antes de llegar completa.',
  'direccion-larga': 'La dirección es demasiado larga: acorta la búsqueda.',
  'tipo-esperado': 'Envía el contenido como {{tipo}}.',
  'solo-con-token-de-metricas':
    'Las métricas se entregan con el token de PLIEGO_METRICS_TOKEN en Authorization: Bearer.',
  'solo-linea-de-comandos': 'Esta dirección es de la línea de comandos.',
  'metodos-admitidos': 'Usa uno de estos métodos: {{metodos}}.',
  'version-mal-escrita': 'If-Match debe ser una versión entre comillas: "3".',

  // Of sign-in and of accounts.
  'demasiados-intentos_one': 'Fueron demasiados intentos seguidos. Vuelve a probar en un minuto.',
  'demasiados-intentos_many':
    'Fueron demasiados intentos seguidos. Vuelve a probar en {{count}} minutos.',
  'demasiados-intentos_other':
    'Fueron demasiados intentos seguidos. Vuelve a probar en {{count}} minutos.',
  'intentos-de-ingreso_one':
    'Fueron demasiados intentos seguidos. Vuelve a probar en un minuto, o entra sin esperar con el enlace que enviamos al correo de la cuenta.',
  'intentos-de-ingreso_many':
    'Fueron demasiados intentos seguidos. Vuelve a probar en {{count}} minutos, o entra sin esperar con el enlace que enviamos al correo de la cuenta.',
  'intentos-de-ingreso_other':
    'Fueron demasiados intentos seguidos. Vuelve a probar en {{count}} minutos, o entra sin esperar con el enlace que enviamos al correo de la cuenta.',
  'muchos-enlaces_one':
    'Se pidieron muchos enlaces. Si te llegó alguno durante la última hora, úsalo: todos sirven. Si no, vuelve a probar en un minuto.',
  'muchos-enlaces_many':
    'Se pidieron muchos enlaces. Si te llegó alguno durante la última hora, úsalo: todos sirven. Si no, vuelve a probar en {{count}} minutos.',
  'muchos-enlaces_other':
    'Se pidieron muchos enlaces. Si te llegó alguno durante la última hora, úsalo: todos sirven. Si no, vuelve a probar en {{count}} minutos.',
  'sesion-desconocida': 'Esa sesión ya terminó.',
  'ingreso-terminado': 'Este ingreso ya terminó. Escribe otra vez tu correo y tu contraseña.',
  'empresa-registrada':
    'Ya hay una cuenta de la empresa con este RUT. Pide acceso a quien la administra.',
  'empresa-registrada-entretanto':
    'Mientras confirmabas, otra persona registró la empresa con este RUT. Pídele acceso.',
  'segundo-paso-activo': 'El segundo paso ya está activo. Para cambiarlo, desactívalo antes.',
  'falta-autenticador': 'Prepara antes tu autenticador.',
  'falta-segundo-paso': 'Activa antes el segundo paso.',
  'llave-rechazada':
    'No pudimos comprobar esa llave de acceso. Prueba otra vez, o ingresa con tu contraseña.',
  'llave-no-creada': 'No pudimos comprobar la llave de acceso nueva. Prueba otra vez.',
  'llave-repetida': 'Esa llave de acceso ya está en una cuenta.',
  'muchas-llaves': 'Ya tienes {{max}} llaves de acceso: quita antes alguna que no uses.',
  'llave-desconocida': 'Esa llave de acceso ya no está.',
  'ingreso-sin-segundo-paso':
    'Esta empresa pide un segundo paso para ingresar. Actívalo en tu cuenta, o vuelve a ingresar con él.',
  'ingreso-por-otro-metodo':
    'Esta empresa no admite la forma en que ingresaste. Vuelve a ingresar de una de las que admite.',
  'regla-cumplir-segundo-paso':
    'Primero cúmplela tú: activa tu segundo paso en tu cuenta, o ingresa con una llave de acceso.',
  'regla-cumplir-metodo':
    'Primero cúmplela tú: vuelve a ingresar de una de las formas que dejas permitidas.',
  'regla-sin-proveedor': 'Configura y prueba antes el proveedor de identidad.',
  'regla-sin-rescate':
    'Si el proveedor falla, nadie podría entrar: agrega antes a tu cuenta una llave de acceso o un segundo paso.',
  'proveedor-unica-forma':
    'Hoy se ingresa solo con la cuenta de la organización: permite antes otra forma de ingresar.',
  'proveedor-es-el-tuyo':
    'Tu sesión depende de este proveedor: vuelve a ingresar con tu contraseña o una llave de acceso, y cámbialo después.',
  'proveedor-sin-secreto':
    'Escribe también el secreto de cliente: con otro emisor u otro id, el guardado no sirve.',
  'proveedor-secreto-ilegible':
    'El secreto guardado ya no se puede leer en este servidor: escríbelo otra vez.',
  'proveedor-no-responde':
    'No hay respuesta de {{servidor}}. Revisa la dirección, y que este servidor pueda llegar a ella.',
  'proveedor-sin-documento':
    'En {{servidor}} no hay un documento de OpenID Connect (/.well-known/openid-configuration). Revisa el emisor.',
  'proveedor-otro-emisor':
    'El proveedor dice que su emisor es {{emisor}}. Escríbelo exactamente así.',
  'proveedor-incompleto':
    'El proveedor no ofrece lo que Pliego necesita: ingreso con código (authorization code), PKCE con S256, claves públicas y firmas con ellas.',
  'proveedor-sin-claves': 'El proveedor no publica claves con que comprobar sus firmas.',
  'proveedor-cliente-rechazado':
    'El proveedor no reconoce el cliente: revisa el id de cliente y el secreto.',
  'organizacion-sin-proveedor':
    'No encontramos una organización para ese correo. Revísalo, o ingresa con tu contraseña o tu llave de acceso.',
  'organizacion-no-responde':
    'El proveedor de identidad de tu organización no respondió como se espera. Prueba en unos minutos o ingresa de otra forma; si sigue, avisa a quien administra tu empresa.',
  'organizacion-vencida':
    'Este ingreso ya se usó, venció o empezó en otro navegador. Empieza otra vez.',
  'organizacion-cancelada':
    'Tu organización no completó el ingreso: se canceló, o no te da acceso a Pliego.',
  'organizacion-rechazada':
    'No pudimos comprobar la respuesta de tu organización. Empieza otra vez; si sigue, avisa a quien administra tu empresa.',
  'organizacion-sin-correo':
    'Tu organización no nos dice tu correo. Quien administra el proveedor de identidad debe entregarlo (alcance «email»).',
  'organizacion-sin-verificar':
    'Tu organización no da tu correo por verificado (email_verified), y así no podemos saber que es tuyo. Avisa a quien administra el proveedor de identidad.',
  'organizacion-no-miembro':
    '{{correo}} no está en {{empresa}}. Pide a quien la administra que te invite con ese correo.',
  'dominio-fuera-de-regla': '{{correo}} no es de un dominio que la empresa permita: {{dominios}}.',
  'invitacion-fuera-de-dominio':
    'La empresa ya no admite invitaciones a correos de tu dominio. Habla con quien te invitó.',
  'viendo-como-otro':
    'Estás viendo la empresa como otro rol, y así no se cambia nada. Termina la vista para volver a lo tuyo.',
  'vista-de-otro-rol': '{{persona}} no tiene ese rol, o ya no está activa en la empresa.',
  'empresa-ajena': 'No perteneces a esa empresa.',

  // Of the people of a company and of invitations.
  'acceso-suspendido':
    '{{empresa}} suspendió tu acceso. Lo que hiciste se conserva; para volver a entrar, habla con quien la administra.',
  'acceso-quitado':
    'Ya no perteneces a {{empresa}}. Si crees que es un error, habla con quien la administra.',
  'quitar-antes-de-borrar': 'Esa persona sigue en la empresa: quítala antes de borrar sus datos.',
  'empresa-cerrada':
    '{{empresa}} se cerró. Sus datos se conservan 30 días: para volver a abrirla, habla con quien opera este servidor.',
  'sin-empresa-activa':
    'Tu cuenta ya no tiene acceso a ninguna empresa: lo suspendieron o lo quitaron. Habla con quien administra la tuya.',
  'persona-desconocida': 'Esa persona no está en tu empresa.',
  'ultimo-administrador':
    'Es la única persona que administra la empresa: da antes el rol de Administrador a otra.',
  'lector-con-trabajo':
    'Con el rol Lector no puede seguir con su trabajo abierto: elige quién lo recibe.',
  'reemplazo-es-la-misma': 'Elige a otra persona',
  'plazo-para-devolver-el-acceso':
    'Pasaron más de {{dias}} días desde que se quitó su acceso: envíale una invitación.',
  'invitacion-desconocida': 'Esa invitación ya no está pendiente: la aceptaron o la retiraron.',
  'invitacion-usada':
    'Esta invitación ya se usó. Si la aceptaste tú, ingresa con tu correo y tu contraseña.',
  'invitacion-vencida': 'Esta invitación venció. Pide a quien te invitó que te envíe otra.',
  'invitacion-retirada': 'La empresa retiró esta invitación. Pregunta a quien te invitó.',
  'invitacion-sin-enlace':
    'Este enlace no es de ninguna invitación vigente. Si te enviaron más de un correo, abre el último.',
  'invitacion-de-otro-correo':
    'La invitación es para {{correo}}, y tu sesión es de otra cuenta. Cierra la sesión para aceptarla.',
  'invitacion-con-cuenta':
    'Ya tienes una cuenta con este correo: ingresa con ella para aceptar la invitación.',
  'invitacion-sin-persona': 'Escribe tu nombre y una contraseña para crear tu cuenta.',
  'invitacion-a-suspendida':
    'Tu acceso a esta empresa está suspendido: habla con quien la administra.',
  'cuenta-cerrada': 'Tu cuenta está cerrada: habla con quien opera el servidor.',
  'ya-esta-en-la-empresa': 'Ya está en la empresa.',
  'esta-suspendida': 'Está en la empresa, suspendida: devuélvele el acceso desde su fila.',

  // Of keys of the API.
  'clave-no-sirve': 'La clave no existe, venció o fue revocada.',
  'clave-sin-alcance': 'Esta clave no tiene el permiso {{alcance}}.',
  'solo-con-sesion': 'Esto lo hace una persona con su sesión: ninguna clave de API sirve aquí.',
  'clave-desconocida': 'Esa clave no existe, o ya está revocada.',
  'demasiadas-claves': 'Ya tienes {{max}} claves en uso: revoca una antes.',
  'limite-de-la-clave_one':
    'La clave llegó a {{max}} llamadas por minuto. Vuelve a probar en un segundo.',
  'limite-de-la-clave_many':
    'La clave llegó a {{max}} llamadas por minuto. Vuelve a probar en {{count}} segundos.',
  'limite-de-la-clave_other':
    'La clave llegó a {{max}} llamadas por minuto. Vuelve a probar en {{count}} segundos.',

  // Of tenders, tags and bookmarks.
  'licitacion-desconocida': 'Esa licitación no existe.',
  'licitacion-de-fuente':
    'Esta licitación viene de una fuente, o lleva el código de un portal que puede publicarla, y no se elimina: si no interesa, descártala.',
  'licitacion-de-otra-persona':
    'Sólo la elimina o recupera quien la agregó, o quien administra o gestiona la empresa.',
  'eliminacion-vieja':
    'Pasaron más de diez minutos desde que se eliminó: ya no se puede recuperar.',
  'licitacion-desconocida-entonces':
    'En ese momento ninguna fuente hablaba todavía de esta licitación: elige uno posterior.',
  'solo-asignadas': 'Con tu rol sólo puedes trabajar en las licitaciones asignadas a ti.',
  'solo-responsable-restringe':
    'Sólo la persona responsable, o quien administra licitaciones, decide quién ve esta licitación.',
  'vista-desconocida': 'Esa vista no existe, o dejó de estar compartida.',
  'vista-ajena': 'Esa vista es de otra persona: haz una copia para cambiarla.',
  'vista-sin-roles': 'Tu rol no permite decidir con qué vista parten los demás.',
  'etiqueta-desconocida': 'Esa etiqueta no existe.',
  'etiquetas-eliminadas': 'No existe la etiqueta {{etiquetas}}: puede que la hayan eliminado.',
  'etiqueta-consigo-misma': 'Elige una etiqueta distinta de la que vas a fusionar.',
  'pagina-desconocida': 'No hay ninguna página con ese id.',
  'busqueda-larga': 'La búsqueda es demasiado larga: usa hasta {{max}} caracteres.',
  'busqueda-sin-palabras':
    'La búsqueda no tiene ninguna palabra: escribe al menos una, además de los signos.',
  'busqueda-con-demasiadas-palabras': 'La búsqueda tiene demasiadas palabras: usa hasta {{max}}.',
  'busqueda-comun':
    'La búsqueda sólo tiene palabras demasiado comunes (de, la, para…): agrega una que distinga.',
  'lista-cambiada': 'El cursor no corresponde a esta lista: vuelve a pedirla desde el principio.',
  'muestra-en-la-pagina': 'Los datos de muestra viven en la página.',

  // Of products.
  'comprador-desconocido': 'Ese comprador no existe.',
  'rubro-desconocido': 'Ese rubro no existe: son cuatro dígitos de UNSPSC.',
  'proveedor-desconocido': 'Ese proveedor no existe.',
  'producto-de-catalogo-desconocido': 'Ese producto no existe.',
  'producto-cambiado-despues': 'Alguien cambió este producto después, o lo eliminó.',
  'lista-de-producto-larga': 'Una de sus listas quedaría con más de {{max, number}} elementos.',
  'cambio-de-productos-desconocido':
    'Ese cambio no existe, o pasaron más de 10 minutos y ya no se puede deshacer.',
  'cambio-de-productos-deshecho': 'Ese cambio ya se deshizo.',

  // Of sources, connectors and spreadsheets.
  'importacion-desconocida': 'Esa importación no existe.',
  'importacion-ya-deshecha': 'Esa importación ya se deshizo.',
  'importacion-en-curso':
    'Esa importación todavía no termina: espera a que termine para deshacerla.',
  'importacion-publica':
    'Sólo se deshacen las importaciones de tu empresa: lo que publican las fuentes oficiales es de todos.',
  'archivo-demasiado-grande':
    'El archivo supera {{megas, number}} MB. Divídelo, o impórtalo en el servidor con «npm run pliego -- import <archivo>», que no tiene límite.',
  'cuota-de-archivos':
    'Tu empresa ya subió {{max, number}} archivos en las últimas 24 horas, que es el máximo. Espera, o pide a quien opera el servidor que los importe con «npm run pliego -- import <archivo>».',
  'cuota-de-bytes':
    'Con este archivo tu empresa superaría los {{megas, number}} MB que puede subir en 24 horas; ya lleva {{usados, number}} MB. Espera, o pide a quien opera el servidor que lo importe con «npm run pliego -- import <archivo>».',
  'cuota-de-planillas':
    'Tu empresa ya tiene {{max, number}} planillas y listas de precios subidas, que es el máximo. Se guardan un día: descarta las que no vas a importar, o espera.',
  'cuota-de-bytes-de-planillas':
    'Con este archivo, las planillas y listas de precios que tu empresa tiene subidas pasarían de {{megas, number}} MB; ya son {{usados, number}} MB. Se guardan un día: descarta las que no vas a importar, o espera.',
  'conector-desconocido': 'Ese conector no existe.',
  'conector-en-pausa': 'El conector está en pausa: actívalo para que consulte.',
  'rango-desconocido': 'Ese rango de días no existe.',
  'rango-en-curso':
    'Este conector ya está leyendo un rango de días. Espera a que termine, o cancélalo.',
  'rango-futuro': 'Debe ser hoy o un día anterior',
  'ticket-de-otra-direccion': 'Vuelve a escribir el ticket: la dirección a la que se envía es otra',
  'planilla-caducada':
    'Esa planilla ya no está: se guardan un día. Vuelve a subirla para importarla.',
  'mapeo-desconocido': 'Ese mapeo no existe.',
  'mapeo-repetido': 'Ya hay un mapeo con ese nombre: elige otro.',
  'nombre-de-mapeo-repetido': 'Ya hay un mapeo con ese nombre',
  'tabla-sin-columnas': 'La tabla no tiene la columna {{columnas}}: elige otra de las que muestra.',
  'tabla-sin-esa-columna': 'La tabla no tiene esa columna',
} as const;
