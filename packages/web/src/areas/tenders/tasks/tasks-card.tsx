import { Button } from '@mantine/core';
import type { TenderDetail } from '@pliego/contract/areas/tender-shapes';
import { IconListCheck, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { canUpdateTender } from '#web/api/ability.ts';
import { taskTemplatesQuery } from '#web/api/settings-queries.ts';
import { useAbility } from '#web/api/use-session.ts';
import { formatCount } from '#web/lib/format.ts';
import { QueryState } from '#web/ui/feedback/query-state.tsx';
import { ActionMenu } from '#web/ui/overlay/action-menu.tsx';
import { Section } from '#web/ui/page/page.tsx';
import { TaskDialog } from './task-dialog.tsx';
import { useAddTemplate } from './task-changes.ts';
import { tasksQuery } from './task-queries.ts';
import { TaskRow } from './task-row.tsx';
import classes from './tasks.module.css';

/** The list of tasks of a tender; dates that hang on a milestone move with it. */
export function TasksCard({ tender }: { tender: TenderDetail }) {
  const { t } = useTranslation('expediente');
  const ability = useAbility();
  const query = useQuery(tasksQuery(tender.id));
  const [adds, setAdds] = useState(false);
  const mayEdit = canUpdateTender(ability, tender.Asignado);
  const tasks = query.data?.datos ?? [];
  const done = tasks.filter(({ hecha }) => hecha !== null).length;
  return (
    <Section
      title={t('tasks.title')}
      actions={
        tasks.length === 0 ? undefined : (
          <span className={classes.soft}>
            {t('tasks.done', { done: formatCount(done), total: formatCount(tasks.length) })}
          </span>
        )
      }
    >
      <QueryState
        query={query}
        lines={4}
        isEmpty={({ datos }) => datos.length === 0}
        empty={<p className={classes.none}>{t(mayEdit ? 'tasks.none' : 'tasks.noneToRead')}</p>}
      >
        {({ datos }) => (
          <ul className={classes.list}>
            {datos.map((task) => (
              <TaskRow key={task.id} tenderId={tender.id} task={task} mayEdit={mayEdit} />
            ))}
          </ul>
        )}
      </QueryState>
      {mayEdit ? (
        <div className={classes.actions}>
          <Button
            size="xs"
            variant="subtle"
            leftSection={<IconPlus size={15} aria-hidden />}
            onClick={() => setAdds(true)}
          >
            {t('tasks.add')}
          </Button>
          <TemplateMenu tender={tender} />
        </div>
      ) : null}
      {adds ? <TaskDialog tenderId={tender.id} task={null} onClose={() => setAdds(false)} /> : null}
    </Section>
  );
}

/** The company's templates, those for the type of the tender first. */
function TemplateMenu({ tender }: { tender: TenderDetail }) {
  const { t } = useTranslation('expediente');
  const { data } = useQuery(taskTemplatesQuery);
  const { mutate } = useAddTemplate(tender.id);
  const templates = data?.datos ?? [];
  if (templates.length === 0) return null;
  const fits = (tipos: readonly string[]) => tender.tipo !== null && tipos.includes(tender.tipo);
  const ordered = templates.toSorted((a, b) => Number(fits(b.tipos)) - Number(fits(a.tipos)));
  return (
    <ActionMenu
      label={t('tasks.templates')}
      side="start"
      width={280}
      className={classes.menuButton}
      actions={ordered.map(({ id, nombre, tipos }) => ({
        id: String(id),
        label: nombre,
        current: fits(tipos),
        onPick: () => mutate(id),
      }))}
    >
      <IconListCheck size={15} stroke={1.7} aria-hidden />
      {t('tasks.templates')}
    </ActionMenu>
  );
}
