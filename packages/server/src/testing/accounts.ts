import type { Registration } from '@pliego/contract/areas/account';
import type { Passkey } from '@pliego/contract/areas/account-passkeys';
import { printedRut } from '@pliego/contract/rules/rut';
import { sql } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { rowsOf } from '#server/db/database.ts';
import { password, people, type PersonName } from './fixture.ts';
import { tokenIn } from './memory-mailer.ts';
import type { SoftAuthenticator } from './soft-authenticator.ts';
import { problemIn, type TestServer, type Visitor } from './test-server.ts';

/** A password that is none of the fixture's. */
export const otherPassword = 'otra clave de prueba';

let registered = 0;

/** A registration like no other so far. */
export function aRegistration(changes: Partial<Registration> = {}): Registration {
  registered += 1;
  return {
    empresa: `Ferretería Nueva ${registered} SpA`,
    rut: printedRut(76_400_000 + registered),
    fullName: 'Paula Villarroel Ñancucheo',
    email: `paula${registered}@ferreteria.test`,
    password: otherPassword,
    acepta: true,
    ...changes,
  };
}

/** Registers, and answers the token of the link in the mail. */
export async function register(server: TestServer, body: Registration): Promise<string> {
  await server.stranger.client.auth.register({ body });
  await server.mails();
  return tokenIn(server.mailer.last('confirmar-correo', body.email));
}

/** Requests a password reset, and returns the token of the link in the mail. */
export async function askForReset(server: TestServer, email: string): Promise<string> {
  // A mail requested before this one must not arrive after it.
  await server.mails();
  await server.stranger.client.auth.forgotPassword({ body: { email } });
  await server.mails();
  return tokenIn(server.mailer.last('cambiar-contrasena', email));
}

/** The code that an authenticator shows at an instant. */
export function codeAt(secret: string, instant: Date): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: instant.getTime() });
}

export interface SecondStep {
  visitor: Visitor;
  /** Of the authenticator, in base 32. */
  secret: string;
  /** Recovery codes. */
  codes: string[];
}

/** Enables the second step of a user; uses up the code of the current half minute. */
export async function withSecondStep(server: TestServer, person: PersonName): Promise<SecondStep> {
  const visitor = await server.signIn(person);
  const { secret } = await visitor.client.auth.setUpTwoSteps({ body: { password } });
  const code = codeAt(secret, server.now());
  const { codigos } = await visitor.client.auth.enableTwoSteps({ body: { code } });
  return { visitor, secret, codes: codigos };
}

/** Adds a passkey of an authenticator to the account of a visitor. */
export async function withPasskey(
  { client }: Visitor,
  authenticator: SoftAuthenticator,
  nombre = 'Notebook',
): Promise<Passkey> {
  const creation = await client.auth.passkeyCreation({ body: { password } });
  return client.auth.addPasskey({ body: { nombre, llave: authenticator.create(creation) } });
}

/** Signs in with the password of a user with a second step; returns the pending sign-in. */
export async function afterFirstStep(server: TestServer, person: PersonName): Promise<Visitor> {
  const json = { email: people[person].email, password };
  const response = await server.stranger.send('POST', '/api/auth/login', { json });
  const { code } = await problemIn(response.clone());
  if (code !== 'segundo-paso') throw new Error(`${json.email} got ${code}`);
  return server.carrying(response);
}

/** All rows of a table of accounts, each as one text. */
export async function storedIn(server: TestServer, table: string): Promise<string[]> {
  const name = sql.identifier(table);
  const rows = await server.database.transaction('system', (tx) =>
    rowsOf<{ row: string }>(tx, sql`select ${name}::text as row from ${name}`),
  );
  return rows.map(({ row }) => row);
}
