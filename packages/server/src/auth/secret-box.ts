import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
  randomBytes,
  randomUUID,
} from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export const keyBytes = 32;
const nonceBytes = 12;
const tagBytes = 16;
/** The prefix of sealed values, so that another format can be distinguished from this one. */
const version = 'v1';

/** What was sealed cannot be opened: it was altered, or this is not the key it was sealed with. */
export class CannotOpenSecret extends Error {
  constructor() {
    super('A stored secret cannot be opened: was it sealed with another PLIEGO_SECRET?');
    this.name = 'CannotOpenSecret';
  }
}

/** Keeps secrets that must be read again in the database: a copy of the database alone reads none. */
export class SecretBox {
  readonly #sealing: Buffer;
  readonly #marking: Buffer;
  readonly #fingerprint: string;

  constructor(key: Uint8Array) {
    if (key.byteLength !== keyBytes) throw new TypeError(`The key must have ${keyBytes} bytes`);
    const derived = (use: string) => Buffer.from(hkdfSync('sha256', key, '', use, keyBytes));
    this.#sealing = derived('pliego seal');
    this.#marking = derived('pliego mark');
    this.#fingerprint = derived('pliego fingerprint').subarray(0, 8).toString('hex');
  }

  /** AES-256-GCM. It opens only for the same `owner`, so that a secret cannot be used by another owner. */
  seal(text: string, owner: string): string {
    const nonce = randomBytes(nonceBytes);
    const cipher = createCipheriv('aes-256-gcm', this.#sealing, nonce).setAAD(Buffer.from(owner));
    const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    const parts = Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
    return `${version}.${parts.toString('base64url')}`;
  }

  /** What was sealed for `owner`; throws CannotOpenSecret. */
  open(sealed: string, owner: string): string {
    const [form, encoded = ''] = sealed.split('.');
    const parts = Buffer.from(encoded, 'base64url');
    if (form !== version || parts.toString('base64url') !== encoded) throw new CannotOpenSecret();
    const nonce = parts.subarray(0, nonceBytes);
    const tag = parts.subarray(nonceBytes, nonceBytes + tagBytes);
    if (tag.byteLength !== tagBytes) throw new CannotOpenSecret();
    try {
      const decipher = createDecipheriv('aes-256-gcm', this.#sealing, nonce, {
        authTagLength: tagBytes,
      });
      decipher.setAAD(Buffer.from(owner)).setAuthTag(tag);
      const text = decipher.update(parts.subarray(nonceBytes + tagBytes));
      return Buffer.concat([text, decipher.final()]).toString('utf8');
    } catch {
      throw new CannotOpenSecret();
    }
  }

  /** Identifies this key without revealing it: for a backup, which must name the key it needs. */
  fingerprint(): string {
    return this.#fingerprint;
  }

  /** A keyed hash by which a short secret is recognised. Without the key it cannot be brute-forced. */
  mark(text: string, owner: string): string {
    return createHmac('sha256', this.#marking).update(`${owner}\0${text}`).digest('hex');
  }
}

/** A key as people write it: 64 hexadecimal digits, or base64 in either alphabet. Null when it is none. */
export function readKey(written: string): Buffer | null {
  const text = written.trim();
  if (/^[\da-f]{64}$/i.test(text)) return Buffer.from(text, 'hex');
  if (!/^[\w+/-]{43}=?$/.test(text)) return null;
  const key = Buffer.from(text, 'base64');
  return key.byteLength === keyBytes ? key : null;
}

/** Name of the file in a data folder that holds its key. */
export const keyFile = 'secret.key';

/** The key a server would begin with that was given one or has this data folder; null where it would make one. */
export function knownKey({ secretKey, dataDir }: KeyPlaces): Uint8Array | null {
  return secretKey ?? readKeyFile(join(dataDir, keyFile));
}

interface KeyPlaces {
  secretKey: Uint8Array | undefined;
  dataDir: string;
}

function readKeyFile(path: string): Buffer | null {
  let written: string;
  try {
    written = readFileSync(path, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
  const key = readKey(written);
  if (key !== null) return key;
  throw new Error(
    `El archivo ${path} no tiene una clave de 32 bytes. Restáuralo de un respaldo; si no lo hay, ` +
      'bórralo y ejecuta «npm run pliego -- olvidar-secretos»: se creará otra clave, y cada persona ' +
      'tendrá que activar de nuevo su segundo paso.',
  );
}

/**
 * The key of a data folder, made the first time. It is linked into its place whole, so that of two
 * processes that begin at once both end with the same.
 */
export function keyOfFolder(folder: string): Buffer {
  const path = join(folder, keyFile);
  const known = readKeyFile(path);
  if (known !== null) return known;
  mkdirSync(folder, { recursive: true });
  const draft = join(folder, `${keyFile}.${randomUUID()}`);
  writeFileSync(draft, `${randomBytes(keyBytes).toString('base64url')}\n`, { mode: 0o600 });
  try {
    linkSync(draft, path);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    unlinkSync(draft);
  }
  return keyOfFolder(folder);
}
