import type { Database } from '#server/db/database.ts';
import { sweepLinks } from './account-commands.ts';
import { sweepKeys } from '#server/areas/keys/commands.ts';
import { sweepAttempts } from './attempt-commands.ts';
import { sweepSessions } from './commands.ts';
import { sweepOrganizationSignIns } from './organization-commands.ts';
import { sweepPasskeyChallenges } from './passkey-commands.ts';
import { sweepInvitations } from './invitation-commands.ts';
import { sweepPlaces } from './place-commands.ts';
import { sweepChallenges } from './two-step-commands.ts';
import { endOverdueViews, recordEndedViews } from './view-commands.ts';

/** Deletes everything of accounts and of signing in that has ended by itself. */
export async function sweepAuth(database: Database, now: Date): Promise<void> {
  await database.transaction('system', async (tx) => {
    await sweepAttempts(tx, now);
    await sweepLinks(tx, now);
    await sweepChallenges(tx, now);
    await sweepPasskeyChallenges(tx, now);
    await sweepOrganizationSignIns(tx, now);
    await sweepPlaces(tx, now);
    // Before the sessions that they are of.
    const views = await endOverdueViews(tx, now);
    await sweepSessions(tx, now);
    await sweepInvitations(tx, now);
    await sweepKeys(tx, now);
    await recordEndedViews(tx, views, { now });
  });
}
