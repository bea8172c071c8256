import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { containsText } from '#web/lib/rank-matches.ts';
import { Pill } from '#web/ui/display/pill.tsx';
import { QueryState } from '#web/ui/feedback/query-state.tsx';
import { EmptyState } from '#web/ui/feedback/states.tsx';
import { SearchField } from '#web/ui/fields/search-field.tsx';
import { useSearchState } from '#web/ui/navigation/use-search-state.ts';
import { Section } from '#web/ui/page/page.tsx';
import { libraries, type Library } from './libraries.ts';
import { textsQuery } from './texts-query.ts';
import classes from './licence.module.css';

const shownAtFirst = 40;

/** Every library, by name and licence; its text once it is opened. */
export function LibraryList() {
  const { t } = useTranslation('licence');
  const { search, change } = useSearchState('/shell/pages/license');
  const q = (search.q ?? '').trim();
  const found = libraries.filter(
    ({ name, license }) => containsText(name, q) || containsText(license, q),
  );
  const shown = search.todas === 'si' ? found : found.slice(0, shownAtFirst);
  return (
    <Section
      title={t('libraries.title', { count: found.length })}
      actions={
        <SearchField
          label={t('libraries.search')}
          value={search.q ?? ''}
          onSearch={(text) =>
            change({ q: text.trim() === '' ? undefined : text }, { replace: true })
          }
          className={classes.search}
        />
      }
    >
      {found.length === 0 ? (
        <EmptyState title={t('libraries.none', { text: q })} />
      ) : (
        <ul className={classes.libraries}>
          {shown.map((library) => (
            <LibraryRow key={`${library.name}@${library.version}`} library={library} />
          ))}
        </ul>
      )}
      {shown.length < found.length ? (
        <Button variant="default" onClick={() => change({ todas: 'si' }, { replace: true })}>
          {t('libraries.all', { count: found.length })}
        </Button>
      ) : null}
    </Section>
  );
}

function LibraryRow({ library }: { library: Library }) {
  const [isOpen, setOpen] = useState(false);
  const { name, version, license, text } = library;
  return (
    <li>
      <details
        className={classes.library}
        onToggle={({ currentTarget: { open } }) => setOpen(open)}
      >
        <summary>
          <span className={classes.name}>{name}</span>
          <span className={classes.version}>{version}</span>
          <Pill tone="gris">{license}</Pill>
        </summary>
        {isOpen ? <LicenceText text={text} license={license} /> : null}
      </details>
    </li>
  );
}

function LicenceText({ text, license }: { text: number | null; license: string }) {
  const { t } = useTranslation('licence');
  const texts = useQuery(textsQuery);
  if (text === null) return <p className={classes.text}>{t('libraries.noText', { license })}</p>;
  return (
    <QueryState query={texts} lines={6}>
      {({ libraryTexts }) => (
        <pre lang="en" dir="ltr" className={classes.legal}>
          {libraryTexts[text] ?? ''}
        </pre>
      )}
    </QueryState>
  );
}
