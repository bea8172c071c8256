import type { ProviderReach } from '#server/auth/identity-provider.ts';
import type { SecretBox } from '#server/auth/secret-box.ts';
import type { Database } from '#server/db/database.ts';
import type { SampleMode } from '#server/env.ts';
import type { PostOffice } from '#server/mail/post-office.ts';

/** What the handlers of accounts and of signing in work with. */
export interface AuthDependencies {
  database: Database;
  now: () => Date;
  mail: PostOffice;
  secrets: SecretBox;
  /** What may be reached of the identity providers of companies. */
  providers: ProviderReach;
  sample: SampleMode;
  /** Where people reach this server, without a slash at the end; links in mails begin with it. */
  baseUrl: () => string;
  /** The client address of a request, for rate limits. */
  addressOf: (request: Request) => string;
}
