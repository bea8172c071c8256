import type { EnglishMessages } from '../resources.ts';

export const tables: EnglishMessages<'tables'> = {
  'csv-sin-encabezado':
    'It looks like a CSV file ({{columnas}}…), but no row with the names of the columns and data under it can be found: add one and import it again.',
  'csv-sin-columna':
    'It looks like Mercado Público’s list of tenders, but the column “{{columna}}” is missing: without it nobody knows which tender a row is of. Download it again without removing columns.',
  'csv-sin-dos-columnas':
    'It looks like Mercado Público’s list of tenders, but the columns “{{primera}}” and “{{segunda}}” are missing: without them nobody knows which tender a row is of. Download it again without removing columns.',
  'planilla-con-datos-ocds':
    'It is a spreadsheet of OCDS data ({{columnas}}). The same data as JSON is read without further ado; if you do not have it, upload this one in Sources and choose there what each column says.',
  'planilla-desconocida':
    'It is a spreadsheet, but its columns ({{columnas}}) are not those of any known format: upload it in Sources and choose there what each column says.',
  'json-por-mapear':
    'It is a JSON file with a list of data, but its keys ({{claves}}) are not those of any known format: upload it in Sources and choose there what each of them says.',
  'no-es-planilla':
    'It is not a spreadsheet with names of columns that can be read: save it as .xlsx or CSV, with the names of the columns in the first row.',
  'excel-sin-encabezado':
    'It is an Excel workbook, but none of its sheets has a row with the names of the columns: add one above the data.',
  'excel-danado':
    'The Excel workbook is cut or damaged and cannot be read beyond this point: open it in Excel, save it again and import it once more.',
  'excel-demasiadas-filas':
    'The sheet says it has more than {{maximo, number}} rows, the most that Excel admits: what follows was not read.',
  'excel-demasiados-textos':
    'The workbook has too many different texts to be read at once: split it, or save it as CSV and import that.',
  'solo-primeras-columnas': 'Only the first {{maximo, number}} columns are read.',
  'filas-ilegibles-de-mas':
    'There are more rows that could not be read and are not shown: {{cantidad, number}}.',
  'vista-del-comienzo':
    'Only the beginning is shown here: after the last row that is shown come many blank lines, or lines that take long to read.',
  'tabla-sin-mas-filas':
    'After line {{linea, number}} there are more than {{megas, number}} MB without any row that has data, and nothing more is read: delete the blank lines, save the spreadsheet and upload it again.',
  'lectura-larga':
    'It was read up to line {{linea, number}} in {{segundos, number}} seconds, the longest that is waited: delete blank lines and sheets that are not needed, or split the spreadsheet, and upload it again.',

  'gzip-danado':
    'The gzip file is cut or damaged: it was read as far as possible. Download it and import it again.',
  'lo-que-salio-no-basta': 'What came out of it is not enough:',
  'zip-vacio': 'The zip file is empty: there are no files in it.',
  'zip-sin-nada-legible': 'There is nothing in the zip file that can be read.',
  'zip-sin-planilla':
    'There is no spreadsheet with names of columns that can be read in the zip file.',
  'zip-danado':
    'The zip file is cut or damaged: what could be rescued was read. Download it and import it again.',
  'zip-demasiados-archivos':
    'There are more than {{maximo, number}} files in it: the first {{maximo, number}} are read. Split the zip file to import the rest.',
  'zip-en-el-archivo': '“{{archivo}}”:',
  'zip-otros-archivos': 'And {{cantidad, number}} more.',
  'zip-archivo-danado':
    'This file of the zip is cut or damaged: it was read as far as possible. Download the zip and import it again.',
  'zip-archivo-cortado':
    'This file of the zip is cut: it was read as far as it goes. Download the zip and import it again.',
  'zip-archivo-no-coincide':
    'This file of the zip is damaged: its contents do not match their checksum. It was read, but check what was imported or download the zip again.',
  'zip-nombre-hacia-fuera':
    'Its name points outside of the archive, as names made to do harm do: it was not read.',
  'zip-enlace': 'It is a link to another file, which is not followed: pack the file itself.',
  'zip-con-contrasena': 'It is protected by a password: unpack it and import it without one.',
  'zip-otro-metodo':
    'It is compressed with {{metodo}}, which cannot be read: pack it as an ordinary zip file.',
  'zip-metodo-sin-nombre':
    'It is compressed with method {{numero}}, which cannot be read: pack it as an ordinary zip file.',
  'comprimido-demasiadas-veces':
    'There are archives inside of archives, {{veces, number}} deep, and no deeper is looked: unpack it and import what is inside.',
  'descomprimido-demasiado-grande':
    'Unpacked it is more than {{tamano}}, the most that is read of an archive: unpack it and import what is inside in parts.',
  'bomba-de-descompresion':
    'It expands to more than {{veces, number}} times its size, like a decompression bomb: reading stops here. If the contents are real, unpack them and import that.',
  'fila-sin-sku': 'The row has no SKU.',
  'fila-sin-nombre-de-producto': 'The product is new and the row does not say its name.',
  'sku-repetido-en-archivo': 'The SKU is already in row {{fila, number}}: the first one is used.',
  'numero-ilegible': '{{columna}}: “{{valor}}” is no number that can be read.',
  'numero-negativo': '{{columna}}: {{valor}} is negative.',
  'planilla-de-muchas-filas':
    'It has more than {{max, number}} rows: split the spreadsheet, or remove tenders that are over.',
  'planilla-de-mucho-texto':
    'It has more than {{megas, number}} MB of text: keep only the columns that say something of your work on tenders, or split the spreadsheet.',
  'fila-sin-licitacion': 'The row does not give the code of the tender.',
  'codigo-repetido': 'The code is already on line {{linea, number}}: what that one says is taken.',
  'codigo-no-encontrado':
    'There is no tender with that code in Pliego: import it in Sources, or create it as your own.',
  'codigo-de-varias': 'Several tenders have that code: change them on their pages.',
  'etapa-no-reconocida': '“{{valor}}” is no stage: use the names of the board.',
  'etapa-pide-motivo': 'That stage asks for a reason: add a column that gives it.',
  'motivo-de-otra-lista':
    '“{{valor}}” is no reason of that stage: use those of your company, or add it in Company.',
  'persona-de-planilla':
    '“{{valor}}” is no active person of the company who may be responsible for tenders.',
  'persona-de-varias': 'Several people are called “{{valor}}”: give their e-mail.',
  'etiqueta-de-planilla': 'There is no tag “{{valor}}”: create it in Tags.',
  'prioridad-no-reconocida': '“{{valor}}” is no priority: write alta, media or baja.',
  'probabilidad-no-reconocida': '“{{valor}}” is not a probability: write a number from 0 to 100.',
  'monto-no-reconocido': '“{{valor}}” is not an amount: write it as 1.200.000 or UF 35,5.',
  'moneda-no-reconocida': '“{{valor}}” is not a currency that bids are made in: {{monedas}}.',
  'moneda-sin-monto': 'The currency “{{valor}}” has no amount to go with.',
  'dia-no-reconocido': '“{{valor}}” is not a date: write it as 15/12/2026.',
  'accion-muy-larga': 'The next action does not fit: use {{max, number}} letters or fewer.',
  'celda-si-o-no': '“{{valor}}” is not understood: write “si” or “no”.',
  'celda-sin-permiso': 'Your role does not allow changing this tender.',
  'celda-de-otra-etapa': 'The stage it is in does not lead to that one.',
  'celda-faltan-datos':
    'That stage asks for more than fits in a spreadsheet, such as a proof or who won: change it on its page.',
  'celda-demasiadas-etiquetas': 'It would have too many tags.',
  'valor-no-valido': '{{columna}}: “{{valor}}” is no value that can be stored.',
  'formula-con-error': '{{columna}}: the formula gives {{valor}}; the value is left as it is.',
  'formula-como-texto':
    '{{columna}}: “{{valor}}” looks like a formula: it is stored as text and never computed.',
  'rubro-mal-escrito': '{{columna}}: “{{valor}}” is no UNSPSC code and is left out.',
  'rubro-sin-uso':
    'The code {{codigo}} is neither in the classification nor in the tenders that were read: it is stored all the same.',
  'region-mal-escrita': '{{columna}}: “{{valor}}” is no region and is left out.',
  'persona-no-reconocida':
    '{{columna}}: “{{valor}}” is nobody of the company who can be responsible; it is left as it is.',
  'avisos-de-fila-de-mas': 'There are more warnings of this row: {{cantidad, number}}.',
  'texto-acortado': '{{columna}}: the text is longer than {{max, number}} characters and is cut.',
  'moneda-de-precio': 'The price states {{moneda}} in the same cell: that currency is used.',
  'lista-muy-larga': 'The list has more than {{max, number}} rows. Split it into several files.',
  'lista-caducada': 'That list is not here any more: upload it again.',
  'lista-ya-aplicada': 'That list was already imported.',
  'lista-no-aplicada':
    'That import cannot be undone: it was not applied, or it was undone already.',
  'lista-fuera-de-plazo': 'The import could be undone for {{dias, number}} days.',
  'sku-recien-creado': 'Somebody added a product with that SKU during the import.',
};
