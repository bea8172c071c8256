import type { Profile } from '@pliego/contract/areas/profile';
import { cast, face } from '#sample/cast.ts';
import { type Name, withFaces } from './people.ts';
import { posts } from './posts.ts';

type PageLine = [picture: string, username: string, subtitle: string, favorite: boolean];

const pages: PageLine[] = [
  ['cordillera', 'Club de Montaña Alta Ruta', 'Excursiones', false],
  ['libro', 'Biblioteca del Barrio Norte', 'Cultura', true],
  ['taza', 'Café Media Tarde', 'Cafetería', false],
  ['bicicleta', 'Pedaleros de la Costanera', 'Deporte', true],
  ['guitarra', 'Cuerda y Tapa', 'Música', false],
  ['semilla', 'Huerta de la Esquina', 'Comunidad', true],
];

type FeedLine = [
  face: number,
  title: string,
  id: string,
  tags: string,
  desc: string,
  favorite: boolean,
];

const feeds: FeedLine[] = [
  [
    11,
    'Rosario Alvarado',
    '@rosarioenruta',
    '#invierno #ruta5',
    'Cinco horas de viaje, dos termos y la reunión duró doce minutos. Valió la pena.',
    true,
  ],
  [
    24,
    'Tomás Lagos',
    '@tlagos',
    '#planillas',
    'Encontré la celda que sumaba dos veces. Llevaba tres años ahí, muy tranquila.',
    false,
  ],
  [
    16,
    'Emilia Sandoval',
    '@emiliadibuja',
    '#terreno #acuarela',
    'Dibujé el puente mientras esperaba la visita a terreno. El puente posó mejor que yo.',
    true,
  ],
];

type SuggestionLine = [face: number, name: string, mutualFriend: string];

const suggestions: SuggestionLine[] = [
  [21, 'Vicente Oyarzún', '6 amistades en común'],
  [22, 'Isidora Bravo', '3 amistades en común'],
  [17, 'Gaspar Melo', '1 amistad en común'],
  [23, 'Renata Huenchumán', '9 amistades en común'],
  [5, 'Agustín Catrileo', '4 amistades en común'],
  [2, 'Trinidad Cofré', '2 amistades en común'],
];

const photos = [
  'lago',
  'volcan',
  'costa',
  'desierto',
  'araucarias',
  'ciudad',
  'salar',
  'fiordo',
  'vinas',
];

const voters = (...names: Name[]) =>
  withFaces(...names).map(({ avatar, username }) => ({ img: avatar, username }));

export const profile: Profile = {
  header: {
    avatar: cast.daniela.avatar,
    username: cast.daniela.fullName,
    designation: 'Coordinadora de ofertas',
    coverImg: '/muestra/perfil-portada.svg',
  },
  userAbout: {
    about:
      'Armo equipos que llegan a tiempo. Antes de las bases leo el cronograma, y antes del cronograma tomo té.',
    joined: '15 de marzo de 2021',
    lives: 'Valdivia, Chile',
    email: cast.daniela.email,
    website: 'www.andes.demo',
  },
  suggestedPages: pages.map(([picture, username, subtitle, favorite]) => ({
    avatar: `/muestra/pagina-${picture}.svg`,
    username,
    subtitle,
    favorite,
  })),
  twitterFeeds: feeds.map(([number, title, id, tags, desc, favorite]) => ({
    imgUrl: face(number),
    title,
    id,
    tags,
    desc,
    favorite,
  })),
  post: posts,
  latestPhotos: photos.map((name) => ({ img: `/muestra/foto-${name}.svg` })),
  suggestions: suggestions.map(([number, name, mutualFriend]) => ({
    avatar: face(number),
    name,
    mutualFriend,
  })),
  polls: [
    {
      name: 'Revisar la oferta en la mañana',
      result: '64%',
      votedUser: voters('camila', 'valentina', 'fernanda', 'josefa', 'simon'),
    },
    {
      name: 'Revisarla al final del día',
      result: '36%',
      votedUser: voters('matias', 'sebastian', 'cristobal', 'julieta', 'esteban'),
    },
  ],
};
