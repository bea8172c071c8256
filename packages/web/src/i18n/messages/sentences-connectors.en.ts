import type { Sentences } from '../sentences.ts';

/** What is said of a connector's fields, and what the services that are read live answer. */
const exact = {
  'Elige un servicio de la lista': 'Choose a service from the list',
  'Escribe la dirección del servicio': 'Enter the address of the service',
  'Escribe el ticket': 'Enter the key',
  'El ticket son de 8 a 200 letras, números y guiones, sin espacios':
    'The key is 8 to 200 letters, digits and hyphens, without spaces',
  'Este servicio pide un ticket': 'This service asks for a key',
  'Debe ser el mismo día o uno posterior': 'Must be the same day or a later one',
  'Debe ser hoy o un día anterior': 'Must be today or an earlier day',
  'Vuelve a escribir el ticket: la dirección a la que se envía es otra':
    'Enter the key again: the address it is sent to is another',
  'Ese conector no existe': 'There is no such connector.',
  'Ese rango de días no existe': 'There is no such range of days.',
  'El conector está en pausa: actívalo para que consulte':
    'The connector is paused: activate it so that it asks.',
  'Este conector ya está leyendo un rango de días. Espera a que termine, o cancélalo.':
    'This connector is already reading a range of days. Wait until it ends, or cancel it.',
  'No parece una dirección: revisa que empiece con https://':
    'This does not look like an address: check that it begins with https://.',
  'La dirección debe empezar con https://': 'The address must begin with https://.',
  'La dirección no puede llevar usuario ni contraseña':
    'The address cannot hold a user name or a password.',
  'La dirección lleva a una red privada, y solo se consultan servicios públicos':
    'The address leads into a private network, and only public services are asked.',
  'La dirección lleva a este mismo equipo, y solo se consultan servicios públicos':
    'The address leads to this very machine, and only public services are asked.',
  'El servicio dice que se agotaron las consultas de hoy':
    'The service says that the requests of today are used up.',
  'Se sigue después de medianoche': 'It goes on after midnight.',
  'Se reintenta solo': 'It is tried again by itself.',
  'El servicio tardó demasiado en responder (504)': 'The service took too long to answer (504).',
  'El servicio no respondió a tiempo': 'The service did not answer in time.',
  'No se pudo hablar con el servicio, o la respuesta se cortó':
    'The service could not be reached, or its answer broke off.',
  'Revísalo y vuelve a activar el conector': 'Check it and activate the connector again.',
  'El ticket guardado no se puede leer con la clave de este servidor':
    'The stored key cannot be read with the secret of this server.',
  'Escríbelo de nuevo': 'Enter it again.',
  'La respuesta del servicio llegó cortada o no es JSON':
    'The answer of the service broke off, or is not JSON.',
  'El servicio respondió otra cosa que lo pedido':
    'The service answered something else than it was asked.',
  'No se guardó nada de ella; se vuelve a pedir': 'Nothing of it was kept; it is asked for again.',
  'El servicio envía a seguir en otro sitio': 'The service sends on to another site.',
  'El servicio reenvía la consulta a otro sitio': 'The service redirects to another site.',
  'Por seguridad no se sigue: revisa la dirección del conector':
    'For safety it is not followed: check the address of the connector.',
  'El servicio reenvía la consulta de una dirección a otra sin responder':
    'The service redirects from one address to another without an answer.',
  'El servidor se detuvo a la mitad': 'The server stopped half-way.',
  'Lo anterior quedó guardado, y la vuelta siguiente sigue desde ahí':
    'What came before was kept, and the next round goes on from there.',
};

const patterns: Sentences['patterns'] = [
  [
    /^El servicio no acepta el ticket \(respondió (\d+)\)\.$/,
    'The service does not accept the key (it answered $1).',
  ],
  [/^El servicio respondió con un error \((\d+)\)\.$/, 'The service answered with an error ($1).'],
  [
    /^El servicio respondió más de (\d+) MB de una vez\.$/,
    'The service answered more than $1 MB at once.',
  ],
  [/^No se leyó nada de esa respuesta\.$/, 'Nothing of that answer was read.'],
];

export const connectorSentences: Sentences = { exact, patterns };
