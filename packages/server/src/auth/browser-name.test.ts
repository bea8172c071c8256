import { describe, expect, it } from 'vitest';
import { browserName } from './browser-name.ts';

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

describe('a browser', () => {
  it.each([
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/148.0 Safari/537.36`,
      'Chrome',
      'Windows',
      'computador',
    ],
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/148.0 Safari/537.36 Edg/148.0`,
      'Edge',
      'Windows',
      'computador',
    ],
    [
      `Mozilla/5.0 (X11; Linux x86_64) ${webkit} HeadlessChrome/148.0 Safari/537.36`,
      'Chrome',
      'Linux',
      'computador',
    ],
    [
      'Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
      'Firefox',
      'Linux',
      'computador',
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15',
      'Safari',
      'macOS',
      'computador',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/148.0 Mobile/15E148 Safari/604.1',
      'Chrome',
      'iOS',
      'telefono',
    ],
    [
      'Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
      'Safari',
      'iPadOS',
      'tableta',
    ],
    [
      `Mozilla/5.0 (Linux; Android 16; SM-S936B) ${webkit} SamsungBrowser/29.0 Chrome/136.0 Mobile Safari/537.36`,
      'Samsung Internet',
      'Android',
      'telefono',
    ],
    [
      `Mozilla/5.0 (Linux; Android 16; SM-X910) ${webkit} Chrome/148.0 Safari/537.36`,
      'Chrome',
      'Android',
      'tableta',
    ],
    ['curl/8.9.1', null, null, 'computador'],
    ['', null, null, 'computador'],
  ])('that says «%s» is %s on %s, a %s', (userAgent, navegador, sistema, tipo) => {
    expect(browserName(userAgent)).toEqual({ navegador, sistema, tipo });
  });
});
