import { companies } from './company.ts';
import { printedRut } from '@pliego/contract/rules/rut';

/** An invented supplier that wins tenders of a sector. */
export interface Supplier {
  name: string;
  taxId: string;
  /** Segments of the product classification, two digits each, in which it sells. */
  trades: readonly string[];
}

/** By sector, with the segments in which each sells: nobody wins what is not its trade. */
const namesBySector: Record<string, readonly (readonly [name: string, trades: string])[]> = {
  medical: [
    ['INSUMEDICA DEL SUR SPA', '41 42 51 53'],
    ['LABORATORIOS QUIMAHUE S A', '41 51'],
    ['DISTRIBUIDORA FARMACEUTICA CORDILLERA LIMITADA', '51 53'],
    ['BIOREACTIVOS CHILE SPA', '41 51'],
    ['EQUIPOS CLINICOS ALERCE S A', '41 42'],
    ['SERVICIOS MEDICOS PANGUE LIMITADA', '85'],
    ['CENTRO DE DIAGNOSTICO LOS NOTROS SPA', '85'],
    ['CLINICA DENTAL PUYEHUE LIMITADA', '85'],
    ['DENTAL MELIMOYU SPA', '42'],
    ['IMPORTADORA MEDICA TRONADOR SPA', '42 53'],
  ],
  technology: [
    ['SOLUCIONES INFORMATICAS NEVADO SPA', '26 43 81'],
    ['TECNORED CHILE LIMITADA', '26 43 83'],
    ['COMPUTACION Y REDES LLAIMA S A', '43 45 81 83'],
    ['SOFTWARE PUBLICO SPA', '43 81'],
    ['LIBRERIA Y PAPELERIA EL CANELO LIMITADA', '14 24 44 82'],
    ['DISTRIBUIDORA DE OFICINA EL ALERZAL SPA', '14 24 44 45'],
    ['MUEBLES DE OFICINA RAULI SPA', '24 56'],
    ['MOBILIARIO INSTITUCIONAL TEPU LIMITADA', '56'],
    ['IMPRENTA TRES PUENTES LIMITADA', '14 45 82'],
    ['GRAFICA CERRO COLORADO SPA', '82'],
    ['TELECOMUNICACIONES PASO HONDO S A', '26 43 83'],
  ],
  facilities: [
    ['SERVICIOS DE ASEO BRISA CLARA LIMITADA', '72 76 91'],
    ['MANTENCIONES Y ASEO ROCA VIVA SPA', '72 76 91'],
    ['SEGURIDAD INTEGRAL COIRON SPA', '46 92'],
    ['VIGILANCIA PRIVADA PUERTO NORTE S A', '46 92'],
    ['EXTINTORES Y PROTECCION CIPRES LIMITADA', '46'],
    ['ALIMENTOS DEL VALLE HONDO S A', '50'],
    ['ABARROTES MAYORISTAS PELLIN LIMITADA', '50'],
    ['BANQUETERIA LAS DALIAS SPA', '50 80 90'],
    ['HOTELES Y EVENTOS RIBERA SUR SPA', '80 90'],
    ['HIGIENE INSTITUCIONAL MAÑIO LIMITADA', '14 47 53'],
    ['PAPELES Y QUIMICOS LENGA SPA', '14 47 53'],
    ['CORREDORES DE SEGUROS CABO FROWARD SPA', '84'],
    ['COMPAÑIA DE SEGUROS ESTRECHO S A', '84'],
  ],
  works: [
    ['CONSTRUCTORA RIO TURBIO LIMITADA', '72'],
    ['INGENIERIA Y OBRAS PIEDRA AZUL SPA', '72 77 81'],
    ['CONSTRUCCIONES MAITENES S A', '30 72'],
    ['FERRETERIA EL ESTERO LIMITADA', '11 26 30 31 39 40'],
    ['ELECTRICIDAD Y MONTAJES ATALAYA SPA', '26 39 72'],
    ['MATERIALES DE CONSTRUCCION EL MORRO SPA', '11 30 31 40'],
    ['CONSULTORES VIALES TRES CERROS LIMITADA', '77 81'],
    ['ARQUITECTOS ASOCIADOS PATAGUA SPA', '81'],
  ],
  mobility: [
    ['AUTOMOTRIZ LAGO NEGRO S A', '22 25'],
    ['TRANSPORTES ALTO PALENA LIMITADA', '78'],
    ['NEUMATICOS Y SERVICIOS LA RUTA SPA', '15 25 78'],
    ['COMBUSTIBLES DEL LITORAL S A', '15'],
    ['LUBRICANTES Y GAS VEGA HONDA SPA', '15'],
    ['ARRIENDO DE MAQUINARIA TRIGAL LIMITADA', '11 22 30 72'],
    ['BUSES VALLE LINDO SPA', '25 78'],
    ['EVENTOS Y ESCENARIOS NALCA LIMITADA', '30 45 80'],
    ['CORRETAJE Y ARRIENDOS PUDU SPA', '72 80'],
    ['PRODUCCIONES AUDIOVISUALES MICHAY SPA', '45'],
    ['ARIDOS Y EXCAVACIONES CHAITEN LIMITADA', '11 22 72'],
  ],
  community: [
    ['CAPACITACION PUENTE ALTO DEL SABER LIMITADA', '86'],
    ['CENTRO DE FORMACION ARRAYAN SPA', '80 86'],
    ['CONFECCIONES TELAR AUSTRAL SPA', '42 46 53'],
    ['UNIFORMES Y CALZADO BOLDO LIMITADA', '42 46 53'],
    ['AREAS VERDES QUILLAY LIMITADA', '10 27 40 70 72'],
    ['VIVERO Y RIEGO LOS COIHUES SPA', '10 27 40 70'],
    ['GESTION DE RESIDUOS HUEMUL S A', '47 72 76'],
    ['RECICLAJES BAHIA CLARA SPA', '47 76'],
    ['MATERIAL DIDACTICO CARACOLA SPA', '49 56 60'],
    ['MUEBLES ESCOLARES TINEO LIMITADA', '56 60'],
    ['CONSULTORA TERRITORIO Y GESTION LIMITADA', '80 81 84'],
    ['ASESORIAS CONTABLES QUEULE SPA', '80 81 84'],
    ['DEPORTES Y RECREACION CHUNGUNGO SPA', '42 49 53'],
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
    const invented = names.map(([name, trades]) => {
      body += 1367;
      return { name, taxId: printedRut(body), trades: trades.split(' ') };
    });
    const own = companies.filter(({ sectors }) => sectors.includes(sector));
    bySector.set(sector, [
      ...invented,
      ...own.map((company) => ({
        name: company.name.toLocaleUpperCase('es'),
        taxId: company.taxId,
        trades: company.trades,
      })),
    ]);
  }
  return bySector;
}

const suppliersBySector = buildSuppliers();

/**
 * Who may win a tender of that sector and segment.
 *
 * @throws Where nobody sells it.
 */
export function suppliersOf(sector: string, segment: string): readonly Supplier[] {
  const suppliers = suppliersBySector.get(sector) ?? [];
  const inTrade = suppliers.filter(({ trades }) => trades.includes(segment));
  if (inTrade.length === 0) throw new Error(`No suppliers of ${segment} in sector ${sector}`);
  return inTrade;
}
