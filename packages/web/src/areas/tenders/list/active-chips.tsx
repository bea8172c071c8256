import { IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { LeftOutNote } from '../filters/rate-note.tsx';
import { useListSearch } from './use-list-search.ts';
import { useChips } from './use-chips.ts';
import classes from '../filters/filters.module.css';

/** What narrows the list now; each can be taken away, or all at once. */
export function ActiveChips() {
  const { t } = useTranslation('tenders');
  const { search, change, clear } = useListSearch();
  const chips = useChips(search);
  if (chips.length === 0) return null;
  return (
    <>
      <ul className={classes.chips} aria-label={t('list.filters.active')}>
        {chips.map(({ id, name, text, without }) => (
          <li key={id} className={classes.chip}>
            <span className={classes.chipText}>
              <span className={classes.chipName}>{name}</span> {text}
            </span>
            <button
              type="button"
              className={classes.chipRemove}
              aria-label={t('list.filters.remove', { name: `${name}: ${text}` })}
              onClick={() => change(without)}
            >
              <IconX size={13} aria-hidden />
            </button>
          </li>
        ))}
        <li>
          <button type="button" className={classes.clearAll} onClick={clear}>
            {t('list.filters.clearAll')}
          </button>
        </li>
      </ul>
      <LeftOutNote search={search} />
    </>
  );
}
