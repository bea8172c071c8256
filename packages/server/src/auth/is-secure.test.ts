import { describe, expect, it } from 'vitest';
import { secureReader } from './is-secure.ts';

const host = 'pliego.andes.cl';
const asked = (headers: Record<string, string>, scheme = 'http') =>
  new Request(`${scheme}://${host}/api/salud`, { headers });

describe('whether a request came by https', () => {
  const plain = { trustProxy: false, baseUrl: () => 'http://127.0.0.1:3000' };
  const proto = { 'x-forwarded-proto': 'https' };

  it('is said by its own address', () => {
    expect(secureReader(plain)(asked({}, 'https'))).toBe(true);
    expect(secureReader(plain)(asked({}))).toBe(false);
  });

  it('is said by a proxy of ours, and by nobody else', () => {
    const behindProxy = secureReader({ ...plain, trustProxy: true });
    expect(behindProxy(asked(proto))).toBe(true);
    expect(behindProxy(asked({ 'x-forwarded-proto': 'http' }))).toBe(false);
    expect(secureReader(plain)(asked(proto))).toBe(false);
  });

  it('is known of the public address, whatever the proxy says', () => {
    const known = secureReader({ trustProxy: true, baseUrl: () => `https://${host}` });
    expect(known(asked({ host }))).toBe(true);
    expect(known(asked({ host, 'x-forwarded-proto': 'http' }))).toBe(true);
    expect(known(asked({ host: '127.0.0.1:3000' }))).toBe(false);
    const onlyHttp = secureReader({ trustProxy: true, baseUrl: () => `http://${host}` });
    expect(onlyHttp(asked({ host }))).toBe(false);
  });
});
