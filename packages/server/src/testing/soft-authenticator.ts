import {
  createHash,
  createSign,
  generateKeyPairSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto';
import type { PasskeyAnswer, PasskeyRegistration } from '@pliego/contract/areas/account-passkeys';

/** What CBOR of an authenticator is made of: whole numbers, texts, bytes and maps (RFC 8949). */
type Cbor = number | string | Buffer | Map<number | string, Cbor>;

function head(major: number, size: number): Buffer {
  const kind = major << 5;
  if (size < 24) return Buffer.from([kind | size]);
  if (size < 256) return Buffer.from([kind | 24, size]);
  return Buffer.from([kind | 25, size >> 8, size & 255]);
}

function encode(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') {
    const bytes = Buffer.from(value);
    return Buffer.concat([head(3, bytes.length), bytes]);
  }
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  const pairs = [...value].flatMap(([key, one]) => [encode(key), encode(one)]);
  return Buffer.concat([head(5, value.size), ...pairs]);
}

const sha256 = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest();
const base64url = (bytes: string | Buffer) => Buffer.from(bytes).toString('base64url');

const userPresent = 0x01;
const userVerified = 0x04;
const synced = 0x18;
const withCredential = 0x40;

/** A passkey's authenticator without hardware or browser: ES256, without attestation. It holds one passkey. */
export class SoftAuthenticator {
  /** Where its browser believes to be. */
  origin: string;
  /** How often it signed; 0 for ever of one that does not count. */
  counter = 1;
  /** Whether it looks at who uses it. */
  verifies = true;
  readonly credentialId = base64url(randomBytes(16));
  readonly #key: KeyObject;
  readonly #publicKey: Buffer;
  #userHandle = '';

  constructor(origin: string) {
    this.origin = origin;
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    this.#key = privateKey;
    this.#publicKey = encode(
      new Map<number | string, Cbor>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]),
    );
  }

  #authData(rpId: string, flags: number, attested = Buffer.alloc(0)): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(this.counter);
    const all = flags | userPresent | (this.verifies ? userVerified : 0);
    return Buffer.concat([sha256(rpId), Buffer.from([all]), count, attested]);
  }

  #clientData(type: string, challenge: string): string {
    return JSON.stringify({ type, challenge, origin: this.origin, crossOrigin: false });
  }

  /** Makes its passkey, as `navigator.credentials.create` answers it. */
  create(creation: {
    challenge: string;
    rp: { id: string };
    user: { id: string };
  }): PasskeyRegistration {
    this.#userHandle = creation.user.id;
    const id = Buffer.from(this.credentialId, 'base64url');
    const length = Buffer.from([id.length >> 8, id.length & 255]);
    const attested = Buffer.concat([Buffer.alloc(16), length, id, this.#publicKey]);
    const attestation = new Map<number | string, Cbor>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', this.#authData(creation.rp.id, withCredential | synced, attested)],
    ]);
    return {
      id: this.credentialId,
      rawId: this.credentialId,
      type: 'public-key',
      response: {
        clientDataJSON: base64url(this.#clientData('webauthn.create', creation.challenge)),
        attestationObject: base64url(encode(attestation)),
        transports: ['internal', 'of-a-later-time'],
      },
    };
  }

  /** Signs a challenge, as `navigator.credentials.get` answers it. */
  sign({ challenge, rpId }: { challenge: string; rpId: string }): PasskeyAnswer {
    if (this.counter > 0) this.counter += 1;
    const clientData = this.#clientData('webauthn.get', challenge);
    const authData = this.#authData(rpId, synced);
    const signed = Buffer.concat([authData, sha256(clientData)]);
    return {
      id: this.credentialId,
      rawId: this.credentialId,
      type: 'public-key',
      response: {
        clientDataJSON: base64url(clientData),
        authenticatorData: base64url(authData),
        signature: base64url(createSign('sha256').update(signed).sign(this.#key)),
        userHandle: this.#userHandle,
      },
    };
  }
}
