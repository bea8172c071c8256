import { companies } from './company.ts';
import { printedRut } from '@pliego/contract/rules/rut';

/** An invented supplier that wins tenders of a sector. */
export interface Supplier {
  name: string;
  taxId: string;
}

const namesBySector: Record<string, readonly string[]> = {
  medical: [
    'INSUMEDICA DEL SUR SPA',
    'LABORATORIOS QUIMAHUE S A',
    'DISTRIBUIDORA FARMACEUTICA CORDILLERA LIMITADA',
    'BIOREACTIVOS CHILE SPA',
    'EQUIPOS CLINICOS ALERCE S A',
    'SERVICIOS MEDICOS PANGUE LIMITADA',
    'DENTAL MELIMOYU SPA',
    'IMPORTADORA MEDICA TRONADOR SPA',
  ],
  technology: [
    'SOLUCIONES INFORMATICAS NEVADO SPA',
    'TECNORED CHILE LIMITADA',
    'COMPUTACION Y REDES LLAIMA S A',
    'SOFTWARE PUBLICO SPA',
    'LIBRERIA Y PAPELERIA EL CANELO LIMITADA',
    'MUEBLES DE OFICINA RAULI SPA',
    'IMPRENTA TRES PUENTES LIMITADA',
  ],
  facilities: [
    'SERVICIOS DE ASEO BRISA CLARA LIMITADA',
    'SEGURIDAD INTEGRAL COIRON SPA',
    'ALIMENTOS DEL VALLE HONDO S A',
    'BANQUETERIA LAS DALIAS SPA',
    'HIGIENE INSTITUCIONAL MAÑIO LIMITADA',
    'VIGILANCIA PRIVADA PUERTO NORTE S A',
    'CORREDORES DE SEGUROS CABO FROWARD SPA',
  ],
  works: [
    'CONSTRUCTORA RIO TURBIO LIMITADA',
    'INGENIERIA Y OBRAS PIEDRA AZUL SPA',
    'CONSTRUCCIONES MAITENES S A',
    'FERRETERIA EL ESTERO LIMITADA',
    'ELECTRICIDAD Y MONTAJES ATALAYA SPA',
    'CONSULTORES VIALES TRES CERROS LIMITADA',
    'ARQUITECTOS ASOCIADOS PATAGUA SPA',
  ],
  mobility: [
    'AUTOMOTRIZ LAGO NEGRO S A',
    'TRANSPORTES ALTO PALENA LIMITADA',
    'NEUMATICOS Y SERVICIOS LA RUTA SPA',
    'COMBUSTIBLES DEL LITORAL S A',
    'ARRIENDO DE MAQUINARIA TRIGAL LIMITADA',
    'BUSES VALLE LINDO SPA',
  ],
  community: [
    'CAPACITACION PUENTE ALTO DEL SABER LIMITADA',
    'CONFECCIONES TELAR AUSTRAL SPA',
    'AREAS VERDES QUILLAY LIMITADA',
    'GESTION DE RESIDUOS HUEMUL S A',
    'MATERIAL DIDACTICO CARACOLA SPA',
    'CONSULTORA TERRITORIO Y GESTION LIMITADA',
    'DEPORTES Y RECREACION CHUNGUNGO SPA',
  ],
};

/*
 * Companies are given numbers in order. This block is well ahead of the ones in use, so that no real
 * one has won these awards.
 */
const firstBody = 78_910_340;

function buildSuppliers(): Map<string, readonly Supplier[]> {
  let body = firstBody;
  const bySector = new Map<string, readonly Supplier[]>();
  for (const [sector, names] of Object.entries(namesBySector)) {
    const invented = names.map((name) => {
      body += 1367;
      return { name, taxId: printedRut(body) };
    });
    const own = companies.filter(({ sectors }) => sectors.includes(sector));
    bySector.set(sector, [
      ...invented,
      ...own.map((company) => ({
        name: company.name.toLocaleUpperCase('es'),
        taxId: company.taxId,
      })),
    ]);
  }
  return bySector;
}

const suppliersBySector = buildSuppliers();

/** Who may win a tender of that sector. */
export function suppliersOf(sector: string): readonly Supplier[] {
  const suppliers = suppliersBySector.get(sector);
  if (suppliers === undefined) throw new Error(`No suppliers in sector ${sector}`);
  return suppliers;
}
