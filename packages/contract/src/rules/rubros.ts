/*
 * The rubros of ChileCompra: codes of UNSPSC, two digits a level. A rubro is the beginning of a code: 42 is a segment,
 * 4213 a family, 421322 a class and 42132203 a product. CPV is another classification and has no part in this.
 */

/** Digits of the four levels. */
export const rubroLengths = [2, 4, 6, 8] as const;

/** A rubro of any level. */
export const rubroPattern = /^(?:\d\d){1,4}$/;

/** Short Spanish names of the segments. */
export const rubroSegments: Readonly<Record<string, string>> = {
  '10': 'Plantas y animales vivos',
  '11': 'Minerales, textiles y materias vegetales y animales',
  '12': 'Productos químicos y gases industriales',
  '13': 'Resinas, caucho, espumas y elastómeros',
  '14': 'Papel y productos de papel',
  '15': 'Combustibles, lubricantes y anticorrosivos',
  '20': 'Maquinaria para minería y perforación',
  '21': 'Maquinaria agrícola, pesquera y forestal',
  '22': 'Maquinaria para construcción',
  '23': 'Maquinaria para la industria',
  '24': 'Manejo, envase y almacenaje de materiales',
  '25': 'Vehículos y sus accesorios',
  '26': 'Generación y distribución de energía',
  '27': 'Herramientas',
  '30': 'Materiales y estructuras de construcción',
  '31': 'Piezas y suministros de fabricación',
  '32': 'Componentes electrónicos',
  '39': 'Electricidad e iluminación',
  '40': 'Climatización, tuberías y filtrado de fluidos',
  '41': 'Equipos de laboratorio y medición',
  '42': 'Equipos y suministros médicos',
  '43': 'Tecnologías de la información y telecomunicaciones',
  '44': 'Equipos y suministros de oficina',
  '45': 'Imprenta, fotografía y audiovisuales',
  '46': 'Defensa, orden público y seguridad',
  '47': 'Equipos y suministros de limpieza',
  '48': 'Equipos para la industria de servicios',
  '49': 'Deportes y recreación',
  '50': 'Alimentos, bebidas y tabaco',
  '51': 'Medicamentos y productos farmacéuticos',
  '52': 'Menaje, electrodomésticos y electrónica de consumo',
  '53': 'Vestuario, maletas y aseo personal',
  '54': 'Relojería, joyería y gemas',
  '55': 'Impresos y publicaciones',
  '56': 'Muebles y mobiliario',
  '57': 'Ayuda humanitaria',
  '60': 'Instrumentos musicales, juegos y material educativo',
  '64': 'Instrumentos financieros',
  '70': 'Servicios agrícolas, pesqueros y forestales',
  '71': 'Servicios para minería, petróleo y gas',
  '72': 'Servicios de construcción y mantenimiento',
  '73': 'Servicios de producción industrial',
  '76': 'Servicios de limpieza y tratamiento de residuos',
  '77': 'Servicios medioambientales',
  '78': 'Transporte, almacenaje y correo',
  '80': 'Servicios profesionales y de gestión',
  '81': 'Ingeniería, ciencia y servicios de informática',
  '82': 'Publicidad, diseño, edición y artes',
  '83': 'Servicios básicos y de información',
  '84': 'Servicios financieros y seguros',
  '85': 'Servicios de salud',
  '86': 'Educación y capacitación',
  '90': 'Viajes, alimentación, alojamiento y eventos',
  '91': 'Servicios personales y domésticos',
  '92': 'Servicios de defensa y seguridad',
  '93': 'Servicios políticos y de asuntos públicos',
  '94': 'Organizaciones y clubes',
  '95': 'Terrenos, edificios y vías',
};

/**
 * The rubros that a code of UNSPSC belongs to, the widest first. A code of an upper level is written with zeros where
 * the one below goes on: 42130000 is a family. None for what is no such code.
 */
export function rubrosOf(code: string): string[] {
  if (!/^\d{8}$/.test(code)) return [];
  return rubroLengths.flatMap((length) => {
    const own = code.slice(0, length);
    return /[1-9]\d?$/.test(own.slice(-2)) ? [own] : [];
  });
}

/** The rubro above one; null of a segment. */
export function rubroAbove(rubro: string): string | null {
  return rubro.length > 2 ? rubro.slice(0, -2) : null;
}

/** Whether one rubro is within another: below it, or the same. */
export function isWithinRubro(rubro: string, outer: string): boolean {
  return rubro.startsWith(outer);
}

/** Rubros with one more or less of them; a chosen one needs none below it. */
export function withRubroToggled(chosen: readonly string[], rubro: string): string[] {
  if (chosen.includes(rubro)) return chosen.filter((one) => one !== rubro);
  return [...chosen.filter((one) => !isWithinRubro(one, rubro)), rubro];
}
