/** Scrolls a row of tabs to one of them: a phone has no room for all. */
export const bringIntoSight = (tab: Element | null | undefined): void =>
  tab?.scrollIntoView({ block: 'nearest', inline: 'center' });
