import { ActionIcon, Checkbox, TagsInput, TextInput } from '@mantine/core';
import '@mantine/core/styles/Pill.layer.css';
import '@mantine/core/styles/PillsInput.layer.css';
import type { SoldProduct } from '@pliego/contract/areas/sold-products';
import { readableTitle } from '@pliego/contract/rules/readable-title';
import { IconCheck, IconPencil } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatCount, formatMoney } from '#web/lib/format.ts';
import classes from './sold.module.css';

/** What of a proposed product a person may change before it is added. */
export type Draft = Pick<SoldProduct, 'nombre' | 'palabrasClave'>;

interface ProposedProps {
  product: SoldProduct;
  draft: Draft;
  isChosen: boolean;
  mayAdd: boolean;
  onChoose: () => void;
  onDraft: (draft: Draft) => void;
}

/** A product that was sold: what it would be called and recognised by, and the processes that say so. */
export function Proposed(props: ProposedProps) {
  const { product, draft, isChosen, mayAdd, onChoose } = props;
  const { t } = useTranslation('products');
  const [isOpen, setOpen] = useState(false);
  const isNew = product.yaEsta === null;
  const mayChange = mayAdd && isNew;
  return (
    <li className={classes.proposed}>
      {mayAdd ? (
        <Checkbox
          className={classes.choose}
          aria-label={t('sold.choose', { name: draft.nombre })}
          checked={isNew && isChosen}
          disabled={!isNew}
          onChange={onChoose}
        />
      ) : null}
      <div className={classes.what}>
        {isOpen ? <Fields {...props} /> : <Fixed product={product} draft={draft} />}
        <Code product={product} />
        <Evidence product={product} />
      </div>
      {mayChange ? (
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-expanded={isOpen}
          aria-label={t('sold.change', { name: draft.nombre })}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? <IconCheck size={16} aria-hidden /> : <IconPencil size={16} aria-hidden />}
        </ActionIcon>
      ) : null}
    </li>
  );
}

function Fields({ product, draft, onDraft }: ProposedProps) {
  const { t } = useTranslation('products');
  const { sku } = product;
  return (
    <div className={classes.fields}>
      <TextInput
        label={t('sold.name')}
        aria-label={t('sold.nameOf', { sku })}
        maxLength={200}
        value={draft.nombre}
        error={draft.nombre.trim() === '' ? t('sold.nameMissing') : undefined}
        onChange={({ currentTarget }) => onDraft({ ...draft, nombre: currentTarget.value })}
      />
      <TagsInput
        label={t('sold.words')}
        aria-label={t('sold.wordsOf', { sku })}
        splitChars={[',', ';']}
        acceptValueOnBlur
        value={draft.palabrasClave}
        onChange={(palabrasClave) => onDraft({ ...draft, palabrasClave })}
      />
    </div>
  );
}

function Fixed({ product: { yaEsta }, draft }: Pick<ProposedProps, 'product' | 'draft'>) {
  const { t } = useTranslation('products');
  return (
    <>
      <p className={classes.name}>{draft.nombre}</p>
      {yaEsta === null ? (
        <p className={classes.line}>{draft.palabrasClave.join(' · ')}</p>
      ) : (
        <p className={classes.line}>
          {t('sold.there')}{' '}
          <Link to="/productos/$id" params={{ id: yaEsta.id }} className={classes.link}>
            {t('sold.thereAs', { name: yaEsta.nombre, sku: yaEsta.sku })}
          </Link>
        </p>
      )}
    </>
  );
}

/** By which code and at which price it was sold. */
function Code({ product: { unspsc, rubro, precio, moneda, unidad } }: { product: SoldProduct }) {
  const { t } = useTranslation('products');
  const price = formatMoney(precio, moneda);
  const parts = [
    [...unspsc, rubro].filter(Boolean).join(' '),
    price === null
      ? ''
      : t(unidad === null ? 'sold.price' : 'sold.priceOf', { price, unit: unidad?.toLowerCase() }),
  ];
  return <p className={classes.soft}>{parts.filter((part) => part !== '').join(' · ')}</p>;
}

function Evidence({ product: { procesos, licitaciones } }: { product: SoldProduct }) {
  const { t } = useTranslation('products');
  const rest = procesos - licitaciones.length;
  return (
    <p className={classes.soft}>
      {t('sold.seenIn')}{' '}
      {licitaciones.map(({ id, codigo, nombre }, at) => (
        <span key={id}>
          {at === 0 ? '' : ', '}
          <Link
            to="/licitaciones/$id"
            params={{ id }}
            title={readableTitle(nombre)}
            className={classes.link}
          >
            {codigo}
          </Link>
        </span>
      ))}
      {rest > 0 ? ` ${t('sold.andMore', { count: rest, total: formatCount(rest) })}` : ''}
    </p>
  );
}
