import type { LookupAddress, lookup as systemLookup } from 'node:dns';
import * as fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { SourceFailure } from '#server/areas/connectors/source-failure.ts';
import { Receiver } from '#server/testing/receiver.ts';
import { mostAnswerBytes, type Posting, postEvents } from './post-event.ts';
import { isAllowedAddress, targetAddress } from './target-address.ts';

const never = new AbortController().signal;

/** A name server that answers every name with these addresses, and counts how often it is asked. */
function namesLeadTo(...addresses: LookupAddress[]) {
  const asked: string[] = [];
  const ask = (
    host: string,
    _: unknown,
    done: (error: null, found: LookupAddress[]) => void,
  ): void => {
    asked.push(host);
    done(null, addresses);
  };
  return { asked, lookup: ask as unknown as typeof systemLookup };
}

describe('the address of a webhook', () => {
  const read = (written: string, allowsPrivate: boolean): string => {
    try {
      return targetAddress(written, allowsPrivate).href;
    } catch (error) {
      return error instanceof SourceFailure ? error.reasons[0].code : String(error);
    }
  };

  it.each([
    [
      'https://erp.andes.test/pliego',
      'https://erp.andes.test/pliego',
      'https://erp.andes.test/pliego',
    ],
    ['http://erp.andes.test/', 'direccion-sin-https', 'http://erp.andes.test/'],
    ['http://127.0.0.1:8080/', 'direccion-sin-https', 'http://127.0.0.1:8080/'],
    ['https://127.0.0.1/', 'direccion-privada', 'https://127.0.0.1/'],
    ['https://2130706433/', 'direccion-privada', 'https://127.0.0.1/'],
    ['https://10.1.2.3/', 'direccion-privada', 'https://10.1.2.3/'],
    ['https://[::1]/', 'direccion-privada', 'https://[::1]/'],
    ['https://[fd00::1]/', 'direccion-privada', 'https://[fd00::1]/'],
    ['https://[::ffff:10.0.0.1]/', 'direccion-privada', 'https://[::ffff:a00:1]/'],
    ['https://[::ffff:169.254.169.254]/', 'direccion-privada', 'direccion-privada'],
    ['https://localhost/', 'direccion-local', 'https://localhost/'],
    // Where clouds tell their machines passwords: for nobody.
    ['https://169.254.169.254/latest', 'direccion-privada', 'direccion-privada'],
    ['http://169.254.169.254/latest', 'direccion-sin-https', 'direccion-privada'],
    ['https://0.0.0.0/', 'direccion-privada', 'direccion-privada'],
    ['https://usuario:clave@erp.andes.test/', 'direccion-con-clave', 'direccion-con-clave'],
    ['file:///etc/passwd', 'direccion-sin-https', 'direccion-sin-https'],
    ['no es una dirección', 'no-es-direccion', 'no-es-direccion'],
  ])('%s is %s, and %s where private ones are allowed', (written, usual, allowed) => {
    expect([read(written, false), read(written, true)]).toEqual([usual, allowed]);
  });

  it('is never one of a link, nor one of many receivers, whatever the operator allows', () => {
    const byte = fc.integer({ min: 0, max: 255 });
    const first = fc.oneof(
      fc.tuple(fc.constant(169), fc.constant(254)),
      fc.tuple(fc.integer({ min: 224, max: 255 }), byte),
      fc.tuple(fc.constant(0), byte),
    );
    fc.assert(
      fc.property(first, byte, byte, (begin, third, fourth) => {
        expect(isAllowedAddress([...begin, third, fourth].join('.'), true)).toBe(false);
      }),
    );
  });
});

describe('an event on its way', () => {
  const receiver = new Receiver();
  beforeAll(() => receiver.open());
  beforeEach(() => receiver.reset());
  afterAll(() => receiver.close());

  const posting = (more: Partial<Posting> = {}): Posting => ({
    url: receiver.url,
    headers: { 'webhook-id': 'x' },
    body: '{"id":"x"}',
    signal: never,
    ...more,
  });
  const post = postEvents(true);

  it('arrives to the byte, and the answer is kept', async () => {
    receiver.answer = (response) => response.writeHead(200).end('recibido, ¡gracias!\0');
    const body = '{"nombre":"Ñuñoa"}';
    expect(await post(posting({ body }))).toEqual({
      status: 200,
      answer: 'recibido, ¡gracias!',
      error: null,
    });
    expect(receiver.received).toMatchObject([
      { body, headers: { 'webhook-id': 'x', 'content-length': '20' } },
    ]);
  });

  it('ends when its time is over, the receiver hanging', async () => {
    const late = new AbortController();
    // It says nothing; its time being over then is what ends the request.
    receiver.answer = () => late.abort();
    expect(await post(posting({ signal: late.signal }))).toEqual({
      status: null,
      answer: null,
      error: { code: 'webhook-sin-respuesta', params: { segundos: 10 } },
    });
  });

  it('counts as arrived by its status, also where the rest of the answer never comes', async () => {
    receiver.answer = (response) => {
      response.writeHead(200, { 'content-length': '1000' });
      response.write('em', () => response.destroy());
    };
    expect(await post(posting())).toEqual({ status: 200, answer: 'em', error: null });
  });

  it('reads 4 kB of an answer of 10 MB, and drops the rest', async () => {
    let written = 0;
    let closed: Promise<void> = Promise.resolve();
    receiver.answer = (response) => {
      const piece = 'ñ'.repeat(32_768);
      closed = new Promise((resolve) => {
        response.on('close', resolve);
      });
      response.writeHead(200);
      const more = (): void => {
        while (written < 10 * 1024 ** 2 && !response.destroyed) {
          written += 65_536;
          if (!response.write(piece)) return void response.once('drain', more);
        }
        response.end();
      };
      more();
    };
    const { status, answer, error } = await post(posting());
    expect({ status, error }).toEqual({ status: 200, error: null });
    expect(answer).toBe('ñ'.repeat(mostAnswerBytes / 2));
    await closed;
    expect(written).toBeLessThan(10 * 1024 ** 2);
  });

  it.each([301, 302, 303, 307, 308])('is not sent on where it is answered %i', async (status) => {
    const { url } = receiver;
    receiver.answer = (response) => response.writeHead(status, { location: `${url}/otra` }).end();
    expect(await post(posting())).toMatchObject({
      status,
      error: { code: 'webhook-redirige', params: { estado: String(status) } },
    });
    expect(receiver.received).toHaveLength(1);
  });

  it.each([400, 404, 410, 500, 503])('has not arrived where it is answered %i', async (status) => {
    receiver.answer = (response) => response.writeHead(status).end('ay');
    expect(await post(posting())).toEqual({
      status,
      answer: 'ay',
      error: { code: 'webhook-con-error', params: { estado: String(status) } },
    });
  });

  it('has not arrived where the connection breaks', async () => {
    receiver.answer = (response) => response.destroy();
    expect(await post(posting())).toMatchObject({ error: { code: 'webhook-fuera-de-alcance' } });
  });

  it('goes to no private address by a name, also when only one of several is private', async () => {
    const url = 'https://erp.andes.test/';
    for (const addresses of [
      [{ address: '127.0.0.1', family: 4 }],
      [
        { address: '200.72.160.90', family: 4 },
        { address: '10.0.0.1', family: 4 },
      ],
      [{ address: 'fd00::1', family: 6 }],
      [{ address: '::ffff:127.0.0.1', family: 6 }],
    ]) {
      const { lookup } = namesLeadTo(...addresses);
      expect(await postEvents(false, lookup)(posting({ url }))).toMatchObject({
        status: null,
        error: { code: 'direccion-privada' },
      });
    }
    const metadata = namesLeadTo({ address: '169.254.169.254', family: 4 });
    expect(await postEvents(true, metadata.lookup)(posting({ url }))).toMatchObject({
      error: { code: 'direccion-privada' },
    });
    expect(receiver.received).toEqual([]);
  });

  it('is sent to the address that was checked: a name is looked up once', async () => {
    const { lookup, asked } = namesLeadTo({ address: '127.0.0.1', family: 4 });
    const url = `http://erp.andes.test:${receiver.port}/`;
    expect(await postEvents(true, lookup)(posting({ url }))).toMatchObject({ status: 204 });
    expect(asked).toEqual(['erp.andes.test']);
    expect(receiver.received).toHaveLength(1);
  });
});
