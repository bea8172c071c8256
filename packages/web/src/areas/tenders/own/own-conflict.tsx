import { Alert } from '@mantine/core';
import { regionName } from '@pliego/contract/rules/regions';
import { stateNames } from '@pliego/contract/rules/tender-codes';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { formatGiven, formatMoney, formatQuantity } from '#web/lib/format.ts';
import { ValueChoice } from '../work/value-choice.tsx';
import { isDatePart, type OwnMerge, type OwnPart } from './merge-own.ts';
import { bodyOf, type OwnValues } from './own-values.ts';
import classes from './own.module.css';

/** What somebody else saved while the form was open. */
export interface OwnConflict extends OwnMerge {
  mine: OwnValues;
  theirs: OwnValues;
  /** Of the clashes, those of which the other value was chosen. */
  yielded: readonly OwnPart[];
}

interface OwnConflictNoteProps {
  conflict: OwnConflict;
  onChoose: (part: OwnPart, isMine: boolean) => void;
}

/** What somebody else changed meanwhile: what is in the form already, and what both changed, to choose part by part. */
export function OwnConflictNote({ conflict, onChoose }: OwnConflictNoteProps) {
  const { t } = useTranslation('ownTender');
  const nameOf = usePartNames();
  const { taken, clashes, mine, theirs, yielded } = conflict;
  const note = useRef<HTMLDivElement>(null);
  // Whoever saves at the end of the form does not see its head.
  useEffect(() => {
    note.current?.scrollIntoView({ block: 'center' });
    note.current?.focus({ preventScroll: true });
  }, []);
  const names = taken.map((part) => nameOf(part)).join(', ');
  return (
    <Alert ref={note} tabIndex={-1} color="yellow" role="alert" title={t('edit.late')}>
      <div className={classes.conflict}>
        {taken.length === 0 ? null : <p className={classes.text}>{t('edit.taken', { names })}</p>}
        {clashes.length === 0 ? null : <p className={classes.text}>{t('edit.choose')}</p>}
        {clashes.map((part) => (
          <ValueChoice
            key={part}
            label={nameOf(part)}
            mine={{ whose: t('edit.mine'), value: <PartValue part={part} values={mine} /> }}
            theirs={{ whose: t('edit.theirs'), value: <PartValue part={part} values={theirs} /> }}
            isMine={!yielded.includes(part)}
            onChange={(isMine) => onChoose(part, isMine)}
          />
        ))}
        <p className={classes.text}>{t('edit.unsaved')}</p>
      </div>
    </Alert>
  );
}

function usePartNames() {
  const { t } = useTranslation('ownTender');
  return (part: OwnPart): string => {
    if (isDatePart(part)) return t(`dates.${part}`);
    return part === 'lineas' ? t('lines.title') : t(`fields.${part}`);
  };
}

/** A part as the form states it, in words. */
function PartValue({ part, values }: { part: OwnPart; values: OwnValues }): ReactNode {
  const { t } = useTranslation('ownTender');
  const body = bodyOf(values);
  const nothing = t('edit.nothing');
  switch (part) {
    case 'estado':
      return stateNames[body.estado];
    case 'comuna': {
      const region = body.region === null ? null : regionName(body.region);
      return [body.comuna, region].filter((name) => name !== null).join(', ') || nothing;
    }
    case 'monto':
      return formatMoney(body.monto, body.moneda) ?? nothing;
    case 'lineas':
      return values.lineas.length === 0 ? nothing : <Lines lines={values.lineas} />;
    case 'nombre':
    case 'descripcion':
    case 'comprador':
    case 'rutComprador':
    case 'url':
      return <span className={classes.long}>{body[part] ?? nothing}</span>;
    default: {
      const instant = body.fechas[part];
      return instant === null ? nothing : formatGiven(instant);
    }
  }
}

function Lines({ lines }: { lines: OwnValues['lineas'] }) {
  return lines.map(({ key, nombre, cantidad, unidad }) => (
    <span key={key} className={classes.line}>
      {[cantidad === null ? '' : formatQuantity(cantidad), unidad, nombre]
        .filter((word) => word !== '')
        .join(' ')}
    </span>
  ));
}
