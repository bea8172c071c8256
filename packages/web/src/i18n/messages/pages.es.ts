import { type PageTarget, pages as facts } from '@pliego/contract/pages';

const isTitled = (
  titles: Partial<Record<PageTarget, string>>,
): titles is Record<PageTarget, string> =>
  facts.every(({ target }) => titles[target] !== undefined);

/** The titles of the pages are with their other facts in the contract, because the server searches them. */
function spanishTitles(): Record<PageTarget, string> {
  const titles: Partial<Record<PageTarget, string>> = Object.fromEntries(
    facts.map(({ target, title }) => [target, title]),
  );
  if (!isTitled(titles)) throw new Error('A page has no title');
  return titles;
}

export const pages = spanishTitles();
