import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { addressReader, countedAddress } from './client-address.ts';

describe('an address as limits count it', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['::FFFF:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['1::', '1:0:0:0::/64'],
    ['', ''],
  ])('%s is %s', (address, counted) => {
    expect(countedAddress(address)).toBe(counted);
  });
});

describe('the client address', () => {
  async function read(trustProxy: boolean, forwarded?: string): Promise<string> {
    const app = new Hono();
    const addressOf = addressReader(trustProxy);
    app.get('/', (context) => context.text(addressOf(context)));
    const headers: Record<string, string> =
      forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
    const socket = { remoteAddress: '::ffff:198.51.100.4', remotePort: 1, remoteFamily: 'IPv6' };
    const response = await app.request('/', { headers }, { incoming: { socket } });
    return response.text();
  }

  it('is the socket, whatever is claimed', async () => {
    expect(await read(false)).toBe('198.51.100.4');
    expect(await read(false, '203.0.113.5')).toBe('198.51.100.4');
  });

  it.each([
    ['203.0.113.5', '203.0.113.5'],
    // Callers can send any value; the proxy appends the real address at the end.
    ['10.0.0.1, 203.0.113.5', '203.0.113.5'],
    ['10.0.0.1,2001:db8:1:2:3::4', '2001:db8:1:2::/64'],
    ['203.0.113.5, unknown', '198.51.100.4'],
    ['', '198.51.100.4'],
  ])('is what a trusted proxy saw: %s', async (forwarded, expected) => {
    expect(await read(true, forwarded)).toBe(expected);
  });
});
