import { ActionIcon, NativeSelect, VisuallyHidden } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { formatCount } from '#web/lib/format.ts';
import { useWidgetTexts } from '../texts/widget-texts.tsx';
import { pagesAround } from './pages-around.ts';
import classes from './pager.module.css';

export interface PagerProps {
  /** From 1. */
  page: number;
  pageSize: number;
  total: number;
  onPage: (page: number) => void;
  /** When given, how many rows a page has can be chosen. */
  sizes?: readonly number[];
  /** Its name, where a screen has more than one. */
  label?: string;
  onPageSize?: (size: number) => void;
}

/** Under a list whose pages are numbered: where one is, the pages around, how many a page. */
export function Pager(props: PagerProps) {
  const { page, pageSize, total, label, onPage, sizes, onPageSize } = props;
  const texts = useWidgetTexts();
  const last = Math.max(1, Math.ceil(total / pageSize));
  const here = Math.min(Math.max(1, page), last);
  const from = total === 0 ? 0 : (here - 1) * pageSize + 1;
  const to = Math.min(here * pageSize, total);
  return (
    <div className={classes.pager}>
      <output className={classes.range}>
        {texts.pager.range(formatCount(from), formatCount(to), formatCount(total))}
      </output>
      {sizes === undefined || onPageSize === undefined ? null : (
        <label className={classes.size}>
          <span>{texts.pager.size}</span>
          <NativeSelect
            size="xs"
            w={72}
            value={String(pageSize)}
            data={sizes.map(String)}
            onChange={(event) => onPageSize(Number(event.currentTarget.value))}
          />
        </label>
      )}
      <nav aria-label={label ?? texts.pager.label} className={classes.pages}>
        <ActionIcon
          variant="default"
          size={30}
          aria-label={texts.pager.previous}
          disabled={here === 1}
          onClick={() => onPage(here - 1)}
        >
          <IconChevronLeft size={16} className={classes.arrow} aria-hidden />
        </ActionIcon>
        {pagesAround(here, last).map((number, index) =>
          number === null ? (
            // The two gaps have no other identity than their place.
            // oxlint-disable-next-line react/no-array-index-key
            <span key={`gap-${index}`} className={classes.gap}>
              …
            </span>
          ) : (
            <PageNumber
              key={number}
              number={number}
              isCurrent={number === here}
              onPick={() => onPage(number)}
            />
          ),
        )}
        <ActionIcon
          variant="default"
          size={30}
          aria-label={texts.pager.next}
          disabled={here === last}
          onClick={() => onPage(here + 1)}
        >
          <IconChevronRight size={16} className={classes.arrow} aria-hidden />
        </ActionIcon>
      </nav>
    </div>
  );
}

interface PageNumberProps {
  number: number;
  isCurrent: boolean;
  onPick: () => void;
}

function PageNumber({ number, isCurrent, onPick }: PageNumberProps) {
  const texts = useWidgetTexts();
  const text = formatCount(number);
  if (isCurrent) {
    return (
      <span className={classes.page} aria-current="page">
        <VisuallyHidden>{texts.pager.page(text)}</VisuallyHidden>
        <span aria-hidden>{text}</span>
      </span>
    );
  }
  return (
    <button
      type="button"
      className={classes.page}
      aria-label={texts.pager.page(text)}
      onClick={onPick}
    >
      {text}
    </button>
  );
}
