import { randomBytes } from 'node:crypto';
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CannotOpenSecret, keyOfFolder, readKey, SecretBox } from './secret-box.ts';

const box = new SecretBox(Buffer.alloc(32, 1));
const text = fc.string({ unit: 'grapheme' });

describe('a secret box', () => {
  it('opens what it sealed, and never seals alike', () => {
    fc.assert(
      fc.property(text, text, (secret, owner) => {
        const [one, other] = [box.seal(secret, owner), box.seal(secret, owner)];
        expect(box.open(one, owner)).toBe(secret);
        expect(one).not.toBe(other);
        expect(one).toMatch(/^v1\.[\w-]+$/);
      }),
    );
  });

  it('opens nothing that was altered, in any byte', () => {
    fc.assert(
      fc.property(text, fc.nat(), fc.integer({ min: 1, max: 255 }), (secret, place, change) => {
        const bytes = Buffer.from(box.seal(secret, 'a').slice(3), 'base64url');
        const at = place % bytes.length;
        bytes.writeUInt8(bytes.readUInt8(at) ^ change, at);
        const altered = `v1.${bytes.toString('base64url')}`;
        expect(() => box.open(altered, 'a')).toThrow(CannotOpenSecret);
      }),
    );
  });

  it('opens nothing of another owner or key', () => {
    const other = new SecretBox(Buffer.alloc(32, 2));
    fc.assert(
      fc.property(text, text, text, (secret, owner, stranger) => {
        fc.pre(owner !== stranger);
        const sealed = box.seal(secret, owner);
        expect(() => box.open(sealed, stranger)).toThrow(CannotOpenSecret);
        expect(() => other.open(sealed, owner)).toThrow(CannotOpenSecret);
        expect(box.mark(secret, owner)).toBe(box.mark(secret, owner));
        expect(box.mark(secret, owner)).not.toBe(box.mark(secret, stranger));
        expect(box.mark(secret, owner)).not.toBe(other.mark(secret, owner));
      }),
    );
  });

  it.each([
    '',
    'v1',
    'v1.',
    'v1.AAAA',
    'v2.AAAA',
    'v1.!!!!',
    `v1.${'A'.repeat(37)}`,
    'JBSWY3DPEHPK3PXP',
  ])('opens no «%s»', (sealed) => {
    expect(() => box.open(sealed, 'a')).toThrow(CannotOpenSecret);
  });

  it('takes a key of 32 bytes alone', () => {
    for (const bytes of [0, 16, 31, 33]) {
      expect(() => new SecretBox(randomBytes(bytes))).toThrow(TypeError);
    }
  });
});

describe('a written key', () => {
  it('is read in every usual way', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 32, maxLength: 32 }), (bytes) => {
        const key = Buffer.from(bytes);
        const hex = key.toString('hex');
        const ways = [
          hex,
          hex.toUpperCase(),
          key.toString('base64'),
          key.toString('base64url'),
          ` ${hex}\n`,
        ];
        for (const written of ways) expect(readKey(written)).toEqual(key);
      }),
    );
  });

  it.each(['', 'secreto', 'a'.repeat(42), 'a'.repeat(63), 'a'.repeat(65), 'ñ'.repeat(43)])(
    'is not «%s»',
    (written) => {
      expect(readKey(written)).toBeNull();
    },
  );
});

describe('the key of a folder', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'pliego-key-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('is made once, for its owner alone', () => {
    const inside = join(folder, 'datos');
    const key = keyOfFolder(inside);
    expect(key).toHaveLength(32);
    expect(keyOfFolder(inside)).toEqual(key);
    expect(readdirSync(inside)).toEqual(['secret.key']);
    expect(statSync(join(inside, 'secret.key')).mode & 0o777).toBe(0o600);
    expect(keyOfFolder(folder)).not.toEqual(key);
  });

  it('is never replaced by itself when it cannot be read', () => {
    const path = join(folder, 'secret.key');
    writeFileSync(path, 'media clave');
    expect(() => keyOfFolder(folder)).toThrow(/no tiene una clave de 32 bytes/);
    expect(readFileSync(path, 'utf8')).toBe('media clave');
    expect(existsSync(join(folder, 'secret.key'))).toBe(true);
  });
});
