import type { DemoUser } from '@pliego/contract/areas/demo-users';
import type { DemoCard, DemoUserDetails } from '@pliego/contract/areas/demo-user-details';

const hour = 3_600_000;
const day = 24 * hour;

/** Name, kind, tasks done, tasks in all, hours. */
type Project = [string, string, number, number, number];

const projects: Project[] = [
  ['Renovación del portal de clientes', 'Sitio web', 18, 24, 86],
  ['Aplicación de despachos', 'Aplicación móvil', 31, 40, 142.5],
  ['Catálogo de temporada', 'Impresos', 12, 12, 37],
  ['Migración de bodegas', 'Sistemas', 7, 30, 58],
  ['Encuesta de satisfacción', 'Estudios', 9, 11, 21.5],
  ['Manual de seguridad', 'Documentación', 22, 25, 44],
  ['Tablero de ventas', 'Reportes', 5, 16, 19],
  ['Capacitación de vendedores', 'Personas', 14, 20, 63],
  ['Rediseño de etiquetas', 'Impresos', 3, 18, 12],
];

/** Hours ago, title, text. */
type Entry = [number, string, string];

const entries: Entry[] = [
  [2, 'Pagó una factura', 'Quedó saldada con una transferencia.'],
  [19, 'Se reunió con el equipo de proyecto', 'Acordaron las entregas del mes.'],
  [46, 'Creó un proyecto', 'Invitó a tres personas y adjuntó el presupuesto.'],
  [120, 'Actualizó los datos de la empresa', 'Cambió la dirección de despacho.'],
  [210, 'Aprobó una orden de compra', 'Por insumos de oficina.'],
  [320, 'Respondió una consulta', 'Sobre los plazos de entrega.'],
];

/** Browser, device, place. */
type Device = [string, string, string];

const devices: Device[] = [
  ['Firefox en Linux', 'ThinkPad T14', 'Santiago'],
  ['Safari en iOS', 'iPhone 14', 'Valparaíso'],
  ['Chrome en Android', 'Galaxy A54', 'Concepción'],
  ['Edge en Windows', 'HP ProBook', 'Temuco'],
  ['Chrome en Windows', 'Dell OptiPlex', 'Antofagasta'],
  ['Safari en macOS', 'MacBook Air', 'Puerto Montt'],
];

const communes = [
  ['Av. Los Conquistadores 1730', 'Providencia', 'Metropolitana'],
  ['Calle Prat 845', 'Valparaíso', 'Valparaíso'],
  ['Colo Colo 379', 'Concepción', 'Biobío'],
  ['Av. Alemania 0671', 'Temuco', 'La Araucanía'],
] as const;

/** A slice of a list that starts at a place derived from the user's id; always the same for the same user. */
function someOf<T>(list: readonly T[], id: number, count: number): T[] {
  const start = (id * 5) % list.length;
  return [...list, ...list].slice(start, start + count);
}

function ago(now: Date, hours: number): string {
  return new Date(now.getTime() - hours * hour).toISOString();
}

function cardsOf({ id, fullName, billing }: DemoUser): DemoCard[] {
  const last4 = String(1000 + ((id * 7919) % 9000));
  const first: DemoCard = {
    brand: id % 2 === 0 ? 'Visa' : 'Mastercard',
    last4,
    holder: fullName,
    expires: `${String((id % 12) + 1).padStart(2, '0')}/29`,
    isPrimary: true,
  };
  if (billing !== 'Manual - Credit Card') return [first];
  return [first, { ...first, brand: 'American Express', last4: '4006', isPrimary: false }];
}

/** The initial data of the tabs of a user. */
export function detailsOf(user: DemoUser, now: Date): DemoUserDetails {
  const { id, contact, company, username } = user;
  const [street, commune, region] = communes[id % communes.length] ?? communes[0];
  const quiet = { email: false, browser: false, app: false };
  const always = { email: true, browser: true, app: true };
  return {
    id,
    projects: someOf(projects, id, 7).map(([name, kind, done, total, hours]) => ({
      name,
      kind,
      done,
      total,
      hours,
    })),
    activity: someOf(entries, id, 4)
      .toSorted(([a], [b]) => a - b)
      .map(([hours, title, text]) => ({ at: ago(now, hours + (id % 5)), title, text })),
    devices: someOf(devices, id, 4).map(([browser, device, place], index) => ({
      id: index + 1,
      browser,
      device,
      place,
      lastSeen: ago(now, index * 31 + (id % 7)),
    })),
    periodStart: new Date(now.getTime() - ((id * 7) % 28) * day).toISOString(),
    languages: id % 3 === 0 ? ['es', 'en'] : ['es'],
    twoSteps: { enabled: id % 4 === 1, phone: id % 4 === 1 ? contact : '' },
    notices: {
      messages: { ...always },
      activity: { ...quiet, email: true },
      newDevice: { ...always },
      billing: { ...quiet, email: true, app: true },
    },
    connections: {
      drive: true,
      mailing: id % 2 === 0,
      chat: true,
      repository: id % 5 === 0,
      accounting: false,
    },
    social: {
      facebook: '',
      twitter: '',
      instagram: '',
      linkedin: username,
      website: '',
    },
    cards: cardsOf(user),
    address: { company, taxId: '', street, commune, region, phone: contact },
  };
}
