import { Button } from '@mantine/core';
import type { Embed } from '@pliego/contract/areas/report-embeds';
import { IconDots, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { reportEmbedsApi } from '#web/api/areas/report-embeds.ts';
import { problemText } from '#web/api/problems.ts';
import { QueryState } from '#web/ui/feedback/query-state.tsx';
import { toastDone } from '#web/ui/feedback/toasts.tsx';
import { ActionMenu } from '#web/ui/overlay/action-menu.tsx';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import { Section } from '#web/ui/page/page.tsx';
import { ReadOnlyNote, useMaySet } from '../may-set.tsx';
import { DashboardDialog } from './dashboard-form.tsx';
import { dashboardsQuery } from './queries.ts';
import { SitesForm } from './sites-form.tsx';
import companyClasses from '../company.module.css';
import classes from './dashboards.module.css';

const icon = { size: 16, stroke: 1.7, 'aria-hidden': true } as const;

type Doing = { what: 'create' } | { what: 'edit' | 'remove'; embed: Embed };

/** The dashboards of other services that reports show: of administrators alone. */
export function DashboardsSection() {
  const { t } = useTranslation('company');
  const maySet = useMaySet().data;
  const [doing, setDoing] = useState<Doing | null>(null);
  const close = () => setDoing(null);
  const create = maySet ? (
    <Button
      variant="default"
      leftSection={<IconPlus {...icon} />}
      onClick={() => setDoing({ what: 'create' })}
    >
      {t('dashboards.create')}
    </Button>
  ) : undefined;
  return (
    <Section title={t('dashboards.title')} actions={create}>
      <p className={companyClasses.text}>{t('dashboards.text')}</p>
      <ReadOnlyNote of="data" />
      {maySet ? (
        <>
          <Dashboards onDo={(what, embed) => setDoing({ what, embed })} />
          <SitesForm />
        </>
      ) : null}
      {doing?.what === 'create' ? <DashboardDialog onClose={close} /> : null}
      {doing?.what === 'edit' ? <DashboardDialog embed={doing.embed} onClose={close} /> : null}
      {doing?.what === 'remove' ? <Remove embed={doing.embed} onClose={close} /> : null}
    </Section>
  );
}

/** Where a dashboard is, in a few words. */
function placeOf({ configuracion }: Embed): string | null {
  if (configuracion === null || configuracion.tipo === 'powerbi') return null;
  return configuracion.tipo === 'web' ? configuracion.direccion : configuracion.servidor;
}

interface DashboardsProps {
  onDo: (what: 'edit' | 'remove', embed: Embed) => void;
}

function Dashboards({ onDo }: DashboardsProps) {
  const { t } = useTranslation('company');
  const query = useQuery(dashboardsQuery);
  return (
    <QueryState
      query={query}
      lines={4}
      isEmpty={({ datos }) => datos.length === 0}
      empty={<p className={companyClasses.soft}>{t('dashboards.none')}</p>}
    >
      {({ datos }) => (
        // Lists without bullets lose their role in Safari unless it is set.
        // oxlint-disable-next-line jsx-a11y/no-redundant-roles
        <ul role="list" className={classes.list} aria-label={t('dashboards.title')}>
          {datos.map((embed) => (
            <Row key={embed.id} embed={embed} onDo={onDo} />
          ))}
        </ul>
      )}
    </QueryState>
  );
}

function Row({ embed, onDo }: DashboardsProps & { embed: Embed }) {
  const { t } = useTranslation('company');
  const { id, nombre: name, tipo } = embed;
  const place = placeOf(embed);
  return (
    <li className={classes.row}>
      <div className={classes.facts}>
        <p className={classes.name}>{name}</p>
        <p className={classes.meta}>
          {[t(`dashboards.services.${tipo}`), place].filter((part) => part !== null).join(' · ')}
        </p>
      </div>
      <Button
        variant="default"
        size="compact-sm"
        aria-label={t('dashboards.openOf', { name })}
        renderRoot={(props) => <Link {...props} to="/reportes/$id" params={{ id: String(id) }} />}
      >
        {t('dashboards.open')}
      </Button>
      <ActionMenu
        label={t('dashboards.more', { name })}
        actions={[
          {
            id: 'edit',
            label: t('dashboards.editItem'),
            icon: <IconPencil {...icon} />,
            onPick: () => onDo('edit', embed),
          },
          {
            id: 'remove',
            label: t('dashboards.remove'),
            icon: <IconTrash {...icon} />,
            danger: true,
            apart: true,
            onPick: () => onDo('remove', embed),
          },
        ]}
      >
        <IconDots {...icon} />
      </ActionMenu>
    </li>
  );
}

function Remove({ embed: { id, nombre: name }, onClose }: { embed: Embed; onClose: () => void }) {
  const { t } = useTranslation('company');
  const client = useQueryClient();
  const removing = useMutation({
    mutationFn: () => reportEmbedsApi.remove({ params: { id } }),
    onSuccess: () => {
      onClose();
      toastDone({ title: t('dashboards.removed') });
    },
    onSettled: () => client.invalidateQueries({ queryKey: dashboardsQuery.queryKey }),
  });
  return (
    <ConfirmDialog
      title={t('dashboards.removeTitle', { name })}
      confirm={t('dashboards.remove')}
      danger
      busy={removing.isPending}
      {...(removing.error === null ? {} : { problem: problemText(removing.error) })}
      onConfirm={() => removing.mutate()}
      onClose={onClose}
    >
      <p className={companyClasses.dialogText}>{t('dashboards.removeText')}</p>
    </ConfirmDialog>
  );
}
