import { santiagoDay } from '@pliego/contract/rules/santiago-time';
import type { Outcome } from './outside.ts';

export interface FakePurchase {
  code: string;
  name: string;
  /** Wall clock of Santiago, `2026-11-18T10:00:00`, as the service writes it with a Z that is none. */
  changedAt: string;
  publishedAt: string;
}

export interface AgileCall {
  at: number;
  size: number;
  page: number;
  status: number;
}

const detailPath = /\/v2\/compra-agil\/([^/]+)$/;

/**
 * API Compra Ágil v2 as it behaves: a ticket in a header, small pages, a gateway that dies of large ones or
 * of its own, a quota that answers 429 until midnight, and errors with status 200.
 */
export class FakeCompraAgil {
  readonly purchases: FakePurchase[] = [];
  readonly calls: AgileCall[] = [];
  /** Statuses of the next requests, in order; 200 is a success, 299 an error with status 200. */
  readonly ahead: number[] = [];
  /** Pages larger than this die at the gateway. */
  largest = 50;
  /** Called before a page is answered. */
  onCall: ((page: number) => void) | undefined;
  readonly #ticket: string;
  readonly #now: () => Date;
  readonly #limit: number;

  constructor(ticket: string, now: () => Date, limit = 10_000) {
    this.#ticket = ticket;
    this.#now = now;
    this.#limit = limit;
  }

  publish(count: number, changedAt: string): void {
    for (let made = 0; made < count; made += 1) {
      const number = this.purchases.length + 1;
      this.purchases.push({
        code: `5120-${number}-COT26`,
        name: `Compra de insumos ${number}`,
        changedAt,
        publishedAt: changedAt,
      });
    }
  }

  readonly answer = (request: Request): Outcome => {
    const url = new URL(request.url);
    const size = Number(url.searchParams.get('tamano_pagina') ?? 15);
    const page = Number(url.searchParams.get('numero_pagina') ?? 1);
    this.onCall?.(page);
    const next = size > this.largest ? 504 : (this.ahead.shift() ?? 200);
    const status = this.#refusalOf(request) ?? next;
    this.calls.push({ at: this.#now().getTime(), size, page, status });
    if (url.search.includes(this.#ticket)) throw new Error('The ticket is in the address');
    if (status === 299) return Response.json(refusal(`Error interno en ${url.href}`));
    if (status !== 200) return new Response('', { status });
    const code = detailPath.exec(url.pathname)?.[1];
    return Response.json(code === undefined ? this.#page(url, page, size) : this.#detail(code));
  };

  /** The status of a request without the ticket or beyond the quota of the day. */
  #refusalOf(request: Request): number | undefined {
    if (request.headers.get('ticket') !== this.#ticket) return 401;
    const today = santiagoDay(this.#now());
    const spent = this.calls.filter(({ at }) => santiagoDay(at) === today).length;
    return spent >= this.#limit ? 429 : undefined;
  }

  #page(url: URL, page: number, size: number): unknown {
    const of = (name: string): string => url.searchParams.get(name) ?? '';
    const by = url.searchParams.has('cambio_desde') ? 'cambio' : 'publicado';
    const [from, to] = [of(`${by}_desde`), of(`${by}_hasta`)];
    const field = by === 'cambio' ? 'changedAt' : 'publishedAt';
    const found = this.purchases
      .filter((purchase) => purchase[field] >= from && purchase[field] <= to)
      .sort((a, b) => a[field].localeCompare(b[field]) || a.code.localeCompare(b.code));
    return envelope({
      items: found.slice((page - 1) * size, page * size).map(itemOf),
      paginacion: {
        total_paginas: Math.ceil(found.length / size),
        numero_pagina: page,
        tamano_pagina: size,
        total_resultados: found.length,
      },
    });
  }

  #detail(code: string): unknown {
    const purchase = this.purchases.find((one) => one.code === code);
    if (purchase === undefined) return refusal('No existe');
    return envelope({ ...itemOf(purchase), descripcion: 'Con despacho a bodega' });
  }
}

const envelope = (payload: unknown): unknown => ({
  success: 'OK',
  trace: null,
  payload,
  errors: null,
});

const refusal = (mensaje: string): unknown => ({
  success: 'NOK',
  trace: null,
  payload: null,
  errors: [{ codigo: '500', mensaje, detalle: null }],
});

function itemOf({ code, name, changedAt, publishedAt }: FakePurchase): Record<string, unknown> {
  return {
    codigo: code,
    nombre: name,
    estado: { id_estado: 2, codigo: 'publicada', glosa: 'Publicada' },
    convocatoria: { estado_convocatoria: 1, descripcion: 'Primer llamado' },
    documentos: [],
    fechas: {
      fecha_publicacion: publishedAt.slice(0, 16).replace('T', ' '),
      fecha_cierre: '2026-12-01 18:00',
      fecha_ultimo_cambio: `${changedAt}Z`,
    },
    montos: { moneda: 'CLP', monto_disponible: 900_000, monto_disponible_clp: 900_000 },
    institucion: {
      organismo_comprador: 'Hospital de Quillón',
      rut: '61.606.900-4',
      unidad_compra: 'Abastecimiento',
      region: 16,
      nombre_region: 'Región del Ñuble',
    },
    resumen: { total_ofertas_recibidas: 0 },
    motivos: { motivo_cancelacion: null, motivo_desierta: null, motivo_seleccion: null },
  };
}
