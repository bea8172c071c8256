/** `npm start`: installs, builds and serves, each only when needed. */
import { build, install } from './prepare.mjs';

install();
build();
await import('../packages/server/dist/main.js');
