import type { EnglishMessages } from '../resources.ts';

export const troubles: EnglishMessages<'troubles'> = {
  'texto-anterior': '{{texto}}',

  'importacion-interrumpida':
    'The server stopped half-way. Everything before that was saved: import the file again and nothing will be duplicated.',
  'importacion-fallida':
    'Something went wrong while saving. Everything before that was saved: import the file again and nothing will be duplicated.',
  'importacion-sin-espacio':
    'The server’s disk is almost full. Free some space. Everything before that was saved: import the file again and nothing will be duplicated.',
  'prueba-larga':
    'The table is so long that trying all of it takes more than a minute. Try it with fewer rows, or import it: you can go on working while it is read, and see every rejected row afterwards.',
  'importacion-larga':
    'It was stopped after {{minutos, number}} minutes, the limit of an import. Everything before that was saved: split the file and import the rest, and nothing will be duplicated.',
  'importacion-sin-registros':
    'No record was read from the file. It may hold a header alone, or end its lines in an unusual way: open it and save it again as CSV UTF-8.',
  'ruta-ilegible': 'It does not exist or cannot be read.',
  'no-es-tabla-de-nombres':
    'It is no known table: expected are ChileCompra’s UNSPSC classes (idproducto_onu;nombreproducto_onu;…), CPV (codigo,descripcion), or what currencies are worth in pesos (moneda;fecha;valor, or fecha;uf;utm). Regions and communes are already included.',
  'vuelta-interrumpida':
    'The server stopped half-way. What came before was kept, and the next round goes on from there.',

  'ticket-no-aceptado':
    'The service does not accept the key (it answered {{estado}}). Check it and activate the connector again.',
  'ticket-no-aceptado-por-mercado-publico':
    'Mercado Público does not accept the key ({{codigo}}). Check it and activate the connector again.',
  'ticket-ilegible':
    'The stored key cannot be read with the secret of this server. Enter it again.',
  'consultas-agotadas':
    'The service says that the requests of today are used up. It goes on after midnight.',
  'servicio-demasiado-lento':
    'The service took too long to answer (504). It is tried again by itself.',
  'servicio-con-error':
    'The service answered with an error ({{estado}}). It is tried again by itself.',
  'mercado-publico-con-error':
    'Mercado Público answered with an error ({{codigo}}). It is tried again by itself.',
  'consultas-simultaneas':
    'Mercado Público says that somebody else is asking with the same key (10500). It is tried again by itself.',
  'compra-agil-con-error':
    'Compra Ágil answered with an error instead of data. It is tried again by itself.',
  'servicio-sin-respuesta': 'The service did not answer in time. It is tried again by itself.',
  'servicio-fuera-de-alcance':
    'The service could not be reached, or its answer broke off. It is tried again by itself.',
  'respuesta-demasiado-grande':
    'The service answered more than {{megas, number}} MB at once. Nothing of that answer was read.',
  'respuesta-cortada':
    'The answer of the service broke off, or is not JSON. Nothing of it was kept; it is asked for again.',
  'respuesta-inesperada':
    'The service answered something else than it was asked. Nothing of it was kept; it is asked for again.',
  'respuesta-no-leida': 'The answer could not be read:',
  'respuesta-es-tabla': 'It is a table.',
  'reenvio-sin-fin': 'The service redirects from one address to another without an answer.',
  'reenvio-a-otro-sitio':
    'The service redirects to another site. For safety it is not followed: check the address of the connector.',
  'paginas-en-otro-sitio':
    'The service sends on to another site. For safety it is not followed: check the address of the connector.',
  'paginas-sin-fin':
    'The pages of the service send on to one another without end. What was read was kept.',
  'servidor-sin-espacio': 'The server’s disk is almost full. Free some space.',
  'recibido-sin-guardar':
    'Something went wrong while saving what was received. It is tried again by itself.',
  'licitacion-desconocida-en-mercado-publico': 'Mercado Público does not know this tender.',
  'pedida-sin-resultado': 'It was asked for {{veces, number}} times without result.',

  'no-es-direccion': 'This does not look like an address: check that it begins with https://.',
  'direccion-sin-https': 'The address must begin with https://.',
  'direccion-con-clave': 'The address cannot hold a user name or a password.',
  'direccion-privada':
    'The address leads into a private network, and only public services are asked.',
  'direccion-local': 'The address leads to this very machine, and only public services are asked.',

  'licitacion-con-novedades': 'The source said something new, and it is on the page already.',
  'licitacion-sin-novedades': 'The source says the same as was known.',
  'licitacion-retirada': 'The source no longer knows this tender.',
  'licitacion-sin-conector': 'Your company has no active connector that can ask for this tender.',
  'consultas-agotadas-a-mano':
    'The requests of today are used up, the reserved ones too. Try tomorrow.',
  'servicio-en-pausa':
    'The service failed a short while ago and takes no requests for now. Try later.',
  'servicio-ocupado': 'Another request with the same key is under way. Try in a moment.',
  'servidor-lleno': 'There is very little space left on the server.',
};
