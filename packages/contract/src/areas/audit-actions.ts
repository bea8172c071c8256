/*
 * What an audit writes down. Each action has its sentence, `auditoria-<action>` in `messages/audit.es.ts`, which continues
 * the name of who did it. What people do with tenders is in the events of each tender, and only in those, but for
 * the deletion of one, whose events nobody sees any more.
 */

/** What the list is narrowed by. */
export const auditKinds = [
  'acceso',
  'personas',
  'empresa',
  'importaciones',
  'exportaciones',
  'fuentes',
  'integraciones',
  'productos',
  'licitaciones',
  'reservadas',
  'datos-personales',
] as const;
export type AuditKind = (typeof auditKinds)[number];

/** Each action with its kind. */
export const auditActions = {
  'empresa-creada': 'empresa',
  ingreso: 'acceso',
  'ingreso-otra-empresa': 'acceso',
  'ingreso-fallido': 'acceso',
  'segundo-paso-fallido': 'acceso',
  salida: 'acceso',
  'sesion-cerrada': 'acceso',
  'sesiones-cerradas': 'acceso',
  contrasena: 'acceso',
  'correo-cambiado': 'acceso',
  'contrasena-por-correo': 'acceso',
  'segundo-paso-activado': 'acceso',
  'ingreso-con-llave': 'acceso',
  'ingreso-con-organizacion': 'acceso',
  'ingreso-con-organizacion-fallido': 'acceso',
  'llave-de-acceso-agregada': 'acceso',
  'llave-de-acceso-quitada': 'acceso',
  'segundo-paso-desactivado': 'acceso',
  'codigos-renovados': 'acceso',
  'invitacion-enviada': 'personas',
  'invitacion-reenviada': 'personas',
  'invitacion-aceptada': 'personas',
  'invitacion-retirada': 'personas',
  rol: 'personas',
  'persona-agregada': 'personas',
  'contrasena-por-operador': 'acceso',
  'segundo-paso-por-operador': 'acceso',
  'cuenta-cerrada': 'personas',
  'cuenta-abierta': 'personas',
  'vista-iniciada': 'personas',
  'vista-de-persona': 'personas',
  'vista-terminada': 'personas',
  suspension: 'personas',
  reactivacion: 'personas',
  'persona-quitada': 'personas',
  'persona-salida': 'personas',
  'empresa-datos': 'empresa',
  'empresa-logo': 'empresa',
  'empresa-logo-quitado': 'empresa',
  'empresa-regla': 'empresa',
  'proveedor-configurado': 'empresa',
  'proveedor-cambiado': 'empresa',
  'proveedor-quitado': 'empresa',
  'datos-borrados': 'datos-personales',
  'empresa-cerrada': 'empresa',
  'empresa-reabierta': 'empresa',
  importacion: 'importaciones',
  'importacion-deshecha': 'importaciones',
  exportacion: 'exportaciones',
  'conector-creado': 'fuentes',
  'conector-cambiado': 'fuentes',
  'conector-iniciado': 'fuentes',
  'conector-pausado': 'fuentes',
  'conector-quitado': 'fuentes',
  'acceso-bi-abierto': 'integraciones',
  'acceso-bi-renovado': 'integraciones',
  'acceso-bi-cerrado': 'integraciones',
  'llave-creada': 'integraciones',
  'llave-revocada': 'integraciones',
  'enlace-de-reporte-creado': 'integraciones',
  'enlace-de-reporte-revocado': 'integraciones',
  'tablero-creado': 'integraciones',
  'tablero-cambiado': 'integraciones',
  'tablero-eliminado': 'integraciones',
  'sitios-de-tableros': 'integraciones',
  'reservada-leida': 'reservadas',
  'webhook-creado': 'integraciones',
  'webhook-cambiado': 'integraciones',
  'webhook-eliminado': 'integraciones',
  'webhook-secreto': 'integraciones',
  'producto-creado': 'productos',
  'producto-cambiado': 'productos',
  'producto-eliminado': 'productos',
  'productos-cambiados': 'productos',
  'productos-devueltos': 'productos',
  'regla-aplicada': 'productos',
  'sinonimos-cambiados': 'productos',
  'lista-importada': 'productos',
  'lista-deshecha': 'productos',
  'licitacion-eliminada': 'licitaciones',
  'licitacion-recuperada': 'licitaciones',
} as const satisfies Record<string, AuditKind>;
export type AuditAction = keyof typeof auditActions;

const isAction = (name: string): name is AuditAction => name in auditActions;

export const auditActionNames = Object.keys(auditActions).filter(isAction);

/** The actions of some kinds. */
export function actionsOf(kinds: readonly AuditKind[]): AuditAction[] {
  return auditActionNames.filter((action) => kinds.includes(auditActions[action]));
}

/** The lists that can be exported, and the rules of a company, as entries name them; each has its words in the messages. */
export const auditedLists = [
  'empresa',
  'licitaciones',
  'seguimiento',
  'rechazos',
  'personas',
  'auditoria',
  'productos',
  'reporte',
] as const;
export type AuditedList = (typeof auditedLists)[number];
export const auditedRules = [
  'motivos',
  'plantillas',
  'criterios',
  'plazo',
  'conservacion',
  'ingreso',
] as const;
export type AuditedRule = (typeof auditedRules)[number];
