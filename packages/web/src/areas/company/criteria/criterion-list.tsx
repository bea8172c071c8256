import { Criterion, decisionEndpoints } from '@pliego/contract/areas/decisions';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { problemText } from '#web/api/problems.ts';
import { storedNow } from '#web/api/stored-now.ts';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import { SortableLines } from '#web/ui/sortable/sortable-lines.tsx';
import { useMaySet } from '../may-set.tsx';
import { moved } from '../moved.ts';
import { AddName, Rename } from '../name-form.tsx';
import { SortableRow } from '../sortable-row.tsx';
import { useCriterionCalls, useCriterionChange } from './criterion-changes.ts';
import { sharesOf } from './shares.ts';
import { WeightCell } from './weight-cell.tsx';
import classes from '../company.module.css';
import own from './criteria.module.css';

const NameSchema = decisionEndpoints.createCriterion.body.shape.nombre;

/** What a new criterion weighs until somebody says otherwise. */
const firstWeight = 10;

interface CriterionListProps {
  kind: Criterion['clase'];
  criteria: Criterion[];
}

type Doing = { what: 'rename' | 'remove'; criterion: Criterion };

/** The requirements, or the criteria with what each weighs. */
export function CriterionList({ kind, criteria }: CriterionListProps) {
  const { t } = useTranslation('company');
  const maySet = useMaySet().lists;
  const change = useCriterionChange();
  const calls = useCriterionCalls();
  const [doing, setDoing] = useState<Doing | null>(null);
  const ids = criteria.map(({ id }) => id);
  const key = ids.join();
  // The same array while nothing changes.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  const sortable = useMemo(() => ids, [key]);
  const shares = sharesOf(criteria.map(({ peso }) => peso));
  const title = t(`criteria.kinds.${kind}`);
  const actionsOf = (criterion: Criterion) => [
    {
      id: 'rename',
      label: t('rename'),
      icon: <IconPencil size={16} aria-hidden />,
      onPick: () => setDoing({ what: 'rename', criterion }),
    },
    {
      id: 'remove',
      label: t('remove'),
      icon: <IconTrash size={16} aria-hidden />,
      danger: true,
      onPick: () => setDoing({ what: 'remove', criterion }),
    },
  ];
  return (
    <div className={classes.part}>
      <h3 className={classes.partTitle}>{title}</h3>
      <p className={classes.soft}>{t(`criteria.texts.${kind}`)}</p>
      {criteria.length === 0 ? <p className={classes.soft}>{t('criteria.none')}</p> : null}
      <SortableLines
        ids={sortable}
        nameOf={(wanted) => criteria.find(({ id }) => id === wanted)?.nombre ?? ''}
        disabled={!maySet}
        onMove={(from, to) => change({ kind: 'order', of: kind, ids: moved(ids, from, to) })}
      >
        {/* Lists without bullets lose their role in Safari unless it is set. */}
        {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles */}
        <ul role="list" className={classes.list} aria-label={title}>
          {criteria.map((criterion, index) => (
            <SortableRow
              key={criterion.id}
              id={criterion.id}
              name={criterion.nombre}
              canMove={criteria.length > 1}
              actions={maySet ? actionsOf(criterion) : null}
            >
              {kind === 'requisito' ? null : (
                <WeightCell
                  criterion={criterion}
                  share={shares[index] ?? 0}
                  maySet={maySet}
                  onWeigh={(weight) => {
                    const { id, version } = criterion;
                    change({ kind: 'weigh', id, version, weight });
                  }}
                />
              )}
            </SortableRow>
          ))}
        </ul>
      </SortableLines>
      {kind === 'requisito' || criteria.length === 0 ? null : <WeightSum criteria={criteria} />}
      {maySet ? (
        <AddName
          label={t(`criteria.add.${kind}`)}
          schema={NameSchema}
          send={(name) => calls.add(kind, name, kind === 'requisito' ? 0 : firstWeight)}
        />
      ) : null}
      <CriterionDialog doing={doing} onClose={() => setDoing(null)} />
    </div>
  );
}

/** What the weights add up to, and what that means where it is not 100. */
function WeightSum({ criteria }: { criteria: Criterion[] }) {
  const { t } = useTranslation('company');
  const sum = criteria.reduce((total, { peso }) => total + peso, 0);
  return (
    <p className={own.sum} aria-live="polite">
      {sum === 100 ? t('criteria.sum') : t('criteria.otherSum', { sum })}
    </p>
  );
}

function CriterionDialog({ doing, onClose }: { doing: Doing | null; onClose: () => void }) {
  if (doing === null) return null;
  const { what, criterion } = doing;
  return what === 'rename' ? (
    <RenameCriterion criterion={criterion} onClose={onClose} />
  ) : (
    <RemoveCriterion criterion={criterion} onClose={onClose} />
  );
}

function RenameCriterion({ criterion, onClose }: { criterion: Criterion; onClose: () => void }) {
  const { t } = useTranslation('company');
  const calls = useCriterionCalls();
  /** What somebody else made of it meanwhile: saving again is based on that. */
  const [stored, setStored] = useState<Criterion | null>(null);
  return (
    <Rename
      name={criterion.nombre}
      schema={NameSchema}
      send={(name) => calls.rename(stored ?? criterion, name)}
      onRefused={(error) => setStored(storedNow(Criterion, error) ?? stored)}
      clash={
        stored === null
          ? undefined
          : t('criteria.clash', { name: stored.nombre, weight: stored.peso })
      }
      onClose={onClose}
    />
  );
}

function RemoveCriterion({ criterion, onClose }: { criterion: Criterion; onClose: () => void }) {
  const { t } = useTranslation('company');
  const { remove } = useCriterionCalls();
  const removing = useMutation({ mutationFn: () => remove(criterion), onSuccess: onClose });
  return (
    <ConfirmDialog
      title={t('removeOf', { name: criterion.nombre })}
      confirm={t('remove')}
      danger
      busy={removing.isPending}
      {...(removing.error === null ? {} : { problem: problemText(removing.error) })}
      onConfirm={() => removing.mutate()}
      onClose={onClose}
    >
      <p className={classes.dialogText}>{t('criteria.removeText')}</p>
    </ConfirmDialog>
  );
}
