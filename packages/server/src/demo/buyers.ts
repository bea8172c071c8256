import { buyerKinds, type BuyerKind } from './catalogue/family.ts';
import { northernTables, type RegionTable } from './places-north.ts';
import { southernTables } from './places-south.ts';
import { createRandom, seedFrom } from './random.ts';
import { printedRut } from '@pliego/contract/rules/rut';
import { withoutAccents } from './wording.ts';

/** A purchasing unit of an institution; its code is the first number of its tenders' codes. */
export interface BuyerUnit {
  code: number;
  name: string;
}

/** An invented public institution that buys. */
export interface Buyer {
  kind: BuyerKind;
  organization: string;
  name: string;
  taxId: string;
  units: readonly BuyerUnit[];
  /** As Mercado Público spells it. */
  region: string;
  commune: string;
  address: string;
  /** Late-payment complaints of the last twelve months. */
  complaints: number;
}

const unitNames: Record<BuyerKind, readonly string[]> = {
  municipality: ['Adquisiciones', 'SECPLAN', 'Departamento de Salud', 'Departamento de Educación'],
  hospital: ['Bienes y Servicios', 'Abastecimiento Farmacia', 'Insumos Clínicos'],
  healthService: ['Departamento de Compras', 'Recursos Físicos'],
  university: ['Dirección de Adquisiciones', 'Facultad de Ingeniería'],
  corporation: ['Unidad de Compras', 'Área de Educación'],
  agency: ['Dirección Regional', 'Administración y Finanzas'],
  military: ['Departamento de Abastecimiento', 'Bienestar Social'],
  regionalGovernment: ['División de Administración y Finanzas', 'División de Infraestructura'],
  educationService: ['Compras y Contrataciones', 'Infraestructura Educacional'],
};

/*
 * The number blocks are those that no buyer in a month of real tenders has: an invented
 * institution should not carry the RUT, or the unit code, of one that exists.
 */
const taxIdBlocks: Record<BuyerKind, number> = {
  municipality: 69_710_000,
  hospital: 63_100_000,
  healthService: 63_200_000,
  university: 64_300_000,
  corporation: 64_500_000,
  agency: 63_400_000,
  military: 63_600_000,
  regionalGovernment: 63_700_000,
  educationService: 63_800_000,
};
const firstUnitCode = 21_040;

/** Half of the registers' names are typed in capitals, and most of those without accents. */
function registeredName(name: string, style: number): string {
  if (style > 5) return name;
  const formal = name.replace(/^Municipalidad/, style < 3 ? 'I Municipalidad' : '$&');
  const shouted = formal.toLocaleUpperCase('es');
  return style === 5 ? shouted : withoutAccents(shouted);
}

function kindOf(text: string): BuyerKind {
  const kind = buyerKinds.find((known) => known === text);
  if (kind === undefined) throw new Error(`Not a kind of buyer: ${text}`);
  return kind;
}

function buildBuyers(tables: readonly RegionTable[]): Buyer[] {
  const found: Buyer[] = [];
  let unitCode = firstUnitCode;
  for (const { region, rows } of tables) {
    for (const row of rows.trim().split('\n')) {
      const [kindText = '', name = '', commune = '', address = ''] = row
        .split('|')
        .map((cell) => cell.trim());
      const index = found.length;
      const kind = kindOf(kindText);
      const random = createRandom(seedFrom(11, index));
      const isLarge = kind === 'municipality' || kind === 'hospital';
      const units = unitNames[kind].slice(0, isLarge ? random.int(2, 4) : random.int(1, 2));
      found.push({
        kind,
        organization: String(310_200 + index * 37),
        name: registeredName(name, index % 10),
        taxId: printedRut(taxIdBlocks[kind] + index * 700 + random.int(0, 69) * 10),
        units: units.map((unit) => {
          unitCode += random.int(1, 9);
          return { code: unitCode, name: unit };
        }),
        region,
        commune,
        address,
        complaints: Math.round(random.magnitude(2, 900)),
      });
    }
  }
  return found;
}

/** About 120 invented institutions over the sixteen regions. */
export const buyers: readonly Buyer[] = buildBuyers([...northernTables, ...southernTables]);
