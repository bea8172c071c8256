import { ActionIcon, NativeSelect, NumberInput, TextInput } from '@mantine/core';
import '@mantine/core/styles/NumberInput.layer.css';
import type { TaskAnchor } from '@pliego/contract/areas/tasks';
import { IconTrash } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { DragHandle } from '#web/ui/sortable/drag-handle.tsx';
import { useSortableLine } from '#web/ui/sortable/use-sortable-line.ts';
import { anchorKinds } from './anchor-text.ts';
import { isBefore, type TaskValues, usualAnchor } from './template-values.ts';
import companyClasses from '../company.module.css';
import classes from './templates.module.css';

interface TaskLineProps {
  task: TaskValues;
  name: string;
  number: number;
  /** Of the form. */
  title: ComponentProps<typeof TextInput>;
  onAnchor: (anchor: TaskAnchor | null) => void;
  onRemove: () => void;
}

/** A task of a template: what, and how long before or after which milestone. */
export function TaskLine({ task, name, number, title, onAnchor, onRemove }: TaskLineProps) {
  const { t } = useTranslation('company');
  const { handle, line } = useSortableLine(task.key);
  return (
    <li className={classes.line} {...line}>
      <DragHandle {...handle} label={t('moveOf', { name })} className={companyClasses.handle} />
      <div className={classes.lineFields}>
        <TextInput
          aria-label={t('templates.task', { number })}
          placeholder={t('templates.taskPlaceholder')}
          autoComplete="off"
          {...title}
        />
        <AnchorFields anchor={task.ancla} name={name} onChange={onAnchor} />
      </div>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={32}
        aria-label={t('removeOf', { name })}
        title={t('remove')}
        onClick={onRemove}
      >
        <IconTrash size={16} stroke={1.7} aria-hidden />
      </ActionIcon>
    </li>
  );
}

interface AnchorFieldsProps {
  anchor: TaskAnchor | null;
  name: string;
  onChange: (anchor: TaskAnchor | null) => void;
}

const units = ['habiles', 'corridos'] as const;
const sides = ['before', 'after'] as const;

function AnchorFields({ anchor, name, onChange }: AnchorFieldsProps) {
  const { t } = useTranslation('company');
  return (
    <div className={classes.anchor}>
      {anchor === null ? null : (
        <>
          <NumberInput
            className={classes.days}
            aria-label={t('templates.howManyOf', { name })}
            min={0}
            max={365}
            allowDecimal={false}
            allowNegative={false}
            value={Math.abs(anchor.dias)}
            onChange={(typed) => {
              const days = Math.trunc(Number(typed));
              onChange({ ...anchor, dias: isBefore(anchor) ? -days : days });
            }}
          />
          <SideSelect anchor={anchor} name={name} onChange={onChange} />
        </>
      )}
      <NativeSelect
        aria-label={t('templates.milestoneOf', { name })}
        value={anchor?.hito ?? ''}
        data={[
          { value: '', label: t('templates.noDate') },
          ...anchorKinds.map((kind) => ({ value: kind, label: t(`milestones.${kind}`) })),
        ]}
        onChange={({ currentTarget }) => {
          const hito = anchorKinds.find((kind) => kind === currentTarget.value);
          onChange(hito === undefined ? null : { ...(anchor ?? usualAnchor), hito });
        }}
      />
    </div>
  );
}

function SideSelect({ anchor, name, onChange }: AnchorFieldsProps & { anchor: TaskAnchor }) {
  const { t } = useTranslation('company');
  const side = isBefore(anchor) ? 'before' : 'after';
  return (
    <NativeSelect
      aria-label={t('templates.unitOf', { name })}
      value={`${anchor.unidad} ${side}`}
      data={units.flatMap((unit) =>
        sides.map((one) => ({
          value: `${unit} ${one}`,
          label: t(`templates.units.${unit}.${one}`),
        })),
      )}
      onChange={({ currentTarget }) => {
        const [unit, chosen] = currentTarget.value.split(' ');
        const days = Math.abs(anchor.dias);
        onChange({
          ...anchor,
          unidad: unit === 'corridos' ? 'corridos' : 'habiles',
          dias: chosen === 'before' ? -days : days,
        });
      }}
    />
  );
}
