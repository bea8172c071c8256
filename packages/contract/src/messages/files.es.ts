/** Why a file is not read, or not to its end, by what the readers of `@pliego/sources` found in it. */
export const files = {
  'pesa-cero-bytes': 'El archivo está vacío: pesa 0 bytes.',
  'solo-espacios': 'El archivo solo trae espacios.',
  'lo-que-se-puede-importar':
    'Lo que se puede importar: Licitaciones de Mercado Público (CSV); OCDS, Mercado Público o Compra Ágil (JSON Lines, uno por línea); Licitaciones y órdenes de compra de Mercado Público (JSON de la API); Compra Ágil (JSON de la API o del buscador); Contrataciones abiertas OCDS (JSON); Licitaciones de la Plataforma de Contratación de España (Atom o CODICE); Anuncios de TED (XML o eForms); Anuncios de TED (JSON de su API); Contratos públicos de Euskadi (JSON); Anuncios de contratación de Euskadi (XML); Licitaciones exportadas del buscador de Mercado Público (CSV o Excel); Licitaciones de Mercado Público con los nombres de campos de su API (CSV o Excel); Compras Ágiles exportadas del buscador (Excel o CSV); Licitaciones de Mercado Público (planilla de Excel); Contratos de CompraNet, México (CSV); Búsqueda de procesos de SERCOP, Ecuador (CSV); planillas de Excel o CSV con cualquier nombre de columnas, y listas en JSON con cualquier nombre de claves; y todo eso comprimido en .gz o .zip.',
  'binario-no-reconocido': 'Es un archivo binario que no se reconoce.',
  'contenido-no-reconocido': 'El contenido no se reconoce como ningún formato de datos conocido.',

  'otro-comprimido':
    'Parece un archivo comprimido {{tipo}}, que no se puede abrir: descomprímelo e importa lo que trae, o comprímelo como .zip o .gz.',
  'zip-en-volumenes':
    'Parece una parte de un archivo comprimido (.zip) en varios volúmenes: júntalos, descomprímelos e importa lo que traen.',
  'excel-binario':
    'Parece un libro binario de Excel (.xlsb): ábrelo, guárdalo como .xlsx e impórtalo así.',
  'excel-cortado':
    'Parece una planilla de Excel cortada o dañada: ábrela, guárdala de nuevo e impórtala otra vez.',
  'documento-office':
    'Parece un documento de Office, y de él no se pueden sacar licitaciones: importa una planilla o un archivo de datos.',
  'documento-libreoffice':
    'Parece un documento de LibreOffice (.ods u otro): si es una planilla, guárdala como .xlsx o como CSV e impórtala así.',
  'documento-pdf': 'Parece un documento PDF, y de un PDF no se pueden sacar licitaciones.',
  'documento-office-antiguo':
    'Parece un documento antiguo de Office (.xls o .doc), o una planilla con contraseña: si es una planilla, ábrela en Excel, guárdala como «Libro de Excel (.xlsx)» sin contraseña e impórtala así.',
  'pagina-web':
    'Parece una página web, no un archivo de datos: revisa que la descarga haya terminado bien.',

  'xml-ilegible':
    'Parece un archivo XML, pero no se entiende ni su primer elemento: está cortado o mal escrito.',
  'xml-trozo':
    'Parece un trozo de un archivo XML: empieza con «{{elemento}}» y usa el prefijo «{{prefijo}}» sin decir a qué espacio de nombres corresponde. Importa el archivo completo.',
  'xml-trozo-de-placsp':
    'Parece un trozo de una sindicación de la Plataforma de Contratación del Sector Público de España: empieza con «{{elemento}}» y usa el prefijo «{{prefijo}}» sin decir a qué espacio de nombres corresponde. Importa el archivo completo, con su elemento «feed».',
  'atom-desconocido':
    'Parece una sindicación Atom, pero no de las de la Plataforma de Contratación del Sector Público de España.',
  'xml-desconocido':
    'Es un archivo XML, pero no de los que se pueden leer (empieza con «{{elemento}}»).',
  'xml-cortado':
    'El archivo se corta en la línea {{linea, number}}, columna {{columna, number}}: llegó incompleto. Lo anterior se leyó; descárgalo de nuevo y vuelve a importarlo.',
  'xml-prefijo-sin-declarar':
    'El archivo usa el prefijo «{{prefijo}}» en la línea {{linea, number}}, columna {{columna, number}} sin decir a qué espacio de nombres corresponde: parece un fragmento. Lo anterior se leyó; lo que sigue, no. Importa el archivo completo, con su elemento raíz.',
  'xml-entidad-desconocida':
    'El archivo usa en la línea {{linea, number}}, columna {{columna, number}} una entidad que XML no conoce. Lo anterior se leyó; lo que sigue, no.',
  'xml-define-entidades':
    'El archivo trae definiciones de entidades (DOCTYPE) en la línea {{linea, number}}, columna {{columna, number}}, y esas no se leen por seguridad. Lo anterior se leyó; lo que sigue, no.',
  'xml-demasiados-atributos':
    'Un elemento trae más de {{maximo, number}} atributos en la línea {{linea, number}}, columna {{columna, number}}. Lo anterior se leyó; lo que sigue, no.',
  'xml-demasiado-anidado':
    'El archivo está anidado más de lo que se puede leer en la línea {{linea, number}}, columna {{columna, number}}. Lo anterior se leyó; lo que sigue, no.',
  'xml-texto-demasiado-largo':
    'Un texto ocupa más de {{megas, number}} MB en la línea {{linea, number}}, columna {{columna, number}}. Lo anterior se leyó; lo que sigue, no.',
  'xml-mal-escrito':
    'El archivo deja de ser XML válido en la línea {{linea, number}}, columna {{columna, number}}. Lo anterior se leyó; lo que sigue, no.',

  'json-lista-mezclada':
    'Parece una lista con licitaciones de Mercado Público entre otras cosas: importa la respuesta completa, la que trae «FechaCreacion» y «Listado».',
  'json-lista-vacia': 'Es una lista JSON vacía: no trae ningún registro.',
  'json-desconocido': 'Es un archivo JSON, pero no de los que se pueden leer.',
  'json-desconocido-con-claves':
    'Es un archivo JSON, pero no de los que se pueden leer (empieza con {{claves}}).',
  'json-cortado':
    'El archivo se corta en el registro {{registro, number}}: llegó incompleto. Lo anterior se leyó; descárgalo de nuevo y vuelve a importarlo.',
  'json-mal-escrito':
    'El archivo deja de ser JSON válido en el registro {{registro, number}}. Lo anterior se leyó; lo que sigue, no.',
  'json-registro-enorme':
    'El registro {{registro, number}} ocupa más de {{megas, number}} MB y no se puede leer. Lo anterior se leyó; lo que sigue, no.',

  'error-de-mercado-publico':
    'No trae licitaciones: es un mensaje de error de Mercado Público: «{{mensaje}}» Vuelve a hacer la consulta e importa su respuesta.',
  'error-de-mercado-publico-con-codigo':
    'No trae licitaciones: es un mensaje de error de Mercado Público (código {{codigo}}): «{{mensaje}}» Vuelve a hacer la consulta e importa su respuesta.',
  'error-de-compra-agil':
    'No trae compras: es un mensaje de error de Compra Ágil. Vuelve a hacer la consulta e importa su respuesta.',
  'error-de-compra-agil-con-mensaje':
    'No trae compras: es un mensaje de error de Compra Ágil: «{{mensaje}}». Vuelve a hacer la consulta e importa su respuesta.',
  'error-de-compra-agil-con-codigo':
    'No trae compras: es un mensaje de error de Compra Ágil (código {{codigo}}). Vuelve a hacer la consulta e importa su respuesta.',
  'error-de-compra-agil-con-codigo-y-mensaje':
    'No trae compras: es un mensaje de error de Compra Ágil (código {{codigo}}): «{{mensaje}}». Vuelve a hacer la consulta e importa su respuesta.',
  'error-de-ocds':
    'No trae licitaciones: es un mensaje de error del servicio OCDS: «{{mensaje}}». Vuelve a hacer la consulta e importa su respuesta.',
  'error-de-ocds-con-codigo':
    'No trae licitaciones: es un mensaje de error del servicio OCDS (código {{codigo}}): «{{mensaje}}». Vuelve a hacer la consulta e importa su respuesta.',
  'error-de-ocds-sin-mensaje':
    'No trae licitaciones: es un mensaje de error del servicio OCDS (código {{codigo}}): «sin mensaje». Vuelve a hacer la consulta e importa su respuesta.',
  'indice-de-ocds':
    'Es el índice de procesos OCDS de ChileCompra: trae direcciones, no licitaciones. Descarga lo que está en cada «urlTender» e importa eso.',
  'paquete-ocds-sin-lista':
    'Parece un paquete OCDS, pero «{{lista}}» no es una lista: no trae ninguna entrega. Pide al publicador el archivo corregido.',
  'paquete-ocds-vacio':
    'Parece un paquete OCDS, pero no trae «releases» ni «records». Pide al publicador el archivo corregido.',
} as const;
