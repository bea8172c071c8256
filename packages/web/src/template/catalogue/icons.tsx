import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { containsText } from '#web/lib/rank-matches.ts';
import { EmptyState } from '#web/ui/feedback/states.tsx';
import { toastDone, toastProblem } from '#web/ui/feedback/toasts.tsx';
import { SearchField } from '#web/ui/fields/search-field.tsx';
import { usedIcons } from './frame/used-icons.ts';
import classes from './icons.module.css';

export const parts = ['SearchField', 'EmptyState'];
export const wide = ['InUse'];

/** `IconAlertTriangle` as people look for it. */
const spaced = (name: string) =>
  name.replace(/^Icon/, '').replaceAll(/(?<=[a-z])(?=[A-Z\d])/g, ' ');

/** More of them at once are slow to draw, and nobody reads so many. */
const atFirst = 48;

/** Every icon that a screen of the product imports; a click copies its element. */
export function InUse() {
  const { t } = useTranslation('icons');
  const [text, setText] = useState('');
  const [isWhole, setIsWhole] = useState(false);
  const found = Object.entries(usedIcons).filter(([name]) => containsText(spaced(name), text));
  const shown = isWhole ? found : found.slice(0, atFirst);
  const copy = (name: string) => {
    navigator.clipboard.writeText(`<${name} />`).then(
      () => toastDone({ id: 'catalogue-icon', title: t('text.copied', { name }) }),
      () => toastProblem({ id: 'catalogue-icon', title: t('text.notCopied') }),
    );
  };
  return (
    <div className={classes.column}>
      <SearchField label={t('text.find')} value={text} onSearch={setText} maw={320} />
      <output className={classes.count}>{t('text.count', { count: found.length })}</output>
      {found.length === 0 ? (
        <EmptyState title={t('text.none', { text })}>{t('text.noneHint')}</EmptyState>
      ) : (
        <ul className={classes.grid}>
          {shown.map(([name, Icon]) => (
            <li key={name}>
              <button
                type="button"
                className={classes.icon}
                title={spaced(name)}
                onClick={() => copy(name)}
              >
                <Icon size={22} stroke={1.6} aria-hidden />
                <span>{spaced(name)}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {shown.length < found.length ? (
        <Button variant="default" w="fit-content" onClick={() => setIsWhole(true)}>
          {t('text.all', { count: found.length })}
        </Button>
      ) : null}
    </div>
  );
}
