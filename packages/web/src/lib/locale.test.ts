import { afterEach, describe, expect, it } from 'vitest';
import { formatDuration } from './duration.ts';
import {
  formatAgo,
  formatBytes,
  formatCount,
  formatDaysLeft,
  formatDistance,
  formatFullMoment,
  formatIsoDate,
  formatMoment,
  formatMoney,
  formatQuantity,
  parseAmount,
} from './format.ts';
import { currentLocale, locales, perLocale, setLocale } from './locale.ts';
import { otherWallClock } from './own-clock.ts';

const now = Date.parse('2025-11-24T15:00:00-03:00');
afterEach(() => setLocale('es'));

/** `Intl` puts spaces that do not break; for reading they are spaces. */
const plain = (text: string | null) => text?.replaceAll(/[\u00A0\u202F]/g, ' ');

describe.each([
  {
    locale: 'en',
    count: '1,284',
    quantity: '1,284.5',
    pesos: '$1,234,567',
    uf: 'UF 1,234.50',
    moment: 'Wed 26 Nov, 15:00',
    other: 'Wed 1 Jul 2026, 15:00',
    full: '26 Nov 2025, 15:00',
    date: '5 Jun 2026',
    today: 'Today',
    tomorrow: 'Tomorrow',
    inFive: 'in 5 days',
    ago: '3 days ago',
    justNow: 'just now',
    bytes: '12.4 MB',
    took: '0.4 s',
    own: '27 Nov, 00:30',
  },
  {
    locale: 'pt',
    count: '1.284',
    quantity: '1.284,5',
    pesos: '$1.234.567',
    uf: 'UF 1.234,50',
    moment: 'qua. 26/11, 15:00',
    other: 'qua. 01/07/2026, 15:00',
    full: '26/11/2025 15:00',
    date: '05/06/2026',
    today: 'Hoje',
    tomorrow: 'Amanhã',
    inFive: 'em 5 dias',
    ago: 'há 3 dias',
    justNow: 'agora mesmo',
    bytes: '12,4 MB',
    took: '0,4 s',
    own: '27/11 00:30',
  },
  {
    locale: 'fr',
    count: '1 284',
    quantity: '1 284,5',
    pesos: '$1 234 567',
    uf: 'UF 1 234,50',
    moment: 'mer. 26/11, 15:00',
    other: 'mer. 01/07/2026, 15:00',
    full: '26/11/2025 15:00',
    date: '05/06/2026',
    today: 'Aujourd’hui',
    tomorrow: 'Demain',
    inFive: 'dans 5 jours',
    ago: 'il y a 3 jours',
    justNow: 'à l’instant',
    bytes: '12,4 Mo',
    took: '0,4 s',
    own: '27/11 00:30',
  },
  {
    locale: 'de',
    count: '1.284',
    quantity: '1.284,5',
    pesos: '$1.234.567',
    uf: 'UF 1.234,50',
    moment: 'Mi. 26.11., 15:00',
    other: 'Mi. 01.07.2026, 15:00',
    full: '26.11.2025, 15:00',
    date: '05.06.2026',
    today: 'Heute',
    tomorrow: 'Morgen',
    inFive: 'in 5 Tagen',
    ago: 'vor 3 Tagen',
    justNow: 'gerade eben',
    bytes: '12,4 MB',
    took: '0,4 s',
    own: '27.11., 00:30',
  },
] as const)('in $locale', ({ locale, ...expected }) => {
  it('writes numbers, amounts and sizes', () => {
    setLocale(locale);
    expect(plain(formatCount(1284))).toBe(expected.count);
    expect(plain(formatQuantity(1284.5))).toBe(expected.quantity);
    expect(plain(formatMoney(1_234_567, 'CLP'))).toBe(expected.pesos);
    expect(plain(formatMoney(1234.5, 'CLF'))).toBe(expected.uf);
    expect(formatBytes(12_400_000)).toBe(expected.bytes);
    expect(formatDuration(420)).toBe(expected.took);
  });

  it('writes dates in the time of Santiago', () => {
    setLocale(locale);
    expect(formatMoment('2025-11-26T18:00:00Z', now)).toBe(expected.moment);
    expect(formatMoment('2026-07-01T19:00:00Z', now)).toBe(expected.other);
    expect(formatFullMoment('2025-11-26T18:00:00Z')).toBe(expected.full);
    expect(formatIsoDate('2026-06-05')).toBe(expected.date);
    expect(otherWallClock('2025-11-26T23:30:00Z', 'Europe/Madrid')).toBe(expected.own);
  });

  it('formats the distance to a day, capitalised only as a text on its own', () => {
    setLocale(locale);
    expect(formatDaysLeft({ instante: '2025-11-24T23:30:00-03:00' }, now)).toBe(expected.today);
    expect(formatDaysLeft({ instante: '2025-11-25T00:10:00-03:00' }, now)).toBe(expected.tomorrow);
    expect(formatDistance({ instante: '2025-11-25T00:10:00-03:00' }, now)).toBe(
      expected.tomorrow.toLowerCase(),
    );
    expect(formatDaysLeft({ instante: '2025-11-29T15:00:00-03:00' }, now)).toBe(expected.inFive);
    expect(formatAgo('2025-11-21T15:00:00-03:00', now)).toBe(expected.ago);
    expect(formatAgo('2025-11-24T15:00:00-03:00', now)).toBe(expected.justNow);
  });

  it('reads back the amounts it writes', () => {
    setLocale(locale);
    for (const amount of [0, 7, 999, 1000, 1234.5, 1_500_000, 987_654_321.25]) {
      expect(parseAmount(formatQuantity(amount))).toBe(amount);
      expect(parseAmount(formatMoney(Math.trunc(amount), 'CLP') ?? '')).toBe(Math.trunc(amount));
    }
  });
});

it('takes no amount for one of another size', () => {
  setLocale('en');
  expect([parseAmount('1.5'), parseAmount('1,5'), parseAmount('1.234.567')]).toEqual([
    1.5,
    null,
    null,
  ]);
  setLocale('es');
  expect([parseAmount('1,5'), parseAmount('1.5'), parseAmount('1,234,567')]).toEqual([
    1.5,
    null,
    null,
  ]);
});

it('makes each format once for each language', () => {
  const made: string[] = [];
  const format = perLocale((customs) => made.push(customs));
  for (const locale of [...locales, ...locales]) {
    setLocale(locale);
    format();
  }
  expect(made).toEqual(['es-CL', 'en-GB', 'pt-BR', 'fr-FR', 'de-DE']);
  expect(currentLocale()).toBe('de');
});
