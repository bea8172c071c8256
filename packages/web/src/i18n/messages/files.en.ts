import type { EnglishMessages } from '../resources.ts';

export const files: EnglishMessages<'files'> = {
  'pesa-cero-bytes': 'The file is empty: it is 0 bytes.',
  'solo-espacios': 'The file holds nothing but spaces.',
  'lo-que-se-puede-importar': 'See “Formats we read” for what can be imported.',
  'binario-no-reconocido': 'It is a binary file that we do not recognise.',
  'contenido-no-reconocido': 'The contents do not match any data format we know.',

  'otro-comprimido':
    'It looks like a {{tipo}} archive, which cannot be opened: unpack it and import what is inside, or pack it as .zip or .gz.',
  'zip-en-volumenes':
    'It looks like one part of a zip file in several volumes: join them, unpack them and import what is inside.',
  'excel-binario':
    'It looks like a binary Excel workbook (.xlsb): open it, save it as .xlsx and import that.',
  'excel-cortado':
    'It looks like an Excel workbook that is cut or damaged: open it, save it again and import it once more.',
  'documento-office':
    'It looks like an Office document, and tenders cannot be read from one: import a spreadsheet or a data file.',
  'documento-libreoffice':
    'It looks like a LibreOffice document (.ods or another): if it is a spreadsheet, save it as .xlsx or CSV and import that.',
  'documento-pdf': 'It looks like a PDF document, and tenders cannot be read from a PDF.',
  'documento-office-antiguo':
    'It looks like an old Office document (.xls or .doc), or a spreadsheet with a password: if it is a spreadsheet, open it in Excel, save it as “Excel Workbook (.xlsx)” without a password and import that.',
  'pagina-web':
    'It looks like a web page, not a data file: check that the download finished properly.',

  'xml-ilegible':
    'It looks like an XML file, but not even its first element can be understood: it is cut or badly written.',
  'xml-trozo':
    'It looks like a piece of an XML file: it begins with “{{elemento}}” and uses the prefix “{{prefijo}}” without saying which namespace that is. Import the whole file.',
  'xml-trozo-de-placsp':
    'It looks like a piece of a feed of Spain’s Public Sector Procurement Platform: it begins with “{{elemento}}” and uses the prefix “{{prefijo}}” without saying which namespace that is. Import the whole file, with its “feed” element.',
  'atom-desconocido':
    'It looks like an Atom feed, but not one of Spain’s Public Sector Procurement Platform.',
  'xml-desconocido':
    'It is an XML file, but not of a kind that can be read (it begins with “{{elemento}}”).',
  'xml-cortado':
    'The file breaks off at line {{linea, number}}, column {{columna, number}}: it arrived incomplete. Everything before it was read; download the file and import it again.',
  'xml-prefijo-sin-declarar':
    'The file uses the prefix “{{prefijo}}” at line {{linea, number}}, column {{columna, number}} without saying which namespace that is: it looks like a fragment. Everything before it was read; what follows was not. Import the whole file, with its root element.',
  'xml-entidad-desconocida':
    'At line {{linea, number}}, column {{columna, number}} the file uses an entity that XML does not know. Everything before it was read; what follows was not.',
  'xml-define-entidades':
    'The file defines entities (DOCTYPE) at line {{linea, number}}, column {{columna, number}}, and for safety those are not read. Everything before it was read; what follows was not.',
  'xml-demasiados-atributos':
    'An element has more than {{maximo, number}} attributes at line {{linea, number}}, column {{columna, number}}. Everything before it was read; what follows was not.',
  'xml-demasiado-anidado':
    'The file is nested deeper than what can be read at line {{linea, number}}, column {{columna, number}}. Everything before it was read; what follows was not.',
  'xml-texto-demasiado-largo':
    'A text is larger than {{megas, number}} MB at line {{linea, number}}, column {{columna, number}}. Everything before it was read; what follows was not.',
  'xml-mal-escrito':
    'The file stops being valid XML at line {{linea, number}}, column {{columna, number}}. Everything before it was read; what follows was not.',

  'json-lista-mezclada':
    'It looks like a list with Mercado Público tenders among other things: import the whole response, with “FechaCreacion” and “Listado”.',
  'json-lista-vacia': 'It is an empty JSON list: there are no records in it.',
  'json-desconocido': 'It is a JSON file, but not of a kind that can be read.',
  'json-desconocido-con-claves':
    'It is a JSON file, but not of a kind that can be read (it begins with {{claves}}).',
  'json-cortado':
    'The file breaks off at record {{registro, number}}: it arrived incomplete. Everything before it was read; download the file and import it again.',
  'json-mal-escrito':
    'The file stops being valid JSON at record {{registro, number}}. Everything before it was read; what follows was not.',
  'json-registro-enorme':
    'Record {{registro, number}} is larger than {{megas, number}} MB and cannot be read. Everything before it was read; what follows was not.',

  'error-de-mercado-publico':
    'There are no tenders in it: it is an error message from Mercado Público: “{{mensaje}}” Make the request again and import its response.',
  'error-de-mercado-publico-con-codigo':
    'There are no tenders in it: it is an error message from Mercado Público (code {{codigo}}): “{{mensaje}}” Make the request again and import its response.',
  'error-de-compra-agil':
    'There are no purchases in it: it is an error message from Compra Ágil. Make the request again and import its response.',
  'error-de-compra-agil-con-mensaje':
    'There are no purchases in it: it is an error message from Compra Ágil: “{{mensaje}}”. Make the request again and import its response.',
  'error-de-compra-agil-con-codigo':
    'There are no purchases in it: it is an error message from Compra Ágil (code {{codigo}}). Make the request again and import its response.',
  'error-de-compra-agil-con-codigo-y-mensaje':
    'There are no purchases in it: it is an error message from Compra Ágil (code {{codigo}}): “{{mensaje}}”. Make the request again and import its response.',
  'error-de-ocds':
    'There are no tenders in it: it is an error message from the OCDS service: “{{mensaje}}”. Make the request again and import its response.',
  'error-de-ocds-con-codigo':
    'There are no tenders in it: it is an error message from the OCDS service (code {{codigo}}): “{{mensaje}}”. Make the request again and import its response.',
  'error-de-ocds-sin-mensaje':
    'There are no tenders in it: it is an error message from the OCDS service (code {{codigo}}): “no message”. Make the request again and import its response.',
  'indice-de-ocds':
    'It is the index of ChileCompra’s OCDS processes: it holds addresses, not tenders. Download what is at each “urlTender” and import that.',
  'paquete-ocds-sin-lista':
    'It looks like an OCDS package, but “{{lista}}” is not a list: there are no releases in it. Ask the publisher for a corrected file.',
  'paquete-ocds-vacio':
    'It looks like an OCDS package, but it has neither “releases” nor “records”. Ask the publisher for a corrected file.',
};
