/**
 * Scrolls a row of tabs to one of them: a phone has no room for all. `scrollIntoView` would have the Tab key go on from there, past the
 * link that skips to the content.
 */
export function bringIntoSight(tab: HTMLElement | null): void {
  const row = tab?.closest('nav, [role="tablist"]');
  if (tab === null || row === null || row === undefined) return;
  const [place, room] = [tab.getBoundingClientRect(), row.getBoundingClientRect()];
  row.scrollBy({ left: place.left + place.width / 2 - room.left - room.width / 2 });
}
