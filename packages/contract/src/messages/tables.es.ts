/** Why a table or an archive is not read, or not to its end. */
export const tables = {
  'csv-sin-encabezado':
    'Parece una planilla CSV ({{columnas}}…), pero no se encuentra una fila con los nombres de las columnas y datos debajo: agrégala e impórtala de nuevo.',
  'csv-sin-columna':
    'Parece la planilla de licitaciones de Mercado Público, pero le falta la columna «{{columna}}»: sin ella no se sabe de qué licitación es cada fila. Descárgala de nuevo sin quitar columnas.',
  'csv-sin-dos-columnas':
    'Parece la planilla de licitaciones de Mercado Público, pero le falta la columna «{{primera}}» y «{{segunda}}»: sin ella no se sabe de qué licitación es cada fila. Descárgala de nuevo sin quitar columnas.',
  'planilla-con-datos-ocds':
    'Es una planilla con datos OCDS ({{columnas}}). Los mismos datos en JSON se leen sin más; si no los tienes, súbela en Fuentes y elige allí qué dice cada columna.',
  'planilla-desconocida':
    'Es una planilla, pero sus columnas ({{columnas}}) no son las de ningún formato conocido: súbela en Fuentes y elige allí qué dice cada columna.',
  'json-por-mapear':
    'Es un archivo JSON con una lista de datos, pero sus claves ({{claves}}) no son las de ningún formato conocido: súbelo en Fuentes y elige allí qué dice cada una.',
  'no-es-planilla':
    'No es una planilla con nombres de columnas que se pueda leer: guárdala como .xlsx o como CSV, con los nombres de las columnas en la primera fila.',
  'excel-sin-encabezado':
    'Es una planilla de Excel, pero ninguna de sus hojas tiene una fila con los nombres de las columnas: agrégala sobre los datos.',
  'excel-danado':
    'La planilla de Excel está cortada o dañada y no se puede leer más allá de este punto: ábrela en Excel, guárdala de nuevo e impórtala otra vez.',
  'excel-demasiadas-filas':
    'La hoja dice tener más de {{maximo, number}} filas, que es lo más que admite Excel: lo que sigue no se leyó.',
  'excel-demasiados-textos':
    'La planilla trae demasiados textos distintos para leerla de una vez: divídela, o guárdala como CSV e impórtala así.',
  'solo-primeras-columnas': 'Solo se leen las primeras {{maximo, number}} columnas.',
  'filas-ilegibles-de-mas':
    'Hay más filas que no se pudieron leer y no se muestran: {{cantidad, number}}.',
  'vista-del-comienzo':
    'Aquí se ve solo el comienzo: después de la última fila que se muestra vienen muchas líneas vacías, o que toma mucho leer.',
  'tabla-sin-mas-filas':
    'Después de la línea {{linea, number}} vienen más de {{megas, number}} MB sin ninguna fila con datos, y no se sigue leyendo: borra las líneas vacías, guarda la planilla y súbela de nuevo.',
  'lectura-larga':
    'Se leyó hasta la línea {{linea, number}} en {{segundos, number}} segundos, que es lo más que se espera: borra las líneas vacías y las hojas que no hacen falta, o divide la planilla, y súbela de nuevo.',

  'gzip-danado':
    'El archivo comprimido (.gz) está cortado o dañado: se leyó hasta donde se pudo. Descárgalo de nuevo e impórtalo otra vez.',
  'lo-que-salio-no-basta': 'Lo que salió no basta:',
  'zip-vacio': 'El archivo comprimido (.zip) está vacío: no trae ningún archivo.',
  'zip-sin-nada-legible': 'El archivo comprimido (.zip) no trae nada que se pueda leer.',
  'zip-sin-planilla':
    'El archivo comprimido (.zip) no trae ninguna planilla con nombres de columnas que se pueda leer.',
  'zip-danado':
    'El archivo comprimido (.zip) está cortado o dañado: se leyó lo que se pudo rescatar. Descárgalo de nuevo e impórtalo otra vez.',
  'zip-demasiados-archivos':
    'Trae más de {{maximo, number}} archivos: se leen los primeros {{maximo, number}}. Divide el .zip para importar el resto.',
  'zip-en-el-archivo': '«{{archivo}}»:',
  'zip-otros-archivos': 'Y otros {{cantidad, number}}.',
  'zip-archivo-danado':
    'Este archivo del .zip está cortado o dañado: se leyó hasta donde se pudo. Descarga el .zip de nuevo e impórtalo otra vez.',
  'zip-archivo-cortado':
    'Este archivo del .zip está cortado: se leyó hasta donde llega. Descarga el .zip de nuevo e impórtalo otra vez.',
  'zip-archivo-no-coincide':
    'Este archivo del .zip está dañado: su contenido no coincide con su suma de control. Se leyó, pero revisa lo importado o descarga el .zip de nuevo.',
  'zip-nombre-hacia-fuera':
    'Su nombre apunta fuera del archivo comprimido, como los que se hacen para dañar: no se leyó.',
  'zip-enlace': 'Es un enlace a otro archivo, que no se sigue: comprime el archivo mismo.',
  'zip-con-contrasena': 'Está protegido con contraseña: descomprímelo e impórtalo sin ella.',
  'zip-otro-metodo':
    'Está comprimido con {{metodo}}, que no se puede leer: comprímelo como un .zip corriente.',
  'zip-metodo-sin-nombre':
    'Está comprimido con el método {{numero}}, que no se puede leer: comprímelo como un .zip corriente.',
  'comprimido-demasiadas-veces':
    'Trae archivos comprimidos dentro de otros {{veces, number}} veces, y más adentro no se mira: descomprímelo e importa lo que trae.',
  'descomprimido-demasiado-grande':
    'Descomprimido pasa de {{tamano}}, que es lo más que se lee de un archivo comprimido: descomprímelo e importa lo que trae en partes.',
  'bomba-de-descompresion':
    'Se expande más de {{veces, number}} veces su tamaño, como una bomba de descompresión: no se sigue leyendo. Si el contenido es real, descomprímelo e impórtalo.',
  'fila-sin-sku': 'La fila no tiene SKU.',
  'fila-sin-nombre-de-producto': 'El producto es nuevo y la fila no dice su nombre.',
  'sku-repetido-en-archivo': 'El SKU ya está en la fila {{fila, number}}: se usa la primera.',
  'numero-ilegible': '{{columna}}: «{{valor}}» no es un número que se pueda leer.',
  'numero-negativo': '{{columna}}: {{valor}} es negativo.',
  'planilla-de-muchas-filas':
    'Trae más de {{max, number}} filas: divide la planilla, o quita las de licitaciones que ya terminaron.',
  'planilla-de-mucho-texto':
    'Trae más de {{megas, number}} MB de texto: deja solo las columnas que dicen algo de tu trabajo en las licitaciones, o divide la planilla.',
  'fila-sin-licitacion': 'La fila no dice el código de la licitación.',
  'codigo-repetido': 'El código ya está en la línea {{linea, number}}: se toma lo que dice esa.',
  'codigo-no-encontrado':
    'No hay ninguna licitación con ese código en Pliego: impórtala en Fuentes, o créala como propia.',
  'codigo-de-varias': 'Hay varias licitaciones con ese código: cámbialas en su ficha.',
  'etapa-no-reconocida': '«{{valor}}» no es una etapa: usa los nombres del tablero.',
  'etapa-pide-motivo': 'Esa etapa pide un motivo: agrega una columna que lo diga.',
  'motivo-de-otra-lista':
    '«{{valor}}» no es un motivo de esa etapa: usa los de tu empresa, o agrégalo en Empresa.',
  'persona-de-planilla':
    '«{{valor}}» no es una persona activa de la empresa que pueda llevar licitaciones.',
  'persona-de-varias': 'Varias personas se llaman «{{valor}}»: pon su correo.',
  'etiqueta-de-planilla': 'No hay ninguna etiqueta «{{valor}}»: créala en Etiquetas.',
  'prioridad-no-reconocida': '«{{valor}}» no es una prioridad: pon alta, media o baja.',
  'probabilidad-no-reconocida': '«{{valor}}» no es una probabilidad: pon un número de 0 a 100.',
  'monto-no-reconocido': '«{{valor}}» no es un monto: escríbelo como 1.200.000 o UF 35,5.',
  'moneda-no-reconocida':
    '«{{valor}}» no es una moneda de las que se usan para ofertar: {{monedas}}.',
  'moneda-sin-monto': 'La moneda «{{valor}}» no dice de qué monto es.',
  'dia-no-reconocido': '«{{valor}}» no es una fecha: escríbela como 15/12/2026.',
  'accion-muy-larga': 'La próxima acción no cabe: usa {{max, number}} letras o menos.',
  'celda-si-o-no': '«{{valor}}» no se entiende: pon sí o no.',
  'celda-sin-permiso': 'Tu rol no permite cambiar esta licitación.',
  'celda-de-otra-etapa': 'De la etapa en que está no se puede pasar a esa.',
  'celda-faltan-datos':
    'Esa etapa pide más de lo que cabe en una planilla, como un comprobante o quién ganó: cámbiala en la ficha.',
  'celda-demasiadas-etiquetas': 'Quedaría con demasiadas etiquetas.',
  'valor-no-valido': '{{columna}}: «{{valor}}» no es un valor que se pueda guardar.',
  'formula-con-error': '{{columna}}: la fórmula da {{valor}}; se deja el dato como está.',
  'formula-como-texto':
    '{{columna}}: «{{valor}}» parece una fórmula: se guarda como texto y nunca se calcula.',
  'rubro-mal-escrito': '{{columna}}: «{{valor}}» no es un código UNSPSC y se omite.',
  'rubro-sin-uso':
    'El código {{codigo}} no está en la clasificación ni en las licitaciones leídas: se guarda igual.',
  'region-mal-escrita': '{{columna}}: «{{valor}}» no es una región y se omite.',
  'persona-no-reconocida':
    '{{columna}}: «{{valor}}» no es una persona de la empresa que pueda estar a cargo; se deja como está.',
  'avisos-de-fila-de-mas': 'Hay más avisos de esta fila: {{cantidad, number}}.',
  'texto-acortado': '{{columna}}: el texto es más largo que {{max, number}} caracteres y se corta.',
  'moneda-de-precio': 'El precio viene en {{moneda}} en la misma celda: se usa esa moneda.',
  'lista-muy-larga': 'La lista tiene más de {{max, number}} filas. Divídela en varios archivos.',
  'lista-caducada': 'Esa lista ya no está: súbela otra vez.',
  'lista-ya-aplicada': 'Esa lista ya se importó.',
  'lista-no-aplicada': 'Esa importación no se puede deshacer: no se aplicó, o ya se deshizo.',
  'lista-fuera-de-plazo': 'La importación se podía deshacer por {{dias, number}} días.',
  'sku-recien-creado': 'Alguien agregó un producto con ese SKU mientras se importaba.',
} as const;
