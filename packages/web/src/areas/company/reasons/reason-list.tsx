import { Button } from '@mantine/core';
import { type DiscardReason, workEndpoints } from '@pliego/contract/areas/work';
import type { ReasonStage } from '@pliego/contract/rules/work-stages';
import { IconEyeOff, IconPencil } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatCount } from '#web/lib/format.ts';
import { SortableLines } from '#web/ui/sortable/sortable-lines.tsx';
import { useMaySet } from '../may-set.tsx';
import { moved } from '../moved.ts';
import { AddName, Rename } from '../name-form.tsx';
import { SortableRow } from '../sortable-row.tsx';
import { useReasonChange, useReasonNames } from './reason-changes.ts';
import classes from '../company.module.css';

const NameSchema = workEndpoints.createReason.body.shape.nombre;

interface ReasonListProps {
  stage: ReasonStage;
  reasons: DiscardReason[];
}

/** The reasons for one stage: those that are offered, in their order, and those that are kept for history. */
export function ReasonList({ stage, reasons }: ReasonListProps) {
  const { t } = useTranslation('company');
  const maySet = useMaySet().lists;
  const change = useReasonChange();
  const names = useReasonNames();
  const [renamed, setRenamed] = useState<DiscardReason | null>(null);
  const offered = reasons.filter(({ retirado }) => !retirado);
  const ids = offered.map(({ id }) => id);
  const key = ids.join();
  // The same array while nothing changes.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  const sortable = useMemo(() => ids, [key]);
  const nameOf = (wanted: number) => offered.find(({ id }) => id === wanted)?.nombre ?? '';
  const title = t(`reasons.stages.${stage}`);
  return (
    <div className={classes.part}>
      <h3 className={classes.partTitle}>{title}</h3>
      {offered.length === 0 ? <p className={classes.soft}>{t('reasons.none')}</p> : null}
      <SortableLines
        ids={sortable}
        nameOf={nameOf}
        disabled={!maySet}
        onMove={(from, to) => change({ kind: 'order', stage, ids: moved(ids, from, to) })}
      >
        {/* Lists without bullets lose their role in Safari unless it is set. */}
        {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles */}
        <ul role="list" className={classes.list} aria-label={title}>
          {offered.map((reason) => (
            <SortableRow
              key={reason.id}
              id={reason.id}
              name={reason.nombre}
              canMove={offered.length > 1}
              actions={
                maySet
                  ? [
                      {
                        id: 'rename',
                        label: t('rename'),
                        icon: <IconPencil size={16} aria-hidden />,
                        onPick: () => setRenamed(reason),
                      },
                      {
                        id: 'retire',
                        label: t('reasons.retire'),
                        icon: <IconEyeOff size={16} aria-hidden />,
                        onPick: () => change({ kind: 'offer', id: reason.id, isRetired: true }),
                      },
                    ]
                  : null
              }
            >
              <Uses reason={reason} />
            </SortableRow>
          ))}
        </ul>
      </SortableLines>
      {maySet ? (
        <AddName
          label={t(`reasons.add.${stage}`)}
          schema={NameSchema}
          send={(name) => names.add(stage, name)}
        />
      ) : null}
      <RetiredReasons
        reasons={reasons.filter(({ retirado }) => retirado)}
        onOffer={maySet ? ({ id }) => change({ kind: 'offer', id, isRetired: false }) : null}
      />
      {renamed === null ? null : (
        <Rename
          name={renamed.nombre}
          schema={NameSchema}
          send={(name) => names.rename(renamed.id, name)}
          onClose={() => setRenamed(null)}
        />
      )}
    </div>
  );
}

function Uses({ reason: { usos } }: { reason: DiscardReason }) {
  const { t } = useTranslation('company');
  return (
    <span className={classes.rowAside}>
      {usos === 0
        ? t('reasons.unused')
        : t('reasons.uses', { count: usos, total: formatCount(usos) })}
    </span>
  );
}

interface RetiredReasonsProps {
  reasons: DiscardReason[];
  onOffer: ((reason: DiscardReason) => void) | null;
}

function RetiredReasons({ reasons, onOffer }: RetiredReasonsProps) {
  const { t } = useTranslation('company');
  if (reasons.length === 0) return null;
  return (
    <details className={classes.retired}>
      <summary>{t('reasons.retired', { count: reasons.length })}</summary>
      <p className={classes.soft}>{t('reasons.retiredText')}</p>
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles */}
      <ul role="list" className={classes.list}>
        {reasons.map((reason) => (
          <li key={reason.id} className={classes.row}>
            <span className={classes.rowName}>{reason.nombre}</span>
            <Uses reason={reason} />
            {onOffer === null ? null : (
              <Button
                variant="default"
                size="compact-sm"
                aria-label={t('reasons.offerOf', { name: reason.nombre })}
                onClick={() => onOffer(reason)}
              >
                {t('reasons.offer')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
