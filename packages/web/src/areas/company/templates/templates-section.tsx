import { Button } from '@mantine/core';
import type { TaskTemplate } from '@pliego/contract/areas/tasks';
import { IconPlus } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { tasksApi } from '#web/api/areas/tasks.ts';
import { problemText } from '#web/api/problems.ts';
import { taskTemplatesQuery } from '#web/api/settings-queries.ts';
import { QueryState } from '#web/ui/feedback/query-state.tsx';
import { toastDone } from '#web/ui/feedback/toasts.tsx';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import { Section } from '#web/ui/page/page.tsx';
import { ReadOnlyNote, useMaySet } from '../may-set.tsx';
import { useRefresh } from '../use-list-change.ts';
import { TemplatePanel } from './template-panel.tsx';
import { TemplateRow } from './template-row.tsx';
import companyClasses from '../company.module.css';
import classes from './templates.module.css';

type Doing =
  | { what: 'edit'; template: TaskTemplate | null }
  | { what: 'remove'; template: TaskTemplate };

/** The lists of tasks that a tender of a type begins with. */
export function TemplatesSection() {
  const { t } = useTranslation('company');
  const templates = useQuery({ ...taskTemplatesQuery, refetchOnMount: 'always' });
  const maySet = useMaySet().lists;
  const [doing, setDoing] = useState<Doing | null>(null);
  const close = () => setDoing(null);
  const create = maySet ? (
    <Button
      variant="default"
      leftSection={<IconPlus size={16} aria-hidden />}
      onClick={() => setDoing({ what: 'edit', template: null })}
    >
      {t('templates.create')}
    </Button>
  ) : undefined;
  return (
    <Section title={t('templates.title')} actions={create}>
      <p className={companyClasses.text}>{t('templates.text')}</p>
      <ReadOnlyNote of="lists" />
      <QueryState
        query={templates}
        lines={6}
        isEmpty={({ datos }) => datos.length === 0}
        empty={<p className={companyClasses.soft}>{t('templates.none')}</p>}
      >
        {({ datos }) => (
          // Lists without bullets lose their role in Safari unless it is set.
          // oxlint-disable-next-line jsx-a11y/no-redundant-roles
          <ul role="list" className={classes.templates} aria-label={t('templates.title')}>
            {datos.map((template) => (
              <TemplateRow
                key={template.id}
                template={template}
                onEdit={maySet ? () => setDoing({ what: 'edit', template }) : null}
                onRemove={() => setDoing({ what: 'remove', template })}
              />
            ))}
          </ul>
        )}
      </QueryState>
      {doing?.what === 'edit' ? <TemplatePanel template={doing.template} onClose={close} /> : null}
      {doing?.what === 'remove' ? (
        <RemoveTemplate template={doing.template} onClose={close} />
      ) : null}
    </Section>
  );
}

interface RemoveTemplateProps {
  template: TaskTemplate;
  onClose: () => void;
}

function RemoveTemplate({ template: { id, nombre: name }, onClose }: RemoveTemplateProps) {
  const { t } = useTranslation('company');
  const refresh = useRefresh(taskTemplatesQuery.queryKey);
  const removing = useMutation({
    mutationFn: () => tasksApi.removeTemplate({ params: { id } }),
    onSuccess: async () => {
      await refresh();
      onClose();
      toastDone({ title: t('removed', { name }) });
    },
  });
  return (
    <ConfirmDialog
      title={t('removeOf', { name })}
      confirm={t('remove')}
      danger
      busy={removing.isPending}
      {...(removing.error === null ? {} : { problem: problemText(removing.error) })}
      onConfirm={() => removing.mutate()}
      onClose={onClose}
    >
      <p className={companyClasses.dialogText}>{t('templates.removeText')}</p>
    </ConfirmDialog>
  );
}
