import { Button } from '@mantine/core';
import type { Mail } from '@pliego/contract/areas/email';
import { IconTrashX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { formatCount } from '#web/lib/format.ts';
import { AppSideButton } from '#web/ui/app-frame/app-frame.tsx';
import { AllCheckbox, BulkBar, type Selection } from '#web/ui/data-table/selection.tsx';
import { SearchField } from '#web/ui/fields/search-field.tsx';
import { type Place, useMailAddress } from '../mail-place.ts';
import { MailTools } from './mail-tools.tsx';
import { usePlaceName } from '../use-place-name.ts';
import type { MailActions } from '../use-mail-actions.ts';
import classes from './list-bar.module.css';

interface ListBarProps {
  place: Place;
  q: string;
  searchId: string;
  mails: readonly Mail[];
  chosen: readonly Mail[];
  selection: Selection<Mail>;
  actions: MailActions;
  onMoved: () => void;
  onRemove: (mails: readonly Mail[]) => void;
}

/** The search, and below it what the list is; while something is chosen, what can be done with it. */
export function ListBar(props: ListBarProps) {
  const { place, q, searchId, mails, chosen, selection, actions, onMoved, onRemove } = props;
  const { t } = useTranslation('email');
  const { change } = useMailAddress();
  const name = usePlaceName()(place);
  const isTrash = place.kind === 'folder' && place.folder === 'trash';
  return (
    <div className={classes.bar}>
      <div className={classes.top}>
        <AppSideButton />
        <SearchField
          id={searchId}
          className={classes.search}
          label={t('list.search', { place: name })}
          value={q}
          onSearch={(text) => {
            const wanted = text.trim();
            change({ q: wanted === '' ? undefined : wanted }, { replace: true });
          }}
        />
      </div>
      <div className={classes.bottom}>
        <span className={classes.all}>
          <AllCheckbox rows={mails} selection={selection} />
        </span>
        {chosen.length > 0 ? (
          <div className={classes.bulk}>
            <BulkBar count={chosen.length} onClear={() => selection.onChange(new Set())}>
              <MailTools
                mails={chosen}
                actions={actions}
                onMoved={onMoved}
                onRemove={() => onRemove(chosen)}
              />
            </BulkBar>
          </div>
        ) : (
          <>
            <h2 className={classes.name}>{name}</h2>
            <span className={classes.count}>
              {t('list.count', { count: mails.length, total: formatCount(mails.length) })}
            </span>
            {isTrash && mails.length > 0 && q === '' ? (
              <Button
                className={classes.end}
                variant="subtle"
                color="red"
                size="compact-sm"
                leftSection={<IconTrashX size={16} aria-hidden />}
                onClick={() => onRemove(mails)}
              >
                {t('list.emptyTrash')}
              </Button>
            ) : null}
          </>
        )}
      </div>
    </div>
  );
}
