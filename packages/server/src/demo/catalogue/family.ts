/** Kinds of public bodies, which do not all buy the same things. */
export const buyerKinds = [
  'municipality',
  'hospital',
  'healthService',
  'university',
  'corporation',
  'agency',
  'military',
  'regionalGovernment',
  'educationService',
] as const;
export type BuyerKind = (typeof buyerKinds)[number];

/** Where the goods will be used, which determines the recipient in the title. */
export const settings = ['care', 'lab', 'school', 'office', 'premises', 'fleet'] as const;
export type Setting = (typeof settings)[number];

/** Who buys a family. */
export const audiences = {
  all: buyerKinds,
  health: ['municipality', 'hospital', 'healthService', 'military'],
  lab: ['hospital', 'healthService', 'university'],
  primary: ['municipality', 'corporation', 'hospital'],
  schools: ['municipality', 'corporation', 'educationService'],
  municipal: ['municipality'],
  works: ['municipality', 'agency', 'regionalGovernment'],
} as const satisfies Record<string, readonly BuyerKind[]>;

/** A thing that is bought, under its code of the product classification. */
export interface Product {
  /** UNSPSC version 7, 8 digits. */
  code: string;
  /** The short official name of the code. */
  name: string;
  /** Names of its three levels, widest first, joined as the portal does. */
  category: string;
  unit: string;
  /** Pesos for one unit; null when only the whole has a price. */
  price: { low: number; high: number } | null;
  /** What a buyer writes in its description. */
  spec: string;
  /** The start of `spec`, short enough for a title. */
  noun: string;
  nature: 'good' | 'service';
}

/** Goods that are bought together, with the words of their titles. */
export interface Family {
  key: string;
  /** Suppliers work in a sector, which is a group of families. */
  sector: string;
  buyers: readonly BuyerKind[];
  setting: Setting;
  /** Types of tender in which it can be bought at a believable size. */
  types: readonly string[];
  weight: number;
  /** Units of account other than the peso in which it is sometimes priced. */
  currencies: readonly string[];
  titles: readonly string[];
  descriptions: readonly string[];
  products: readonly Product[];
}

/** Counted in these units, it is a service. */
const serviceUnits = new Set([
  'Global',
  'Hora',
  'Jornada',
  'Kilómetro',
  'Mes',
  'Noche',
  'Participante',
  'Persona',
  'Prestación',
  'Ración',
  'Servicio',
  'Sesión',
  'Tonelada',
  'Vehículo',
  'Viaje',
]);
/** Services of these segments are also counted in units, kilograms or square metres. */
const serviceSegments = new Set(['70', '72', '76', '78', '82', '91']);

/** Reads `low-high`; null is `-`, undefined what is neither. */
function parsePrice(range: string): Product['price'] | undefined {
  if (range === '-') return null;
  const [low = 0, high = 0] = range.split('-').map(Number);
  return low > 0 && high > low ? { low, high } : undefined;
}

function parseProduct(line: string, category: string): Product {
  const cells = line.split('|').map((cell) => cell.trim());
  const [code = '', name = '', unit = '', range = '', spec = ''] = cells;
  const price = parsePrice(range);
  const isMalformed = cells.length !== 5 || spec === '' || category === '' || !/^\d{8}$/.test(code);
  if (isMalformed || price === undefined) throw new Error(`Malformed product: ${line}`);
  return {
    code,
    name,
    category,
    unit,
    price,
    spec,
    noun: spec.split(', ')[0] ?? spec,
    nature: serviceUnits.has(unit) || serviceSegments.has(code.slice(0, 2)) ? 'service' : 'good',
  };
}

/** Reads a table: `# names of the levels`, then `code | name | unit | low-high | spec` a product. */
function parseProducts(table: string): Product[] {
  const products: Product[] = [];
  let category = '';
  for (const line of table.split('\n')) {
    if (line.startsWith('# ')) category = line.slice(2).trim();
    else if (line.trim() !== '') products.push(parseProduct(line, category));
  }
  return products;
}

/** Builds a family from its compact form; the tables of this folder are made of these. */
export function family(data: {
  key: string;
  sector: string;
  audience: keyof typeof audiences;
  setting: Setting;
  types: string;
  weight: number;
  currencies?: string;
  titles: string[];
  descriptions: string[];
  products: string;
}): Family {
  const { audience, types, currencies, products, ...rest } = data;
  return {
    ...rest,
    buyers: audiences[audience],
    types: types.split(' '),
    currencies: currencies?.split(' ') ?? [],
    products: parseProducts(products),
  };
}
