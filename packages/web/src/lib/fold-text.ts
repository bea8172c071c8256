/** Folds case and accents away, for finding what a person typed among texts on screen. */
export function foldText(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim();
}
