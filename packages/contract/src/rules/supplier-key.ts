import { foldText } from './fold-text.ts';
import { normalisedRut } from './rut.ts';

/** Legal forms as they are shortened. */
const legalForms: readonly (readonly [RegExp, string])[] = [
  [/\bsociedad por acciones\b/g, 'spa'],
  [/\bsociedad anonima\b/g, 'sa'],
  [/\blimitada\b/g, 'ltda'],
  [/\bempresa individual de responsabilidad ltda\b/g, 'eirl'],
];

/** The name of a company as it is compared: without case, accents, punctuation and spellings of its legal form. */
export function companyNameKey(name: string): string {
  const plain = foldText(foldText(name).replaceAll(/[^\p{L}\p{N}]+/gu, ' '));
  // «S.p.A.» is «SpA».
  const joined = plain.replaceAll(/\b\p{L}(?: \p{L})+\b/gu, (letters) =>
    letters.replaceAll(' ', ''),
  );
  return legalForms.reduce((key, [form, short]) => key.replaceAll(form, short), joined);
}

/** What a key looks like; it holds no comma, which separates those of a list. */
export const supplierKeyPattern = /^(?:rut|id|nombre):[\p{L}\p{N}\- ]{1,200}$/u;

/**
 * The key of a supplier, whichever way sources write it: its RUT, another tax number as it is, or its name. Null where
 * a source gives neither.
 */
export function supplierKey({
  nombre,
  rut,
}: {
  nombre: string | null | undefined;
  rut: string | null | undefined;
}): string | null {
  const number = rut == null ? null : normalisedRut(rut);
  if (number !== null) return `rut:${number}`;
  const other = foldText(rut ?? '').replaceAll(/[^\p{L}\p{N}]+/gu, '');
  // Letters alone are a word in the place of a number: «sin información».
  if (/\d/.test(other)) return `id:${other.slice(0, 200)}`;
  const name = companyNameKey(nombre ?? '').slice(0, 200);
  return name === '' ? null : `nombre:${name}`;
}
