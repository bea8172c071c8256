import type { DemoUser } from '@pliego/contract/areas/demo-users';
import type {
  demoUserBillings,
  DemoUserPlan,
  DemoUserStatus,
} from '@pliego/contract/areas/demo-user-choices';
import type { Role } from '@pliego/contract/abilities';
import { face } from '#sample/cast.ts';
import { plainLetters } from '#sample/plain-letters.ts';

/** Fictional numbers: only the last four digits differ. */
const phonePrefixes = {
  Argentina: '+54 9 11 5550',
  Bolivia: '+591 7 5550',
  Chile: '+56 9 5550',
  Colombia: '+57 300 5550',
  Ecuador: '+593 9 5550',
  España: '+34 600 55',
  México: '+52 55 5550',
  Paraguay: '+595 981 5550',
  Perú: '+51 9 5550',
  Uruguay: '+598 9 5550',
} as const;

const initialsColors = [
  'light-primary',
  'light-success',
  'light-danger',
  'light-warning',
  'light-info',
  'light-secondary',
];

type Person = [
  fullName: string,
  company: string,
  country: keyof typeof phonePrefixes,
  lastDigits: string,
];

/** In the order of their ids. */
const people: Person[] = [
  ['Rosario Alvarado', 'Laboratorio Cumbre Nevada', 'Chile', '1887'],
  ['Bastián Cárcamo', 'Lácteos Praderas de Mayo', 'Chile', '8493'],
  ['Amanda Fuentes', 'Muebles Coihue Viejo', 'Chile', '9328'],
  ['Joaquín Ñancupil', 'Panadería La Espiga Alta', 'Chile', '4748'],
  ['Emilia Sandoval', 'Transportes Quillén', 'Chile', '8353'],
  ['Vicente Oyarzún', 'Aserradero Río Pudeto', 'Chile', '7164'],
  ['Isidora Bravo', 'Agroinsumos El Peral', 'Ecuador', '4306'],
  ['Tomás Lagos', 'Hostal Casa Canelo', 'Colombia', '4743'],
  ['Renata Huenchumán', 'Conservas Bahía Mansa', 'México', '4881'],
  ['Gaspar Melo', 'Viveros Valle Hondo', 'Chile', '1468'],
  ['Florencia Ibarra', 'Cooperativa Agrícola Ñiquén', 'Chile', '8063'],
  ['Agustín Catrileo', 'Ferretería Los Maitenes', 'Chile', '3466'],
  ['Trinidad Cofré', 'Cristalería San Laurel', 'Uruguay', '1405'],
  ['Maximiliano Ulloa', 'Clínica Dental Aromo', 'España', '8868'],
  ['Catalina Zúñiga', 'Arriendos Andamio Norte', 'Colombia', '2291'],
  ['Diego Painemal', 'Óptica Mirador', 'Uruguay', '1705'],
  ['Josefa Arancibia', 'Constructora Piedra Laja', 'Chile', '1902'],
  ['Felipe Mardones', 'Imprenta Tres Robles', 'Chile', '2466'],
  ['Constanza Vera', 'Taller Mecánico Cuatro Vientos', 'Colombia', '5791'],
  ['Alonso Barrientos', 'Editorial Cuaderno Azul', 'Chile', '1756'],
  ['Magdalena Ojeda', 'Centro de Idiomas Puente', 'Argentina', '4418'],
  ['Simón Aguilera', 'Pesquera Punta Larga', 'Argentina', '8702'],
  ['Julieta Manríquez', 'Servicios Eléctricos Alta Mar', 'Chile', '7002'],
  ['Nicolás Curiñanco', 'Informática Cerro Claro', 'Chile', '7174'],
  ['Pascuala Henríquez', 'Textiles Hebra Sur', 'Chile', '7306'],
  ['Esteban Molina', 'Laboratorio Cumbre Nevada', 'Perú', '3911'],
  ['Macarena Toro', 'Lácteos Praderas de Mayo', 'Chile', '5814'],
  ['Rodrigo Espinoza', 'Muebles Coihue Viejo', 'Perú', '7830'],
  ['Paulina Werner', 'Panadería La Espiga Alta', 'Chile', '2812'],
  ['Héctor Mamani', 'Transportes Quillén', 'México', '4242'],
  ['Lorena Gatica', 'Aserradero Río Pudeto', 'Chile', '2971'],
  ['Óscar Pizarro', 'Agroinsumos El Peral', 'Chile', '9827'],
  ['Carolina Eltit', 'Hostal Casa Canelo', 'Perú', '5173'],
  ['Mauricio Saavedra', 'Conservas Bahía Mansa', 'Chile', '7480'],
  ['Ximena Quispe', 'Viveros Valle Hondo', 'México', '8554'],
  ['Gonzalo Navarrete', 'Cooperativa Agrícola Ñiquén', 'Chile', '9105'],
  ['Úrsula Kramm', 'Ferretería Los Maitenes', 'Chile', '7209'],
  ['Patricio Órdenes', 'Cristalería San Laurel', 'Chile', '7548'],
  ['Marcela Yáñez', 'Clínica Dental Aromo', 'Argentina', '6549'],
  ['Ricardo Urrutia', 'Arriendos Andamio Norte', 'Chile', '9436'],
  ['Soledad Chamorro', 'Óptica Mirador', 'Paraguay', '1959'],
  ['Álvaro Inostroza', 'Constructora Piedra Laja', 'Argentina', '1665'],
  ['Beatriz Moreira', 'Imprenta Tres Robles', 'Chile', '1587'],
  ['Hernán Lobos', 'Taller Mecánico Cuatro Vientos', 'España', '6161'],
  ['Daniela Echeverría', 'Editorial Cuaderno Azul', 'Bolivia', '5832'],
  ['Jorge Sepúlveda', 'Centro de Idiomas Puente', 'Chile', '2981'],
  ['Claudia Ferrada', 'Pesquera Punta Larga', 'Colombia', '3771'],
  ['Manuel Antilef', 'Servicios Eléctricos Alta Mar', 'Argentina', '3825'],
  ['Teresa Giménez', 'Informática Cerro Claro', 'Perú', '4490'],
  ['Andrés Larraín', 'Textiles Hebra Sur', 'Chile', '2649'],
];

type Account = [
  role: Role,
  plan: DemoUserPlan,
  status: DemoUserStatus,
  billing: (typeof demoUserBillings)[number],
  /** Which of the drawn faces; 0 for initials. */
  face: number,
];

/** What each of them has, in the same order. */
const accounts: Account[] = [
  ['maintainer', 'basic', 'active', 'Manual - Cash', 1],
  ['admin', 'team', 'active', 'Manual - Cash', 3],
  ['admin', 'enterprise', 'pending', 'Manual - Cash', 8],
  ['admin', 'team', 'pending', 'Auto Debit', 0],
  ['editor', 'team', 'pending', 'Manual - Paypal', 4],
  ['editor', 'company', 'inactive', 'Manual - Paypal', 6],
  ['maintainer', 'team', 'pending', 'Manual - Credit Card', 10],
  ['author', 'enterprise', 'active', 'Manual - Paypal', 0],
  ['editor', 'team', 'pending', 'Manual - Paypal', 0],
  ['admin', 'team', 'inactive', 'Manual - Paypal', 12],
  ['subscriber', 'basic', 'active', 'Auto Debit', 0],
  ['maintainer', 'enterprise', 'active', 'Manual - Paypal', 18],
  ['admin', 'enterprise', 'pending', 'Auto Debit', 0],
  ['subscriber', 'basic', 'active', 'Manual - Credit Card', 0],
  ['subscriber', 'company', 'active', 'Manual - Paypal', 13],
  ['maintainer', 'team', 'pending', 'Manual - Cash', 15],
  ['author', 'team', 'inactive', 'Manual - Paypal', 20],
  ['subscriber', 'company', 'active', 'Auto Debit', 24],
  ['author', 'team', 'inactive', 'Manual - Cash', 0],
  ['editor', 'team', 'inactive', 'Manual - Cash', 5],
  ['subscriber', 'company', 'active', 'Auto Debit', 0],
  ['author', 'enterprise', 'pending', 'Manual - Cash', 17],
  ['admin', 'basic', 'active', 'Manual - Cash', 16],
  ['author', 'enterprise', 'inactive', 'Auto Debit', 3],
  ['maintainer', 'enterprise', 'inactive', 'Manual - Credit Card', 22],
  ['maintainer', 'basic', 'pending', 'Auto Debit', 0],
  ['subscriber', 'team', 'inactive', 'Manual - Paypal', 11],
  ['author', 'company', 'inactive', 'Auto Debit', 0],
  ['author', 'team', 'pending', 'Manual - Paypal', 0],
  ['subscriber', 'company', 'pending', 'Manual - Credit Card', 0],
  ['subscriber', 'team', 'pending', 'Manual - Credit Card', 0],
  ['editor', 'team', 'inactive', 'Auto Debit', 6],
  ['admin', 'enterprise', 'pending', 'Manual - Paypal', 23],
  ['maintainer', 'team', 'active', 'Manual - Paypal', 12],
  ['admin', 'basic', 'inactive', 'Manual - Credit Card', 0],
  ['editor', 'team', 'active', 'Manual - Paypal', 18],
  ['subscriber', 'basic', 'pending', 'Manual - Cash', 1],
  ['subscriber', 'company', 'active', 'Manual - Credit Card', 15],
  ['maintainer', 'team', 'inactive', 'Manual - Cash', 8],
  ['editor', 'team', 'active', 'Auto Debit', 24],
  ['maintainer', 'basic', 'pending', 'Manual - Cash', 0],
  ['subscriber', 'basic', 'active', 'Auto Debit', 5],
  ['admin', 'enterprise', 'pending', 'Auto Debit', 4],
  ['editor', 'team', 'inactive', 'Auto Debit', 0],
  ['maintainer', 'company', 'active', 'Auto Debit', 0],
  ['subscriber', 'enterprise', 'pending', 'Auto Debit', 17],
  ['maintainer', 'basic', 'active', 'Auto Debit', 10],
  ['admin', 'company', 'inactive', 'Manual - Credit Card', 3],
  ['admin', 'company', 'pending', 'Manual - Cash', 13],
  ['maintainer', 'team', 'active', 'Manual - Credit Card', 0],
];

/** The picture of a user, or the colour behind the initials. */
function pictureOf(number: number, index: number): Pick<DemoUser, 'avatar' | 'avatarColor'> {
  if (number > 0) return { avatar: face(number) };
  return { avatar: '', avatarColor: initialsColors[index % initialsColors.length] };
}

export const users: DemoUser[] = people.flatMap(([fullName, company, country, digits], index) => {
  const account = accounts[index];
  if (account === undefined) return [];
  const [role, currentPlan, status, billing, faceNumber] = account;
  const username = plainLetters(fullName, '.');
  return [
    {
      id: index + 1,
      billing,
      fullName,
      company,
      role,
      username,
      country,
      contact: `${phonePrefixes[country]} ${digits}`,
      email: `${username}@${plainLetters(company)}.demo`,
      currentPlan,
      status,
      ...pictureOf(faceNumber, index),
    },
  ];
});
