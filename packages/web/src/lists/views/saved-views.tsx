import type { SavedView, ViewPage } from '@pliego/contract/areas/views';
import { IconBell, IconBookmarks, IconPencil, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { QueryState } from '#web/ui/feedback/query-state.tsx';
import { AnchoredPopover } from '#web/ui/overlay/anchored-popover.tsx';
import { ViewForm } from './view-form.tsx';
import type { Destination } from '#web/ui/navigation/app-link.tsx';
import { isSameState } from './view-state.ts';
import { viewsQuery } from './view-queries.ts';
import classes from './saved-views.module.css';

interface SavedViewsProps {
  page: ViewPage;
  /** The page as it is on screen, as it would be saved. */
  shown: string;
  /** The address of a saved state. */
  wayTo: (state: string) => Destination;
}

/** The saved views: one is opened, changed, or made of what is on screen. */
export function SavedViews({ page, shown, wayTo }: SavedViewsProps) {
  const { t } = useTranslation('lists');
  const button = useRef<HTMLButtonElement>(null);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  /** The one that is changed; null for a new one. */
  const [edited, setEdited] = useState<SavedView | null>();
  const { data } = useQuery(viewsQuery(page));
  const current = data?.datos.find(({ estado }) => isSameState(estado, shown));
  const edit = (view: SavedView | null) => {
    setAnchor(null);
    setEdited(view);
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className={classes.button}
        data-current={current === undefined ? undefined : true}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={() => setAnchor(anchor === null ? button.current : null)}
      >
        <IconBookmarks size={16} stroke={1.7} aria-hidden />
        {current?.nombre ?? t(page === 'reportes' ? 'savedViews.reports' : 'savedViews.button')}
      </button>
      {anchor === null ? null : (
        <AnchoredPopover
          anchor={anchor}
          label={t('savedViews.label')}
          side="end"
          width={340}
          onClose={() => setAnchor(null)}
        >
          <ViewList {...{ page, shown, wayTo }} onEdit={edit} onClose={() => setAnchor(null)} />
        </AnchoredPopover>
      )}
      {edited === undefined ? null : (
        <ViewForm {...{ page, shown }} view={edited} onClose={() => setEdited(undefined)} />
      )}
    </>
  );
}

interface ViewListProps extends SavedViewsProps {
  onEdit: (view: SavedView | null) => void;
  onClose: () => void;
}

function ViewList({ page, ...shared }: ViewListProps) {
  const { t } = useTranslation('lists');
  const query = useQuery(viewsQuery(page));
  return (
    <>
      <QueryState query={query} lines={3}>
        {({ datos }) => (
          <>
            <Group
              title={t('savedViews.own')}
              views={datos.filter(({ esMia }) => esMia)}
              {...shared}
            />
            <Group
              title={t('savedViews.shared')}
              views={datos.filter(({ esMia }) => !esMia)}
              {...shared}
            />
            {datos.length === 0 ? <p className={classes.none}>{t('savedViews.none')}</p> : null}
          </>
        )}
      </QueryState>
      <button type="button" className={classes.add} onClick={() => shared.onEdit(null)}>
        <IconPlus size={16} stroke={1.8} aria-hidden />
        {t('savedViews.save')}
      </button>
    </>
  );
}

function Group({
  title,
  views,
  shown,
  wayTo,
  onEdit,
  onClose,
}: Omit<ViewListProps, 'page'> & { title: string; views: readonly SavedView[] }) {
  const { t } = useTranslation('lists');
  if (views.length === 0) return null;
  return (
    <section aria-label={title}>
      <h2 className={classes.title}>{title}</h2>
      <ul className={classes.list}>
        {views.map((view) => (
          <li key={view.id} className={classes.row}>
            <Link
              {...wayTo(view.estado)}
              className={classes.view}
              activeOptions={{ exact: true, explicitUndefined: true }}
              aria-current={isSameState(view.estado, shown) ? 'true' : undefined}
              onClick={onClose}
            >
              <span className={classes.name}>{view.nombre}</span>
              {view.alerta === null ? null : (
                <IconBell size={14} stroke={1.8} aria-label={t('savedViews.hasAlert')} />
              )}
              {view.esMia && !view.compartida ? null : (
                <span className={classes.owner}>
                  {view.esMia ? t('savedViews.isShared') : view.dueno.nombre}
                </span>
              )}
            </Link>
            <button
              type="button"
              className={classes.edit}
              aria-label={t('savedViews.editOf', { name: view.nombre })}
              title={t('savedViews.edit')}
              onClick={() => onEdit(view)}
            >
              <IconPencil size={16} stroke={1.7} aria-hidden />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
