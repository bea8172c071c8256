/* The Spanish of the topics that only pages behind the session show, as one file to load. */
export { audit } from '@pliego/contract/messages/audit.es';
export { builtReports } from '@pliego/contract/messages/built-reports.es';
export { files } from '@pliego/contract/messages/files.es';
export { formats } from '@pliego/contract/messages/formats.es';
export { market } from '@pliego/contract/messages/market.es';
export { matching } from '@pliego/contract/messages/matching.es';
export { notices } from '@pliego/contract/messages/notices.es';
export { records } from '@pliego/contract/messages/records.es';
export { reports } from '@pliego/contract/messages/reports.es';
export { samples } from '@pliego/contract/messages/samples.es';
export { tables } from '@pliego/contract/messages/tables.es';
export { troubles } from '@pliego/contract/messages/troubles.es';
export { webhooks } from '@pliego/contract/messages/webhooks.es';
export { work } from '@pliego/contract/messages/work.es';
