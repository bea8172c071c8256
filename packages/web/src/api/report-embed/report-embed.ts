import type { EmbedToken } from '@pliego/contract/areas/report-embeds';
import type { Message } from '@pliego/contract/message';
import type { EmbedPlace, EmbedValues, EmbedView } from './adapter.ts';

/** Why a dashboard is not there: the server says so, the call failed, or the service did not show it in time. */
export type EmbedError =
  | { from: 'service'; message: Message }
  | { from: 'call'; error: unknown }
  | { from: 'time' };

export interface EmbedState {
  /** `expired`: what is shown is from before its token ended, and another was not to be had. */
  status: 'idle' | 'loading' | 'loaded' | 'failed' | 'expired';
  error: EmbedError | null;
}

/** What the service works with: the server, the adapters, the frame, and time. */
export interface EmbedParts {
  ask: (id: number) => Promise<{ permiso: EmbedToken | null; falla: Message | null }>;
  show: (permit: EmbedToken, place: EmbedPlace) => Promise<EmbedView>;
  /** Runs something later; what it returns calls it off. */
  after: (ms: number, run: () => void) => () => void;
  now: () => number;
}

/** What is asked to be shown. */
export type Shown = Omit<EmbedPlace, 'document'> & {
  id: number;
  /** Of the frame, once it is there. */
  document: Promise<Document>;
};

/** How long a service has to show something. */
export const mostLoadingMs = 30_000;
/** How long before its end a token is replaced. */
const beforeEndMs = 60_000;
/** How long it takes until another try to replace one. */
const againMs = 15_000;

class EmbedTrouble extends Error {
  readonly trouble: EmbedError;

  constructor(trouble: EmbedError) {
    super(trouble.from);
    this.trouble = trouble;
  }
}

const troubleOf = (error: unknown): EmbedError =>
  error instanceof EmbedTrouble ? error.trouble : { from: 'call', error };

const idle: EmbedState = { status: 'idle', error: null };

/**
 * The report-embed service of the login state: it shows one dashboard of another service at a time, keeps its token
 * valid, and says how it is.
 */
export class ReportEmbed {
  readonly #parts: EmbedParts;
  readonly #listeners = new Set<() => void>();
  #state = idle;
  #shown: Shown | null = null;
  /** Counts what was asked to be shown: what comes late is of one before. */
  #turn = 0;
  #view: EmbedView | null = null;
  #callOff: () => void = () => undefined;

  constructor(parts: EmbedParts) {
    this.#parts = parts;
  }

  get state(): EmbedState {
    return this.#state;
  }

  /** The flag of the login state. */
  get loaded(): boolean {
    return this.#state.status === 'loaded';
  }

  get error(): EmbedError | null {
    return this.#state.error;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  #set(status: EmbedState['status'], error: EmbedError | null = null): void {
    this.#state = { status, error };
    for (const listener of this.#listeners) listener();
  }

  /** A token of the dashboard, for minutes. */
  async token(id: number): Promise<EmbedToken> {
    const { permiso, falla } = await this.#parts.ask(id);
    if (permiso !== null) return permiso;
    throw new EmbedTrouble(falla === null ? { from: 'time' } : { from: 'service', message: falla });
  }

  /** Shows a dashboard in the place of the one before. */
  async load(shown: Shown): Promise<void> {
    this.#callOff();
    this.#shown = shown;
    this.#view = null;
    this.#turn += 1;
    const turn = this.#turn;
    this.#set('loading');
    const isStill = () => this.#turn === turn;
    try {
      const permit = await this.token(shown.id);
      const document = await shown.document;
      if (!isStill()) return;
      const values = this.#shown?.values ?? shown.values;
      const view = await this.#inTime(this.#parts.show(permit, { ...shown, document, values }));
      if (!isStill()) return;
      this.#view = view;
      this.#renewLater(permit);
      this.#set('loaded');
    } catch (error) {
      if (isStill()) this.#set('failed', troubleOf(error));
    }
  }

  #inTime<T>(work: Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const callOff = this.#parts.after(mostLoadingMs, () =>
        reject(new EmbedTrouble({ from: 'time' })),
      );
      work.then(resolve, () => reject(new EmbedTrouble({ from: 'time' }))).finally(callOff);
    });
  }

  /** Replaces a token before it ends, and goes on trying for as long as it has not. */
  #renewLater(permit: EmbedToken): void {
    if (!('vence' in permit)) return;
    const ends = Date.parse(permit.vence);
    const due = Math.max(ends - this.#parts.now() - beforeEndMs, againMs);
    this.#callOff = this.#parts.after(due, () => void this.#renew(ends));
  }

  async #renew(ends: number): Promise<void> {
    const shown = this.#shown;
    const view = this.#view;
    if (shown === null || view === null) return;
    try {
      const permit = await this.token(shown.id);
      if (this.#view !== view) return;
      await view.renew(permit);
      this.#renewLater(permit);
      if (this.#state.status === 'expired') this.#set('loaded');
    } catch (error) {
      if (this.#view !== view) return;
      if (this.#parts.now() >= ends) this.#set('expired', troubleOf(error));
      this.#callOff = this.#parts.after(againMs, () => void this.#renew(ends));
    }
  }

  /** What is newest in the dashboard; where it is not there or has ended, it is shown anew. */
  async refresh(): Promise<void> {
    const { status } = this.#state;
    if (status === 'loaded') await this.#do((view) => view.refresh());
    else if (this.#shown !== null) await this.load(this.#shown);
  }

  /** Narrows what is shown. */
  async filters(values: EmbedValues): Promise<void> {
    if (this.#shown !== null) this.#shown = { ...this.#shown, values };
    await this.#do((view) => view.filter(values));
  }

  /** Does something with what is shown; what the service refuses is said. */
  async #do(what: (view: EmbedView) => void | Promise<void>): Promise<void> {
    const view = this.#view;
    if (view === null) return;
    try {
      await this.#inTime(Promise.resolve(what(view)));
    } catch (error) {
      if (this.#view === view) this.#set('failed', troubleOf(error));
    }
  }

  /** Prints the dashboard where its service does so, else the page that it is in. */
  async print(): Promise<void> {
    if (this.#view?.print === undefined) window.print();
    else await this.#view.print();
  }

  /** Shows a part of the page on the whole screen. */
  async fullscreen(part: Element): Promise<void> {
    await part.requestFullscreen();
  }

  close(): void {
    this.#callOff();
    this.#callOff = () => undefined;
    this.#turn += 1;
    this.#shown = null;
    this.#view = null;
    this.#set('idle');
  }
}
