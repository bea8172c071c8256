import { Button, Checkbox, NativeSelect, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { roles } from '@pliego/contract/abilities';
import {
  alertRhythms,
  type SavedView,
  viewEndpoints,
  type ViewPage,
} from '@pliego/contract/areas/views';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { viewsApi } from '#web/api/areas/views.ts';
import { problemText } from '#web/api/problems.ts';
import { useContractForm } from '#web/api/use-contract-form.ts';
import { useAbility } from '#web/api/use-session.ts';
import { formatCount } from '#web/lib/format.ts';
import { CopyField } from '#web/ui/fields/copy-field.tsx';
import { FormProblem } from '#web/ui/fields/form-problem.tsx';
import { toastDone, toastProblem } from '#web/ui/feedback/toasts.tsx';
import { Dialog, DialogActions } from '#web/ui/overlay/dialog.tsx';
import { rereadViews, useSaveView, type ViewValues, viewsQuery } from './view-queries.ts';
import { isSameState } from './view-state.ts';
import classes from './saved-views.module.css';

const { nombre, estado, compartida } = viewEndpoints.create.body.shape;
const rhythms = ['nunca', ...alertRhythms] as const;
const Values = z.object({
  nombre,
  estado,
  compartida,
  roles: viewEndpoints.update.body.shape.roles.def.innerType,
  ritmo: z.enum(rhythms),
  abre: z.boolean(),
});

interface ViewFormProps {
  /** The page whose states are saved. */
  page: ViewPage;
  /** The one to change; null saves what is on screen as a new one. */
  view: SavedView | null;
  /** The list as it is on screen. */
  shown: string;
  onClose: () => void;
}

/** A saved view: its name, who sees it, and what the person wants of it. */
export function ViewForm({ page, view, shown, onClose }: ViewFormProps) {
  const { t } = useTranslation(['lists', 'common']);
  const { data } = useQuery(viewsQuery(page));
  const opens = view !== null && data?.predeterminadas.some(({ id }) => id === view.id) === true;
  const save = useSaveView(page, view, opens);
  const mayChange = useAbility().can('update', 'Tag') || view === null || view.esMia;
  const initialValues: ViewValues = {
    nombre: view?.nombre ?? '',
    estado: view?.estado ?? shown,
    compartida: view?.compartida ?? false,
    roles: view?.roles ?? [],
    ritmo: view?.alerta?.ritmo ?? 'nunca',
    abre: opens,
  };
  const { form, formProps, busy, problem } = useContractForm({
    schema: Values,
    initialValues,
    send: save,
    onDone: (saved) => {
      toastDone({ title: t('savedViews.saved', { name: saved.nombre }) });
      onClose();
    },
  });
  const title =
    view === null ? t('savedViews.save') : t('savedViews.editTitle', { name: view.nombre });
  return (
    <Dialog title={title} onClose={onClose}>
      <form {...formProps} className={classes.form}>
        <FormProblem text={problem} />
        <TextInput
          label={t('savedViews.name')}
          placeholder={t(`savedViews.namePlaceholders.${page}`)}
          autoComplete="off"
          data-autofocus
          disabled={!mayChange}
          {...form.getInputProps('nombre')}
        />
        <ViewFields {...{ form, page, view, shown, mayChange }} />
        <Noise view={view} />
        <ShortLink view={view} />
        <DialogActions>
          {view !== null && mayChange ? <Remove view={view} onRemoved={onClose} /> : null}
          <Button variant="default" onClick={onClose}>
            {t('common:actions.cancel')}
          </Button>
          <Button type="submit" loading={busy}>
            {t('common:actions.save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

interface ViewFieldsProps {
  page: ViewPage;
  form: UseFormReturnType<ViewValues>;
  view: SavedView | null;
  shown: string;
  mayChange: boolean;
}

/** What it holds, who sees it, and what the person wants of it. */
function ViewFields({ form, page, view, shown, mayChange }: ViewFieldsProps) {
  const { t } = useTranslation('lists');
  return (
    <>
      {view !== null && mayChange && !isSameState(view.estado, shown) ? (
        <Checkbox
          label={t('savedViews.replace')}
          description={t('savedViews.replaceText')}
          checked={form.values.estado === shown}
          onChange={({ currentTarget }) =>
            form.setFieldValue('estado', currentTarget.checked ? shown : view.estado)
          }
        />
      ) : null}
      <Checkbox
        label={t('savedViews.share')}
        description={t('savedViews.shareText')}
        disabled={!mayChange}
        {...form.getInputProps('compartida', { type: 'checkbox' })}
      />
      {page === 'reportes' ? null : (
        <>
          <RoleChoice form={form} />
          <Checkbox
            label={t('savedViews.opens')}
            description={t('savedViews.opensText')}
            {...form.getInputProps('abre', { type: 'checkbox' })}
          />
        </>
      )}
      {page === 'licitaciones' ? (
        <NativeSelect
          label={t('savedViews.alert')}
          description={t('savedViews.alertText')}
          data={rhythms.map((value) => ({ value, label: t(`savedViews.rhythms.${value}`) }))}
          {...form.getInputProps('ritmo')}
        />
      ) : null}
    </>
  );
}

/** The roles with which the list opens in a shared view; for those who manage shared views. */
function RoleChoice({ form }: Pick<ViewFieldsProps, 'form'>) {
  const { t } = useTranslation(['lists', 'common']);
  const maySort = useAbility().can('update', 'Tag');
  if (!maySort || !form.values.compartida) return null;
  return (
    <Checkbox.Group
      label={t('savedViews.roles')}
      description={t('savedViews.rolesText')}
      {...form.getInputProps('roles')}
    >
      <div className={classes.roles}>
        {roles.map((role) => (
          <Checkbox key={role} value={role} label={t(`common:shell.roles.${role}`)} />
        ))}
      </div>
    </Checkbox.Group>
  );
}

function ShortLink({ view }: { view: SavedView | null }) {
  const { t } = useTranslation('lists');
  if (view === null) return null;
  return (
    <CopyField
      label={t('savedViews.link')}
      description={t(view.compartida ? 'savedViews.linkText' : 'savedViews.linkOwn')}
      text={`${location.origin}/v/${view.id}`}
      copy={t('savedViews.copy')}
    />
  );
}

/** What the alert has come to: one that is discarded more than followed is too wide. */
function Noise({ view }: { view: SavedView | null }) {
  const { t } = useTranslation('lists');
  const alert = view?.alerta;
  if (alert === undefined || alert === null || alert.avisadas === 0) return null;
  return (
    <p className={classes.noise}>
      {t('savedViews.noise', {
        count: alert.avisadas,
        told: formatCount(alert.avisadas),
        followed: formatCount(alert.seguidas),
        discarded: formatCount(alert.descartadas),
      })}
    </p>
  );
}

function Remove({ view, onRemoved }: { view: SavedView; onRemoved: () => void }) {
  const { t } = useTranslation(['lists', 'common']);
  const client = useQueryClient();
  const remove = async () => {
    try {
      await viewsApi.remove({ params: { id: view.id } });
      toastDone({ title: t('savedViews.removed', { name: view.nombre }) });
      onRemoved();
    } catch (error) {
      toastProblem({ title: t('savedViews.removeFailed'), text: problemText(error) });
    }
    await rereadViews(client, view.pagina);
  };
  return (
    <Button variant="subtle" color="red.9" className={classes.danger} onClick={() => void remove()}>
      {t('common:actions.remove')}
    </Button>
  );
}
