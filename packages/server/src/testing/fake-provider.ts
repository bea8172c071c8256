import { createHash, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { text as textOf } from 'node:stream/consumers';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose';
import { closeAtOnce, loopbackUrl, openOnLoopback } from './loopback.ts';

export interface FakeProviderOptions {
  now: () => Date;
}

/** Whom the provider says it is, and how it may say it wrongly. */
export interface Saying {
  claims?: JWTPayload;
  /** Signs with a key that it does not publish, or not at all. */
  signature?: 'unknown-key' | 'none';
}

interface Asked {
  query: URLSearchParams;
  saying: Saying;
}

/** An identity provider (OpenID Connect) on this machine, with one client. */
export class FakeProvider {
  readonly clientId = 'pliego-de-prueba';
  readonly secret = 'secreto de cliente de prueba';
  /** Requests so far, by path. */
  readonly asked: string[] = [];
  /** Changes its document. */
  document: Record<string, unknown> = {};
  /** Answers everything in the place of what it would. */
  instead: ((response: ServerResponse) => void) | null = null;
  readonly #codes = new Map<string, Asked>();
  readonly #keys = generateKeyPair('RS256', { extractable: true });
  readonly #now: () => Date;
  readonly #server: Server = createServer((request, response) => {
    void this.#answer(request, response);
  });

  constructor({ now }: FakeProviderOptions) {
    this.#now = now;
  }

  open(port?: number): Promise<void> {
    return openOnLoopback(this.#server, port);
  }

  close(): void {
    closeAtOnce(this.#server);
  }

  get issuer(): string {
    return loopbackUrl(this.#server);
  }

  /** The person at the provider agrees; answers the query with which the browser is sent back. */
  approve(url: string, saying: Saying = {}): string {
    const query = new URL(url).searchParams;
    const code = randomUUID();
    this.#codes.set(code, { query, saying });
    return new URLSearchParams({
      code,
      state: query.get('state') ?? '',
      iss: this.issuer,
    }).toString();
  }

  /** The token that names who came. */
  async #idToken({ query, saying }: Asked): Promise<string> {
    const seconds = Math.floor(this.#now().getTime() / 1_000);
    const payload: JWTPayload = {
      iss: this.issuer,
      aud: this.clientId,
      sub: 'persona-1',
      iat: seconds,
      exp: seconds + 300,
      nonce: query.get('nonce'),
      email_verified: true,
      ...saying.claims,
    };
    if (saying.signature === 'none') return new UnsecuredJWT(payload).encode();
    const keys =
      saying.signature === 'unknown-key' ? await generateKeyPair('RS256') : await this.#keys;
    return new SignJWT(payload).setProtectedHeader({ alg: 'RS256' }).sign(keys.privateKey);
  }

  async #token(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const form = new URLSearchParams(await textOf(request));
    if (shownBy(request) !== `${this.clientId} ${this.secret}`) {
      answerJson(response, { error: 'invalid_client' }, 401);
      return;
    }
    const code = form.get('code') ?? '';
    const asked = this.#codes.get(code);
    this.#codes.delete(code);
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    const isRight =
      asked?.query.get('code_challenge') === challenge &&
      asked.query.get('redirect_uri') === form.get('redirect_uri');
    if (asked === undefined || !isRight) {
      answerJson(response, { error: 'invalid_grant' }, 400);
      return;
    }
    const id_token = await this.#idToken(asked);
    answerJson(response, { access_token: 'x', token_type: 'Bearer', id_token });
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = new URL(request.url ?? '/', this.issuer).pathname;
    this.asked.push(path);
    if (this.instead !== null) {
      this.instead(response);
    } else if (path === '/.well-known/openid-configuration') {
      answerJson(response, {
        issuer: this.issuer,
        authorization_endpoint: `${this.issuer}/ingreso`,
        token_endpoint: `${this.issuer}/token`,
        jwks_uri: `${this.issuer}/claves`,
        response_types_supported: ['code'],
        code_challenge_methods_supported: ['S256'],
        id_token_signing_alg_values_supported: ['RS256'],
        ...this.document,
      });
    } else if (path === '/ingreso') {
      // In a browser: whose address was typed agrees at once.
      const url = new URL(request.url ?? '/', this.issuer);
      const email = url.searchParams.get('login_hint') ?? '';
      const answer = this.approve(url.href, { claims: { email } });
      const back = url.searchParams.get('redirect_uri') ?? '';
      response.writeHead(302, { location: `${back}?${answer}` }).end();
    } else if (path === '/claves') {
      const key = await exportJWK((await this.#keys).publicKey);
      answerJson(response, { keys: [{ ...key, alg: 'RS256', use: 'sig' }] });
    } else if (path === '/token') {
      await this.#token(request, response);
    } else response.writeHead(404).end();
  }
}

function answerJson(response: ServerResponse, body: unknown, status = 200): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

/** The client and its secret, as a request shows them (RFC 6749, 2.3.1). */
function shownBy({ headers: { authorization = '' } }: IncomingMessage): string {
  const pair = Buffer.from(authorization.replace('Basic ', ''), 'base64').toString();
  return pair
    .split(':')
    .map((part) => new URLSearchParams(`part=${part}`).get('part'))
    .join(' ');
}
