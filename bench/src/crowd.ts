import { demoPassword } from '@pliego/server/areas/auth/demo-accounts';
import { insertMembership, insertUser } from '@pliego/server/areas/auth/account-commands';
import { userByEmail } from '@pliego/server/areas/auth/queries';
import { hashPassword } from '@pliego/server/auth/password';
import { createRandom, type Random, seedFrom } from '@pliego/server/demo/random';
import type { OpenDatabase } from '@pliego/server/open-database';

/** How many people have an account. */
const accounts = 200;
/** How many people work at once: all, unless fewer are asked for. */
export const people = Math.min(Number(process.env.PLIEGO_BENCH_PEOPLE ?? accounts), accounts);
/** How long a person reads, types or thinks between two actions, in milliseconds: the median. */
export const thinkingMs = 4_000;

const emailOf = (person: number): string => `carga-${person}@andes.demo`;
const companyId = 1;

/** Gives the demonstration's first company as many people as the load has, once. */
export async function hireCrowd(database: OpenDatabase['database'], now: Date): Promise<void> {
  const passwordHash = await hashPassword(demoPassword);
  await database.transaction('system', async (tx) => {
    if ((await userByEmail(tx, emailOf(0))) !== undefined) return;
    for (let person = 0; person < accounts; person += 1) {
      const [email, username] = [emailOf(person), `carga-${person}`];
      const named = { email, username, fullName: `Persona de carga ${person}`, passwordHash };
      const userId = await insertUser(tx, named, now);
      await insertMembership(tx, { companyId, userId, role: 'maintainer' }, now);
    }
  });
}

export interface Answered {
  kind: string;
  /** By the clock of `performance`. */
  askedAt: number;
  ms: number;
  /** Null when no answer came. */
  status: number | null;
}

interface Page {
  datos: { id: number }[];
}

const searches = [
  '',
  'vista=abiertas',
  'vista=sin-responsable',
  'vista=todas',
  'q=servicio&vista=abiertas',
  'q=insumos+medicos',
  'q=aseo+hospital&region=13',
  'q=reactiv*',
  'q=%22servicio+de+aseo%22',
  'estado=publicada&sort=cierre',
  'region=8&tipo=LE',
  'q=xilofono',
];

/** One person with a session: acts, waits for the answers, thinks, and acts again. */
export class Person {
  readonly answers: Answered[] = [];
  readonly #random: Random;
  #cookie = '';
  #userId = 0;
  #tagIds: number[] = [];
  #seen: number[] = [];

  readonly #number: number;
  readonly #url: string;

  constructor(number: number, url: string) {
    this.#number = number;
    this.#url = url;
    this.#random = createRandom(seedFrom(91, number));
  }

  async signIn(): Promise<void> {
    const response = await fetch(`${this.#url}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: emailOf(this.#number), password: demoPassword }),
    });
    if (!response.ok) throw new Error(`${emailOf(this.#number)} → ${response.status}`);
    const { userData } = (await response.json()) as { userData: { id: number } };
    this.#userId = userData.id;
    const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '');
    this.#cookie = cookies.join('; ');
    const tags = await this.#ask<Page>('etiquetas', '/api/etiquetas');
    this.#tagIds = tags?.datos.map(({ id }) => id) ?? [];
    await this.#search('vista=todas');
    this.answers.length = 0;
  }

  async work(until: number): Promise<void> {
    // Nobody begins at the same moment.
    await this.#think(this.#random.next() * thinkingMs);
    while (performance.now() < until) {
      await this.#act();
      await this.#think(this.#random.delay(thinkingMs, 0.6));
    }
  }

  #think(ms: number): Promise<void> {
    return new Promise((resolve) => {
      setTimeout(resolve, ms);
    });
  }

  #act(): Promise<unknown> {
    const action = this.#random.weighted([
      [() => this.#search(this.#random.pick(searches)), 45],
      [() => this.#open(), 30],
      [() => this.#home(), 10],
      [() => this.#tag(), 10],
      [() => this.#assign(), 5],
    ]);
    return action();
  }

  async #search(query: string): Promise<void> {
    const [page] = await Promise.all([
      this.#ask<Page>('lista', `/api/licitaciones?${query}`),
      this.#ask(
        'vistas',
        `/api/licitaciones/vistas?${query.replace(/vista=[a-z-]+|sort=\w+/g, '')}`,
      ),
    ]);
    const ids = page?.datos.map(({ id }) => id) ?? [];
    if (ids.length > 0) this.#seen = ids;
  }

  async #open(): Promise<void> {
    const id = this.#random.pick(this.#seen);
    await Promise.all([
      this.#ask('ficha', `/api/licitaciones/${id}`),
      this.#ask('historial', `/api/licitaciones/${id}/historial`),
      this.#ask('eventos', `/api/licitaciones/${id}/eventos`),
    ]);
  }

  #home(): Promise<unknown> {
    return this.#ask('inicio', '/api/inicio/cierres');
  }

  #tag(): Promise<unknown> {
    const some = this.#random.shuffle(this.#tagIds).slice(0, 2);
    return this.#ask(
      'etiquetar',
      `/licitaciones/editar/${this.#random.pick(this.#seen)}/tag`,
      some,
    );
  }

  #assign(): Promise<unknown> {
    const path = `/licitaciones/editar/${this.#random.pick(this.#seen)}/asignar`;
    return this.#ask('asignar', path, { Usuario: this.#userId });
  }

  /** Asks, or with a body changes; null when it was not answered well. */
  async #ask<T>(kind: string, path: string, body?: unknown): Promise<T | null> {
    const started = performance.now();
    let status: number | null = null;
    try {
      const response = await fetch(this.#url + path, {
        method: body === undefined ? 'GET' : 'POST',
        headers: { cookie: this.#cookie, 'content-type': 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      status = response.status;
      const answer = (await response.json()) as T;
      return response.ok ? answer : null;
    } catch {
      return null;
    } finally {
      this.answers.push({ kind, askedAt: started, ms: performance.now() - started, status });
    }
  }
}
