/** Counts the pages of the registry: what is there, and what is still being built. */
import { pages } from '#web/app/pages.ts';
import { sections } from '#web/app/navigation.ts';

const unbuilt = pages.filter(({ load }) => load === null);
for (const section of sections) {
  const all = pages.filter((page) => page.section === section);
  const missing = unbuilt.filter((page) => page.section === section);
  console.log(`${section.padEnd(12)} ${all.length - missing.length}/${all.length}`);
  for (const { link } of missing) console.log(`  en construcción  ${link}`);
}
console.log(`\n${pages.length - unbuilt.length} of ${pages.length} pages are built.`);
