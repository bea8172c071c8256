import type { CommerceBoard } from '@pliego/contract/areas/card-details';
import {
  addDays,
  instantFromSantiago,
  santiagoDay,
  weekdayOf,
} from '@pliego/contract/rules/santiago-time';
import { cast } from '#sample/cast.ts';

/** Thursday at half past ten in the morning of Santiago, wherever this runs; weeks begin on Monday. */
const thursday = 3;
const startOfMeetup = 'T10:30:00';
const lengthOfMeetup = 90 * 60_000;

/** The second Thursday from now on. */
function nextMeetup(now: Date): number {
  const today = santiagoDay(now);
  const ahead = (thursday - weekdayOf(today) + 7) % 7;
  return Date.parse(
    instantFromSantiago(`${addDays(today, ahead + 7)}${startOfMeetup}`) ?? now.toISOString(),
  );
}

const companies: CommerceBoard['companies'] = [
  {
    id: 1,
    name: 'Informática Cerro Claro',
    email: 'ventas@cerroclaro.demo',
    category: 'technology',
    views: 23_400,
    hours: 24,
    revenue: 891_200,
    sales: 68,
    isUp: true,
  },
  {
    id: 2,
    name: 'Panadería La Espiga Alta',
    email: 'pedidos@espigaalta.demo',
    category: 'grocery',
    views: 78_000,
    hours: 48,
    revenue: 668_510,
    sales: 97,
    isUp: true,
  },
  {
    id: 3,
    name: 'Textiles Hebra Sur',
    email: 'contacto@hebrasur.demo',
    category: 'fashion',
    views: 162,
    hours: 120,
    revenue: 5_220,
    sales: 62,
    isUp: true,
  },
  {
    id: 4,
    name: 'Muebles Coihue Viejo',
    email: 'tienda@coihueviejo.demo',
    category: 'fashion',
    views: 214,
    hours: 24,
    revenue: 291_010,
    sales: 88,
    isUp: true,
  },
  {
    id: 5,
    name: 'Conservas Bahía Mansa',
    email: 'compras@bahiamansa.demo',
    category: 'grocery',
    views: 208,
    hours: 168,
    revenue: 783_930,
    sales: 16,
    isUp: false,
  },
  {
    id: 6,
    name: 'Servicios Eléctricos Alta Mar',
    email: 'obras@altamar.demo',
    category: 'technology',
    views: 990,
    hours: 720,
    revenue: 780_050,
    sales: 78,
    isUp: true,
  },
  {
    id: 7,
    name: 'Lácteos Praderas de Mayo',
    email: 'despacho@praderas.demo',
    category: 'grocery',
    views: 12_900,
    hours: 12,
    revenue: 531_490,
    sales: 42,
    isUp: false,
  },
];

const browsers: CommerceBoard['browsers'] = [
  { name: 'Google Chrome', share: 54.4 },
  { name: 'Mozilla Firefox', share: 16.2 },
  { name: 'Apple Safari', share: 15.1 },
  { name: 'Microsoft Edge', share: 9.8 },
  { name: 'Opera', share: 4.5 },
];

const transactions: CommerceBoard['transactions'] = [
  { id: 1, kind: 'wallet', text: 'Pago de un pedido en línea', amount: -74_000 },
  { id: 2, kind: 'transfer', text: 'Anticipo de Cooperativa Ñiquén', amount: 480_000 },
  { id: 3, kind: 'refund', text: 'Devolución de un proveedor', amount: 268_000 },
  { id: 4, kind: 'card', text: 'Insumos de oficina', amount: -23_490 },
  { id: 5, kind: 'cash', text: 'Venta en el local', amount: 90_500 },
];

function meetupFrom(start: number): CommerceBoard['meetup'] {
  return {
    title: 'Encuentro de proveedores',
    text: 'Dos horas para conocer a quienes compran en tu región.',
    start: new Date(start).toISOString(),
    end: new Date(start + lengthOfMeetup).toISOString(),
    place: 'Centro Cultural Estación',
    address: 'Av. Matucana 100, Santiago',
    guests: [cast.camila, cast.valentina, cast.cristobal, cast.sebastian, cast.fernanda].map(
      ({ fullName, avatar }) => ({ fullName, avatar }),
    ),
  };
}

export function commerceBoard(now: Date): CommerceBoard {
  return {
    medal: 48_900_000,
    figures: { sales: 230, customers: 8_549, products: 1_423, revenue: 9_745_000 },
    earnings: {
      total: 9_745_000,
      growth: 0.682,
      parts: [
        { kind: 'shop', amount: 5_164_850 },
        { kind: 'services', amount: 2_631_150 },
        { kind: 'rentals', amount: 1_949_000 },
      ],
    },
    companies,
    meetup: meetupFrom(nextMeetup(now)),
    browsers,
    transactions,
  };
}
