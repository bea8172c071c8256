import type { EnglishMessages } from '../resources.ts';

export const webhooks: EnglishMessages<'webhooks'> = {
  'falta-direccion-de-webhook': 'Write the address that receives the events',
  'falta-evento-de-webhook': 'Choose at least one event',
  'evento-de-lista': 'Choose events of the list',
  'webhook-desconocido': 'That webhook does not exist: it may have been deleted.',
  'entrega-desconocida': 'That delivery does not exist: they are kept for 30 days.',
  'demasiados-webhooks': 'There are already {{max, number}} webhooks: delete one you do not use.',
  'webhook-apagado': 'The webhook is off: turn it on to send again.',
  'webhook-sin-respuesta': 'It did not answer within {{segundos, number}} seconds.',
  'webhook-fuera-de-alcance': 'The address could not be reached, or the connection broke.',
  'webhook-redirige':
    'It answered {{estado}}: it sends to another address, which is not followed for safety. Write the final address.',
  'webhook-con-error': 'It answered with an error ({{estado}}).',
  'webhook-secreto-ilegible':
    'The stored secret cannot be read with the key of this server. Replace it with a new one.',
  'webhook-sin-restringidas':
    'It was not sent: the tender was kept to its team, and this webhook is not told of those.',
  'webhook-se-apago': 'It was not sent: the webhook was turned off before.',
};
