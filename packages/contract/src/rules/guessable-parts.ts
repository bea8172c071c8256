import { foldText } from './fold-text.ts';

/** What attackers of a panel for tenders in Chile try first, alone, in a row and with something added; folded. */
const commonWords = [
  'admin',
  'administrador',
  'administradora',
  'administrator',
  'adquisiciones',
  'bienvenida',
  'bienvenido',
  'bienvenidos',
  'cambiame',
  'changeme',
  'chile',
  'chilecompra',
  'clave',
  'colocolo',
  'compras',
  'contrasena',
  'demo',
  'empresa',
  'iloveyou',
  'letmein',
  'licitacion',
  'licitaciones',
  'login',
  'mercado',
  'michael',
  'mucho',
  'ofertas',
  'passw0rd',
  'password',
  'pliego',
  'princesa',
  'princess',
  'proveedor',
  'proveedores',
  'publica',
  'publicas',
  'publico',
  'santiago',
  'secreta',
  'secreto',
  'temporal',
  'teamo',
  'tequiero',
  'trustno1',
  'universidad',
  'usuario',
  'ventas',
  'welcome',
  'invierno',
  'otono',
  'primavera',
  'verano',
  'enero',
  'febrero',
  'marzo',
  'abril',
  'mayo',
  'junio',
  'julio',
  'agosto',
  'septiembre',
  'octubre',
  'noviembre',
  'diciembre',
];

/** What lies side by side in the alphabet or on a keyboard, in rows, in columns and to and fro. */
const rows = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  '1029384756',
  '11223344556677889900',
  'qwertyuiop',
  'asdfghjklñ',
  'asdfghjkl;',
  'zxcvbnm',
  'q1w2e3r4t5y6u7i8o9p0',
  '1q2w3e4r5t6y7u8i9o0p',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
  'qazwsxedcrfvtgbyhnujmik',
  'qweasdzxc',
  '!"#$%&/()=',
  '!@#$%^&*()',
].flatMap((row) => {
  const folded = foldText(row);
  return [folded, Array.from(folded).toReversed().join('')];
});

/** Any four letters of a row are in some word; fewer say nothing. */
const shortestRun = 4;
/** Shorter words of a person are in too many others. */
const shortestWord = 3;
/** With as many characters that nothing explains, what remains is not worth guessing. */
const enough = 5;

const year = /^(?:19|20)\d\d/;
const letter = /\p{L}/u;
const betweenWords = /[^\p{L}\p{N}]+/u;

/** How people write letters with digits and signs. */
const disguises: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
};

const undisguised = (text: string) =>
  text.replaceAll(/[@4310$5]/g, (sign) => disguises[sign] ?? sign);

/** A text without what people put between words. */
export const joinedWords = (text: string) => text.replaceAll(/[\s._-]+/g, '');

/** How many characters at the beginning of a text can be guessed as one, in every way. */
function guessesAt(text: string, words: readonly string[]): number[] {
  const lengths = words.filter((word) => text.startsWith(word)).map((word) => word.length);
  if (year.test(text)) lengths.push(4);
  let run = shortestRun;
  while (run <= text.length && rows.some((row) => row.includes(text.slice(0, run)))) {
    lengths.push(run);
    run += 1;
  }
  return lengths;
}

/** The least of a text that neither words nor rows nor years explain. */
function unexplained(text: string, words: readonly string[]): string {
  /** Of what begins at each place, the end first. */
  const rests = [''];
  for (let from = text.length - 1; from >= 0; from -= 1) {
    const after = (length: number) => rests[rests.length - length] ?? '';
    let least = `${text[from] ?? ''}${after(1)}`;
    for (const length of guessesAt(text.slice(from), words)) {
      if (after(length).length < least.length) least = after(length);
    }
    rests.push(least);
  }
  return rests.at(-1) ?? '';
}

/** The words of texts about a person, each alone and as they are written in a row; folded. */
export function wordsOf(texts: readonly string[]): string[] {
  return texts.flatMap((text) => {
    const parts = foldText(text).split(betweenWords);
    return [...parts, parts.join('')].filter((word) => word.length >= shortestWord);
  });
}

/**
 * Whether a password is little else than what is guessed first: common words, these others, runs of the alphabet and of the
 * keyboard, and years, in any order and number. A word of them among others that are none of them does no harm.
 */
export function isGuessable(password: string, words: readonly string[] = []): boolean {
  const known = [...commonWords, ...words];
  const folded = foldText(password);
  return [joinedWords(folded), joinedWords(undisguised(folded))].some((text) => {
    const rest = unexplained(text, known);
    const isDecoration = !letter.test(rest) && rest.length * 2 <= text.length;
    return rest.length < enough || isDecoration;
  });
}
