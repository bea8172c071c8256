import type { Topic } from '../message.ts';

/** Shown with and without a session: what a field says of its value, and why the server refused. */
export const firstTopics = ['checks', 'refusals'] as const satisfies Topic[];

/** Shown only by the pages behind the session. */
export const laterTopics = [
  'samples',
  'files',
  'formats',
  'tables',
  'records',
  'troubles',
  'work',
  'matching',
  'notices',
  'webhooks',
  'audit',
  'reports',
  'builtReports',
  'market',
] as const satisfies Topic[];

export const topics = [...firstTopics, ...laterTopics] as const satisfies Topic[];
