/** Counts the pages of the table, each of which has a route. */
import { menu, pages } from '@pliego/contract/pages';

for (const { section } of menu) {
  const count = pages.filter((page) => page.section === section).length;
  console.log(`${section.padEnd(12)} ${count}`);
}
console.log(`\n${pages.length} pages.`);
