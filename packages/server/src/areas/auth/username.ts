/** A username for who chose none: the part of their e-mail before the @. */
export function usernameFrom(email: string): string {
  const name = (email.split('@')[0] ?? '').replaceAll(/[^a-z0-9._-]/g, '').slice(0, 40);
  return name.length < 3 ? `usuario${name}` : name;
}
