import type { StateClass } from '@pliego/contract/rules/tender-codes';
import type { TenderDraft } from './a-tender.ts';

/** The instant at which every test lives, unless it moves the clock: noon in Santiago. */
export const fixtureNow = '2026-11-20T15:00:00.000Z';

/** A tender of the fixture, with what the filters are expected to see in it. */
export interface FixtureTender extends Required<
  Pick<TenderDraft, 'code' | 'title' | 'description' | 'type' | 'currency'>
> {
  state: StateClass;
  region: number;
  buyer: { name: string; taxId: string };
  amount: number | null;
  publishedAt: string | null;
  closesAt: string | null;
}

const portalStates: Record<StateClass, [number, string | null]> = {
  planificada: [1, 'Planificada'],
  publicada: [5, 'Publicada'],
  cerrada: [6, 'Cerrada'],
  desierta: [7, 'Desierta (o art. 3 ó 9 Ley 19.886)'],
  adjudicada: [8, 'Adjudicada'],
  revocada: [15, 'Revocada'],
  suspendida: [16, 'Suspendida'],
  desconocida: [99, null],
};

const regionNames: Record<number, string> = {
  13: 'Región Metropolitana de Santiago',
  8: 'Región del Biobío ',
  6: 'Región del Libertador General Bernardo O´Higgins',
  11: 'Región Aysén del General Carlos Ibáñez del Campo',
};

export const fixtureBuyers = [
  { name: 'SERVICIO DE SALUD DEL MAULE', taxId: '61.606.900-1' },
  { name: 'I MUNICIPALIDAD DE ÑUÑOA', taxId: '69.070.500-1' },
  { name: 'UNIVERSIDAD DE CHILE', taxId: '60.910.000-1' },
] as const;

function fixtureTender(
  given: Partial<FixtureTender> & { code: string; title: string },
): FixtureTender {
  return {
    description: 'Según bases administrativas',
    type: 'LE',
    currency: 'CLP',
    state: 'publicada',
    region: 13,
    buyer: fixtureBuyers[0],
    amount: null,
    publishedAt: '2026-11-02T10:00:00',
    closesAt: '2026-12-28T15:00:00',
    ...given,
  };
}

/** Words for searches, which appear nowhere else. */
const searched: FixtureTender[] = [
  fixtureTender({
    code: '1057461-4-LP26',
    title: 'LICITACIÓN DE REACTIVOS PARA EXÁMENES',
    type: 'LP',
  }),
  fixtureTender({
    code: '1202333-24-LQ26',
    title: 'Arriendo de camionetas: licitaciones anteriores',
    description: 'Para repartir catéteres y racks',
  }),
  fixtureTender({
    code: '2311-49-L126',
    title: 'Segunda licitacion sin tilde',
    description: 'Reemplaza a 1057461-4-LP26, que quedó desierta',
    publishedAt: '2026-11-19T10:00:00',
  }),
  fixtureTender({ code: '2311-50-L126', title: 'Compra de lápices y cuadernos' }),
  fixtureTender({
    code: '2311-51-L126',
    title: 'UN LÁPIZ GRAFITO',
    description: 'para el año 2027',
  }),
  fixtureTender({
    code: '2311-52-L126',
    title: 'Construcción de sede social',
    description: 'dos años',
  }),
  fixtureTender({ code: '2311-53-L126', title: 'Sede social: construccion de radier' }),
];

/** Closing instants around the edges of every window; [code, closing, state, windows it falls in]. */
const edges: [string, string | null, StateClass, string[]][] = [
  ['900-1-LE26', '2026-11-20T11:59:00', 'publicada', ['vencidas']],
  ['900-2-LE26', '2026-11-20T12:00:00', 'publicada', ['vencidas']],
  ['900-3-LE26', '2026-11-20T12:01:00', 'publicada', ['hoy', '3d', '7d', '30d']],
  ['900-4-LE26', '2026-11-20T23:59:59', 'publicada', ['hoy', '3d', '7d', '30d']],
  ['900-5-LE26', '2026-11-21T00:00:00', 'publicada', ['3d', '7d', '30d']],
  ['900-6-LE26', '2026-11-23T23:59:00', 'publicada', ['3d', '7d', '30d']],
  ['900-7-LE26', '2026-11-24T00:00:00', 'publicada', ['7d', '30d']],
  ['900-8-LE26', '2026-11-27T23:59:00', 'publicada', ['7d', '30d']],
  ['900-9-LE26', '2026-11-28T00:00:00', 'publicada', ['30d']],
  ['900-10-LE26', '2026-12-20T23:59:00', 'publicada', ['30d']],
  ['900-11-LE26', '2026-12-21T00:00:00', 'publicada', []],
  ['900-12-LE26', null, 'publicada', ['sin-fecha']],
  ['900-13-LE26', '2026-11-20T18:00:00', 'cerrada', []],
  ['900-14-LE26', null, 'adjudicada', ['sin-fecha']],
];

/** The windows each of those tenders is expected in. */
export const expectedWindows = new Map(edges.map(([code, , , windows]) => [code, windows]));

const closing = edges.map(([code, closesAt, state]) =>
  fixtureTender({ code, title: `Cierre ${code}`, state, closesAt, region: 11 }),
);

const states: [StateClass, ...StateClass[]] = [
  'publicada',
  'cerrada',
  'adjudicada',
  'desierta',
  'revocada',
  'suspendida',
  'desconocida',
];
const types: [string, ...string[]] = ['LE', 'LP', 'L1', 'O1', 'LR'];
const amounts: [number | null, ...(number | null)[]] = [
  null,
  500_000,
  1_000_000,
  1_000_000,
  25_000_000.5,
  null,
  0,
];
const currencies: [string, ...string[]] = ['CLP', 'CLP', 'CLF', 'CLP', 'USD', 'CLP', 'UTM', 'CLP'];
function at<T>(list: readonly [T, ...T[]], index: number): T {
  return list[index % list.length] ?? list[0];
}

/** Days two by two, so that every order has ties. */
const day = (month: string, index: number): string =>
  `2026-${month}-${String(1 + (Math.floor(index / 2) % 18)).padStart(2, '0')}`;

/** Forty tenders of mixed kinds: the periods of the lists share no factor, so that values mix. */
const mixed = Array.from({ length: 40 }, (_, index) =>
  fixtureTender({
    code: `700-${index + 1}-${at(types, index)}26`,
    title: `Suministro ${String.fromCodePoint(65 + ((index * 7) % 13))}`,
    state: at(states, index),
    type: at(types, index),
    region: at([13, 8, 6], index),
    buyer: at<FixtureTender['buyer']>(fixtureBuyers, index + Math.floor(index / 3)),
    amount: at(amounts, index + Math.floor(index / 7)),
    currency: at(currencies, index),
    publishedAt: index % 9 === 4 ? null : `${day('10', index)}T10:00:00`,
    closesAt: index % 6 === 5 ? null : `${day('12', index)}T15:00:00`,
  }),
);

/** Every tender of the fixture, in the order of its ids, which begin with 1. */
export const fixtureTenders: readonly FixtureTender[] = [...searched, ...closing, ...mixed];

export function draftOf({ state, region, ...tender }: FixtureTender): TenderDraft {
  const [stateCode, stateText] = portalStates[state];
  return { ...tender, stateCode, stateText, region: regionNames[region] };
}
