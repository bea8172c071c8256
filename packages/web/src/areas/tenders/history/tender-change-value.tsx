import type { ChangePart, ChangeValue, TenderChange } from '@pliego/contract/areas/tender-history';
import { taxBases, tenderCategories } from '@pliego/contract/areas/tender-shapes';
import { readableTitle } from '@pliego/contract/rules/readable-title';
import { santiagoDay } from '@pliego/contract/rules/santiago-time';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { countryName } from '#web/lib/country-name.ts';
import { formatIsoDate, formatMoney, formatQuantity, formatWhen } from '#web/lib/format.ts';
import { Pill } from '#web/ui/display/pill.tsx';
import { useNow } from '#web/ui/date/use-now.ts';
import { stateTones } from '../state-badge.tsx';
import { useDocumentKind } from '../ficha/tender-documents.tsx';
import { flagNamed, useTermWords } from '../use-term-words.ts';
import { useTypeNames } from '../use-type-names.ts';
import classes from './tender-changes.module.css';

/** Longer texts are truncated until expanded. */
const longText = 220;

interface ValueProps {
  change: Pick<TenderChange, 'campo' | 'detalle'>;
  value: ChangeValue;
}

/** One value of a change, as the rest of the ficha writes it. */
export function Value({ change, value }: ValueProps) {
  const { t } = useTranslation(['ficha', 'tenders']);
  const now = useNow();
  const partText = usePartText(change);
  const words = useTermWords();
  switch (value.tipo) {
    case 'instante':
      return (
        <time
          dateTime={value.dia ?? value.instante}
          title={t('milestones.original', { text: value.original })}
        >
          {formatWhen(value, now)}
        </time>
      );
    case 'monto':
      return <>{formatMoney(value.monto, value.moneda)}</>;
    case 'estado':
      return (
        <Pill tone={stateTones[value.clase]} dot title={value.texto}>
          {t(`tenders:states.${value.clase}`)}
        </Pill>
      );
    case 'numero':
      return <>{formatQuantity(value.numero)}</>;
    case 'si-no': {
      const flag = change.campo === 'condicion' ? flagNamed(change.detalle) : undefined;
      if (flag !== undefined) return <>{words.flag(flag, value.valor)}</>;
      return <>{t(value.valor ? 'changes.yes' : 'changes.no')}</>;
    }
    case 'plazo':
      return <>{words.length(value)}</>;
    case 'codigo':
      return <>{words.code(value)}</>;
    case 'partes':
      return value.partes.length === 0 ? (
        <>{t('changes.noDetail')}</>
      ) : (
        <PlainText text={value.partes.map(partText).join(' · ')} />
      );
    case 'texto':
      return <Text change={change} text={value.texto} />;
  }
}

/** How a part of a line, a lot, a document or an order reads. */
function usePartText({ campo }: ValueProps['change']): (part: ChangePart) => string {
  const { t } = useTranslation('ficha');
  const kindOf = useDocumentKind();
  return (part) => {
    switch (part.tipo) {
      case 'texto':
        return (campo === 'documento' ? kindOf(part.texto) : null) ?? part.texto;
      case 'monto':
        return formatMoney(part.monto, part.moneda) ?? '';
      case 'cantidad': {
        const quantity = formatQuantity(part.cantidad);
        return part.unidad === null ? quantity : `${quantity} ${part.unidad}`;
      }
      case 'adjudicado': {
        const { proveedor: name, precio } = part;
        const price = precio === null ? null : formatQuantity(precio);
        if (name === null)
          return price === null ? t('changes.won.alone') : t('changes.won.at', { price });
        return price === null
          ? t('changes.won.to', { name })
          : t('changes.won.toAt', { name, price });
      }
    }
  };
}

function Text({ change: { campo, detalle }, text }: Omit<ValueProps, 'value'> & { text: string }) {
  const { t } = useTranslation('ficha');
  const typeNames = useTypeNames();
  if (campo === 'tipo') {
    const meaning = typeNames(text)?.full;
    return <>{meaning === undefined ? text : `${text} · ${meaning}`}</>;
  }
  if (campo === 'impuesto') {
    const known = taxBases.find((basis) => basis === text);
    return <>{known === undefined ? text : t(`tax.${known}`)}</>;
  }
  if (campo === 'categoria') {
    const known = tenderCategories.find((category) => category === text);
    return <>{known === undefined ? text : t(`call.categories.${known}`)}</>;
  }
  if (campo === 'licitacion') return <>{readableTitle(text)}</>;
  if (campo === 'pais') return <>{countryName(text)}</>;
  if (campo === 'adjudicacion' && detalle === 'fecha' && !Number.isNaN(Date.parse(text))) {
    return <>{formatIsoDate(santiagoDay(text))}</>;
  }
  return <PlainText text={text} />;
}

function PlainText({ text }: { text: string }) {
  return text.length > longText ? <LongText text={text} /> : <>{text}</>;
}

function LongText({ text }: { text: string }) {
  const { t } = useTranslation('ficha');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {isOpen ? text : `${text.slice(0, longText).trimEnd()}…`}{' '}
      <button
        type="button"
        className={classes.more}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {t(isOpen ? 'changes.hideText' : 'changes.showText')}
      </button>
    </>
  );
}
