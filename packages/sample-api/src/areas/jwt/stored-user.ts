import type { JwtUser } from '@pliego/contract/areas/jwt';

/** A sample user as it is kept; its password is sample data too, and opens nothing. */
export interface StoredUser extends JwtUser {
  password?: string;
}

/** A user as it is answered: without the password. */
export function presentUser({
  id,
  fullName,
  username,
  avatar,
  email,
  role,
  ability,
  extras,
}: StoredUser): JwtUser {
  return { id, fullName, username, avatar, email, role, ability, extras };
}
