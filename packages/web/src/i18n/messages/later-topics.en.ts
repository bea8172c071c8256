/* The English of the topics that only pages behind the session show, as one file to load. */
export { audit } from './audit.en.ts';
export { builtReports } from './built-reports.en.ts';
export { files } from './files.en.ts';
export { formats } from './formats.en.ts';
export { market } from './market.en.ts';
export { matching } from './matching.en.ts';
export { notices } from './notices.en.ts';
export { records } from './records.en.ts';
export { reports } from './reports.en.ts';
export { samples } from './samples.en.ts';
export { tables } from './tables.en.ts';
export { troubles } from './troubles.en.ts';
export { webhooks } from './webhooks.en.ts';
export { work } from './work.en.ts';
