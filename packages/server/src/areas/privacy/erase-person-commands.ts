import { randomUUID } from 'node:crypto';
import { erasedName } from '@pliego/contract/areas/privacy';
import { createMessage } from '@pliego/contract/message';
import { ProblemError } from '@pliego/contract/problem';
import { type AuditedBy, eraseAuditedPerson, recordAudit } from '#server/areas/audit/commands.ts';
import { memberOf } from '#server/areas/users/queries.ts';
import type { Database, OwnerQuery } from '#server/db/database.ts';

/*
 * A person who was removed loses their name in the company. Their place stays, marked as erased: the policy of `users` hides who
 * they were, so that whatever refers to them by number is of «Persona eliminada» everywhere at once. Names that were written
 * down in texts are replaced, also in what is append-only: that is the owner's work.
 */

interface Person {
  companyId: number;
  userId: number;
  fullName: string;
  email: string;
}

/** Names that the product itself wrote into texts; they may stand within longer ones. */
const named: readonly { table: string; columns: readonly string[] }[] = [
  { table: 'events', columns: ['before', 'after'] },
  { table: 'notices', columns: ['message', 'because', 'detail'] },
];

/** As it stands within the text of a JSON value. */
const inJson = (text: string): string => JSON.stringify(text).slice(1, -1);

async function replaceName(query: OwnerQuery, { companyId, fullName }: Person): Promise<void> {
  for (const { table, columns } of named) {
    for (const column of columns) {
      await query(
        `update ${table} set "${column}" = replace("${column}"::text, $2, $3)::jsonb
          where company_id = $1 and position($2 in "${column}"::text) > 0`,
        [companyId, inJson(fullName), inJson(erasedName)],
      );
    }
  }
}

/** What is theirs alone in the company, and no work of it. */
async function eraseOwn(query: OwnerQuery, person: Person): Promise<void> {
  const { companyId, userId, fullName, email } = person;
  for (const table of [
    'notices',
    'notice_settings',
    'follow_up_visits',
    'home_visits',
    'home_widgets',
    'prepared_exports',
    'view_hits',
    'view_alerts',
    'view_defaults',
  ]) {
    await query(`delete from ${table} where company_id = $1 and user_id = $2`, [companyId, userId]);
  }
  // What they shared is the company's.
  await query('delete from saved_views where company_id = $1 and user_id = $2 and not is_shared', [
    companyId,
    userId,
  ]);
  // What was sent to webhooks is a log of weeks, signed as it stands.
  await query(
    'delete from webhook_deliveries where company_id = $1 and position($2 in payload) > 0',
    [companyId, inJson(fullName)],
  );
  await query('delete from sessions where company_id = $1 and user_id = $2', [companyId, userId]);
  await query('delete from invitations where company_id = $1 and email = $2', [companyId, email]);
  await query('update comment_mentions set name = $3 where company_id = $1 and user_id = $2', [
    companyId,
    userId,
    erasedName,
  ]);
  await query(
    'update memberships set erased_at = now(), version = version + 1 where company_id = $1 and user_id = $2',
    [companyId, userId],
  );
}

/** What is somebody's alone, in whatever company, and how they enter. */
async function forgetPerson(query: OwnerQuery, userId: number): Promise<void> {
  for (const table of [
    'profiles',
    'bookmarks',
    'help_opinions',
    'seen_notes',
    'account_tokens',
    'two_steps',
    'recovery_codes',
    'known_places',
    'passkeys',
    'passkey_challenges',
    'sessions',
    'sign_in_challenges',
  ]) {
    await query(`delete from ${table} where user_id = $1`, [userId]);
  }
}

/** An account whose person deleted it: the name stays with what they did, the address is free again. */
export async function closeAccount(query: OwnerQuery, userId: number): Promise<void> {
  await forgetPerson(query, userId);
  await query(
    `update users set username = $2, email = $3, avatar = null, status = 'inactive', password_hash = $4 where id = $1`,
    [userId, `eliminada-${userId}`, `eliminada-${userId}@invalid`, `!${randomUUID()}`],
  );
}

/** The account of somebody whom no company knows any more: nobody enters with it, and it names nobody. */
async function eraseAccount(query: OwnerQuery, userId: number): Promise<void> {
  const { rows } = await query(
    'select 1 from memberships where user_id = $1 and erased_at is null limit 1',
    [userId],
  );
  if (rows.length > 0) return;
  await forgetPerson(query, userId);
  await query(
    `update users set full_name = $2, username = $3, email = $4, avatar = null, status = 'inactive', password_hash = $5
      where id = $1`,
    [userId, erasedName, `eliminada-${userId}`, `eliminada-${userId}@invalid`, `!${randomUUID()}`],
  );
}

/** Erases the name and the address of a person who was removed from a company. Refuses those who are still in it. */
export async function erasePerson(
  database: Database,
  by: AuditedBy,
  userId: number,
): Promise<void> {
  const { companyId } = by;
  const member = await database.read('system', (tx) => memberOf(tx, companyId, userId));
  if (member === undefined) {
    throw new ProblemError('no-encontrado', createMessage('persona-desconocida'));
  }
  if (member.ownStatus !== 'removed') {
    throw new ProblemError('datos-invalidos', createMessage('quitar-antes-de-borrar'));
  }
  const { fullName, email } = member;
  const person = { companyId, userId, fullName, email };
  // First the audit: what fails afterwards is asked for again, while the person still has a name to erase.
  await database.transaction('system', async (tx) => {
    await eraseAuditedPerson(tx, { companyId, userId, email });
    await recordAudit(tx, by, { action: 'datos-borrados' });
  });
  await database.ownerTransaction('change', async (query) => {
    await replaceName(query, person);
    await eraseOwn(query, person);
    await eraseAccount(query, userId);
  });
}
