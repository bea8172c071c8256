import { hash, type Options, verify } from '@node-rs/argon2';

/** OWASP's first choice for argon2id: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The hash carries its cost along. Only tests, which sign in hundreds of times, pass a cheaper one. */
export function hashPassword(password: string, options: Options = cost): Promise<string> {
  return hash(password, options);
}

/** Of no password: compared when there is no account, so that both cases take as long. */
let decoy: Promise<string> | undefined;

/** Whether a password is the one hashed. Without a hash it takes as long and answers false. */
export async function passwordMatches(
  passwordHash: string | undefined,
  password: string,
): Promise<boolean> {
  decoy ??= hashPassword('nadie tiene esta contraseña');
  const matches = await verify(passwordHash ?? (await decoy), password);
  return matches && passwordHash !== undefined;
}
