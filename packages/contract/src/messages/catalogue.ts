import { checks } from './checks.es.ts';
import { refusals } from './refusals.es.ts';
import { formats } from './formats.es.ts';
import { files } from './files.es.ts';
import { records } from './records.es.ts';
import { tables } from './tables.es.ts';
import { samples } from './samples.es.ts';
import { troubles } from './troubles.es.ts';
import { matching } from './matching.es.ts';
import { notices } from './notices.es.ts';
import { webhooks } from './webhooks.es.ts';
import { work } from './work.es.ts';
import { market } from './market.es.ts';
import { reports } from './reports.es.ts';
import { builtReports } from './built-reports.es.ts';
import { audit } from './audit.es.ts';

/** Every sentence of a `Message`, by topic. No two topics share a code. */
export const catalogue = {
  checks,
  refusals,
  samples,
  files,
  formats,
  tables,
  records,
  troubles,
  work,
  matching,
  notices,
  webhooks,
  audit,
  reports,
  builtReports,
  market,
};
