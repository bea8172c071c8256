// Puts the stored skin, direction and language on the page before the first paint. The app itself owns
// them (src/ui/theme/apply-look.ts, src/i18n/setup.ts); whatever is missing or broken means the default.
(() => {
  const read = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      // Storage is blocked.
      return null;
    }
  };
  const readJson = (key) => {
    try {
      return JSON.parse(read(key) ?? 'null');
    } catch {
      return null;
    }
  };

  // The class on the body, and the ground of src/ui/theme/tokens.css: no style sheet is there yet to be asked.
  const skins = {
    light: { scheme: 'light', ground: '#f5f7f8', bodyClass: '' },
    bordered: { scheme: 'light', ground: '#ffffff', bodyClass: 'bordered-layout' },
    dark: { scheme: 'dark', ground: '#13191d', bodyClass: 'dark-layout' },
    'semi-dark': { scheme: 'light', ground: '#f5f7f8', bodyClass: 'semi-dark-layout' },
  };
  const languages = { es: 'es-CL', en: 'en', pt: 'pt-BR', fr: 'fr', de: 'de' };

  const html = document.documentElement;
  const stored = readJson('skin');
  const skin = typeof stored === 'string' && Object.hasOwn(skins, stored) ? stored : 'light';
  const { scheme, ground, bodyClass } = skins[skin];
  html.dataset.mantineColorScheme = scheme;
  html.dataset.skin = skin;
  html.dir = readJson('direction') === true ? 'rtl' : 'ltr';
  const language = read('i18nextLng');
  if (Object.hasOwn(languages, language ?? '')) html.lang = languages[language];

  document.querySelector('meta[name=theme-color]')?.setAttribute('content', ground);

  // The body comes later, and is told of before anything of it is painted.
  if (bodyClass !== '') {
    new MutationObserver((_, observer) => {
      if (document.body === null) return;
      document.body.classList.add(bodyClass);
      observer.disconnect();
    }).observe(html, { childList: true });
  }
})();

// Zod would try `new Function` once to see whether it may compile its checks; the content security policy
// forbids it and the console would say so. It reads this before its first schema.
// oxlint-disable-next-line no-underscore-dangle -- the name is zod's
globalThis.__zod_globalConfig = { jitless: true };
