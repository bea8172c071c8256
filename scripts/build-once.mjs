/** Builds what is not built yet, as a process of its own: `npm test` checks the sources meanwhile. */
import { build } from './prepare.mjs';

build();
