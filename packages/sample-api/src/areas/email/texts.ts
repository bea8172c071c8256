import type { Mail } from '@pliego/contract/areas/email';
import type { CastName } from '#sample/cast.ts';

/** The body of each mail, in the order of their ids. */
export const texts: string[] = [
  '<p>Hasta 60 % en herramientas y ropa de trabajo. Solo en tiendas y hasta agotar existencias.</p>',
  '<p>Estimado ganador: para recibir su vehículo responda este correo con los datos de su tarjeta.</p>',
  '<p>Don Raúl:</p><p>Le propongo arrendar el galpón por dos años, con opción de compra. El valor mensual que conversamos nos acomoda si incluye…</p>',
  '<p>¡Terminamos el techo!</p><p>El viernes a las 13:00 hay asado en la faena. Yo llevo el carbón; faltan ensaladas y bebidas.</p>',
  '<p>Camila:</p><p>Acabo de subir la oferta de luminarias. Te dejo el comprobante del portal y el detalle de lo que ofrecimos.</p><p>Los resultados salen en tres semanas.</p>',
  '<p>Aprobación inmediata, sin papeles ni aval. Entra al enlace y deja tu clave del banco.</p>',
  '<p>La reunión de mañana pasa a la sala Boldo porque en la Lenga están arreglando el proyector.</p>',
  '<p>Hola:</p><p>Te mando mis favoritas. En la número 12 salimos todos con los ojos abiertos, así que hay que imprimirla.</p>',
  '<p>Queridos todos:</p><p>Termina un año con más ofertas que ninguno y quiero dar las gracias a…</p>',
  '<p>Detectamos un acceso desconocido. Confirma tu clave en la próxima hora o perderás la cuenta.</p>',
  '<p>Camila:</p><p>Resumen de la visita: fuimos seis empresas, el recorrido partió por la sala de calderas y no se permitieron fotos.</p><ul><li>El acceso de camiones es por calle Lynch.</li><li>Hay que retirar los escombros a diario.</li><li>La electricidad la pone el mandante.</li></ul>',
  '<p>Daniela:</p><p>Leí el contrato completo. Tres cosas antes de firmar:</p><ol><li>La multa por atraso no tiene tope.</li><li>El reajuste habla de un índice que ya no se publica.</li><li>Falta el plazo para pagarnos después de la recepción.</li></ol><p>Con eso corregido, firmo tranquila.</p>',
  '<p>Solo por hoy: tres noches por el precio de una. Paga por adelantado en una cuenta a nombre de nuestro gerente.</p>',
  '<p>Va el flete con los precios de marzo. Ojo que la barcaza cambió de tarifa, así que seguramente hay que rehacerlo.</p>',
  '<p>Hola:</p><p>Aproveché la cotización de la oficina para preguntar por tu notebook. Te lo dejan al mismo precio si lo pagas antes del martes.</p>',
  '<p>Estimados:</p><p>Respecto de la pregunta 14, entendemos que la experiencia se acredita con contratos o con facturas, y que…</p>',
  '<p>Crece rápido y sin esfuerzo. Empieza con mil seguidores gratis: solo necesitamos tu clave.</p>',
  '<p>Recuerden que la garantía vence sesenta días después del cierre, no de la adjudicación.</p><p>Si el cierre se corre, hay que pedir otra al banco.</p>',
  '<p>Las llaves de la bodega chica quedaron en recepción. Ya las retiré, no hagas caso.</p>',
  '<p>Le informamos que cambiamos de cuenta corriente. Desde hoy transfiera a la que indicamos abajo.</p>',
  '<p>Esta semana: lunes Matías, martes Fernanda, miércoles tú, jueves Camila y viernes yo.</p><p>El grano nuevo está en el mueble de arriba.</p>',
  '<p>Daniela:</p><p>Corregí el flete y el descuento por volumen. El total subió 1,8 %, pero seguimos bajo el presupuesto disponible.</p><p>Marqué en amarillo las celdas que cambiaron.</p>',
  '<p>Camila:</p><p>¿El anexo 5 va con firma avanzada o basta con la simple? Las bases dicen una cosa en la página 9 y otra en la…</p>',
  '<p>Hola a los dos:</p><p>Publicaron la versión final de las bases. Lo importante:</p><ul><li>El cierre se corre al 4 de diciembre a las 15:00.</li><li>La experiencia sube de 30 % a 40 %.</li><li>Piden garantía de seriedad por el 3 %.</li></ul><p>Las dejo adjuntas junto con la planilla de precios.</p>',
];

export interface Earlier {
  from: CastName;
  message: string;
  minutesAgo: number;
}

/** The messages before the last mail, oldest first. */
export const conversation: Earlier[] = [
  {
    from: 'camila',
    message:
      '<p>¿Alguien sabe si van a correr la fecha? El foro cerró ayer y no han contestado nada.</p>',
    minutesAgo: 2 * 24 * 60,
  },
  {
    from: 'daniela',
    message: '<p>Llamé a la unidad de compras: publican hoy las respuestas y la versión final.</p>',
    minutesAgo: 20 * 60,
  },
];

function file(fileName: string, kind: 'pdf' | 'planilla' | 'imagen', size: string) {
  return { fileName, thumbnail: `/muestra/archivo-${kind}.svg`, url: '/muestra/adjunto.txt', size };
}

/** By the id of their mail. */
export const attachments: Partial<Record<number, Mail['attachments']>> = {
  5: [file('comprobante.pdf', 'pdf', '86 kB')],
  8: [
    file('lanzamiento-12.jpg', 'imagen', '3,1 MB'),
    file('lanzamiento-15.jpg', 'imagen', '2,8 MB'),
  ],
  22: [file('precios-v2.xlsx', 'planilla', '412 kB')],
  24: [
    file('bases-finales.pdf', 'pdf', '2,4 MB'),
    file('anexo-precios.xlsx', 'planilla', '380 kB'),
  ],
};
