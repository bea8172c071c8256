// What is stored of the look, before the first paint; index.html says more.
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

  // The grounds of tokens.css.
  const skins = {
    light: { scheme: 'light', ground: '#f5f7f8', bodyClass: '' },
    bordered: { scheme: 'light', ground: '#ffffff', bodyClass: 'bordered-layout' },
    dark: { scheme: 'dark', ground: '#13191d', bodyClass: 'dark-layout' },
    'semi-dark': { scheme: 'light', ground: '#f5f7f8', bodyClass: 'semi-dark-layout' },
  };
  const languages = { es: 'es-CL', en: 'en', pt: 'pt-BR', fr: 'fr', de: 'de' };

  const html = document.documentElement;
  // A shared report looks as its address says, or else as the device does.
  const isShared = location.pathname.startsWith('/incrustado/');
  const asked = { claro: 'light', oscuro: 'dark' }[
    new URLSearchParams(location.search).get('tema')
  ];
  const isDark = matchMedia('(prefers-color-scheme: dark)').matches;
  const stored = isShared ? (asked ?? (isDark ? 'dark' : 'light')) : readJson('skin');
  const skin = typeof stored === 'string' && Object.hasOwn(skins, stored) ? stored : 'light';
  const { scheme, ground, bodyClass } = skins[skin];
  html.dataset.mantineColorScheme = scheme;
  html.dataset.skin = skin;
  html.dir = readJson('direction') === true ? 'rtl' : 'ltr';
  const language = read('i18nextLng');
  if (Object.hasOwn(languages, language ?? '')) html.lang = languages[language];

  document.querySelector('meta[name=theme-color]')?.setAttribute('content', ground);

  if (bodyClass !== '') {
    new MutationObserver((_, observer) => {
      if (document.body === null) return;
      document.body.classList.add(bodyClass);
      observer.disconnect();
    }).observe(html, { childList: true });
  }
})();

// oxlint-disable-next-line no-underscore-dangle -- the name is zod's (decision 0009)
globalThis.__zod_globalConfig = { jitless: true };
