// Puts the stored skin on the page before the first paint. The app itself owns the preference
// (src/ui/layout-preferences.ts); a missing or broken entry means the light skin.
(() => {
  try {
    const stored = JSON.parse(localStorage.getItem('layout') ?? 'null');
    if (stored?.state?.skin === 'dark') {
      document.documentElement.setAttribute('data-mantine-color-scheme', 'dark');
    }
  } catch {
    // Storage is blocked or broken: the light skin stays.
  }
})();

// Zod would try `new Function` once to see whether it may compile its checks; the content security policy
// forbids it and the console would say so. It reads this before its first schema.
// oxlint-disable-next-line no-underscore-dangle -- the name is zod's
globalThis.__zod_globalConfig = { jitless: true };
