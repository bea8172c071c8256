import type { Sentences } from '../sentences.ts';

/** What the reader of OCDS and that of JSON say of a file and of its records. */
const exact = {
  'Lo demás se leyó': 'Everything else was read.',
  'Pide al publicador el archivo corregido': 'Ask the publisher for a corrected file.',
  'Parece un paquete OCDS, pero no trae «releases» ni «records»':
    'It looks like an OCDS package, but it has neither “releases” nor “records”.',
  'Es el índice de procesos OCDS de ChileCompra: trae direcciones, no licitaciones':
    'It is the index of ChileCompra’s OCDS processes: it holds addresses, not tenders.',
  'Descarga lo que está en cada «urlTender» e importa eso':
    'Download what is at each “urlTender” and import that.',
  'La entrega no trae «ocid»': 'The release has no “ocid”.',
  'El «ocid» de la entrega no es un texto': 'The release’s “ocid” is not a text.',
  'El «ocid» de la entrega es demasiado largo': 'The release’s “ocid” is too long.',
  'La entrega no es un objeto JSON': 'The release is not a JSON object.',
  'El elemento no es un objeto JSON': 'The element is not a JSON object.',
  'La entrega no trae ninguna fecha, ni nada de la licitación':
    'The release has no date, and says nothing of the tender.',
  'El registro no trae sus entregas, solo enlaces a ellas: descarga lo que está en esos enlaces e impórtalo':
    'The record holds no releases, only links to them: download what is at those links and import it.',
  'El registro no trae ninguna entrega, ni la que las resume':
    'The record holds no release, nor the one that sums them up.',
  'La entrega no trae una fecha legible: se usó la de publicación de su paquete':
    'The release has no readable date: the publication date of its package was used.',
  'Ni la entrega ni su paquete traen una fecha legible: se usó la del último acto que la entrega cuenta':
    'Neither the release nor its package has a readable date: that of the last act it tells of was used.',
  'La entrega no trae ninguna fecha: cualquier otra del mismo proceso cuenta como más nueva':
    'The release has no date at all: any other of the same process counts as newer.',
};

const patterns: Sentences['patterns'] = [
  [
    /^No trae licitaciones: es un mensaje de error del servicio OCDS(?: \(código .+?\))?: «(.+)»\. Vuelve a hacer la consulta e importa su respuesta\.$/,
    'There are no tenders in it: it is an error message from the OCDS service: “$1”. Make the request again and import its response.',
  ],
  [
    /^Parece un paquete OCDS, pero «(.+)» no es una lista: no trae ninguna entrega\.$/,
    'It looks like an OCDS package, but “$1” is not a list: there are no releases in it.',
  ],
  [
    /^En el lugar del registro (\S+) hay una coma o un cierre de más\.$/,
    'In the place of record $1 there is a comma or a bracket too many.',
  ],
  [
    /^El registro (\S+) no es JSON válido: tiene una coma, una comilla o un cierre mal puesto\.$/,
    'Record $1 is not valid JSON: a comma, a quotation mark or a bracket in it is out of place.',
  ],
  [
    /^El registro (\S+) está anidado más de lo que se puede guardar\.$/,
    'Record $1 is nested deeper than what can be stored.',
  ],
  [
    /^El campo «(.+)» no es JSON que se pueda leer: el registro, si es parte de uno, quedó fuera\.$/,
    'The field “$1” is not JSON that can be read: the record, if it is part of one, was left out.',
  ],
  [
    /^«(\S+)» dice «(.*)», que no se puede leer como fecha con certeza: quedó sin valor\.$/,
    '“$1” says “$2”, which cannot be read as a date with certainty: it was left without a value.',
  ],
  [
    /^«(\S+)» dice «(.*)», que no es un monto: quedó sin valor\.$/,
    '“$1” says “$2”, which is not an amount: it was left without a value.',
  ],
  [
    /^El estado «(.+)» no es de la lista de OCDS: quedó como desconocido\.$/,
    'The status “$1” is not in the OCDS codelist: it was left as unknown.',
  ],
];

export const ocdsSentences: Sentences = { exact, patterns };
