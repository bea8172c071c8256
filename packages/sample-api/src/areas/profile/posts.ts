import type { ProfilePost } from '@pliego/contract/areas/profile';
import { withFace, withFaces } from './people.ts';

const me = withFace('daniela');

export const posts: ProfilePost[] = [
  {
    ...me,
    postTime: '20 de noviembre a las 9:12',
    postText:
      'Llegamos al mirador justo cuando se abrió. Tres horas de subida y nadie preguntó por el correo.',
    postImg: '/muestra/foto-volcan.svg',
    likes: '1,25 k',
    youLiked: true,
    comments: '318',
    share: '47',
    likedUsers: withFaces('camila', 'matias', 'sebastian', 'valentina', 'fernanda'),
    likedCount: 187,
    detailedComments: [
      {
        ...withFace('fernanda'),
        comment: 'La próxima vez avísame con un día: me falta la segunda bota.',
        commentsLikes: 34,
        youLiked: true,
      },
      {
        ...withFace('matias'),
        comment: 'Se ve igual que en la foto del comedor, pero con frío.',
        commentsLikes: 5,
        youLiked: false,
      },
    ],
  },
  {
    ...me,
    postTime: '14 de noviembre a las 18:40',
    postText:
      'La costa después de la última visita a terreno. El velero no entraba en la oferta, pero ganas no faltaron.',
    postImg: '/muestra/foto-costa.svg',
    likes: '986',
    youLiked: true,
    comments: '412',
    share: '58',
    likedUsers: withFaces('cristobal', 'valentina', 'josefa', 'simon', 'julieta'),
    likedCount: 271,
    detailedComments: [
      {
        ...withFace('cristobal'),
        comment: 'Anota la hora de la marea, que después nadie la recuerda.',
        commentsLikes: 12,
        youLiked: true,
      },
    ],
  },
  {
    ...me,
    postTime: '2 de noviembre a las 20:05',
    postText: 'Doce segundos del atardecer en el lago. Con sonido no mejora: era puro viento.',
    postVid: '/muestra/atardecer.webm',
    likes: '2,1 k',
    youLiked: false,
    comments: '630',
    share: '94',
    likedUsers: withFaces('camila', 'sebastian', 'fernanda', 'julieta', 'esteban'),
    likedCount: 516,
    detailedComments: [
      {
        ...withFace('sebastian'),
        comment: 'Lo puse en la sala de reuniones. Nadie miró la presentación.',
        commentsLikes: 41,
        youLiked: true,
      },
    ],
  },
];
