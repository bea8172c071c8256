/** Why an import ended early, or a live source could not be read. Stored as it was then. */
export const troubles = {
  // A sentence that was stored before messages had codes.
  'texto-anterior': '{{texto}}',

  'importacion-interrumpida':
    'El servidor se detuvo a la mitad. Lo anterior quedó guardado: vuelve a importar el archivo y nada se duplicará.',
  'importacion-fallida':
    'Algo falló al guardar. Lo anterior quedó guardado: vuelve a importar el archivo y nada se duplicará.',
  'importacion-sin-espacio':
    'Queda muy poco espacio en el disco del servidor. Libera espacio. Lo anterior quedó guardado: vuelve a importar el archivo y nada se duplicará.',
  'prueba-larga':
    'La tabla es tan larga que probarla entera toma más de un minuto. Pruébala con menos filas, o impórtala: mientras se lee puedes seguir trabajando, y después ves cada fila rechazada.',
  'importacion-larga':
    'Se detuvo a los {{minutos, number}} minutos, el máximo de una importación. Lo anterior quedó guardado: divide el archivo e importa el resto, y nada se duplicará.',
  'importacion-sin-registros':
    'No se leyó ningún registro del archivo. Puede traer solo el encabezado, o separar sus líneas de un modo que no se usa: ábrelo y guárdalo de nuevo como CSV UTF-8.',
  // Shown on the command line.
  'ruta-ilegible': 'No existe o no se puede leer.',
  'no-es-tabla-de-nombres':
    'No es una tabla que se conozca: se esperan los rubros UNSPSC de ChileCompra (idproducto_onu;nombreproducto_onu;…), CPV (codigo,descripcion), o el valor en pesos de monedas (moneda;fecha;valor, o fecha;uf;utm). Las regiones y comunas ya vienen incluidas.',

  'vuelta-interrumpida':
    'El servidor se detuvo a la mitad. Lo anterior quedó guardado, y la vuelta siguiente sigue desde ahí.',

  'ticket-no-aceptado':
    'El servicio no acepta el ticket (respondió {{estado}}). Revísalo y vuelve a activar el conector.',
  'ticket-no-aceptado-por-mercado-publico':
    'Mercado Público no acepta el ticket ({{codigo}}). Revísalo y vuelve a activar el conector.',
  'ticket-ilegible':
    'El ticket guardado no se puede leer con la clave de este servidor. Escríbelo de nuevo.',
  'consultas-agotadas':
    'El servicio dice que se agotaron las consultas de hoy. Se sigue después de medianoche.',
  'servicio-demasiado-lento': 'El servicio tardó demasiado en responder (504). Se reintenta solo.',
  'servicio-con-error': 'El servicio respondió con un error ({{estado}}). Se reintenta solo.',
  'mercado-publico-con-error':
    'Mercado Público respondió con un error ({{codigo}}). Se reintenta solo.',
  'consultas-simultaneas':
    'Mercado Público dice que alguien más está consultando con el mismo ticket (10500). Se reintenta solo.',
  'compra-agil-con-error':
    'Compra Ágil respondió con un error en lugar de datos. Se reintenta solo.',
  'servicio-sin-respuesta': 'El servicio no respondió a tiempo. Se reintenta solo.',
  'servicio-fuera-de-alcance':
    'No se pudo hablar con el servicio, o la respuesta se cortó. Se reintenta solo.',
  'respuesta-demasiado-grande':
    'El servicio respondió más de {{megas, number}} MB de una vez. No se leyó nada de esa respuesta.',
  'respuesta-cortada':
    'La respuesta del servicio llegó cortada o no es JSON. No se guardó nada de ella; se vuelve a pedir.',
  'respuesta-inesperada':
    'El servicio respondió otra cosa que lo pedido. No se guardó nada de ella; se vuelve a pedir.',
  'respuesta-no-leida': 'No se pudo leer la respuesta:',
  'respuesta-es-tabla': 'Es una tabla.',
  'reenvio-sin-fin': 'El servicio reenvía la consulta de una dirección a otra sin responder.',
  'reenvio-a-otro-sitio':
    'El servicio reenvía la consulta a otro sitio. Por seguridad no se sigue: revisa la dirección del conector.',
  'paginas-en-otro-sitio':
    'El servicio envía a seguir en otro sitio. Por seguridad no se sigue: revisa la dirección del conector.',
  'paginas-sin-fin':
    'Las páginas del servicio se envían unas a otras sin fin. Lo leído quedó guardado.',
  'servidor-sin-espacio': 'Queda muy poco espacio en el disco del servidor. Libera espacio.',
  'recibido-sin-guardar': 'Algo falló al guardar lo recibido. Se reintenta solo.',
  'licitacion-desconocida-en-mercado-publico': 'Mercado Público no conoce esta licitación.',
  'pedida-sin-resultado': 'Se pidió {{veces, number}} veces sin resultado.',

  'no-es-direccion': 'No parece una dirección: revisa que empiece con https://.',
  'direccion-sin-https': 'La dirección debe empezar con https://.',
  'direccion-con-clave': 'La dirección no puede llevar usuario ni contraseña.',
  'direccion-privada':
    'La dirección lleva a una red privada, y solo se consultan servicios públicos.',
  'direccion-local':
    'La dirección lleva a este mismo equipo, y solo se consultan servicios públicos.',

  // The result of refreshing one tender by hand.
  'licitacion-con-novedades': 'La fuente dijo algo nuevo, y ya está en la ficha.',
  'licitacion-sin-novedades': 'La fuente dice lo mismo que ya se sabía.',
  'licitacion-retirada': 'La fuente ya no conoce esta licitación.',
  'licitacion-sin-conector':
    'Tu empresa no tiene un conector activo que pueda pedir esta licitación.',
  'consultas-agotadas-a-mano':
    'Se agotaron las consultas de hoy, también las reservadas. Prueba mañana.',
  'servicio-en-pausa':
    'El servicio falló hace poco y no admite consultas por ahora. Prueba más tarde.',
  'servicio-ocupado': 'Hay otra consulta en curso con el mismo ticket. Prueba en un momento.',
  'servidor-lleno': 'Queda muy poco espacio en el servidor.',
} as const;
