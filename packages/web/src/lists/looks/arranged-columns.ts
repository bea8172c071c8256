import type { DataColumn } from '#web/ui/data-table/columns.ts';
import type { Looks } from './use-looks.ts';

/** What a column without a width keeps beside others that stay in sight, which stand at a place of their own. */
const pinnedNameWidth = 320;

/** The columns of a table as its looks want them: in their order, those that stay in sight first, as wide as was chosen. */
export function arrangedColumns<Row, Id extends string>(
  columns: readonly DataColumn<Row>[],
  { columns: order, widths, pinned }: Looks<Id>,
): DataColumn<Row>[] {
  // One that nobody chose is what the list is about just now: it stands before the chosen ones.
  const placeOf = (id: string) => order.findIndex((one) => one === id);
  const looked = columns.map((column) => {
    const isPinned = column.pinned === true || pinned.some((id) => id === column.id);
    const free = column.fixed === true && pinned.length > 0 ? pinnedNameWidth : undefined;
    return Object.assign({}, column, {
      width: widths[column.id] ?? column.width ?? free,
      pinned: isPinned || undefined,
    });
  });
  return looked.toSorted(
    (one, other) =>
      Number(other.fixed === true) - Number(one.fixed === true) ||
      Number(other.pinned === true) - Number(one.pinned === true) ||
      placeOf(one.id) - placeOf(other.id),
  );
}
