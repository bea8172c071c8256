import { tokenIn } from './memory-mailer.ts';
import type { TestServer } from './test-server.ts';
import type { InvitedRole } from '@pliego/contract/areas/users';

let invitedSoFar = 0;

/** An address that nobody has used. */
export function anAddress(): string {
  invitedSoFar += 1;
  return `invitada${invitedSoFar}@andes.test`;
}

/** The token of the newest invitation that was mailed to an address. */
export async function invitationTo(server: TestServer, email: string): Promise<string> {
  await server.mails();
  return tokenIn(server.mailer.last('invitacion', email));
}

/** Invites an address to company 1; answers the token of its link. */
export async function invited(
  server: TestServer,
  email: string = anAddress(),
  role: InvitedRole = 'editor',
): Promise<string> {
  const { client } = await server.as('admin');
  await client.users.invite({ body: { correos: [email], role } });
  return invitationTo(server, email);
}
