import type { OpenSession } from '@pliego/contract/areas/account-sessions';

/** In this order: each of the first also calls itself by the name of one below. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|OPiOS)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const systems: readonly (readonly [RegExp, string])[] = [
  [/\bAndroid\b/, 'Android'],
  [/\biPad\b/, 'iPadOS'],
  [/\biPhone\b/, 'iOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

const firstOf = (names: readonly (readonly [RegExp, string])[], text: string) =>
  names.find(([form]) => form.test(text))?.[1] ?? null;

function kindOf(userAgent: string): OpenSession['tipo'] {
  if (/\biPad\b|\bTablet\b/.test(userAgent)) return 'tableta';
  const isAndroid = /\bAndroid\b/.test(userAgent);
  if (isAndroid && !/\bMobile\b/.test(userAgent)) return 'tableta';
  return isAndroid || /\biPhone\b/.test(userAgent) ? 'telefono' : 'computador';
}

/** What a browser says it is, as its owner would call it. Nothing rests on it: anyone may write the header. */
export function browserName(
  userAgent: string,
): Pick<OpenSession, 'tipo' | 'navegador' | 'sistema'> {
  return {
    tipo: kindOf(userAgent),
    navegador: firstOf(browsers, userAgent),
    sistema: firstOf(systems, userAgent),
  };
}
