/** Why one record of a file is not taken in, or what was repaired or left out of it. */
export const records = {
  'registro-del-futuro':
    'El registro dice ser del {{fecha}}, un día que todavía no llega: no se tomó en cuenta.',
  'linea-demasiado-larga': 'La línea es demasiado larga.',
  'linea-json-mal-escrita': 'La línea no es JSON válido: está cortada o mal escrita.',
  'linea-json-sin-objeto': 'La línea no es un objeto JSON legible.',
  'linea-json-desconocida':
    'La línea no es una entrega OCDS, una respuesta de Mercado Público ni una Compra Ágil.',
  'registro-con-coma-de-mas':
    'En el lugar del registro {{registro, number}} hay una coma o un cierre de más. Lo demás se leyó.',
  'registro-json-mal-escrito':
    'El registro {{registro, number}} no es JSON válido: tiene una coma, una comilla o un cierre mal puesto. Lo demás se leyó.',
  'registro-json-demasiado-anidado':
    'El registro {{registro, number}} está anidado más de lo que se puede guardar. Lo demás se leyó.',
  'campo-json-ilegible':
    'El campo «{{campo}}» no es JSON que se pueda leer: el registro, si es parte de uno, quedó fuera. Lo demás se leyó.',
  'registro-xml-demasiado-anidado':
    'El registro está anidado en más de {{maximo, number}} niveles y no se puede guardar.',
  'registro-xml-demasiados-elementos':
    'El registro trae más de {{maximo, number}} elementos y no se puede guardar.',
  'registro-xml-demasiado-grande':
    'El registro ocupa más de {{megas, number}} MB y no se puede guardar.',

  'fila-comillas-abiertas': 'La fila abre unas comillas que no se cierran.',
  'fila-otras-columnas':
    'La fila tiene {{columnas, number}} columnas y el encabezado tiene {{encabezado, number}}.',
  'fila-demasiado-larga': 'La fila tiene más de {{maximo, number}} caracteres: no se leyó.',
  'fila-sin-columna': 'La fila no trae «{{columna}}».',
  'campo-demasiado-largo': 'El «{{campo}}» es demasiado largo.',
  'fila-sin-codigo': 'La fila no trae código: la columna «{{columna}}» está vacía.',
  'fila-sin-nombre': 'La fila no trae nombre: la columna «{{columna}}» está vacía.',
  'codigo-de-fila-demasiado-largo': 'El código de la fila es demasiado largo.',
  'fila-sobra': 'La licitación trae más de {{maximo, number}} ítems: esta fila no se leyó.',
  'fila-reparada': 'La fila traía comillas sin escapar: se reparó contando las columnas.',
  'fila-reparada-en':
    'La fila traía comillas sin escapar en {{columnas}}: se reparó contando las columnas.',
  'fila-sin-fecha':
    'La fila no dice de cuándo es: cualquier otra fuente de la misma licitación vale más que ella.',
  'fila-con-fecha-futura':
    '«{{columna}}» dice «{{texto}}», que todavía no llega: la fila no se fechó con ella.',
  'no-es-fecha': '«{{campo}}» dice «{{texto}}», que no es una fecha: quedó sin valor.',
  'no-es-fecha-clara':
    '«{{campo}}» dice «{{texto}}», que no es una fecha que se entienda: quedó sin valor.',
  'no-es-fecha-cierta':
    '«{{campo}}» dice «{{texto}}», que no se puede leer como fecha con certeza: quedó sin valor.',
  'no-es-numero': '«{{campo}}» dice «{{texto}}», que no es un número: quedó sin valor.',
  'no-es-monto': '«{{campo}}» dice «{{texto}}», que no es un monto: quedó sin valor.',
  'es-rango': '«{{campo}}» dice «{{texto}}», que es un rango: quedó en la descripción.',
  'no-es-moneda': '«{{campo}}» dice «{{texto}}», que no es una moneda conocida: quedó sin valor.',
  'no-es-region': '«{{campo}}» dice «{{texto}}», que no es una región de Chile: quedó sin valor.',
  'cierre-no-es-fecha': 'El cierre dice «{{texto}}», que no es una fecha: quedó sin valor.',
  'monto-no-es-numero': 'El monto dice «{{texto}}», que no es un número: quedó sin valor.',
  'estado-no-dicho':
    'El nombre del archivo no dice en qué estado están las licitaciones (publicadas, cerradas, adjudicadas, desiertas, revocadas o suspendidas): quedaron con estado desconocido.',
  'estado-desconocido':
    'El estado «{{estado}}» no es ninguno de los conocidos: quedó como desconocido.',
  'estado-ocds-desconocido':
    'El estado «{{estado}}» no es de la lista de OCDS: quedó como desconocido.',

  'elemento-sin-objeto': 'El elemento de «Listado» no es un objeto.',
  'elemento-sin-codigo': 'El elemento no trae «CodigoExterno».',
  'sin-fecha-de-consulta':
    'Sin la respuesta que la envuelve no se sabe cuándo se consultó: cualquier otra que sí lo diga pesa más que esta.',
  'orden-sin-codigo': 'La orden no trae «Codigo».',
  'orden-de-convenio-marco':
    'La orden {{orden}} no nació de una licitación (es de convenio marco): no hay licitación a la que agregarla.',
  'orden-de-compra-agil':
    'La orden {{orden}} no nació de una licitación (es de Compra Ágil): no hay licitación a la que agregarla.',
  'orden-de-trato-directo':
    'La orden {{orden}} no nació de una licitación (es de trato directo): no hay licitación a la que agregarla.',
  'orden-sin-licitacion':
    'La orden {{orden}} no dice de qué licitación nació: no hay licitación a la que agregarla.',
  'orden-sin-detalle':
    'La lista no dice de qué licitación nació la orden {{orden}}: pide su detalle e impórtalo.',
  'compra-sin-objeto': 'El elemento de la lista no es un objeto.',
  'compra-sin-codigo': 'La compra no trae «codigo».',
  'codigo-de-compra-demasiado-largo': 'El «codigo» de la compra es demasiado largo.',

  'registro-sin-objeto': 'El elemento no es un objeto JSON.',
  'entrega-sin-objeto': 'La entrega no es un objeto JSON.',
  'entrega-sin-ocid': 'La entrega no trae «ocid».',
  'ocid-no-es-texto': 'El «ocid» de la entrega no es un texto.',
  'ocid-demasiado-largo': 'El «ocid» de la entrega es demasiado largo.',
  'entrega-sin-nada': 'La entrega no trae ninguna fecha, ni nada de la licitación.',
  'entrega-fechada-por-paquete':
    'La entrega no trae una fecha legible: se usó la de publicación de su paquete.',
  'entrega-fechada-por-acto':
    'Ni la entrega ni su paquete traen una fecha legible: se usó la del último acto que la entrega cuenta.',
  'entrega-sin-fecha':
    'La entrega no trae ninguna fecha: cualquier otra del mismo proceso cuenta como más nueva.',
  'registro-solo-con-enlaces':
    'El registro no trae sus entregas, solo enlaces a ellas: descarga lo que está en esos enlaces e impórtalo.',
  'registro-sin-entregas': 'El registro no trae ninguna entrega, ni la que las resume.',

  'entrada-vacia': 'La entrada está vacía.',
  'entrada-sin-licitacion':
    'La entrada no trae datos de ninguna licitación, ni siquiera en su resumen («summary»).',
  'entrada-sin-codigo': 'La entrada no trae un identificador que se pueda usar («id»).',
  'entrada-sin-fecha': 'La entrada no trae una fecha que se pueda leer («updated»).',
  'anulacion-sin-codigo': 'La anulación no trae un identificador que se pueda usar («ref»).',
  'anulacion-sin-fecha': 'La anulación no trae una fecha que se pueda leer («when»).',
  'documento-sin-codigo':
    'El documento no trae un identificador que se pueda usar («ContractFolderID» o «UUID»).',
  'documento-sin-fecha': 'El documento no trae una fecha que se pueda leer («IssueDate»).',
  'anuncio-sin-objeto': 'El anuncio no es un objeto JSON.',
  'anuncio-sin-numero':
    'El anuncio no trae un número de publicación que se pueda usar («publication-number»).',
  'anuncio-sin-numero-ni-identificador':
    'El anuncio no trae un número de publicación que se pueda usar, ni tampoco su propio identificador.',
  'anuncio-sin-fecha':
    'El anuncio no trae una fecha de publicación que se pueda leer («publication-date»). Pide ese campo en la consulta.',
  'anuncio-sin-fecha-ni-envio':
    'El anuncio no trae una fecha de publicación ni de envío que se pueda leer.',
  'anuncio-de-euskadi-sin-codigo': 'El anuncio no trae su identificador.',
  'contrato-sin-objeto': 'El contrato no es un objeto JSON.',
  'contrato-sin-codigo': 'El contrato no trae un código que se pueda usar («cod_cont»).',
  'contrato-sin-fecha':
    'El contrato no trae una fecha que se pueda leer: ni la de su informe («date_modified») ni la de su firma.',
} as const;
