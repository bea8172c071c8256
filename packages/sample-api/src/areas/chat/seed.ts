import type { ChatContact, ChatProfile } from '@pliego/contract/areas/chat';
import { ownContactId } from '@pliego/contract/areas/chat';
import { cast, type CastName } from '#sample/cast.ts';
import type { StoredChat } from './stored-chat.ts';

const dayMs = 86_400_000;
const minuteMs = 60_000;

type Line = [
  name: CastName,
  role: string,
  status: ChatContact['status'],
  place: string,
  about: string,
];

/** In the order of their ids. */
const lines: Line[] = [
  [
    'camila',
    'Jefa de licitaciones',
    'offline',
    'Santiago, piso 4',
    'Si tiene fecha de cierre, ya la tengo anotada.',
  ],
  [
    'matias',
    'Analista de precios',
    'busy',
    'Santiago, piso 4',
    'Primero el costo, después el descuento.',
  ],
  [
    'javiera',
    'Encargada de bodega',
    'busy',
    'Bodega de Quilicura',
    'Lo que no está en el inventario no existe.',
  ],
  [
    'sebastian',
    'Jefe de proyectos',
    'busy',
    'Obra de Rancagua',
    'En terreno hasta las cuatro; después contesto.',
  ],
  [
    'antonia',
    'Abogada',
    'offline',
    'Santiago, piso 5',
    'Leo las bases completas, también los anexos.',
  ],
  [
    'cristobal',
    'Supervisor de faena',
    'offline',
    'Faena de Calama',
    'Señal a ratos. Si es urgente, llama.',
  ],
  ['valentina', 'Diseñadora', 'away', 'Valparaíso', 'Tomando café. Vuelvo en diez minutos.'],
  [
    'benjamin',
    'Encargado de transporte',
    'online',
    'En ruta',
    'De Arica a Puerto Williams, y de vuelta.',
  ],
  ['fernanda', 'Compradora', 'away', 'Concepción', 'Tres cotizaciones o no hay trato.'],
  [
    'ignacio',
    'Asistente administrativo',
    'online',
    'Santiago, recepción',
    'Las salas se piden con un día de aviso.',
  ],
];

export const contacts: ChatContact[] = lines.map(([name, role, status, place, about], index) => ({
  id: index + 1,
  fullName: cast[name].fullName,
  role,
  about,
  avatar: cast[name].avatar,
  status,
  email: cast[name].email,
  // Fictional numbers: the exchange does not exist.
  phone: `+56 9 0000 ${1_201 + index * 37}`,
  place,
}));

export const profile: ChatProfile = {
  id: ownContactId,
  avatar: cast.daniela.avatar,
  fullName: cast.daniela.fullName,
  role: 'admin',
  about: 'Coordino las ofertas. Si falta un anexo, escríbeme antes del mediodía.',
  status: 'online',
  settings: { isTwoStepAuthVerificationEnabled: true, isNotificationsOn: false },
};

/** Who wrote it (o: oneself), how many minutes before the last one, and what. */
type Said = [by: 'o' | 'c', minutesBefore: number, message: string];

const withCamila: Said[] = [
  ['o', 52, 'Hola, Camila. ¿Quedó lista la carta para el municipio?'],
  ['c', 50, 'Casi. Me falta el timbre de la notaría.'],
  ['c', 49, 'Pasan a buscarla a las tres.'],
  ['o', 31, 'Perfecto. ¿Alcanzamos a subirla hoy?'],
  ['c', 12, 'Sí, el portal recibe hasta las 17:00. La subo apenas llegue.'],
  ['o', 0, 'Gracias. Avísame cuando tengas el comprobante.'],
];

const withMatias: Said[] = [
  ['o', 95, 'Matías, ¿revisaste la planilla de la oferta de Osorno?'],
  ['c', 93, 'La tengo abierta.'],
  ['c', 90, 'El flete está con el precio del año pasado.'],
  ['o', 88, '¿Cuánto cambia?'],
  ['c', 80, 'Un 8 % más, unos 640 mil pesos.'],
  ['o', 74, 'Entonces subamos la línea 4 y dejemos igual el total por unidad.'],
  ['c', 60, 'De acuerdo. También bajé el descuento por volumen.'],
  ['o', 41, 'Bien. ¿Me dejas una nota en la celda?'],
  ['c', 20, 'Listo, quedó comentada y con la fuente.'],
  ['c', 0, '¿Puedes darle una mirada antes de las seis?'],
];

function chatOf(
  id: number,
  said: Said[],
  unseenMsgs: number,
  turn: number,
  last: number,
): StoredChat {
  const chat = said.map(([by, minutesBefore, message]) => ({
    message,
    time: new Date(last - minutesBefore * minuteMs).toISOString(),
    senderId: by === 'o' ? ownContactId : id,
  }));
  return { id, userId: id, unseenMsgs, chat, turn };
}

function delivered(chat: StoredChat): StoredChat {
  return { ...chat, delivered: chat.chat.at(-1)?.time };
}

export function chats(now: Date): StoredChat[] {
  return [
    // The last message has reached her; she is offline and has not read it.
    delivered(chatOf(1, withCamila, 0, 1, now.getTime() - 2 * dayMs)),
    chatOf(2, withMatias, 1, 2, now.getTime() - dayMs),
  ];
}
