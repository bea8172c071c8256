import { Button, TextInput } from '@mantine/core';
import type { TenderDetail, TenderItem } from '@pliego/contract/areas/tender-shapes';
import { IconSearch } from '@tabler/icons-react';
import { useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { foldText } from '@pliego/contract/rules/fold-text';
import { formatCount } from '#web/lib/format.ts';
import { Section } from '#web/ui/page/page.tsx';
import { useIsPhone } from '#web/ui/page/use-media.ts';
import { ItemCards } from './tender-item-cards.tsx';
import { ItemTable } from './tender-item-table.tsx';
import classes from './tender-items.module.css';
import parts from './tender-parts.module.css';

/** Fewer lines than this are read at a glance; more need a search. */
const searchFrom = 9;
/** Some tenders have hundreds of lines: the rest appears on demand. */
const firstLines = 20;
/** What is bought, line by line, and who got each line once it is awarded. */
export function TenderItems({ tender }: { tender: Pick<TenderDetail, 'items' | 'moneda'> }) {
  const { t } = useTranslation('ficha');
  const { items, moneda } = tender;
  const [text, setText] = useState('');
  const [showsAll, setShowsAll] = useState(false);
  const isPhone = useIsPhone();
  const found = useFound(items, text);
  const shown = showsAll ? found : found.slice(0, firstLines);
  const hidden = found.length - shown.length;
  const Lines = isPhone ? ItemCards : ItemTable;

  if (items.length === 0) {
    return (
      <Section title={t('items.title')}>
        <p className={parts.none}>{t('items.none')}</p>
      </Section>
    );
  }
  return (
    <Section
      title={t('items.title')}
      actions={
        <span className={parts.count}>
          {t('items.count', { count: items.length, total: formatCount(items.length) })}
        </span>
      }
    >
      {items.length < searchFrom ? null : (
        <TextInput
          className={classes.search}
          type="search"
          value={text}
          aria-label={t('items.search')}
          placeholder={t('items.search')}
          leftSection={<IconSearch size={15} aria-hidden />}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      )}
      {found.length === 0 ? (
        <output className={parts.none}>{t('items.noMatch', { text })}</output>
      ) : (
        <Lines items={shown} currency={moneda} isAwarded={items.some(hasAward)} />
      )}
      {hidden === 0 ? null : (
        <Button variant="default" fullWidth mt="sm" onClick={() => setShowsAll(true)}>
          {t('items.showMore', { count: hidden, total: formatCount(hidden) })}
        </Button>
      )}
    </Section>
  );
}

const hasAward = ({ adjudicacion }: TenderItem) => adjudicacion !== null;

/** The lines that contain every word of the text, ignoring case and accents. */
function useFound(items: TenderItem[], text: string): TenderItem[] {
  const searchable = useMemo(
    () =>
      items.map(({ nombre, descripcion, codigo, categoria, adjudicacion }) =>
        foldText([nombre, descripcion, codigo, ...categoria, adjudicacion?.proveedor].join(' ')),
      ),
    [items],
  );
  const wanted = useDeferredValue(foldText(text));
  return useMemo(() => {
    if (wanted === '') return items;
    const words = wanted.split(/\s+/);
    return items.filter((_, index) => words.every((word) => searchable[index]?.includes(word)));
  }, [items, searchable, wanted]);
}
