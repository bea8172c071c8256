import { santiagoDay } from '@pliego/contract/rules/santiago-time';
import type { JsonObject } from '@pliego/sources/notice';
import { detailElement } from './a-tender.ts';
import { breaksOff, type Outcome } from './outside.ts';

export interface FakeTender {
  code: string;
  title: string;
  state: number;
  closesAt: string | null;
  /** Santiago days whose lists contain it. */
  days: string[];
}

/** What the service can do instead of answering. */
export const troubles = [
  'http-500',
  'http-503',
  'http-429',
  'error-200',
  'cut',
  'cut-json',
  'nul',
  'silence',
  'hang-up',
  'html-200',
  'echo',
] as const;
export type Trouble = (typeof troubles)[number];

export interface FakeCall {
  at: number;
  endedAt: number;
  /** `activas`, a day as ddmmaaaa, or a code. */
  asked: string;
  trouble: Trouble | null;
}

const tickMs = 40;

/**
 * Mercado Público's API v1 as it behaves: lists of four fields, details that are wrapped in a list, one
 * request at a time for each ticket, a quota for each Santiago day, and every trouble that was ever seen.
 */
export class FakeMercadoPublico {
  readonly tenders = new Map<string, FakeTender>();
  readonly calls: FakeCall[] = [];
  /** What the next requests get instead of an answer, in order; null is an answer. */
  readonly ahead: (Trouble | null)[] = [];
  /** Called while a request is being answered. */
  onCall: ((asked: string) => Promise<void> | void) | undefined;
  readonly #ticket: string;
  readonly #now: () => Date;
  readonly #limit: number;
  #underWay = 0;
  /** How often two requests ran at the same time. */
  simultaneous = 0;

  constructor(ticket: string, now: () => Date, limit = 10_000) {
    this.#ticket = ticket;
    this.#now = now;
    this.#limit = limit;
  }

  /** A number of open tenders with distinct codes. */
  publish(count: number, draft: Partial<FakeTender> = {}): FakeTender[] {
    const day = santiagoDay(this.#now());
    return Array.from({ length: count }, () => {
      const number = this.tenders.size + 1;
      const tender: FakeTender = {
        code: `3401-${number}-LE26`,
        title: `Suministro número ${number}`,
        state: 5,
        closesAt: '2027-01-15T15:00:00',
        days: [day],
        ...draft,
      };
      this.tenders.set(tender.code, tender);
      return tender;
    });
  }

  /** Requests of the Santiago day of an instant. */
  callsOn(day: string): number {
    return this.calls.filter(({ at }) => santiagoDay(at) === day).length;
  }

  /** The shortest time between the end of a request and the beginning of the next. */
  shortestGap(): number {
    return Math.min(
      ...this.calls.slice(1).map((call, index) => call.at - (this.calls[index]?.endedAt ?? 0)),
    );
  }

  readonly answer = async (request: Request): Promise<Outcome> => {
    const url = new URL(request.url);
    const asked =
      url.searchParams.get('codigo') ??
      url.searchParams.get('fecha') ??
      url.searchParams.get('estado') ??
      '';
    const trouble = this.ahead.shift() ?? null;
    const call: FakeCall = { at: this.#now().getTime(), endedAt: 0, asked, trouble };
    this.calls.push(call);
    this.#underWay += 1;
    try {
      // Lets another request start, if there is one.
      await new Promise((resolve) => {
        setImmediate(resolve);
      });
      await this.onCall?.(asked);
      if (this.#underWay > 1) {
        this.simultaneous += 1;
        return json({
          Codigo: 10500,
          Mensaje: 'Lo sentimos. Hemos detectado que existen peticiones simultáneas.',
        });
      }
      if (url.searchParams.get('ticket') !== this.#ticket) {
        return json({ Codigo: 203, Mensaje: 'Ticket no válido.' });
      }
      if (this.callsOn(santiagoDay(this.#now())) > this.#limit)
        return new Response('', { status: 429 });
      return troubled(trouble, this.#content(asked), url);
    } finally {
      this.#underWay -= 1;
      call.endedAt = this.#now().getTime();
    }
  };

  #content(asked: string): string {
    const all = [...this.tenders.values()];
    if (asked === 'activas') return this.#list(all.filter(({ state }) => state === 5));
    if (/^\d{8}$/.test(asked)) {
      const day = `${asked.slice(4)}-${asked.slice(2, 4)}-${asked.slice(0, 2)}`;
      return this.#list(all.filter(({ days }) => days.includes(day)));
    }
    const tender = this.tenders.get(asked);
    return this.#envelope(tender === undefined ? [] : [detailOf(tender)]);
  }

  #list(tenders: readonly FakeTender[]): string {
    const items = tenders.map(({ code, title, state, closesAt }) => ({
      CodigoExterno: code,
      Nombre: title,
      CodigoEstado: state,
      FechaCierre: closesAt,
    }));
    // Lists repeat themselves.
    return this.#envelope([...items, ...items.slice(0, 3)]);
  }

  #envelope(elements: readonly JsonObject[]): string {
    const at = new Date(this.#now().getTime() + tickMs).toISOString().replace('Z', '4321Z');
    return JSON.stringify({
      Cantidad: elements.length,
      FechaCreacion: at,
      Version: 'v1',
      Listado: elements,
    });
  }
}

function detailOf({ code, title, state, closesAt }: FakeTender): JsonObject {
  return detailElement({
    code,
    title,
    stateCode: state,
    stateText: null,
    closesAt,
    publishedAt: '2026-11-02T09:00:00',
    items: ['Resma de papel'],
  });
}

const json = (value: JsonObject): Response => Response.json(value);

function troubled(trouble: Trouble | null, content: string, url: URL): Outcome {
  switch (trouble) {
    case 'http-500':
    case 'http-503':
    case 'http-429':
      return new Response(`Error en ${url.href}`, { status: Number(trouble.slice(5)) });
    case 'error-200':
      return json({ Codigo: 500, Mensaje: `Ha ocurrido un error al consultar ${url.href}` });
    case 'cut':
      return new Response(content, { headers: { [breaksOff]: '1' } });
    case 'cut-json':
      return new Response(content.slice(0, Math.floor(content.length / 2)));
    case 'nul':
      return new Response(content.replaceAll('"Nombre":"', '"Nombre":"\0'));
    case 'silence':
    case 'hang-up':
      return trouble;
    case 'html-200':
      return new Response(`<html><body>Mantención: ${url.href}</body></html>`);
    case 'echo':
      return new Response(content.replaceAll('Suministro', `${url.search} Suministro`));
    case null:
      return new Response(content);
  }
}
