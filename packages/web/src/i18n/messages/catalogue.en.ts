/* The English of every topic of messages, as one file to load. */
export { checks } from './checks.en.ts';
export { files } from './files.en.ts';
export { formats } from './formats.en.ts';
export { records } from './records.en.ts';
export { refusals } from './refusals.en.ts';
export { samples } from './samples.en.ts';
export { tables } from './tables.en.ts';
export { troubles } from './troubles.en.ts';
