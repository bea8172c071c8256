import { Skeleton } from '@mantine/core';
import { useUiTexts } from '../texts/texts.tsx';
import { cellStyle, type DataColumn, type Density } from './columns.ts';
import classes from './data-table.module.css';

const rows = Array.from({ length: 14 }, (_, index) => index);
const cards = rows.slice(0, 6);

/** A width that looks like text and is the same on every render. */
const widthOf = (row: number, column: number) => `${48 + ((row * 23 + column * 31) % 47)}%`;

export function SkeletonRows<Row>({
  columns,
  density,
}: {
  columns: DataColumn<Row>[];
  density: Density;
}) {
  const texts = useUiTexts();
  return rows.map((row) => (
    <tr key={row} className={classes.row}>
      {columns.map(({ id, width }, column) => (
        <td key={id} className={classes.cell} style={cellStyle({ width })}>
          {row === 0 && column === 0 ? <span className={classes.said}>{texts.loading}</span> : null}
          <Skeleton height={10} width={widthOf(row, column)} radius="sm" />
          {density === 'comoda' && column % 2 === 1 ? (
            <Skeleton height={8} mt={7} width={widthOf(row + 3, column)} radius="sm" />
          ) : null}
        </td>
      ))}
    </tr>
  ));
}

export function SkeletonCards() {
  const texts = useUiTexts();
  return cards.map((card) => (
    <li key={card} className={classes.cardSkeleton}>
      {card === 0 ? <span className={classes.said}>{texts.loading}</span> : null}
      <Skeleton height={10} width="35%" />
      <Skeleton height={14} width="92%" />
      <Skeleton height={14} width="64%" />
      <Skeleton height={10} width="48%" />
    </li>
  ));
}
