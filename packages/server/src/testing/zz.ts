import { PGlite } from '@electric-sql/pglite';
let t = performance.now();
const lap = (s: string) => {
  console.log(s, Math.round(performance.now() - t));
  t = performance.now();
};
const p = await PGlite.create();
lap('open');
const b = await p.dumpDataDir('none');
lap('dump');
console.log(b.size);
const p2 = await PGlite.create({ loadDataDir: b });
lap('open from template');
const p3 = await PGlite.create();
lap('open plain again');
console.log((await p2.query('select 1')).rows);
