import type {
  BlogCategory,
  BlogDetail,
  BlogEdit,
  BlogPost,
  BlogSidebar,
} from '@pliego/contract/areas/blog';
import { cast, type CastName, face } from '#sample/cast.ts';

const picture = (name: string) => `/muestra/blog-${name}.svg`;
/** Who writes has a picture; those of the cast without one get a drawn face. */
const author = (name: CastName, fallback: number) => ({
  avatar: cast[name].avatar === '' ? face(fallback) : cast[name].avatar,
  userFullName: cast[name].fullName,
});

type Line = [
  name: CastName,
  fallbackFace: number,
  picture: string,
  title: string,
  blogPosted: string,
  tags: BlogCategory[],
  comment: number,
  excerpt: string,
];

/** In the order of their ids. */
const lines: Line[] = [
  [
    'camila',
    1,
    'cerros',
    'Lo que aprendimos de cien ofertas perdidas',
    '10 de noviembre de 2026',
    ['Quote', 'Video'],
    76,
    'Revisamos cien cartas de rechazo. La mitad no hablaba de precio: hablaba de un anexo que faltaba, de un plazo leído al revés o de una firma en la página equivocada.',
  ],
  [
    'javiera',
    19,
    'mercado',
    'El almuerzo que ordenó nuestra bodega',
    '4 de noviembre de 2026',
    ['Food'],
    2100,
    'Todo empezó con una olla grande y una pregunta: ¿por qué el arroz está siempre al fondo? De esa conversación salió el orden de estantes que usamos hoy.',
  ],
  [
    'sebastian',
    3,
    'puerto',
    'Jugar en equipo antes de una entrega grande',
    '28 de octubre de 2026',
    ['Gaming', 'Video'],
    243,
    'Media hora de un juego cooperativo, los viernes, antes de revisar la oferta. Parece tiempo perdido hasta que ves quién avisa, quién espera y quién corre solo.',
  ],
  [
    'valentina',
    5,
    'taller',
    'Ropa de trabajo que la gente quiere ponerse',
    '19 de octubre de 2026',
    ['Fashion'],
    10,
    'Pedimos a quienes la usan que eligieran la tela, los bolsillos y el color. La chaqueta nueva costó lo mismo y ya nadie la deja en el casillero.',
  ],
  [
    'cristobal',
    4,
    'faena',
    'Una faena contada en doce minutos',
    '6 de octubre de 2026',
    ['Video'],
    319,
    'Grabamos un día completo en la ruta, de la charla de seguridad al último camión. Queda en doce minutos y explica mejor que cualquier manual.',
  ],
  [
    'fernanda',
    6,
    'cuaderno',
    'Frases de bases técnicas que conviene subrayar',
    '22 de septiembre de 2026',
    ['Quote', 'Fashion'],
    1700,
    '«A entera satisfacción», «o equivalente», «según corresponda». Tres frases cortas que cambian quién paga, y cómo preguntar por ellas a tiempo.',
  ],
];

export const posts: BlogPost[] = lines.map(
  ([name, fallbackFace, img, title, blogPosted, tags, comment, excerpt], index) => {
    const { avatar, userFullName } = author(name, fallbackFace);
    return {
      id: index + 1,
      img: picture(img),
      title,
      avatar,
      userFullName,
      blogPosted,
      tags,
      excerpt,
      comment,
    };
  },
);

export const sidebar: BlogSidebar = {
  recentPosts: [
    {
      id: 7,
      img: picture('tren'),
      title: 'Cómo leer un cronograma al revés',
      createdTime: '14 nov 2026',
    },
    {
      id: 8,
      img: picture('faro'),
      title: 'La pregunta que salvó un contrato',
      createdTime: '12 nov 2026',
    },
    {
      id: 9,
      img: picture('huerto'),
      title: 'Menos adjuntos, mejores ofertas',
      createdTime: '9 nov 2026',
    },
    {
      id: 10,
      img: picture('noche'),
      title: 'Cerrar a las 23:59 no es un plan',
      createdTime: '7 nov 2026',
    },
  ],
  categories: [
    { category: 'Fashion', icon: 'Watch' },
    { category: 'Food', icon: 'ShoppingCart' },
    { category: 'Gaming', icon: 'Command' },
    { category: 'Quote', icon: 'Hash' },
    { category: 'Video', icon: 'Video' },
  ],
};

export const detail: BlogDetail = {
  blog: {
    img: picture('cerros'),
    title: 'Lo que aprendimos de cien ofertas perdidas',
    ...author('camila', 1),
    createdTime: '10 de noviembre de 2026',
    tags: ['Quote', 'Video'],
    content: `<p>Durante cuatro años guardamos cada carta de rechazo en una carpeta que nadie abría. En invierno la abrimos. Eran cien, y leerlas de corrido cambió la forma en que trabajamos.</p>
<h4>No era el precio</h4>
<p>En cuarenta y siete de las cien el precio ni siquiera se miró. La oferta quedó fuera antes: un anexo sin firma, una garantía con la glosa equivocada, una muestra que llegó un día tarde.</p>
<h4>Los errores viajan juntos</h4>
<p>Las ofertas con un error de forma tenían, casi siempre, otros dos. No porque el equipo fuera descuidado, sino porque se habían armado en la última tarde. El cansancio no distingue entre una coma y un cero.</p>
<h4>Qué cambiamos</h4>
<ul>
<li>La oferta se da por lista dos días antes del cierre. Lo que llega después espera a la próxima.</li>
<li>Quien arma la carpeta no es quien la revisa.</li>
<li>Cada rechazo se lee en voz alta, con café y sin buscar culpables.</li>
</ul>
<p>Este año llevamos nueve rechazos por forma, en lugar de los treinta de antes. Seguimos perdiendo por precio, claro. Pero esa es otra conversación, y por fin podemos tenerla.</p>`,
    comments: 19_100,
    bookmarked: 139,
  },
  comments: [
    {
      ...author('ignacio', 18),
      commentedAt: '12 de noviembre de 2026',
      commentText:
        'Lo de leerlas en voz alta lo hicimos esta semana. Incómodo los primeros diez minutos; después nadie quería parar.',
    },
  ],
};

export const edit: BlogEdit = {
  ...author('camila', 1),
  createdTime: '10 de noviembre de 2026',
  blogTitle: 'Lo que aprendimos de cien ofertas perdidas',
  blogCategories: [
    { value: 'Quote', label: 'Frases' },
    { value: 'Video', label: 'Video' },
  ],
  slug: 'lo-que-aprendimos-de-cien-ofertas-perdidas',
  status: 'Published',
  excerpt:
    '<p>Revisamos cien cartas de rechazo. La mitad no hablaba de precio: hablaba de un anexo que faltaba, de un plazo leído al revés o de una firma en la página equivocada.</p>',
  featuredImage: picture('cerros'),
};
