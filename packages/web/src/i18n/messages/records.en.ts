import type { EnglishMessages } from '../resources.ts';

export const records: EnglishMessages<'records'> = {
  'registro-del-futuro':
    'The record says it is of {{fecha}}, a day that is still to come: it was not taken in.',
  'linea-demasiado-larga': 'The line is too long.',
  'linea-json-mal-escrita': 'The line is not valid JSON: it is cut or badly written.',
  'linea-json-sin-objeto': 'The line is not a JSON object that can be read.',
  'linea-json-desconocida':
    'The line is no OCDS release, no answer of Mercado Público and no Compra Ágil.',
  'registro-con-coma-de-mas':
    'In the place of record {{registro, number}} there is a comma or a bracket too many. Everything else was read.',
  'registro-json-mal-escrito':
    'Record {{registro, number}} is not valid JSON: a comma, a quotation mark or a bracket in it is out of place. Everything else was read.',
  'registro-json-demasiado-anidado':
    'Record {{registro, number}} is nested deeper than what can be stored. Everything else was read.',
  'campo-json-ilegible':
    'The field “{{campo}}” is not JSON that can be read: the record, if it is part of one, was left out. Everything else was read.',
  'registro-xml-demasiado-anidado':
    'The record is nested more than {{maximo, number}} levels deep and cannot be stored.',
  'registro-xml-demasiados-elementos':
    'The record has more than {{maximo, number}} elements and cannot be stored.',
  'registro-xml-demasiado-grande':
    'The record is larger than {{megas, number}} MB and cannot be stored.',

  'fila-comillas-abiertas': 'The row opens a quotation that is never closed.',
  'fila-otras-columnas':
    'The row has {{columnas, number}} columns and the header has {{encabezado, number}}.',
  'fila-demasiado-larga': 'The row has more than {{maximo, number}} characters: it was not read.',
  'fila-sin-columna': 'The row has no “{{columna}}”.',
  'campo-demasiado-largo': 'The “{{campo}}” is too long.',
  'fila-sin-codigo': 'The row has no code: the column “{{columna}}” is empty.',
  'fila-sin-nombre': 'The row has no name: the column “{{columna}}” is empty.',
  'codigo-de-fila-demasiado-largo': 'The code of the row is too long.',
  'fila-sobra': 'The tender has more than {{maximo, number}} items: this row was not read.',
  'fila-reparada':
    'The row had quotation marks that were not escaped: it was repaired by counting the columns.',
  'fila-reparada-en':
    'The row had quotation marks that were not escaped in {{columnas}}: it was repaired by counting the columns.',
  'fila-sin-fecha':
    'The row does not say when it was true: any other source of the same tender counts more.',
  'fila-con-fecha-futura':
    '“{{columna}}” says “{{texto}}”, which has not come yet: the row was not dated by it.',
  'no-es-fecha': '“{{campo}}” says “{{texto}}”, which is not a date: it was left without a value.',
  'no-es-fecha-clara':
    '“{{campo}}” says “{{texto}}”, which is not a date that can be understood: it was left without a value.',
  'no-es-fecha-cierta':
    '“{{campo}}” says “{{texto}}”, which cannot be read as a date with certainty: it was left without a value.',
  'no-es-numero':
    '“{{campo}}” says “{{texto}}”, which is not a number: it was left without a value.',
  'no-es-monto':
    '“{{campo}}” says “{{texto}}”, which is not an amount: it was left without a value.',
  'es-rango': '“{{campo}}” says “{{texto}}”, which is a range: it was put into the description.',
  'no-es-moneda':
    '“{{campo}}” says “{{texto}}”, which is not a known currency: it was left without a value.',
  'no-es-region':
    '“{{campo}}” says “{{texto}}”, which is not a region of Chile: it was left without a value.',
  'cierre-no-es-fecha':
    'The closing says “{{texto}}”, which is not a date: it was left without a value.',
  'monto-no-es-numero':
    'The amount says “{{texto}}”, which is not a number: it was left without a value.',
  'estado-no-dicho':
    'The name of the file does not say which status the tenders have (publicadas, cerradas, adjudicadas, desiertas, revocadas or suspendidas): they were left with an unknown status.',
  'estado-desconocido': 'The status “{{estado}}” is none of those known: it was left as unknown.',
  'estado-ocds-desconocido':
    'The status “{{estado}}” is not in the OCDS codelist: it was left as unknown.',

  'elemento-sin-objeto': 'The element of “Listado” is not an object.',
  'elemento-sin-codigo': 'The element has no “CodigoExterno”.',
  'sin-fecha-de-consulta':
    'Without the response around it nobody knows when it was asked for: any other that does say so counts more.',
  'orden-sin-codigo': 'The order has no “Codigo”.',
  'orden-de-convenio-marco':
    'Order {{orden}} did not come out of a tender (it is of a framework agreement): there is no tender to add it to.',
  'orden-de-compra-agil':
    'Order {{orden}} did not come out of a tender (it is of Compra Ágil): there is no tender to add it to.',
  'orden-de-trato-directo':
    'Order {{orden}} did not come out of a tender (it is a direct award): there is no tender to add it to.',
  'orden-sin-licitacion':
    'Order {{orden}} does not say which tender it came out of: there is no tender to add it to.',
  'orden-sin-detalle':
    'The list does not say which tender order {{orden}} came out of: ask for its detail and import that.',
  'compra-sin-objeto': 'The element of the list is not an object.',
  'compra-sin-codigo': 'The purchase has no “codigo”.',
  'codigo-de-compra-demasiado-largo': 'The “codigo” of the purchase is too long.',

  'registro-sin-objeto': 'The element is not a JSON object.',
  'entrega-sin-objeto': 'The release is not a JSON object.',
  'entrega-sin-ocid': 'The release has no “ocid”.',
  'ocid-no-es-texto': 'The release’s “ocid” is not a text.',
  'ocid-demasiado-largo': 'The release’s “ocid” is too long.',
  'entrega-sin-nada': 'The release has no date, and says nothing of the tender.',
  'entrega-fechada-por-paquete':
    'The release has no readable date: the publication date of its package was used.',
  'entrega-fechada-por-acto':
    'Neither the release nor its package has a readable date: that of the last act it tells of was used.',
  'entrega-sin-fecha':
    'The release has no date at all: any other of the same process counts as newer.',
  'registro-solo-con-enlaces':
    'The record holds no releases, only links to them: download what is at those links and import it.',
  'registro-sin-entregas': 'The record holds no release, nor the one that sums them up.',

  'entrada-vacia': 'The entry is empty.',
  'entrada-sin-licitacion': 'The entry says nothing of any tender, not even in its “summary”.',
  'entrada-sin-codigo': 'The entry has no identifier that can be used (“id”).',
  'entrada-sin-fecha': 'The entry has no date that can be read (“updated”).',
  'anulacion-sin-codigo': 'The deletion has no identifier that can be used (“ref”).',
  'anulacion-sin-fecha': 'The deletion has no date that can be read (“when”).',
  'documento-sin-codigo':
    'The document has no identifier that can be used (“ContractFolderID” or “UUID”).',
  'documento-sin-fecha': 'The document has no date that can be read (“IssueDate”).',
  'anuncio-sin-objeto': 'The notice is not a JSON object.',
  'anuncio-sin-numero':
    'The notice has no publication number that can be used (“publication-number”).',
  'anuncio-sin-numero-ni-identificador':
    'The notice has no publication number that can be used, nor an identifier of its own.',
  'anuncio-sin-fecha':
    'The notice has no publication date that can be read (“publication-date”). Ask for that field in the query.',
  'anuncio-sin-fecha-ni-envio':
    'The notice has neither a publication date nor a dispatch date that can be read.',
  'anuncio-de-euskadi-sin-codigo': 'The announcement has no identifier.',
  'contrato-sin-objeto': 'The contract is not a JSON object.',
  'contrato-sin-codigo': 'The contract has no code that can be used (“cod_cont”).',
  'contrato-sin-fecha':
    'The contract has no date that can be read: neither that of its report (“date_modified”) nor that of its signing.',
};
