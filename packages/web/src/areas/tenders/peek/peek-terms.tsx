import type { TenderTerms } from '@pliego/contract/areas/tender-terms';
import { useTranslation } from 'react-i18next';
import { useTermWords } from '../use-term-words.ts';
import classes from './peek.module.css';

/** The terms that most often decide; the others are in the ficha. */
export function PeekTerms({ terms }: { terms: TenderTerms }) {
  const { t } = useTranslation('ficha');
  const words = useTermWords();
  const { estimacion, duracion, renovable, formaPago, subcontratacion, direccionVisita } = terms;
  const length = duracion === undefined ? null : words.length(duracion);
  const isRenewable = length !== null && renovable === true;
  const told = [
    ['estimacion', estimacion === undefined ? null : words.code(estimacion)],
    ['duracion', isRenewable ? `${length} · ${t('terms.renewable')}` : length],
    ['formaPago', formaPago === undefined ? null : words.code(formaPago)],
    [
      'subcontratacion',
      subcontratacion === undefined ? null : words.flag('subcontratacion', subcontratacion),
    ],
    ['direccionVisita', direccionVisita ?? null],
  ] as const;
  return told.map(([name, text]) =>
    text === null ? null : (
      <div key={name} className={classes.pair}>
        <dt>{t(`terms.names.${name}`)}</dt>
        <dd className={classes.words}>{text}</dd>
      </div>
    ),
  );
}
