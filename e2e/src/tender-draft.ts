import { randomInt } from 'node:crypto';
import { santiagoDay } from '@pliego/contract/rules/santiago-time';

/** The fields of a tender that a test sets; the others have defaults. Dates are Santiago wall time. */
export interface TenderDraft {
  codigo?: string;
  /** The age of the observation, in days. */
  haceDias?: number;
  nombre?: string;
  descripcion?: string;
  tipo?: string;
  /** `CodigoEstado` and `Estado` as the portal writes them. */
  estado?: [number, string];
  comprador?: { nombre: string; rut: string };
  moneda?: string;
  monto?: number | null;
  cierre?: string | null;
  extension?: boolean;
  visita?: string;
  /** Fields of the contract and the process, as the portal names them. */
  condiciones?: Record<string, string | number | null>;
  lineas?: LineDraft[];
  adjudicacion?: { fecha: string; oferentes: number; acta: string };
}

export interface LineDraft {
  nombre: string;
  cantidad?: number;
  ganador?: { nombre: string; rut: string; precio: number };
}

const days = (count: number) => new Date(Date.now() + count * 86_400_000);
/** The Santiago wall time some days from now, at an hour when no deadline is ambiguous. */
export function inDays(count: number, time = '15:00:00'): string {
  return `${santiagoDay(days(count))}T${time}`;
}

/** A word that is in no other tender: searching it finds only what this test brought in. */
export function uniqueWord(): string {
  const letters = Array.from({ length: 7 }, () => 'bcdfghjklm'.charAt(randomInt(10)));
  return `x${letters.join('')}o`;
}

/** A code that no other tender has, in the form of Mercado Público's. */
export function uniqueCode(): string {
  return `${randomInt(4_000_000, 9_000_000)}-${randomInt(1, 999)}-LE26`;
}

function line({ nombre, cantidad = 10, ganador }: LineDraft, index: number) {
  return {
    Correlativo: index + 1,
    CodigoProducto: 44_101_700 + index,
    Categoria: 'Artículos de oficina / Papelería',
    NombreProducto: nombre,
    Descripcion: nombre,
    UnidadMedida: 'Unidad',
    Cantidad: cantidad,
    Adjudicacion:
      ganador === undefined
        ? null
        : {
            NombreProveedor: ganador.nombre,
            RutProveedor: ganador.rut,
            CantidadAdjudicada: cantidad,
            MontoUnitario: ganador.precio,
          },
  };
}

/** Element of a `Listado` as the detail endpoint of Mercado Público gives it. */
export function tenderElement(codigo: string, draft: TenderDraft) {
  const {
    estado = [5, 'Publicada'],
    comprador = { nombre: 'ILUSTRE MUNICIPALIDAD DE QUILLON', rut: '69.141.400-0' },
    lineas = [{ nombre: 'Papel para impresora' }],
    adjudicacion,
  } = draft;
  return {
    CodigoExterno: codigo,
    Nombre: draft.nombre ?? `Licitación de prueba ${codigo}`,
    CodigoEstado: estado[0],
    Estado: estado[1],
    Descripcion: draft.descripcion ?? 'Según bases administrativas',
    FechaCierre: null,
    Comprador: {
      NombreOrganismo: comprador.nombre,
      RutUnidad: comprador.rut,
      NombreUnidad: 'Adquisiciones',
      DireccionUnidad: 'Plaza de Armas 1',
      ComunaUnidad: 'Quillón',
      RegionUnidad: 'Región del Ñuble',
    },
    Tipo: draft.tipo ?? 'LE',
    Moneda: draft.moneda ?? 'CLP',
    MontoEstimado: draft.monto === undefined ? 1_500_000 : draft.monto,
    ExtensionPlazo: draft.extension === true ? 1 : 0,
    ...draft.condiciones,
    Fechas: {
      FechaVisitaTerreno: draft.visita ?? null,
      FechaPublicacion: inDays(-3, '09:00:00'),
      FechaCierre: draft.cierre === undefined ? inDays(12) : draft.cierre,
      FechaAdjudicacion: adjudicacion?.fecha ?? inDays(30),
    },
    Items: { Cantidad: lineas.length, Listado: lineas.map(line) },
    Adjudicacion:
      adjudicacion === undefined
        ? null
        : {
            Fecha: adjudicacion.fecha,
            Numero: 'RES-77',
            NumeroOferentes: adjudicacion.oferentes,
            UrlActa: adjudicacion.acta,
          },
  };
}

/** A whole answer of the API, as a file holds it: of now, or of some days ago. */
export function answerOf(elements: unknown[], haceDias = 0): string {
  return JSON.stringify({
    Cantidad: elements.length,
    FechaCreacion: days(-haceDias).toISOString(),
    Version: 'v1',
    Listado: elements,
  });
}
