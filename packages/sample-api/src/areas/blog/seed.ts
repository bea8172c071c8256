import type { BlogCategory } from '@pliego/contract/areas/blog';
import { cast, type CastName, face } from '#sample/cast.ts';
import type { KeptPost } from './kept-post.ts';

const picture = (name: string) => `/muestra/blog-${name}.svg`;
/** Who writes has a picture; those of the cast without one get a drawn face. */
const faceOf = (name: CastName, fallback: number): string =>
  cast[name].avatar === '' ? face(fallback) : cast[name].avatar;

const paragraphs = (...texts: string[]): string => texts.map((text) => `<p>${text}</p>`).join('');

type Line = [
  name: CastName,
  fallbackFace: number,
  picture: string,
  title: string,
  slug: string,
  created: string,
  tags: BlogCategory[],
  /** From before the sample. */
  comments: number,
  bookmarks: number,
  excerpt: string,
  content: string,
];

/** In the order of their ids: six that are listed, and four that are beside them. */
const lines: Line[] = [
  [
    'camila',
    1,
    'cerros',
    'Lo que aprendimos de cien ofertas perdidas',
    'lo-que-aprendimos-de-cien-ofertas-perdidas',
    '2026-11-10',
    ['Quote', 'Video'],
    75,
    139,
    'Revisamos cien cartas de rechazo. La mitad no hablaba de precio: hablaba de un anexo que faltaba, de un plazo leído al revés o de una firma en la página equivocada.',
    `${paragraphs(
      'Durante cuatro años guardamos cada carta de rechazo en una carpeta que nadie abría. En invierno la abrimos. Eran cien, y leerlas de corrido cambió la forma en que trabajamos.',
      '<strong>No era el precio</strong>',
      'En cuarenta y siete de las cien el precio ni siquiera se miró. La oferta quedó fuera antes: un anexo sin firma, una garantía con la glosa equivocada, una muestra que llegó un día tarde.',
      '<strong>Los errores viajan juntos</strong>',
      'Las ofertas con un error de forma tenían, casi siempre, otros dos. No porque el equipo fuera descuidado, sino porque se habían armado en la última tarde. El cansancio no distingue entre una coma y un cero.',
      '<strong>Qué cambiamos</strong>',
    )}<ul><li><p>La oferta se da por lista dos días antes del cierre. Lo que llega después espera a la próxima.</p></li><li><p>Quien arma la carpeta no es quien la revisa.</p></li><li><p>Cada rechazo se lee en voz alta, con café y sin buscar culpables.</p></li></ul>${paragraphs(
      'Este año llevamos nueve rechazos por forma, en lugar de los treinta de antes. Seguimos perdiendo por precio, claro. Pero esa es otra conversación, y por fin podemos tenerla.',
    )}`,
  ],
  [
    'javiera',
    19,
    'mercado',
    'El almuerzo que ordenó nuestra bodega',
    'el-almuerzo-que-ordeno-nuestra-bodega',
    '2026-11-04',
    ['Food'],
    2100,
    412,
    'Todo empezó con una olla grande y una pregunta: ¿por qué el arroz está siempre al fondo? De esa conversación salió el orden de estantes que usamos hoy.',
    paragraphs(
      'Los miércoles cocina un equipo distinto. Esa semana le tocó a bodega, y para llegar al arroz hubo que mover cuarenta cajas.',
      'Mientras hervía el agua dibujamos en un mantel lo que sale todos los días, lo que sale una vez al mes y lo que no sale nunca. Lo primero quedó a la altura de las manos.',
      'El inventario tomó dos tardes. Desde entonces, preparar un pedido toma la mitad, y el arroz está junto a la puerta.',
    ),
  ],
  [
    'sebastian',
    3,
    'puerto',
    'Jugar en equipo antes de una entrega grande',
    'jugar-en-equipo-antes-de-una-entrega-grande',
    '2026-10-28',
    ['Gaming', 'Video'],
    243,
    88,
    'Media hora de un juego cooperativo, los viernes, antes de revisar la oferta. Parece tiempo perdido hasta que ves quién avisa, quién espera y quién corre solo.',
    paragraphs(
      'El juego da lo mismo: basta que nadie pueda ganarlo sin los demás. Lo que se mira es cómo se pide ayuda cuando queda poco tiempo.',
      'A la tercera semana descubrimos que dos personas nunca avisaban que iban atrasadas. En las ofertas pasaba lo mismo, y nadie lo había dicho.',
    ),
  ],
  [
    'valentina',
    5,
    'taller',
    'Ropa de trabajo que la gente quiere ponerse',
    'ropa-de-trabajo-que-la-gente-quiere-ponerse',
    '2026-10-19',
    ['Fashion'],
    10,
    31,
    'Pedimos a quienes la usan que eligieran la tela, los bolsillos y el color. La chaqueta nueva costó lo mismo y ya nadie la deja en el casillero.',
    paragraphs(
      'La chaqueta anterior cumplía la norma y no servía: los bolsillos quedaban debajo del arnés. Quienes la usaban lo sabían, pero nadie les había preguntado.',
      'Hicimos tres prototipos y los probamos dos semanas en faena. Ganó el más feo, que también era el más cómodo.',
    ),
  ],
  [
    'cristobal',
    4,
    'faena',
    'Una faena contada en doce minutos',
    'una-faena-contada-en-doce-minutos',
    '2026-10-06',
    ['Video'],
    319,
    64,
    'Grabamos un día completo en la ruta, de la charla de seguridad al último camión. Queda en doce minutos y explica mejor que cualquier manual.',
    paragraphs(
      'Filmamos sin guion y con una sola regla: nadie actúa. Las mejores escenas son las de espera, porque ahí se entiende cuánto cuesta coordinar.',
      'Ahora es lo primero que ve quien llega. Las preguntas del primer día pasaron de «¿qué hago?» a «¿por qué lo hacemos así?».',
    ),
  ],
  [
    'fernanda',
    6,
    'cuaderno',
    'Frases de bases técnicas que conviene subrayar',
    'frases-de-bases-tecnicas-que-conviene-subrayar',
    '2026-09-22',
    ['Quote', 'Fashion'],
    1700,
    950,
    '«A entera satisfacción», «o equivalente», «según corresponda». Tres frases cortas que cambian quién paga, y cómo preguntar por ellas a tiempo.',
    paragraphs(
      '«A entera satisfacción» no tiene medida. Pregunta en el foro quién la declara, en qué plazo y con qué documento.',
      '«O equivalente» abre la puerta a otra marca, pero hay que demostrarlo. Pide que digan qué características se comparan.',
      '«Según corresponda» suele esconder un costo de despacho. Si no sabes a cuántas comunas, no sabes tu precio.',
    ),
  ],
  [
    'matias',
    12,
    'tren',
    'Cómo leer un cronograma al revés',
    'como-leer-un-cronograma-al-reves',
    '2026-11-14',
    ['Quote'],
    42,
    57,
    'Parte por la fecha de adjudicación y camina hacia atrás: verás qué semana no existe.',
    paragraphs(
      'Los cronogramas se escriben de izquierda a derecha, y por eso siempre parecen alcanzar. Leídos al revés muestran la semana en que todo coincide.',
      'Anota primero lo que no depende de ti: la boleta de garantía, la firma del representante, la visita a terreno. Lo demás se acomoda.',
    ),
  ],
  [
    'antonia',
    20,
    'faro',
    'La pregunta que salvó un contrato',
    'la-pregunta-que-salvo-un-contrato',
    '2026-11-12',
    ['Quote', 'Video'],
    8,
    25,
    'Una línea en el foro, a dos días del cierre de preguntas, cambió la forma de pago de todo el contrato.',
    paragraphs(
      'Las bases decían que se pagaba «contra recepción conforme», y los anexos, «por avance». Preguntamos cuál valía. Respondieron que por avance.',
      'Sin esa respuesta habríamos financiado ocho meses de obra. Preguntar no muestra debilidad: muestra que alguien leyó.',
    ),
  ],
  [
    'daniela',
    13,
    'huerto',
    'Menos adjuntos, mejores ofertas',
    'menos-adjuntos-mejores-ofertas',
    '2026-11-09',
    ['Food', 'Fashion'],
    17,
    40,
    'Dejamos de subir treinta archivos por oferta. Ahora son nueve, con nombre y en orden.',
    paragraphs(
      'Cada archivo de más es una pregunta para quien evalúa: ¿esto se pide o sobra? Hicimos una lista con lo que piden las bases y borramos el resto.',
      'El nombre dice el anexo y el número. Quien evalúa encuentra todo en el orden en que lo pidió, y se nota en el puntaje.',
    ),
  ],
  [
    'benjamin',
    17,
    'noche',
    'Cerrar a las 23:59 no es un plan',
    'cerrar-a-las-23-59-no-es-un-plan',
    '2026-11-07',
    ['Gaming'],
    133,
    210,
    'El portal también se cae. Tres historias de la última hora, y la regla que nos pusimos después.',
    paragraphs(
      'La primera vez fue la conexión; la segunda, un archivo de 60 MB; la tercera, el token de firma que había vencido esa mañana.',
      'Desde entonces la oferta se envía a las 15:00 del día anterior. Nadie ha vuelto a celebrar un cierre a medianoche, y nadie lo echa de menos.',
    ),
  ],
];

const listed = 6;

export const posts: KeptPost[] = lines.map(
  (
    [name, fallbackFace, img, title, slug, created, tags, before, bookmarks, excerpt, content],
    index,
  ) => ({
    id: index + 1,
    img: picture(img),
    title,
    avatar: faceOf(name, fallbackFace),
    userFullName: cast[name].fullName,
    created,
    tags,
    slug,
    status: 'Published',
    excerpt,
    content,
    commentsBefore: before,
    bookmarksBefore: bookmarks,
    isBookmarked: false,
    isAside: index >= listed,
    version: 1,
    thread:
      index === 0
        ? [
            {
              id: 1,
              avatar: faceOf('ignacio', 18),
              userFullName: cast.ignacio.fullName,
              created: '2026-11-12',
              commentText:
                'Lo de leerlas en voz alta lo hicimos esta semana. Incómodo los primeros diez minutos; después nadie quería parar.',
              replyTo: null,
            },
          ]
        : [],
  }),
);
