/** A menu in a bar, as far as the keyboard sees it: names, and what opens under them. */
export interface BarNode {
  key: string;
  /** Absent for what opens nothing. */
  nodes?: readonly BarNode[];
}

/** Names from the bar down to one entry. */
export type BarPath = readonly string[];

export interface BarState {
  /** The entry whose menu is open, and with it those of all above it; empty when all are closed. */
  open: BarPath;
  /** The entry that has the focus. */
  focus: BarPath;
}

export type BarMove =
  | 'next'
  | 'previous'
  | 'forward'
  | 'backward'
  | 'first'
  | 'last'
  | 'open'
  | 'close';

/** What a key does; where one reads from right to left, the arrows at the sides change places. */
export function moveOf(key: string, isRTL: boolean): BarMove | undefined {
  const moves: Record<string, BarMove> = {
    ArrowDown: 'next',
    ArrowUp: 'previous',
    ArrowRight: isRTL ? 'backward' : 'forward',
    ArrowLeft: isRTL ? 'forward' : 'backward',
    Home: 'first',
    End: 'last',
    Enter: 'open',
    ' ': 'open',
    Escape: 'close',
  };
  return moves[key];
}

function nodesAt(bar: readonly BarNode[], path: BarPath): readonly BarNode[] {
  return path.reduce<readonly BarNode[]>(
    (nodes, key) => nodes.find((node) => node.key === key)?.nodes ?? [],
    bar,
  );
}

/** The sibling so many places further, around the ends. */
function sibling(bar: readonly BarNode[], path: BarPath, by: number): BarPath {
  const above = path.slice(0, -1);
  const nodes = nodesAt(bar, above);
  const here = nodes.findIndex(({ key }) => key === path.at(-1));
  const node = nodes.at((here + by + nodes.length) % nodes.length);
  return node === undefined ? path : [...above, node.key];
}

/** Into the menu of an entry, to its first or last. */
function into(bar: readonly BarNode[], path: BarPath, at: 0 | -1): BarState | undefined {
  const child = nodesAt(bar, path).at(at);
  return child === undefined ? undefined : { open: path, focus: [...path, child.key] };
}

function alongBar(bar: readonly BarNode[], path: BarPath, by: number, isOpen: boolean): BarState {
  const focus = sibling(bar, path.slice(0, 1), by);
  return { open: isOpen ? focus : [], focus };
}

function alongMenu(bar: readonly BarNode[], path: BarPath, by: number): BarState {
  return { open: path.slice(0, -1), focus: sibling(bar, path, by) };
}

/** To the first or last of the entries beside the focus. */
function toEnd(
  bar: readonly BarNode[],
  { open, focus }: BarState,
  at: 0 | -1,
): BarState | undefined {
  const above = focus.slice(0, -1);
  const node = nodesAt(bar, above).at(at);
  if (node === undefined) return undefined;
  const next = [...above, node.key];
  if (above.length > 0) return { open: above, focus: next };
  return { open: open.length === 0 ? [] : next, focus: next };
}

/** To the entry whose menu holds the focus, which closes that menu. */
function toParent(focus: BarPath): BarState {
  return { open: focus.slice(0, -2), focus: focus.slice(0, -1) };
}

function closed({ open, focus }: BarState): BarState | undefined {
  if (focus.length > 1) return toParent(focus);
  return open.length === 0 ? undefined : { open: [], focus };
}

/**
 * Where a move leads, as the pattern of menu bars has it (WAI-ARIA Authoring Practices). Undefined
 * when the key does here what it does everywhere: Enter on a link, Escape with nothing open.
 */
export function moved(
  bar: readonly BarNode[],
  { open, focus }: BarState,
  move: BarMove,
): BarState | undefined {
  const isInBar = focus.length === 1;
  const isOpen = !isInBar || open.length > 0;
  switch (move) {
    case 'first':
      return toEnd(bar, { open, focus }, 0);
    case 'last':
      return toEnd(bar, { open, focus }, -1);
    case 'open':
      return into(bar, focus, 0);
    case 'close':
      return closed({ open, focus });
    case 'next':
      return isInBar ? into(bar, focus, 0) : alongMenu(bar, focus, 1);
    case 'previous':
      return isInBar ? into(bar, focus, -1) : alongMenu(bar, focus, -1);
    case 'forward':
      return (isInBar ? undefined : into(bar, focus, 0)) ?? alongBar(bar, focus, 1, isOpen);
    case 'backward':
      if (focus.length > 2) return toParent(focus);
      return alongBar(bar, focus, -1, isOpen);
  }
}
