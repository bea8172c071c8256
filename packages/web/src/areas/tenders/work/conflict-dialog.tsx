import { Button } from '@mantine/core';
import type { ExpedienteChange } from '@pliego/contract/areas/work-shapes';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatIsoDate, formatMoney } from '#web/lib/format.ts';
import { Dialog, DialogActions } from '#web/ui/overlay/dialog.tsx';
import { type Clash, chosenChange, type WorkField, type WorkValues } from './merge-work.ts';
import type { WorkConflict } from './save-upon.ts';
import { ValueChoice } from './value-choice.tsx';
import classes from './conflict.module.css';

interface ConflictDialogProps {
  code: string;
  conflict: WorkConflict;
  onChoose: (change: ExpedienteChange) => void;
  onClose: () => void;
}

/** Two people changed the same at once: for each field, whose value stays. */
export function ConflictDialog({ code, conflict, onChoose, onClose }: ConflictDialogProps) {
  const { t } = useTranslation(['expediente', 'common']);
  const { clashes, who, kept } = conflict;
  const [isMine, setMine] = useState<readonly boolean[]>(() => clashes.map(() => true));
  const theirs = who === undefined ? t('conflict.theirs') : t('conflict.theirsOf', { name: who });
  const hasMore = Object.keys(kept).length > 0;
  return (
    <Dialog title={t('conflict.title', { code })} onClose={onClose}>
      <form
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault();
          onChoose(chosenChange(conflict, isMine));
        }}
      >
        <p className={classes.text}>{t('conflict.choose')}</p>
        {clashes.map((clash, at) => (
          <ClashChoice
            key={clash.fields.join(' ')}
            clash={clash}
            theirs={theirs}
            isMine={isMine[at] ?? true}
            isFirst={at === 0}
            onChange={(mine) => setMine(isMine.with(at, mine))}
          />
        ))}
        {hasMore ? <p className={classes.text}>{t('conflict.kept')}</p> : null}
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            {t('conflict.back')}
          </Button>
          <Button type="submit">{t('conflict.save')}</Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

interface ClashChoiceProps {
  clash: Clash;
  /** Whose the other value is. */
  theirs: string;
  isMine: boolean;
  isFirst: boolean;
  onChange: (isMine: boolean) => void;
}

function ClashChoice({ clash, theirs, isMine, isFirst, onChange }: ClashChoiceProps) {
  const { t } = useTranslation('expediente');
  const { fields } = clash;
  const [field] = fields;
  return (
    <ValueChoice
      label={field === undefined ? '' : t(`conflict.fields.${field}`)}
      mine={{
        whose: t('conflict.mine'),
        value: <ClashValue fields={fields} values={clash.mine} />,
      }}
      theirs={{ whose: theirs, value: <ClashValue fields={fields} values={clash.theirs} /> }}
      isMine={isMine}
      isFocused={isFirst}
      onChange={onChange}
    />
  );
}

/** A value as its field shows it. */
function ClashValue({
  fields,
  values,
}: {
  fields: readonly WorkField[];
  values: Partial<WorkValues>;
}) {
  const { t } = useTranslation('expediente');
  const { prioridad, probabilidad, montoOferta, monedaOferta, proximaAccion, proximaAccionDia } =
    values;
  const written: Partial<Record<WorkField, string | null>> = {
    prioridad: prioridad ? t(`priorities.${prioridad}`) : null,
    probabilidad: typeof probabilidad === 'number' ? `${probabilidad} %` : null,
    montoOferta: formatMoney(montoOferta ?? null, monedaOferta ?? null),
    proximaAccion,
    proximaAccionDia: proximaAccionDia ? formatIsoDate(proximaAccionDia) : null,
  };
  const [field] = fields;
  return <>{(field && written[field]) ?? t('nothing.other')}</>;
}
