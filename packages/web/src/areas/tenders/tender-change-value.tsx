import type { ChangeValue, TenderChange } from '@pliego/contract/areas/tender-history';
import { tenderCategories } from '@pliego/contract/areas/tender-shapes';
import { readableTitle } from '@pliego/contract/rules/readable-title';
import { santiagoDay } from '@pliego/contract/rules/santiago-time';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { countryName } from '#web/lib/country-name.ts';
import { formatIsoDate, formatMoment, formatMoney } from '#web/lib/format.ts';
import { Pill } from '#web/ui/pill.tsx';
import { useNow } from '#web/ui/use-now.ts';
import { stateTones } from './state-badge.tsx';
import classes from './tender-changes.module.css';

/** Longer texts are cut until somebody wants all of them. */
const longText = 220;

interface ValueProps {
  change: Pick<TenderChange, 'campo' | 'detalle'>;
  value: ChangeValue;
}

/** One value of a change, as the rest of the ficha writes it. */
export function Value({ change, value }: ValueProps) {
  const { t } = useTranslation(['ficha', 'tenders']);
  const now = useNow();
  switch (value.tipo) {
    case 'instante':
      return (
        <time dateTime={value.instante} title={t('milestones.original', { text: value.original })}>
          {formatMoment(value.instante, now)}
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
    case 'texto':
      return <Text change={change} text={value.texto} />;
  }
}

function Text({ change: { campo, detalle }, text }: Omit<ValueProps, 'value'> & { text: string }) {
  const { t } = useTranslation('ficha');
  if (campo === 'categoria') {
    const known = tenderCategories.find((category) => category === text);
    return <>{known === undefined ? text : t(`call.categories.${known}`)}</>;
  }
  if (campo === 'licitacion') return <>{readableTitle(text)}</>;
  if (campo === 'pais') return <>{countryName(text)}</>;
  if (campo === 'adjudicacion' && detalle === 'fecha' && !Number.isNaN(Date.parse(text))) {
    return <>{formatIsoDate(santiagoDay(text))}</>;
  }
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
