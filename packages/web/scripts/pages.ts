/** Counts the pages of the table: what is there, and what is still being built. */
import { menu, pages } from '@pliego/contract/pages';

for (const { section } of menu) {
  const all = pages.filter((page) => page.section === section);
  const missing = all.filter(({ isBuilt }) => !isBuilt);
  console.log(`${section.padEnd(12)} ${all.length - missing.length}/${all.length}`);
  for (const { link } of missing) console.log(`  en construcción  ${link}`);
}
console.log(
  `\n${pages.filter(({ isBuilt }) => isBuilt).length} of ${pages.length} pages are built.`,
);
