interface Size {
  width: number;
  height: number;
}

interface Box extends Size {
  left: number;
  top: number;
}

interface Situation {
  /** The entry that opens it. */
  anchor: Box;
  panel: Size;
  view: Size;
  /** At the side of its entry, as menus within menus are, or below it. */
  beside: boolean;
  isRTL: boolean;
}

/** Room kept to the edges of the window, and between an entry and what it opens. */
const margin = 8;
const gap = 4;

const within = (value: number, size: number, room: number) =>
  Math.max(margin, Math.min(value, room - size - margin));

/** Where a menu opens: towards the end of the line, or the other way where there is no room for it. */
export function placeSubmenu({ anchor, panel, view, beside, isRTL }: Situation) {
  const right = anchor.left + anchor.width;
  if (!beside) {
    const top = anchor.top + anchor.height + gap;
    return {
      left: within(isRTL ? right - panel.width : anchor.left, panel.width, view.width),
      top,
      maxHeight: Math.max(0, view.height - top - margin),
    };
  }
  const toRight = right + gap;
  const toLeft = anchor.left - gap - panel.width;
  const fitsRight = toRight + panel.width <= view.width - margin;
  const fitsLeft = toLeft >= margin;
  const goesLeft = isRTL ? fitsLeft || !fitsRight : !fitsRight && fitsLeft;
  return {
    left: within(goesLeft ? toLeft : toRight, panel.width, view.width),
    // Its first entry beside the one that opens it, or as low as the window allows.
    top: within(anchor.top - gap, panel.height, view.height),
    maxHeight: view.height - 2 * margin,
  };
}
