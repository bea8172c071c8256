import { said } from './a-worked-tender.ts';
import type { TestServer } from './test-server.ts';

/** Whose processes these are. */
const buyer = { name: 'HOSPITAL DE PRUEBA RÍO CLARO', taxId: '61.602.276-K' };
/** Who wins most of them. */
export const firm = { NombreProveedor: 'Distribuidora Quilpo Ltda.', RutProveedor: '76.123.456-0' };
/** A natural person, whose RUT not everybody may see. */
export const person = { NombreProveedor: 'Rosa Prueba', RutProveedor: '12.345.678-5' };

/** A line that somebody won. */
export const won = (supplier: typeof firm, price: number | null, code = 42_132_203) => ({
  Correlativo: 1,
  CodigoProducto: code,
  CodigoCategoria: '42132200',
  Categoria: 'Equipos médicos / Vestuario clínico',
  NombreProducto: 'Guantes de examen',
  Descripcion: 'Guantes de nitrilo',
  UnidadMedida: 'Caja',
  Cantidad: 10,
  Adjudicacion: { ...supplier, Cantidad: 10, MontoUnitario: price },
});

type Line = ReturnType<typeof won>;

let made = 0;

interface Ending {
  lines?: Line[];
  state?: readonly [number, string];
  published?: string;
  currency?: string;
  type?: string;
  awardedAt?: string;
  bidders?: number;
  complaints?: number;
  /** How long the contract runs. */
  months?: number;
  /** The amount that was published. */
  amount?: number;
}

/** A process of the buyer, as the portal tells it. */
export async function processOf(server: TestServer, ending: Ending = {}): Promise<number> {
  const { lines = [], state = [8, 'Adjudicada'], published = '2026-03-02T09:00:00' } = ending;
  const { awardedAt = '2026-03-30T15:00:00', bidders = null } = ending;
  made += 1;
  const closing = published.replace(/-\d\dT.*/, '-20T15:00:00');
  return said(
    server,
    {
      code: `9471-${made}-LE26`,
      title: `Compra del hospital ${made}`,
      buyer,
      stateCode: state[0],
      stateText: state[1],
      type: ending.type ?? 'LE',
      currency: ending.currency ?? 'CLP',
      ...(ending.complaints === undefined ? {} : { complaints: ending.complaints }),
      ...(ending.amount === undefined ? {} : { amount: ending.amount }),
    },
    {
      Fechas: {
        FechaPublicacion: published,
        FechaCierre: state[0] === 5 ? '2026-12-15T15:00:00' : closing,
        FechaAdjudicacion: awardedAt,
      },
      ...(ending.months === undefined
        ? {}
        : { TiempoDuracionContrato: ending.months, UnidadTiempoDuracionContrato: 4 }),
      Adjudicacion: state[0] === 8 ? { NumeroOferentes: bidders } : null,
      Items: { Cantidad: lines.length, Listado: lines },
    },
  );
}
