/** `npm run pliego -- <command>`: the operator's command line, built when needed. */
import { build, install } from './prepare.mjs';

install();
build();
await import('../packages/server/dist/pliego.js');
