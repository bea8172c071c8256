import { ActionIcon, CloseButton, TextInput } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { IconHelp, IconSearch } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AnchoredPopover } from '#web/ui/overlay/anchored-popover.tsx';
import { useListSearch } from './use-list-search.ts';
import classes from './search-box.module.css';

const debounceMs = 250;

const examples = [
  { written: 'aseo oficinas', meaning: 'words' },
  { written: '"aseo de oficinas"', meaning: 'phrase' },
  { written: 'mantención -aseo', meaning: 'exclude' },
  { written: 'computa*', meaning: 'prefix' },
  { written: 'notebook O computador', meaning: 'or' },
  { written: 'notebook NO arriendo', meaning: 'not' },
  { written: '61.606.900-1', meaning: 'rut' },
  { written: '1057402-197-LE25', meaning: 'code' },
] as const;

/** The typed text goes to the address after a pause; changes of the address update the box. */
export function SearchBox({ error }: { error?: string }) {
  const { t } = useTranslation('tenders');
  const { search, change } = useListSearch();
  const stored = search.q ?? '';
  const [text, setText] = useState(stored);
  const sent = useRef(stored);
  const input = useRef<HTMLInputElement>(null);
  useHotkeys([['/', () => input.current?.focus()]]);

  useEffect(() => {
    // The address moved by itself: back, forward, a chip, a link.
    if (stored === sent.current) return;
    sent.current = stored;
    setText(stored);
  }, [stored]);

  useEffect(() => {
    const q = text.trim();
    if (q === sent.current) return;
    const timer = setTimeout(() => {
      // Going back leads to the search before, not to every letter of this one.
      const replace = sent.current !== '';
      sent.current = q;
      change({ q: q === '' ? undefined : q }, { replace });
    }, debounceMs);
    return () => clearTimeout(timer);
  }, [text, change]);

  return (
    <div className={classes.root}>
      <TextInput
        ref={input}
        type="search"
        value={text}
        aria-label={t('list.search.label')}
        placeholder={t('list.search.placeholder')}
        autoComplete="off"
        spellCheck={false}
        maxLength={2000}
        error={error}
        leftSection={<IconSearch size={16} aria-hidden />}
        rightSectionWidth={text === '' ? 34 : 60}
        rightSection={
          <span className={classes.tools}>
            {text === '' ? null : (
              <CloseButton
                size="sm"
                aria-label={t('list.search.clear')}
                onClick={() => {
                  setText('');
                  input.current?.focus();
                }}
              />
            )}
            <SearchHelp />
          </span>
        }
        onChange={(event) => setText(event.currentTarget.value)}
      />
    </div>
  );
}

function SearchHelp() {
  const { t } = useTranslation('tenders');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <ActionIcon
        variant="subtle"
        color="gray"
        size="sm"
        aria-label={t('list.search.help')}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(anchor === null ? event.currentTarget : null)}
      >
        <IconHelp size={16} aria-hidden />
      </ActionIcon>
      {anchor === null ? null : (
        <AnchoredPopover
          anchor={anchor}
          label={t('list.search.help')}
          side="end"
          width={360}
          onClose={() => setAnchor(null)}
        >
          <div className={classes.help}>
            <dl className={classes.examples}>
              {examples.map(({ written, meaning }) => (
                <div key={meaning} className={classes.example}>
                  <dt>
                    <code>{written}</code>
                  </dt>
                  <dd>{t(`list.search.helpItems.${meaning}`)}</dd>
                </div>
              ))}
            </dl>
            <p className={classes.shortcut}>{t('list.search.shortcut')}</p>
          </div>
        </AnchoredPopover>
      )}
    </>
  );
}
