export interface DragItem {
  id: string;
  name: string;
}

export interface DragList {
  id: string;
  name: string;
  items: readonly DragItem[];
}

export interface DragPlace {
  list: string;
  /** Among the others of that list, from 0. */
  at: number;
}

/** The lists once some items, in the order they have, stand at a place together. */
export function moved(
  lists: readonly DragList[],
  ids: readonly string[],
  place: DragPlace,
): DragList[] {
  if (lists.every(({ id }) => id !== place.list)) return [...lists];
  const carried = lists.flatMap(({ items }) => items.filter(({ id }) => ids.includes(id)));
  return lists.map((list) => {
    const kept = list.items.filter(({ id }) => !ids.includes(id));
    if (list.id !== place.list) return { ...list, items: kept };
    const items = [...kept.slice(0, place.at), ...carried, ...kept.slice(place.at)];
    return { ...list, items };
  });
}

/** The place that a drop on something means: an item, or a list, which is its end. */
export function placeOver(lists: readonly DragList[], over: string): DragPlace | null {
  for (const { id, items } of lists) {
    if (id === over) return { list: id, at: items.length };
    const at = items.findIndex((item) => item.id === over);
    if (at !== -1) return { list: id, at };
  }
  return null;
}
