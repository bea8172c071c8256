import type { CompanyChange } from '@pliego/contract/areas/company';
import type { ChosenWidget } from '@pliego/contract/areas/home-widgets';
import type { TagColor } from '@pliego/contract/areas/tags';
import { atWork, dayMs, isWorkable } from './calendar.ts';
import { type DemoTender, isWonBy } from './demo-tender.ts';
import { createRandom, type Random, seedFrom } from './random.ts';
import { printedRut } from '@pliego/contract/rules/rut';

/** A tag of a company; its name identifies it there. */
export interface DemoTag {
  name: string;
  color: TagColor;
}

/** A company of the demonstration. */
export interface DemoCompany {
  id: number;
  name: string;
  taxId: string;
  /** What it says of itself besides. */
  data: CompanyChange;
  tags: readonly DemoTag[];
  /** Sectors in which it sells: it follows their tenders, and wins some. */
  sectors: readonly string[];
  /** Segments of the product classification in which it wins, two digits each. */
  trades: readonly string[];
}

/** The two companies. Neither sees anything of the other's work. */
export const companies: readonly DemoCompany[] = [
  {
    id: 1,
    name: 'Comercial Andes SpA',
    taxId: printedRut(78_904_120),
    data: {
      giro: 'Venta al por mayor de insumos médicos, computación y aseo',
      direccion: 'Av. Los Conquistadores 2145, of. 802',
      region: 13,
      comuna: 'Providencia',
      contacto: 'Antonia Riquelme Soto',
      correo: 'contacto@andes.demo',
      telefono: '+56 2 2555 0142',
      sitioWeb: 'www.andes.demo',
    },
    tags: [
      { name: 'Prioritaria', color: 'rojo' },
      { name: 'Por revisar', color: 'amarillo' },
      { name: 'En preparación', color: 'azul' },
      { name: 'Pedir muestras', color: 'turquesa' },
      { name: 'Convenio de suministro', color: 'indigo' },
      { name: 'Garantía pendiente', color: 'naranja' },
      { name: 'Oferta enviada', color: 'verde' },
      { name: 'Descartada', color: 'gris' },
    ],
    sectors: ['medical', 'technology', 'facilities'],
    trades: ['14', '41', '42', '43', '44', '47', '51', '53'],
  },
  {
    id: 2,
    name: 'Suministros Austral Ltda',
    taxId: printedRut(78_907_560),
    data: {
      giro: 'Ferretería, repuestos y arriendo de equipos',
      direccion: 'Camino a Chinquihue km 4',
      region: 10,
      comuna: 'Puerto Montt',
      contacto: 'Sebastián Oyarzún',
      correo: 'ventas@austral.demo',
      telefono: '+56 65 255 0177',
      sitioWeb: 'www.austral.demo',
    },
    tags: [
      { name: 'Urgente', color: 'rosado' },
      { name: 'En estudio', color: 'celeste' },
      { name: 'Visita a terreno', color: 'violeta' },
      { name: 'Presentada', color: 'lima' },
      { name: 'No participamos', color: 'gris' },
    ],
    sectors: ['works', 'mobility', 'community'],
    trades: ['11', '22', '25', '26', '27', '30', '31', '39', '40', '47', '78'],
  },
];

/** The reports on the home page of who administers it. */
export const homeReports: readonly ChosenWidget[] = (['embudo', 'carga'] as const).map(
  (reporte) => ({ reporte, filtro: {}, periodo: 'ano', vista: null }),
);

/** Pages that every user has bookmarked: the tenders, and the four of the specification's sample data. */
export const bookmarkedPages = [1001, 3, 4, 5, 6] as const;

/** What a company has done with one tender. */
export interface DemoWork {
  companyId: number;
  /** Code of the tender. */
  code: string;
  /** Names of the company's tags, in the order they were given. */
  tags: readonly string[];
  /** E-mail of the person in charge. */
  assignee: string | null;
  /** E-mail of who did it. */
  by: string;
  /** When, ISO 8601 in UTC. */
  at: string;
}

/** Who takes charge in each company, how often, and who hands the work out. */
const staff: Record<
  number,
  { assignees: readonly (readonly [string | null, number])[]; by: readonly string[] }
> = {
  1: {
    assignees: [
      ['analista@andes.demo', 28],
      ['colaborador@andes.demo', 24],
      ['gestora@andes.demo', 20],
      ['consultora@pliego.demo', 8],
      ['admin@andes.demo', 5],
      [null, 15],
    ],
    by: ['gestora@andes.demo', 'analista@andes.demo', 'admin@andes.demo'],
  },
  2: {
    assignees: [
      ['admin@austral.demo', 45],
      ['consultora@pliego.demo', 35],
      [null, 20],
    ],
    by: ['admin@austral.demo', 'consultora@pliego.demo'],
  },
};

const workCounts: Record<number, number> = { 1: 120, 2: 60 };

/** Tags a company uses while it can still bid, once it has, and when it will not. */
const tagUses: Record<
  number,
  { before: readonly string[]; after: string; never: string; soon: string }
> = {
  1: {
    before: [
      'Por revisar',
      'En preparación',
      'Pedir muestras',
      'Convenio de suministro',
      'Garantía pendiente',
    ],
    after: 'Oferta enviada',
    never: 'Descartada',
    soon: 'Prioritaria',
  },
  2: {
    before: ['En estudio', 'Visita a terreno'],
    after: 'Presentada',
    never: 'No participamos',
    soon: 'Urgente',
  },
};

/** Users do not work on tenders that can no longer be won, but those with a bid stay on the list. */
const outcomeWeights: Partial<Record<DemoTender['outcome'], number>> = {
  open: 6,
  overdue: 4,
  closed: 2,
  awarded: 1.6,
  revoked: 2.4,
  deserted: 2.4,
  suspended: 1,
};

/** Nobody wins without a bid. Some were won before the company kept its work here. */
const wonWeight = 12;

/** What came within the last two days has mostly not been looked at. */
function weightOf(tender: DemoTender, taxId: string, now: number): number {
  const { outcome, publishedAt } = tender;
  const weight = isWonBy(tender, taxId) ? wonWeight : (outcomeWeights[outcome] ?? 0.01);
  return now - Date.parse(publishedAt) < 2 * dayMs ? weight / 5 : weight;
}

const ended: ReadonlySet<DemoTender['outcome']> = new Set(['awarded', 'deserted', 'revoked']);

const soonMs = 4 * dayMs;

function chooseTags(random: Random, companyId: number, tender: DemoTender, now: number): string[] {
  const uses = tagUses[companyId];
  if (uses === undefined || random.chance(0.08)) return [];
  if (random.chance(0.12)) return [uses.never];
  if (tender.outcome !== 'open') return [uses.after];
  const closesAt = tender.closesAt === null ? Infinity : Date.parse(tender.closesAt);
  const chosen = random.shuffle(uses.before).slice(0, random.int(1, 2));
  return closesAt - now < soonMs ? [uses.soon, ...chosen] : chosen;
}

/** A moment between both, in working hours where there are any. */
function drawMoment(random: Random, { from, to }: { from: number; to: number }): number {
  const moment = from + (to - from) * (0.02 + random.next() * 0.5);
  return atWork(moment, { from, to, hour: random.next() });
}

/** Work begins when a tender is known, and before its closing. */
function timeFor({ firstLook, observations, publishedAt, closesAt }: DemoTender, now: number) {
  const first = firstLook ?? observations[0];
  const from = Date.parse(first?.observedAt ?? publishedAt);
  return { from, to: closesAt === null ? now : Math.min(now, Date.parse(closesAt)) };
}

/**
 * Which tenders each company works on, with which tags and in whose charge: about 120 in the first
 * company and 60 in the second, mostly ones that are still open. The same for the same tenders.
 */
export function demoWork(now: Date, tenders: readonly DemoTender[]): DemoWork[] {
  return companies.flatMap((company) => {
    const random = createRandom(seedFrom(61, company.id));
    const crew = staff[company.id];
    if (crew === undefined) return [];
    const ranked = tenders
      .filter(({ sector }) => company.sectors.includes(sector))
      // Weighted sampling: the more likely ones get keys closer to one.
      .map((tender) => ({
        tender,
        key: random.next() ** (1 / weightOf(tender, company.taxId, now.getTime())),
      }))
      .filter(({ tender }) => isWorkable(timeFor(tender, now.getTime())))
      .sort((a, b) => b.key - a.key)
      .slice(0, workCounts[company.id] ?? 0);
    return ranked.map(({ tender }): DemoWork => {
      const tags = chooseTags(random, company.id, tender, now.getTime());
      const assignee = random.weighted(crew.assignees);
      const by = random.pick(crew.by);
      return {
        companyId: company.id,
        code: tender.code,
        tags,
        // Somebody was in charge of what has ended.
        assignee: assignee ?? (ended.has(tender.outcome) ? by : null),
        by,
        at: new Date(drawMoment(random, timeFor(tender, now.getTime()))).toISOString(),
      };
    });
  });
}
