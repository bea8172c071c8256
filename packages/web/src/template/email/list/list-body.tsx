import { Button, Skeleton } from '@mantine/core';
import type { Mail } from '@pliego/contract/areas/email';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Selection } from '#web/ui/data-table/selection.tsx';
import { QueryState } from '#web/ui/feedback/query-state.tsx';
import { EmptyState } from '#web/ui/feedback/states.tsx';
import { placeIcon } from '../folder-icons.tsx';
import type { HeldMails } from '../mail-changes.ts';
import { type FocusRequest, MailList } from './mail-list.tsx';
import { type Place, useMailAddress } from '../mail-place.ts';
import { usePlaceName } from '../use-place-name.ts';
import classes from './mail-list.module.css';

interface ListBodyProps {
  query: UseQueryResult<HeldMails>;
  /** Those of them that are searched for. */
  mails: readonly Mail[];
  place: Place;
  q: string;
  selection: Selection<Mail>;
  focusRequest: FocusRequest | null;
  onFocus: (id: number) => void;
  onStar: (mail: Mail) => void;
  onDraft: (mail: Mail) => void;
}

/** The list in its four states. */
export function ListBody({ query, ...rest }: ListBodyProps) {
  const { t } = useTranslation('email');
  const { place, q, mails } = rest;
  const name = usePlaceName()(place);
  return (
    <QueryState
      query={query}
      loading={<Lines />}
      isEmpty={() => mails.length === 0}
      empty={<Nothing place={place} q={q} />}
    >
      {() => <MailList label={t('list.label', { place: name })} {...rest} />}
    </QueryState>
  );
}

function Nothing({ place, q }: { place: Place; q: string }) {
  const { t } = useTranslation('email');
  const { change } = useMailAddress();
  const placeKind = place.kind === 'label' ? 'label' : place.folder;
  const kind = q === '' ? placeKind : 'search';
  return (
    <EmptyState
      icon={placeIcon(place)}
      title={t(`empty.${kind}.title`)}
      actions={
        q === '' ? undefined : (
          <Button variant="default" onClick={() => change({ q: undefined })}>
            {t('empty.clear')}
          </Button>
        )
      }
    >
      {t(`empty.${kind}.text`)}
    </EmptyState>
  );
}

function Lines() {
  return (
    <div aria-busy>
      {Array.from({ length: 8 }, (_, line) => (
        <div key={line} className={classes.skeleton}>
          <Skeleton width={18} height={18} radius="sm" />
          <Skeleton circle height={28} />
          <Skeleton width={120} height={12} />
          <Skeleton height={12} style={{ flex: 1 }} />
        </div>
      ))}
    </div>
  );
}
