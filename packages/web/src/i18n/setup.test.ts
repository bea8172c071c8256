import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** What a browser has of what this needs: one page, and a store that may refuse. */
let html = { lang: 'es-CL' };
let stored: Map<string, string>;
let isBlocked = false;

const storage = {
  getItem: (key: string) => {
    if (isBlocked) throw new Error('blocked');
    return stored.get(key) ?? null;
  },
  setItem: (key: string, value: string) => {
    if (isBlocked) throw new Error('blocked');
    stored.set(key, value);
  },
};

beforeEach(() => {
  // As `index.html` has it.
  html = { lang: 'es-CL' };
  stored = new Map();
  isBlocked = false;
  vi.stubGlobal('document', { documentElement: html });
  vi.stubGlobal('localStorage', storage);
  vi.resetModules();
});
afterEach(() => {
  vi.doUnmock('./messages/fr.ts');
  vi.unstubAllGlobals();
});

/** The app as it is after its start. */
async function started() {
  const setup = await import('./setup.ts');
  const { formatCount } = await import('#web/lib/format.ts');
  await setup.setupTexts();
  return { ...setup, formatCount, title: () => setup.i18n.t('tags:title') };
}

const tags = {
  es: () => import('#web/areas/tags/messages/es.ts'),
  en: () => import('#web/areas/tags/messages/en.ts'),
};
const page = () => Promise.resolve('page');

describe('at the start', () => {
  it('is in Spanish, whatever the browser prefers', async () => {
    vi.stubGlobal('navigator', { language: 'de-DE', languages: ['de-DE'] });
    const { i18n } = await started();
    expect(i18n.t('actions.retry')).toBe('Reintentar');
    expect(html.lang).toBe('es-CL');
  });

  it('is in the language chosen last', async () => {
    stored.set('i18nextLng', 'en');
    const { i18n, formatCount } = await started();
    expect(i18n.t('actions.retry')).toBe('Try again');
    expect(formatCount(1234)).toBe('1,234');
    expect(html.lang).toBe('en');
  });

  it.each(['xx', 'en-US', '', '{"lng":"en"}', 'toString'])(
    'is in Spanish where «%s» was stored',
    async (value) => {
      stored.set('i18nextLng', value);
      const { i18n } = await started();
      expect(i18n.t('actions.retry')).toBe('Reintentar');
      expect(html.lang).toBe('es-CL');
    },
  );

  it('is in Spanish where nothing can be stored', async () => {
    isBlocked = true;
    const { i18n, changeLanguage } = await started();
    expect(i18n.t('actions.retry')).toBe('Reintentar');
    await changeLanguage('en');
    expect(i18n.t('actions.retry')).toBe('Try again');
  });

  it('falls back to Spanish where the texts cannot be loaded', async () => {
    stored.set('i18nextLng', 'fr');
    vi.doMock('./messages/fr.ts', () => {
      throw new Error('offline');
    });
    const { i18n } = await started();
    expect(i18n.t('actions.retry')).toBe('Reintentar');
    expect(html.lang).toBe('es-CL');
    expect(stored.get('i18nextLng')).toBe('fr');
  });
});

describe('a change of language', () => {
  it('holds for what is shown, is remembered and can be taken back', async () => {
    const { i18n, changeLanguage, withTexts, formatCount, title } = await started();
    await withTexts('tags', tags, page);
    expect(title()).toBe('Etiquetas');
    await changeLanguage('en');
    expect([title(), formatCount(1234), html.lang]).toEqual(['Tags', '1,234', 'en']);
    expect(stored.get('i18nextLng')).toBe('en');
    await changeLanguage('es');
    expect([title(), formatCount(1234), html.lang]).toEqual(['Etiquetas', '1.234', 'es-CL']);
    expect(i18n.t('actions.retry')).toBe('Reintentar');
  });

  it.each([
    ['pt', 'Tentar de novo'],
    ['fr', 'Réessayer'],
    ['de', 'Erneut versuchen'],
  ] as const)(
    'to %s leaves an area that does not speak it in Spanish, and so does the document say',
    async (locale, retry) => {
      const { i18n, changeLanguage, withTexts, title } = await started();
      await withTexts('tags', tags, page);
      await changeLanguage(locale);
      expect([i18n.t('actions.retry'), title(), html.lang]).toEqual([retry, 'Etiquetas', 'es-CL']);
    },
  );

  it('from English brings the Spanish of what was only ever shown in English', async () => {
    stored.set('i18nextLng', 'en');
    const { i18n, changeLanguage, withTexts, title } = await started();
    await withTexts('tags', tags, page);
    expect(i18n.hasResourceBundle('es', 'tags')).toBe(false);
    await changeLanguage('es');
    expect(title()).toBe('Etiquetas');
  });

  it('changes nothing where the texts of a shown page cannot be loaded', async () => {
    const { i18n, changeLanguage, withTexts, title } = await started();
    const broken = { es: tags.es, en: () => Promise.reject(new Error('offline')) };
    await withTexts('tags', broken, page);
    await expect(changeLanguage('en')).rejects.toThrow('offline');
    expect([i18n.t('actions.retry'), title(), html.lang]).toEqual([
      'Reintentar',
      'Etiquetas',
      'es-CL',
    ]);
    expect(stored.has('i18nextLng')).toBe(false);
  });

  it('ends in the language requested last', async () => {
    const { i18n, changeLanguage } = await started();
    await Promise.all([changeLanguage('en'), changeLanguage('de')]);
    expect([i18n.t('actions.retry'), stored.get('i18nextLng')]).toEqual(['Erneut versuchen', 'de']);
  });

  it('never shows a page before its texts, in whichever language the screen then is', async () => {
    const { changeLanguage, withTexts, title } = await started();
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    const sources = {
      es: () => import('#web/areas/sources/messages/es.ts'),
      en: async () => {
        await held;
        return import('#web/areas/sources/messages/en.ts');
      },
    };
    const first = withTexts('sources', sources, page);
    await first;
    const change = changeLanguage('en');
    await withTexts('tags', tags, page);
    expect(title()).toBe('Etiquetas');
    release();
    await change;
    expect(title()).toBe('Tags');
  });
});

it('shows a page in Spanish where its language cannot be loaded', async () => {
  stored.set('i18nextLng', 'en');
  const { withTexts, title } = await started();
  const broken = { es: tags.es, en: () => Promise.reject(new Error('offline')) };
  await expect(withTexts('tags', broken, page)).resolves.toBe('page');
  expect(title()).toBe('Etiquetas');
});

it('fails with the page where not even the Spanish texts can be loaded', async () => {
  const { withTexts } = await started();
  const gone = () => Promise.reject(new Error('stale chunk'));
  await expect(withTexts('tags', { es: gone, en: gone }, page)).rejects.toThrow('stale chunk');
});

it('completes the shell, with the titles of all pages', async () => {
  const { i18n, changeLanguage } = await started();
  const { withShellTexts } = await import('./shell-texts.ts');
  await withShellTexts(page);
  expect([i18n.t('pages:tenders'), i18n.t('nav.sections.work')]).toEqual([
    'Licitaciones',
    'Trabajo',
  ]);
  await changeLanguage('fr');
  expect([i18n.t('pages:tenders'), i18n.t('nav.sections.work')]).toEqual([
    'Appels d’offres',
    'Travail',
  ]);
});
