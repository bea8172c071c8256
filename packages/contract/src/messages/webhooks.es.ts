/** Of webhooks: what is refused, and why a delivery did not arrive. */
export const webhooks = {
  'falta-direccion-de-webhook': 'Escribe la dirección que recibe los eventos',
  'falta-evento-de-webhook': 'Elige al menos un evento',
  'evento-de-lista': 'Elige eventos de la lista',
  'webhook-desconocido': 'Ese webhook no existe: puede que lo hayan eliminado.',
  'entrega-desconocida': 'Esa entrega no existe: se guardan 30 días.',
  'demasiados-webhooks': 'Ya hay {{max, number}} webhooks: elimina uno que no uses.',
  'webhook-apagado': 'El webhook está apagado: enciéndelo para enviar otra vez.',
  'webhook-sin-respuesta': 'No respondió en {{segundos, number}} segundos.',
  'webhook-fuera-de-alcance': 'No se pudo conectar con la dirección, o se cortó la conexión.',
  'webhook-redirige':
    'Respondió {{estado}}: envía a otra dirección, y por seguridad no se sigue. Escribe la dirección final.',
  'webhook-con-error': 'Respondió con un error ({{estado}}).',
  'webhook-secreto-ilegible':
    'El secreto guardado no se puede leer con la clave de este servidor. Cámbialo por uno nuevo.',
  'webhook-sin-restringidas':
    'No se envió: la licitación quedó sólo para su equipo, y este webhook no recibe esas.',
  'webhook-se-apago': 'No se envió: el webhook se apagó antes.',
} as const;
