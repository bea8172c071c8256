import type { PageEntry } from '@pliego/contract/areas/bookmarks';
import type { SearchContact, SearchFile } from '@pliego/contract/areas/main-search';
import { pages } from '@pliego/contract/pages';
import { cast, type CastName } from '#sample/cast.ts';

/** The pages whose bookmark is set before anyone sets one: correo, chat, tareas, calendario. */
const bookmarked = new Set([3, 4, 5, 6]);

export const searchPages: PageEntry[] = pages.map(({ id, target, title, icon, link }) => ({
  id,
  target,
  isBookmarked: bookmarked.has(id),
  title,
  icon,
  link,
}));

export const files: SearchFile[] = [
  {
    title: 'Bases técnicas Osorno',
    by: 'Camila Rojas',
    size: '2,4 MB',
    file: '/muestra/archivo-pdf.svg',
  },
  {
    title: 'Planilla de precios noviembre',
    by: 'Matías Fuentealba',
    size: '380 kB',
    file: '/muestra/archivo-planilla.svg',
  },
  {
    title: 'Carta de compromiso',
    by: 'Antonia Villagra',
    size: '64 kB',
    file: '/muestra/archivo-texto.svg',
  },
  {
    title: 'Fotos de la faena',
    by: 'Cristóbal Araneda',
    size: '18 MB',
    file: '/muestra/archivo-imagen.svg',
  },
];

function contact(name: CastName, date: string): SearchContact {
  const { fullName, email, avatar } = cast[name];
  return { title: fullName, email, img: avatar, date };
}

export const contacts: SearchContact[] = [
  contact('camila', '21/05/2025'),
  contact('sebastian', '14/01/2026'),
  contact('valentina', '07/08/2025'),
  contact('fernanda', '02/03/2026'),
];
