import type { EnglishMessages } from '../resources.ts';

export const refusals: EnglishMessages<'refusals'> = {
  // Of any call.
  'direccion-vacia': 'There is nothing at this address.',
  'base-sin-conexion':
    'The connection to the database was lost. What you sent last may not have been saved: check it and try again.',
  'base-sin-respuesta': 'The database does not answer. Every request tries it again.',
  'base-muy-lenta':
    'The database took too long and the query was stopped. Ask for less at once, or try again.',
  'disco-lleno':
    'The disk of the database is full: it can be read, but nothing can be saved. Tell whoever runs the server.',
  'disco-lleno-al-leer':
    'The disk of the server is full, so what you asked for could not be read. Tell whoever runs the server: it is read again as soon as there is room.',
  'salida-sin-guardar':
    'You are signed out in this browser, but the database could not end the session. Once it can save again, sign in and end it in “My account”, “Open sessions”.',
  'numero-no-valido': 'There is nothing at this address: the number is not valid.',
  'caracter-nulo': 'There is a null character (U+0000) in what was sent.',
  'caracter-incompleto': 'There is a character in what was sent that is incomplete or not UTF-8.',
  'cuerpo-grande': 'The request is larger than 1 MB.',
  'cuerpo-no-json': 'The body is not valid JSON.',
  'json-muy-anidado': 'The JSON has more than {{max}} levels, one inside another.',
  'no-es-http': 'What arrived is not an HTTP request.',
  'solicitud-cortada': 'The request was cut off before all of it arrived.',
  'direccion-larga': 'The address is too long: shorten the search.',
  'tipo-esperado': 'Send the content as {{tipo}}.',
  'solo-con-token-de-metricas':
    'Metrics are given to whoever shows the token of PLIEGO_METRICS_TOKEN in Authorization: Bearer.',
  'solo-linea-de-comandos': 'This address belongs to the command line.',
  'metodos-admitidos': 'Use one of these methods: {{metodos}}.',
  'version-mal-escrita': 'If-Match must be a version in quotes: "3".',

  // Of sign-in and of accounts.
  'demasiados-intentos_one': 'Too many attempts in a row. Try again in one minute.',
  'demasiados-intentos_other': 'Too many attempts in a row. Try again in {{count}} minutes.',
  'intentos-de-ingreso_one':
    'Too many attempts in a row. Try again in one minute, or sign in at once with the link we sent to the email address of the account.',
  'intentos-de-ingreso_other':
    'Too many attempts in a row. Try again in {{count}} minutes, or sign in at once with the link we sent to the email address of the account.',
  'muchos-enlaces_one':
    'Many links were requested. If you received any in the last hour, use it: all of them work. If not, try again in one minute.',
  'muchos-enlaces_other':
    'Many links were requested. If you received any in the last hour, use it: all of them work. If not, try again in {{count}} minutes.',
  'sesion-desconocida': 'That session has already ended.',
  'ingreso-terminado': 'This sign-in has ended. Enter your email address and your password again.',
  'empresa-registrada':
    'The company with this RUT already has an account. Ask its administrator for access.',
  'empresa-registrada-entretanto':
    'While you were confirming, somebody else registered the company with this RUT. Ask them for access.',
  'segundo-paso-activo': 'Two-step verification is already on. To change it, turn it off first.',
  'falta-autenticador': 'Set up your authenticator app first.',
  'falta-segundo-paso': 'Turn on two-step verification first.',
  'llave-rechazada': 'We could not verify that passkey. Try again, or sign in with your password.',
  'llave-no-creada': 'We could not verify the new passkey. Try again.',
  'llave-repetida': 'That passkey already belongs to an account.',
  'muchas-llaves': 'You already have {{max}} passkeys: remove one you do not use first.',
  'llave-desconocida': 'That passkey is no longer there.',
  'empresa-ajena': 'You do not belong to that company.',

  // Of the people of a company and of invitations.
  'ingreso-sin-segundo-paso':
    'This company asks for a second step to sign in. Turn it on in your account, or sign in again with it.',
  'ingreso-por-otro-metodo':
    'This company does not accept the way you signed in. Sign in again in one of the ways it accepts.',
  'regla-cumplir-segundo-paso':
    'Meet it yourself first: turn on your second step in your account, or sign in with a passkey.',
  'regla-cumplir-metodo':
    'Meet it yourself first: sign in again in one of the ways you leave allowed.',
  'regla-sin-proveedor': 'First set up and test the identity provider.',
  'regla-sin-rescate':
    'If the provider fails nobody could get in: first add a passkey or a second step to your account.',
  'proveedor-unica-forma':
    'People sign in with the account of the organization only: first allow another way.',
  'proveedor-es-el-tuyo':
    'Your session depends on this provider: sign in again with your password or a passkey, and change it then.',
  'proveedor-sin-secreto':
    'Enter the client secret too: the stored one is of another issuer or client.',
  'proveedor-secreto-ilegible':
    'The stored secret can no longer be read on this server: enter it again.',
  'proveedor-no-responde':
    'There is no answer from {{servidor}}. Check the address, and that this server can reach it.',
  'proveedor-sin-documento':
    'There is no OpenID Connect document at {{servidor}} (/.well-known/openid-configuration). Check the issuer.',
  'proveedor-otro-emisor': 'The provider says that its issuer is {{emisor}}. Enter it exactly so.',
  'proveedor-incompleto':
    'The provider does not offer what Pliego needs: sign-in by authorization code, PKCE with S256, public keys and signatures with them.',
  'proveedor-sin-claves': 'The provider publishes no keys to check its signatures with.',
  'proveedor-cliente-rechazado':
    'The provider does not know the client: check the client id and the secret.',
  'organizacion-sin-proveedor':
    'We found no organization for that e-mail. Check it, or sign in with your password or your passkey.',
  'organizacion-no-responde':
    'The identity provider of your organization did not answer as expected. Try again in some minutes or sign in another way; if it goes on, tell whoever administers your company.',
  'organizacion-vencida':
    'This sign-in was used already, has expired or began in another browser. Begin again.',
  'organizacion-cancelada':
    'Your organization did not complete the sign-in: it was cancelled, or gives you no access to Pliego.',
  'organizacion-rechazada':
    'We could not check the answer of your organization. Begin again; if it goes on, tell whoever administers your company.',
  'organizacion-sin-correo':
    'Your organization does not tell us your e-mail. Whoever administers the identity provider must hand it over (scope “email”).',
  'organizacion-sin-verificar':
    'Your organization does not say that your e-mail is verified (email_verified), so we cannot know that it is yours. Tell whoever administers the identity provider.',
  'organizacion-no-miembro':
    '{{correo}} is not in {{empresa}}. Ask whoever administers it to invite you with that e-mail.',
  'dominio-fuera-de-regla': '{{correo}} is not of a domain the company allows: {{dominios}}.',
  'invitacion-fuera-de-dominio':
    'The company no longer accepts invitations to addresses of your domain. Talk to whoever invited you.',
  'acceso-suspendido':
    '{{empresa}} suspended your access. What you did is kept; to come back, talk to its administrator.',
  'viendo-como-otro':
    'You are viewing the company as another role, so nothing can be changed. End the view to return to your own.',
  'vista-de-otro-rol':
    '{{persona}} does not have that role, or is no longer active in the company.',
  'acceso-quitado':
    'You no longer belong to {{empresa}}. If you think this is a mistake, talk to its administrator.',
  'quitar-antes-de-borrar':
    'That person is still in the company: remove them before erasing their data.',
  'empresa-cerrada':
    '{{empresa}} was closed. Its data is kept for 30 days: to open it again, talk to whoever runs this server.',
  'sin-empresa-activa':
    'Your account has no access to any company any more: it was suspended or removed. Talk to the administrator of yours.',
  'persona-desconocida': 'That person is not in your company.',
  'ultimo-administrador':
    'This is the only administrator of the company: give the role of Administrator to somebody else first.',
  'lector-con-trabajo': 'A Reader cannot go on with open work: choose who takes it over.',
  'reemplazo-es-la-misma': 'Choose somebody else',
  'plazo-para-devolver-el-acceso':
    'Access was removed more than {{dias}} days ago: send an invitation.',
  'invitacion-desconocida': 'That invitation is no longer pending: it was accepted or withdrawn.',
  'invitacion-usada':
    'This invitation was used already. If you accepted it, sign in with your email address and your password.',
  'invitacion-vencida':
    'This invitation has expired. Ask the person who invited you for another one.',
  'invitacion-retirada': 'The company withdrew this invitation. Ask the person who invited you.',
  'invitacion-sin-enlace':
    'This link belongs to no valid invitation. If you got more than one mail, open the last one.',
  'invitacion-de-otro-correo':
    'The invitation is for {{correo}}, and you are signed in with another account. Sign out to accept it.',
  'invitacion-con-cuenta':
    'You have an account with this email address already: sign in with it to accept the invitation.',
  'invitacion-sin-persona': 'Enter your name and a password to create your account.',
  'invitacion-a-suspendida': 'Your access to this company is suspended: talk to its administrator.',
  'cuenta-cerrada': 'Your account is closed: talk to whoever operates the server.',
  'ya-esta-en-la-empresa': 'Is in the company already.',
  'esta-suspendida': 'Is in the company, suspended: give access back from their row.',

  // Of keys of the API.
  'clave-no-sirve': 'The key does not exist, has expired or was revoked.',
  'clave-sin-alcance': 'This key does not have the permission {{alcance}}.',
  'solo-con-sesion': 'This is done by a person with their session: no API key works here.',
  'clave-desconocida': 'That key does not exist, or is revoked already.',
  'demasiadas-claves': 'You already have {{max}} keys in use: revoke one first.',
  'limite-de-la-clave_one': 'The key reached {{max}} calls a minute. Try again in a second.',
  'limite-de-la-clave_other':
    'The key reached {{max}} calls a minute. Try again in {{count}} seconds.',

  // Of tenders, tags and bookmarks.
  'licitacion-desconocida': 'That tender does not exist.',
  'licitacion-de-fuente':
    'This tender comes from a source, or has the code of a portal that may publish it, and cannot be deleted: if it is of no interest, discard it.',
  'licitacion-de-otra-persona':
    'Only who added it deletes or recovers it, or who administers or manages the company.',
  'eliminacion-vieja': 'It was deleted more than ten minutes ago and cannot be recovered any more.',
  'licitacion-desconocida-entonces':
    'At that time no source had mentioned this tender yet: choose a later one.',
  'solo-asignadas': 'With your role you can only work on the tenders assigned to you.',
  'solo-responsable-restringe':
    'Only the responsible person, or who manages tenders, decides who sees this tender.',
  'vista-desconocida': 'That view does not exist, or is not shared any more.',
  'vista-ajena': 'That view is somebody else’s: make a copy to change it.',
  'vista-sin-roles': 'Your role may not decide in which view others begin.',
  'etiqueta-desconocida': 'That tag does not exist.',
  'etiquetas-eliminadas': 'There is no tag {{etiquetas}}: someone may have deleted it.',
  'etiqueta-consigo-misma': 'Choose a different tag from the one you are merging.',
  'pagina-desconocida': 'There is no page with that id.',
  'busqueda-larga': 'The search is too long: use up to {{max}} characters.',
  'busqueda-sin-palabras': 'The search has no words: type at least one besides the symbols.',
  'busqueda-con-demasiadas-palabras': 'The search has too many words: use up to {{max}}.',
  'busqueda-comun':
    'The search has only very common words (de, la, para…): add one that narrows it down.',
  'lista-cambiada': 'The list changed while you were reading it: load it again from the start.',
  'muestra-en-la-pagina': 'The sample data is kept in the page.',

  // Of products.
  'comprador-desconocido': 'There is no such buyer.',
  'rubro-desconocido': 'There is no such category: it is four digits of UNSPSC.',
  'proveedor-desconocido': 'There is no such supplier.',
  'producto-de-catalogo-desconocido': 'That product does not exist.',
  'producto-cambiado-despues': 'Someone changed this product later, or deleted it.',
  'lista-de-producto-larga': 'One of its lists would have more than {{max, number}} values.',
  'cambio-de-productos-desconocido':
    'That change does not exist, or is more than 10 minutes old and cannot be undone.',
  'cambio-de-productos-deshecho': 'That change has already been undone.',

  // Of sources, connectors and spreadsheets.
  'importacion-desconocida': 'That import does not exist.',
  'importacion-ya-deshecha': 'That import has already been undone.',
  'importacion-en-curso': 'That import is still running: wait until it ends to undo it.',
  'importacion-publica':
    'Only imports of your company can be undone: what official sources publish belongs to everyone.',
  'archivo-demasiado-grande':
    'The file is larger than {{megas, number}} MB. Split it, or import it on the server with “npm run pliego -- import <file>”, which has no limit.',
  'cuota-de-archivos':
    'Your company has uploaded {{max, number}} files in the last 24 hours, which is the limit. Wait, or ask the server’s operator to import them with “npm run pliego -- import <file>”.',
  'cuota-de-bytes':
    'With this file your company would exceed the {{megas, number}} MB it may upload in 24 hours; it has uploaded {{usados, number}} MB. Wait, or ask the server’s operator to import it with “npm run pliego -- import <file>”.',
  'cuota-de-planillas':
    'Your company already has {{max, number}} uploaded spreadsheets and price lists, which is the limit. They are kept for a day: discard those that you will not import, or wait.',
  'cuota-de-bytes-de-planillas':
    'With this file the spreadsheets and price lists that your company has uploaded would exceed {{megas, number}} MB; they are {{usados, number}} MB. They are kept for a day: discard those that you will not import, or wait.',
  'conector-desconocido': 'There is no such connector.',
  'conector-en-pausa': 'The connector is paused: activate it so that it asks.',
  'rango-desconocido': 'There is no such range of days.',
  'rango-en-curso':
    'This connector is already reading a range of days. Wait until it ends, or cancel it.',
  'rango-futuro': 'Must be today or an earlier day',
  'ticket-de-otra-direccion': 'Enter the key again: the address it is sent to is another',
  'planilla-caducada':
    'That spreadsheet is gone: they are kept for a day. Upload it again to import it.',
  'mapeo-desconocido': 'That mapping does not exist.',
  'mapeo-repetido': 'There is already a mapping with that name: choose another.',
  'nombre-de-mapeo-repetido': 'There is already a mapping with that name',
  'tabla-sin-columnas': 'The table has no column {{columnas}}: choose another of those it shows.',
  'tabla-sin-esa-columna': 'The table has no such column',
};
