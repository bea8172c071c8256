/** A name as an address writes it: `Rosario Ñúñez` is `rosario.nunez`. */
export function plainLetters(name: string, joint = ''): string {
  return name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, joint);
}
