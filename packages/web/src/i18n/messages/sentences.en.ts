import type { Sentences } from '../sentences.ts';
import { connectorSentences } from './sentences-connectors.en.ts';
import { ocdsSentences } from './sentences-ocds.en.ts';
import { ownTableSentences } from './sentences-own-tables.en.ts';
import { sampleSentences } from './sentences-samples.en.ts';
import { sourceSentences } from './sentences-sources.en.ts';
import { tenderSentences } from './sentences-tenders.en.ts';

/** What the contract's schemas say of a field. A test asks for every one of them. */
const fields = {
  'No es válido': 'This is not valid',
  'Falta este dato': 'This is required',
  'No puede quedar vacío': 'This cannot be left empty',
  'Debe ser un texto': 'Must be text',
  'Debe ser un número': 'Must be a number',
  'Debe ser un número entero': 'Must be a whole number',
  'Debe ser verdadero o falso': 'Must be true or false',
  'Debe ser true o false': 'Must be true or false',
  'Debe ser una lista': 'Must be a list',
  'Debe ser una lista de números': 'Must be a list of numbers',
  'Debe ser una lista de números de etiqueta': 'Must be a list of tag numbers',
  'Debe ser un objeto': 'Must be an object',
  'Debe ser una fecha': 'Must be a date',
  'Debe ser una fecha como 2026-03-31': 'Must be a date such as 2026-03-31',
  'Debe ser nulo': 'Must be null',
  'Debe ser de otro tipo': 'Must be of another type',
  'Debe ser mayor que cero': 'Must be greater than zero',
  'Debe ser cero o más': 'Must be zero or more',
  'Debe ser el número de un elemento': 'Must be the number of an item',
  'Debe ser una etiqueta o «ninguna»': 'Must be a tag or “ninguna”',
  'Debe ser una persona, «yo» o «nadie»': 'Must be a person, “yo” or “nadie”',
  'El número es demasiado grande': 'The number is too large',
  'El año debe estar entre 1900 y 2199': 'The year must be between 1900 and 2199',
  'Demasiados valores en un solo filtro': 'Too many values in a single filter',
  'Una licitación lleva hasta 50 etiquetas': 'A tender can have up to 50 tags',
  'Escribe un nombre': 'Enter a name',
  'Elige un servicio de la lista': 'Choose a service from the list',
  'Escribe la dirección del servicio': 'Enter the address of the service',
  'Escribe el ticket': 'Enter the ticket',
  'El ticket son de 8 a 200 letras, números y guiones, sin espacios':
    'A ticket is 8 to 200 letters, digits and hyphens, without spaces',
  'Este servicio pide un ticket': 'This service asks for a ticket',
  'Debe ser el mismo día o uno posterior': 'Must be the same day or a later one',
  'Elige un color de la lista': 'Choose a colour from the list',
  'Elige un rol de la lista': 'Choose a role from the list',
  'Elige un plan de la lista': 'Choose a plan from the list',
  'Elige un estado de la lista': 'Choose a status from the list',
  'Escribe el nombre del permiso': 'Enter the name of the permission',
  'Elige etiquetas de la lista': 'Choose tags from the list',
  'Elige una etiqueta de la lista': 'Choose a tag from the list',
  'Elige una carpeta de la lista': 'Choose a folder from the list',
  'Debe traer el contenido del archivo': 'Must hold the content of the file',
  'Un mensaje lleva hasta 3 archivos': 'A message can have up to 3 files',
  'Elige una categoría de la lista': 'Choose a category from the list',
  'Falta el nombre del archivo': 'The file name is missing',
  'Elige un cliente': 'Choose a client',
  'Escribe qué se cobra': 'Say what is charged',
  'Escribe la cantidad': 'Enter the quantity',
  'Escribe el precio': 'Enter the price',
  'Escribe el descuento': 'Enter the discount',
  'Un porcentaje llega hasta 100': 'A percentage goes up to 100',
  'Elige una opción de la lista': 'Choose an option from the list',
  'Agrega al menos un ítem': 'Add at least one item',
  'Elige un medio de pago de la lista': 'Choose a payment method from the list',
  'Escribe un monto en pesos, sin decimales': 'Enter an amount in pesos, without decimals',
  'Escribe el nombre de tu contacto': 'Enter the name of your contact',
  'El vencimiento no puede ser anterior a la emisión':
    'The due date cannot be before the date of issue',
  'El pago no puede ser mayor que el saldo': 'The payment cannot be more than the balance',
  'Esta factura no tiene saldo por pagar': 'There is nothing left to pay on this invoice',
  'Ya tienes un cliente con ese correo': 'You already have a client with that e-mail',
  'No hay una factura con ese número': 'There is no invoice with that number',
  'La factura no tiene un pago con ese número': 'The invoice has no payment with that number',
};

/** Of the shop: its forms, and what it refuses. */
const shop = {
  'Lleva al menos una unidad': 'Take at least one unit',
  'Se venden hasta 10 unidades a la vez': 'Up to 10 units are sold at once',
  'Escribe el nombre de quien recibe': 'Enter the name of whoever receives it',
  'Escribe un teléfono': 'Enter a phone number',
  'Escribe un teléfono de nueve dígitos, como 9 5550 1234':
    'Enter a phone number of nine digits, such as 9 5550 1234',
  'Escribe la calle': 'Enter the street',
  'Escribe el número; si no tiene, «s/n»': 'Enter the number, or “s/n” if there is none',
  'Elige una región': 'Choose a region',
  'Elige una comuna': 'Choose a commune',
  'Elige una comuna de la región': 'Choose a commune of the region',
  'Escribe el código postal': 'Enter the postal code',
  'El código postal tiene siete dígitos': 'The postal code has seven digits',
  'Elige si es casa o trabajo': 'Choose whether it is home or work',
  'Elige cómo pagas': 'Choose how you pay',
  'Elige en cuántas cuotas': 'Choose the number of instalments',
  'Escribe el número de la orden de compra': 'Enter the purchase order number',
  'No hay un cupón con ese código.': 'There is no coupon with that code.',
  'El cupón ya venció.': 'The coupon has expired.',
  'La compra no alcanza el mínimo del cupón.': 'The purchase does not reach the coupon’s minimum.',
  'Esa dirección ya no está guardada: elige otra.':
    'That address is no longer saved: choose another.',
  'El carro está vacío: agrega algún producto.': 'The cart is empty: add a product.',
  'Ese producto ya no está en el carro.': 'That product is no longer in the cart.',
  'El carro cambió en otra parte: revisa el total y vuelve a hacer el pedido.':
    'The cart changed elsewhere: check the total and place the order again.',
  'No hay un pedido con ese número.': 'There is no order with that number.',
  'No hay un producto con ese número.': 'There is no product with that number.',
};

/** The same, of sign-in and of accounts. */
const account = {
  'Escribe tu correo': 'Enter your email address',
  'El correo es demasiado largo': 'The email address is too long',
  'No parece un correo; revisa que tenga la forma nombre@empresa.cl':
    'This does not look like an email address; check that it reads name@company.cl',
  'Escribe tu contraseña': 'Enter your password',
  'Escribe una contraseña': 'Enter a password',
  'Es una de las contraseñas más usadas: elige otra':
    'This is one of the most used passwords: choose another',
  'Repite muy pocos caracteres: elige otra': 'It repeats too few characters: choose another',
  'No uses tu correo, tu nombre ni el de tu empresa como contraseña':
    'Do not use your email address, your name or your company’s name as your password',
  'Escribe el nombre de la empresa': 'Enter the company’s name',
  'Escribe el RUT de la empresa': 'Enter the company’s RUT (tax ID)',
  'No es un RUT válido; revisa los números y el dígito verificador':
    'This is not a valid RUT; check the digits and the check digit',
  'Escribe tu nombre': 'Enter your name',
  'Escribe un nombre de usuario': 'Enter a username',
  'Usa solo letras, números y puntuación simple': 'Use only letters, digits and plain punctuation',
  'Usa solo letras sin tilde, números, punto, guion y guion bajo':
    'Use only unaccented letters, digits, full stops, hyphens and underscores',
  'Acepta las condiciones para crear la cuenta': 'Accept the terms to create the account',
  'Falta el enlace': 'The link is missing',
  'El enlace no es válido': 'The link is not valid',
  'Escribe el código': 'Enter the code',
  'Escribe los 6 números del código': 'Enter the 6 digits of the code',
  'Escribe los 6 números del código, o un código de recuperación completo':
    'Enter the 6 digits of the code, or a complete recovery code',
};

/** What the server says when it refuses something. */
const refusals = {
  'Esa etiqueta no existe': 'That tag does not exist.',
  'Esa importación no existe': 'That import does not exist.',
  'No perteneces a esa empresa': 'You do not belong to that company.',
  'No hay nada en esta dirección: el número no es válido':
    'There is nothing at this address: the number is not valid.',
  'Ya hay una etiqueta con ese nombre': 'There is already a tag with that name',
  'Elige una etiqueta distinta de la que vas a fusionar':
    'Choose a different tag from the one you are merging.',
  'Elige otra etiqueta': 'Choose another tag',
  'Elige una persona activa de tu empresa': 'Choose an active person in your company',
  'El cuerpo de la solicitud supera 1 MB': 'The request is larger than 1 MB.',
  'La contraseña no es correcta': 'The password is not correct.',
  'No es tu contraseña actual': 'This is not your current password',
  'Elige otra contraseña': 'Choose another password.',
  'No es correcto, o ya se usó': 'It is not correct, or has already been used',
  'El segundo paso ya está activo': 'Two-step verification is already on.',
  'Para cambiarlo, desactívalo antes': 'To change it, turn it off first.',
  'Prepara antes tu autenticador': 'Set up your authenticator app first.',
  'Activa antes el segundo paso': 'Turn on two-step verification first.',
  'Esta empresa ya tiene cuenta: pide acceso a quien la administra':
    'This company already has an account: ask its administrator for access',
};

/** What is said of files: their format, and why one was not read. */
const files = {
  'Publicadores OCDS': 'OCDS publishers',
  'Datos de demostración': 'Demonstration data',
  'Licitaciones de Mercado Público (CSV)': 'Mercado Público tenders (CSV)',
  'Contrataciones abiertas OCDS (JSON)': 'OCDS open contracting data (JSON)',
  'El archivo está vacío: pesa 0 bytes': 'The file is empty: it is 0 bytes.',
  'El archivo solo trae espacios': 'The file holds nothing but spaces.',
  'Parece un archivo comprimido con gzip (.gz): descomprímelo e importa lo que trae dentro':
    'It looks like a gzip file (.gz): decompress it and import what is inside.',
  'Parece una planilla de Excel: ábrela, guárdala como CSV y, si es la de licitaciones de Mercado Público, importa ese CSV':
    'It looks like an Excel workbook: open it, save it as CSV and, if it is Mercado Público’s list of tenders, import that CSV.',
  'Parece un archivo comprimido (.zip): descomprímelo e importa lo que trae dentro':
    'It looks like a zip file: decompress it and import what is inside.',
  'Parece un documento PDF, y de un PDF no se pueden sacar licitaciones':
    'It looks like a PDF document, and tenders cannot be read from a PDF.',
  'Parece un documento antiguo de Office (.xls o .doc): guárdalo como CSV e impórtalo así':
    'It looks like an old Office document (.xls or .doc): save it as CSV and import that.',
  'Parece una página web, no un archivo de datos: revisa que la descarga haya terminado bien':
    'It looks like a web page, not a data file: check that the download finished properly.',
  'Parece un archivo XML, que todavía no se puede leer':
    'It looks like an XML file, which cannot be read yet.',
  'Parece la planilla que se exporta desde el buscador de Mercado Público, que todavía no se puede leer':
    'It looks like the spreadsheet exported from Mercado Público’s search, which cannot be read yet.',
  'Parece una planilla CSV con datos OCDS: importa los mismos datos en JSON':
    'It looks like a CSV file of OCDS data: import the same data as JSON.',
  'Es una lista JSON vacía: no trae ningún registro':
    'It is an empty JSON list: there are no records in it.',
  'Es un archivo binario que no se reconoce': 'It is a binary file that we do not recognise.',
  'El contenido no se reconoce como ningún formato de datos conocido':
    'The contents do not match any data format we know.',
  'El servidor se detuvo a la mitad': 'The server stopped half-way.',
  'Algo falló al guardar': 'Something went wrong while saving.',
  'Queda muy poco espacio en el disco del servidor': 'The server’s disk is almost full.',
  'Libera espacio': 'Free some space.',
  'Lo anterior quedó guardado: vuelve a importar el archivo y nada se duplicará':
    'Everything before that was saved: import the file again and nothing will be duplicated.',
  'Lo anterior se leyó; lo que sigue, no': 'Everything before it was read; what follows was not.',
  'Lo anterior se leyó; descárgalo de nuevo y vuelve a importarlo':
    'Everything before it was read; download the file and import it again.',
};

const patterns: Sentences['patterns'] = [
  [/^Usa hasta (\d+) caracteres$/, 'Use up to $1 characters'],
  [/^Cambia hasta (\d+) eventos de una vez$/, 'Change up to $1 events at once'],
  [/^Usa al menos (\d+) caracteres$/, 'Use at least $1 characters'],
  [/^Usa hasta (\d+) decimales$/, 'Use up to $1 decimals'],
  [/^Una factura lleva hasta (\d+) ítems$/, 'An invoice has up to $1 items'],
  [/^Pon hasta (\d+) valores$/, 'Give up to $1 values'],
  [/^Pon al menos (\d+) valores$/, 'Give at least $1 values'],
  [/^Debe ser (-?\d+) o más$/, 'Must be $1 or more'],
  [/^Debe ser (-?\d+) o menos$/, 'Must be $1 or less'],
  [/^Debe ser \S+( o \S+)*$/, 'Choose one of the values on offer'],
  [
    /^La búsqueda es demasiado larga: usa hasta (\d+) caracteres\.$/,
    'The search is too long: use up to $1 characters.',
  ],
  [
    /^La búsqueda tiene demasiadas palabras: usa hasta (\d+)\.$/,
    'The search has too many words: use up to $1.',
  ],
  [
    /^No existe la etiqueta (.+): puede que la hayan eliminado\.$/,
    'There is no tag $1: someone may have deleted it.',
  ],
  [/^No existe la etiqueta (\S+)$/, 'There is no tag $1'],
  [
    /^Fueron demasiados intentos seguidos\. Vuelve a probar en un minuto\.$/,
    'Too many attempts in a row. Try again in one minute.',
  ],
  [
    /^Fueron demasiados intentos seguidos\. Vuelve a probar en (\d+) minutos\.$/,
    'Too many attempts in a row. Try again in $1 minutes.',
  ],
  [
    /^El archivo supera (\d+) MB\. Divídelo, o impórtalo en el servidor con «(.+)», que no tiene límite\.$/,
    'The file is larger than $1 MB. Split it, or import it on the server with “$2”, which has no limit.',
  ],
  [/^Lo que se puede importar: .+\.$/, 'See “Formats we read” for what can be imported.'],
  [
    /^No trae licitaciones: es un mensaje de error de Mercado Público(?: \(código (.+?)\))?: «(.+)» Vuelve a hacer la consulta e importa su respuesta\.$/,
    'There are no tenders in it: it is an error message from Mercado Público: “$2” Make the request again and import its response.',
  ],
  [
    /^Parece una sindicación Atom, .+$/,
    'It looks like an Atom feed, such as those of Spain’s Public Sector Procurement Platform, which cannot be read yet.',
  ],
  [
    /^Es un archivo JSON, pero no de los que se pueden leer(?: \(empieza con .+\))?\.$/,
    'It is a JSON file, but not of a kind that can be read.',
  ],
  [
    /^Parece una planilla CSV, pero sus columnas \((.+)\) no son las de licitaciones de Mercado Público\.$/,
    'It looks like a CSV file, but its columns ($1) are not those of Mercado Público’s tenders.',
  ],
  [
    /^El archivo se corta en el registro (\S+): llegó incompleto\.$/,
    'The file breaks off at record $1: it arrived incomplete.',
  ],
  [
    /^El archivo deja de ser JSON válido en el registro (\S+)\.$/,
    'The file stops being valid JSON at record $1.',
  ],
  [
    /^El registro (\S+) ocupa más de 64 MB y no se puede leer\.$/,
    'Record $1 is larger than 64 MB and cannot be read.',
  ],
];

export const sentences: Sentences = {
  exact: {
    ...fields,
    ...shop,
    ...account,
    ...refusals,
    ...files,
    ...sampleSentences,
    ...sourceSentences.exact,
    ...connectorSentences.exact,
    ...ocdsSentences.exact,
    ...ownTableSentences.exact,
    ...tenderSentences.exact,
  },
  patterns: [
    ...patterns,
    ...sourceSentences.patterns,
    ...connectorSentences.patterns,
    ...ocdsSentences.patterns,
    ...ownTableSentences.patterns,
    ...tenderSentences.patterns,
  ],
};
