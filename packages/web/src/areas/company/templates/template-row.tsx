import type { TaskTemplate } from '@pliego/contract/areas/tasks';
import { IconChevronRight, IconDotsVertical, IconPencil, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Pill } from '#web/ui/display/pill.tsx';
import { ActionMenu } from '#web/ui/overlay/action-menu.tsx';
import { useAnchorWords } from './anchor-text.ts';
import { useTypeWords } from './template-types.tsx';
import classes from './templates.module.css';

interface TemplateRowProps {
  template: TaskTemplate;
  /** Null where it is only shown. */
  onEdit: (() => void) | null;
  onRemove: () => void;
}

/** A template: for which types, how many tasks, and unfolded which and when. */
export function TemplateRow({ template, onEdit, onRemove }: TemplateRowProps) {
  const { t } = useTranslation('company');
  const { nombre: name, tipos, tareas } = template;
  const anchorWords = useAnchorWords();
  const words = useTypeWords();
  return (
    <li className={classes.template}>
      <details className={classes.details}>
        <summary className={classes.summary}>
          <IconChevronRight size={16} aria-hidden className={classes.chevron} />
          <span className={classes.name}>{name}</span>
          <span className={classes.pills}>
            {tipos.length === 0 ? (
              <Pill tone="gris">{t('templates.allTypes')}</Pill>
            ) : (
              tipos.map((type) => (
                <Pill key={type} tone="gris" title={words.meaning(type)}>
                  {words.name(type)}
                </Pill>
              ))
            )}
          </span>
          <span className={classes.count}>{t('templates.count', { count: tareas.length })}</span>
        </summary>
        <ol className={classes.tasks}>
          {tareas.map(({ titulo, ancla }, index) => (
            // A template may name a task twice.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={index}>
              <span>{titulo}</span>
              <span className={classes.when}>{anchorWords(ancla)}</span>
            </li>
          ))}
        </ol>
      </details>
      {onEdit === null ? null : (
        <ActionMenu
          label={t('menuOf', { name })}
          actions={[
            {
              id: 'edit',
              label: t('edit'),
              icon: <IconPencil size={16} aria-hidden />,
              onPick: onEdit,
            },
            {
              id: 'remove',
              label: t('remove'),
              icon: <IconTrash size={16} aria-hidden />,
              danger: true,
              onPick: onRemove,
            },
          ]}
        >
          <IconDotsVertical size={16} aria-hidden />
        </ActionMenu>
      )}
    </li>
  );
}
