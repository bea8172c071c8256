import type { TextsIn } from '#web/i18n/resources.ts';

export const cardsAction: TextsIn<'en', 'cardsAction'> = {
  summary: 'A card that is folded, refreshed or removed from its header.',
  use: {
    board: 'A board of several cards, which each person looks at in their own way',
    fresh: 'What it shows changes, and the latest is wanted without reloading the page',
  },
  avoid: {
    few: 'The page has only one: there is nothing to fold',
    lose: 'Something is lost when it is removed: ask for confirmation, or offer an undo',
  },
  demos: {
    Collapsing: 'Folded',
    Reloading: 'Refreshed',
    Removing: 'Removed',
    AllThree: 'With all three actions',
  },
  keys: {
    tab: 'Tab | reaches each button of the header',
    enter: 'Enter, Space | folds, refreshes or removes',
  },
  reader: {
    named: 'Each button says what it does and to which card: “Fold Closing this week”.',
    folded: 'The one that folds says whether the card is open.',
    busy: 'While it is refreshed it says “Refreshing”, and the button keeps the focus.',
    gone: 'When it is removed, the focus stays beside the button that brings it back.',
  },
  props: {
    level: 'The rank of the title among those of the page',
    actions: 'What stands at the end of its header',
    ariaExpanded: 'Whether what it folds is shown',
    ariaControls: 'Which part of the page it folds',
    ariaDisabled: 'It does nothing for now, but keeps the focus',
    id: 'The name by which other parts find it',
    expanded: 'Whether it is open',
    visible: 'Whether it covers the part',
    zIndex: 'What it stands above',
    overlayProps: 'How the veil looks',
  },
  text: {
    closing: 'Closing this week',
    new: 'New since yesterday',
    market: 'In your region',
    own: 'Those you follow',
    open_one: '{{count}} tender',
    open_other: '{{count}} tenders',
    openText: '9 of them match your products.',
    fold: 'Fold {{title}}',
    unfold: 'Unfold {{title}}',
    reload: 'Refresh {{title}}',
    remove: 'Remove {{title}}',
    back: 'Bring back “{{title}}”',
    busy: 'Refreshing',
  },
};
