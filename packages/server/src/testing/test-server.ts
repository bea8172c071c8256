import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Client, createClient } from '@pliego/contract/client';
import { contract } from '@pliego/contract/contract';
import { Problem } from '@pliego/contract/problem';
import pino from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect } from 'vitest';
import { createApp } from '#server/app.ts';
import type { ConnectorDependencies } from '#server/areas/connectors/connector-dependencies.ts';
import { LiveHub } from '#server/areas/notices/live-hub.ts';
import { runNotices } from '#server/areas/notices/run-notices.ts';
import { ImportQueue } from '#server/areas/sources/import-queue.ts';
import { secureReader } from '#server/auth/is-secure.ts';
import { SecretBox } from '#server/auth/secret-box.ts';
import type { Database } from '#server/db/database.ts';
import type { SampleMode } from '#server/env.ts';
import { databaseOutbox } from '#server/mail/database-outbox.ts';
import { Metrics } from '#server/metrics.ts';
import { PostOffice } from '#server/mail/post-office.ts';
import type { Message } from '#server/mail/mailer.ts';
import { checkAnswer } from './check-answer.ts';
import { fixtureNow } from './fixture-tenders.ts';
import { password, people, type PersonName } from './fixture.ts';
import { timer, type Wait } from '#server/wait.ts';
import { Outside } from './outside.ts';
import { publicPowerBi } from '#server/areas/report-embeds/embed-service.ts';
import { WebhookWorld } from './webhook-world.ts';
import { MemoryMailer } from './memory-mailer.ts';
import { openCopy, type Origin, origin } from './test-database.ts';

const address = 'http://pliego.test';
/** What links in mails begin with: not the address that requests are sent to. */
export const publicUrl = 'https://pliego.andes.test';
/** Header with which a test sets the client address. */
export const fromHeader = 'x-test-from';
/** The metrics token of the server under test. */
export const metricsToken = 'token de las métricas de prueba';

/** A caller: with cookies, or anonymous without. */
export interface Visitor {
  /** Calls of the contract; a refusal rejects with ApiError. */
  client: Client<typeof contract>;
  /** Any request, also one the contract does not know. The path may carry a query. */
  send(method: string, path: string, init?: SendOptions): Promise<Response>;
  cookie: string;
}

export interface SendOptions {
  /** Sent as JSON. */
  json?: unknown;
  /** Sent as it is. */
  body?: RequestInit['body'];
  headers?: Record<string, string>;
}

/** The problem of a response; fails when it is none. */
export async function problemIn(response: Response | Promise<Response>): Promise<Problem> {
  return Problem.parse(await (await response).json());
}

interface Opened {
  uploadsDir: string;
  app: ReturnType<typeof createApp>;
  database: Database;
  imports: ImportQueue;
  mail: PostOffice;
  secrets: SecretBox;
  live: LiveHub;
  connectors: ConnectorDependencies;
}

/** The server under test, which is opened before the first test of its group. */
export class TestServer {
  /** Errors that the server wrote to its log, which every test must leave empty, and everything it wrote. */
  readonly logged: string[] = [];
  readonly log: string[] = [];
  readonly mailer = new MemoryMailer();
  /** The fake services that connectors call. */
  readonly outside = new Outside();
  readonly webhooks = new WebhookWorld();
  /** Whether identity providers and services of dashboards of this machine are reached. */
  readonly providers = { allowsPrivate: false };
  readonly embeds = { allowsPrivate: false, powerBi: publicPowerBi };
  readonly woken: number[] = [];
  wait: Wait = timer;
  /** How far the clock goes on whenever the server looks at it, for what is about work that takes long. */
  stepMs = 0;
  readonly stranger: Visitor = this.#visitor('');
  readonly #sessions = new Map<string, Promise<Visitor>>();
  readonly #sample: SampleMode;
  #opened: Opened | undefined;
  #now = new Date(fixtureNow);

  constructor(sample: SampleMode = 'server') {
    this.#sample = sample;
  }

  get database(): Database {
    return this.#open.database;
  }

  get imports(): ImportQueue {
    return this.#open.imports;
  }

  /** What connectors run with here. Waiting lets the clock of the server go on. */
  get connectors(): ConnectorDependencies {
    return this.#open.connectors;
  }

  get uploadsDir(): string {
    return this.#open.uploadsDir;
  }

  get #open(): Opened {
    if (this.#opened === undefined) throw new Error('The server opens before the first test');
    return this.#opened;
  }

  /** What seals the secrets of this server. */
  get secrets(): SecretBox {
    return this.#open.secrets;
  }

  /** Who tells the open pages. */
  get live(): LiveHub {
    return this.#open.live;
  }

  /** Reminds and mails, as it is done every minute. */
  async runNotices(): Promise<void> {
    const log = { error: (told: unknown) => this.logged.push(JSON.stringify(told)) };
    await runNotices({ ...this.#open, log, baseUrl: () => publicUrl, now: () => this.#now });
    await this.#open.mail.idle();
  }

  /** The mails sent so far, once none is pending. */
  async mails(): Promise<readonly Message[]> {
    await this.#open.mail.idle();
    return this.mailer.sent;
  }

  async open(origin: Origin): Promise<void> {
    const write = (line: string) => {
      this.log.push(line);
      if (/^\{"level":[56]0,/.test(line)) this.logged.push(line);
    };
    const log = pino({ level: 'info' }, { write });
    const database = await openCopy(origin, log);
    const now = () => {
      this.#now = new Date(this.#now.getTime() + this.stepMs);
      return this.#now;
    };
    const imports = new ImportQueue({ database, now }, log);
    const uploadsDir = mkdtempSync(join(tmpdir(), 'pliego-uploads-'));
    // A mail that could not be sent is tried again at once.
    const secrets = new SecretBox(Buffer.alloc(32, 7));
    const outbox = databaseOutbox({ database, secrets, now });
    const mail = new PostOffice({ mailer: this.mailer, outbox, log, wait: async () => true });
    const connectors: ConnectorDependencies = {
      database,
      secrets,
      now,
      random: () => 0.5,
      wait: async (ms, signal) => {
        if (!signal.aborted) this.#now = new Date(this.#now.getTime() + ms);
        return !signal.aborted;
      },
      open: this.outside.open,
      timeLimit: () => this.outside.timeLimit(),
      log,
      allowsLocal: true,
      trustedHosts: new Set(['datos.prueba.cl']),
      closing: new AbortController().signal,
      process: 'este proceso',
    };
    const metrics = new Metrics({ pendingImports: () => imports.pending });
    const common = { database, now, log };
    const live = new LiveHub(common);
    const app = createApp({
      ...common,
      providers: this.providers,
      embeds: this.embeds,
      version: '0.0.0',
      imports,
      connectors: { dependencies: connectors, wake: (id) => this.woken.push(id) },
      uploadsDir,
      sample: this.#sample,
      random: () => 0.5,
      wait: (ms, signal) => this.wait(ms, signal),
      mail,
      secrets,
      live,
      webhooks: this.webhooks.prepare({ ...common, secrets, baseUrl: () => publicUrl }),
      baseUrl: () => publicUrl,
      addressOf: (context) => context.req.header(fromHeader) ?? '192.0.2.1',
      isSecure: secureReader({ trustProxy: true, baseUrl: () => publicUrl }),
      metrics: { token: metricsToken, metrics },
    });
    this.#opened = { app, database, imports, uploadsDir, mail, secrets, live, connectors };
  }

  async close(): Promise<void> {
    if (this.#opened === undefined) return;
    await this.imports.idle();
    await this.#opened.live.close();
    await this.#opened.mail.close();
    await this.database.close();
    rmSync(this.uploadsDir, { recursive: true, force: true });
  }

  now(): Date {
    return this.#now;
  }

  setNow(instant: string): void {
    this.#now = new Date(instant);
  }

  /** A request as it comes from the network. Checks the rules of every response. */
  async fetch(request: Request): Promise<Response> {
    return checkAnswer(await this.answer(request));
  }

  /** The same without a check. */
  answer(request: Request): Response | Promise<Response> {
    return this.#open.app.fetch(request);
  }

  /** A signed-in user, with one session per user and company for the whole file. */
  as(person: PersonName, companyId?: number): Promise<Visitor> {
    const key = `${person} ${companyId ?? ''}`;
    const known = this.#sessions.get(key) ?? this.signIn(person, companyId);
    this.#sessions.set(key, known);
    return known;
  }

  /** Signs in again: a new session. */
  async signIn(person: PersonName, companyId?: number): Promise<Visitor> {
    const { email, memberships } = people[person];
    const empresa = companyId ?? memberships[0]?.companyId;
    const json = { email, password, empresa };
    const response = await this.stranger.send('POST', '/api/auth/login', { json });
    if (response.status !== 200) throw new Error(`${email} cannot sign in`);
    return this.carrying(response);
  }

  /** A visitor with the cookies that an answer set. */
  carrying(response: Response): Visitor {
    const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
    return this.#visitor(cookies.join('; '));
  }

  #visitor(cookie: string): Visitor {
    const fetcher = (request: Request): Promise<Response> => {
      if (cookie !== '') request.headers.set('cookie', cookie);
      return this.fetch(request);
    };
    return {
      cookie,
      client: createClient(contract, fetcher, address),
      send: (method, path, { json, body, headers = {} } = {}) => {
        const content = json === undefined ? body : JSON.stringify(json);
        const all = new Headers(headers);
        if (json !== undefined && !all.has('content-type')) {
          all.set('content-type', 'application/json');
        }
        const init = { method, headers: all, body: content, duplex: 'half' as const };
        return fetcher(new Request(`${address}${path}`, init));
      },
    };
  }
}

/** A group of tests with a new server and database, which holds the fixture; skipped for a reason, which its title has. */
export function describeServer(
  title: string,
  tests: (server: TestServer) => void,
  reason: string | null = null,
  sample?: SampleMode,
): void {
  const why = reason === null ? '' : ` (omitido: ${reason})`;
  describe.skipIf(reason !== null)(`${title}${why}`, () => {
    const server = new TestServer(sample);
    beforeAll(() => server.open(origin()));
    afterEach(() => {
      expect(server.logged.splice(0)).toEqual([]);
    });
    afterAll(() => server.close());
    tests(server);
  });
}
