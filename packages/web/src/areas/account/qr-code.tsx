import { useMemo } from 'react';
import { encode } from 'uqr';
import classes from './account.module.css';

/** One dark square after the other, as a path of the drawing. */
function pathOf(modules: boolean[][]): string {
  return modules
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('');
}

/** A text for a camera: dark on white in every skin, or many cameras do not see it. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => {
    const { size: side, data } = encode(text, { ecc: 'M', border: 2 });
    return { size: side, path: pathOf(data) };
  }, [text]);
  return (
    <svg
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an image file would need a data URL
      role="img"
      aria-label={label}
      className={classes.qr}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <path d={path} fill="#000" />
    </svg>
  );
}
