import { ActionIcon } from '@mantine/core';
import type { Tag } from '@pliego/contract/areas/tags';
import { IconArrowMerge, IconPencil, IconTrash } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { formatCount } from '#web/lib/format.ts';
import { Pill } from '#web/ui/display/pill.tsx';
import classes from './tag-list.module.css';

export interface TagActions {
  /** Absent for users who may not. */
  onEdit?: (tag: Tag) => void;
  onMerge?: (tag: Tag) => void;
  onRemove?: (tag: Tag) => void;
}

export function TagRow({ tag, onEdit, onMerge, onRemove }: { tag: Tag } & TagActions) {
  const { t } = useTranslation('tags');
  const { nombre: name } = tag;
  const actions = [
    { run: onEdit, label: 'editOf', title: 'edit', icon: IconPencil },
    { run: onMerge, label: 'mergeOf', title: 'merge', icon: IconArrowMerge },
    { run: onRemove, label: 'removeOf', title: 'remove', icon: IconTrash },
  ] as const;
  return (
    <li className={classes.row}>
      <span className={classes.name}>
        <Pill tone={tag.color} title={name}>
          {name}
        </Pill>
      </span>
      <span className={classes.uses}>
        <Uses tag={tag} />
      </span>
      <span className={classes.actions}>
        {actions.map(({ run, label, title, icon: Icon }) =>
          run === undefined ? null : (
            <ActionIcon
              key={label}
              variant="subtle"
              color="gray"
              size={32}
              aria-label={t(label, { name })}
              title={t(title)}
              onClick={() => run(tag)}
            >
              <Icon size={16} stroke={1.7} aria-hidden />
            </ActionIcon>
          ),
        )}
      </span>
    </li>
  );
}

/** How many tenders carry it, leading to them. */
function Uses({ tag: { id, nombre, usos } }: { tag: Tag }) {
  const { t } = useTranslation('tags');
  if (usos === 0) return t('unused');
  const uses = t('uses', { count: usos, total: formatCount(usos) });
  return (
    <Link
      to="/licitaciones"
      search={{ tag: [id] }}
      className={classes.link}
      aria-label={t('usesOf', { uses, name: nombre })}
    >
      {uses}
    </Link>
  );
}
