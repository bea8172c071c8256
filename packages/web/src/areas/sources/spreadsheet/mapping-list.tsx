import type { SavedMapping } from '@pliego/contract/areas/spreadsheet-endpoints';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { QueryState } from '#web/ui/feedback/query-state.tsx';
import { EmptyState } from '#web/ui/feedback/states.tsx';
import { MappingRow } from './mapping-row.tsx';
import { mappingsQuery } from './queries.ts';
import { takeFocus } from './take-focus.ts';
import classes from './dialogs.module.css';

interface MappingListProps {
  header: readonly string[];
  /** The one that the current choices are based on. */
  usedId: number | undefined;
  onApply: (mapping: SavedMapping) => void;
  onRename: (mapping: SavedMapping) => void;
  onRemove: (mapping: SavedMapping) => void;
}

/** Every mapping that is kept, by name. */
export function MappingList({ header, usedId, ...actions }: MappingListProps) {
  const { t } = useTranslation('sources');
  return (
    <QueryState
      query={useQuery(mappingsQuery)}
      lines={3}
      isEmpty={({ datos }) => datos.length === 0}
      empty={
        <EmptyState title={t('spreadsheet.saved.empty')}>
          {t('spreadsheet.saved.emptyText')}
        </EmptyState>
      }
    >
      {({ datos }) => (
        <ul
          ref={takeFocus}
          tabIndex={-1}
          className={classes.list}
          aria-label={t('spreadsheet.saved.title')}
        >
          {datos.map((mapping) => (
            <MappingRow
              key={mapping.id}
              mapping={mapping}
              header={header}
              isUsed={mapping.id === usedId}
              onApply={() => actions.onApply(mapping)}
              onRename={() => actions.onRename(mapping)}
              onRemove={() => actions.onRemove(mapping)}
            />
          ))}
        </ul>
      )}
    </QueryState>
  );
}
