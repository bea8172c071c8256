import { Skeleton } from '@mantine/core';
import type { Mail } from '@pliego/contract/areas/email';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { problemText, requestIdOf } from '#web/api/problems.ts';
import type { Selection } from '#web/ui/data-table/selection.tsx';
import { PlainButton } from '#web/ui/plain/plain-button.tsx';
import { EmptyState, ErrorState } from '#web/ui/states.tsx';
import { placeIcon } from './folder-icons.tsx';
import type { HeldMails } from './mail-changes.ts';
import { type FocusWish, MailList } from './mail-list.tsx';
import { type Place, useMailAddress } from './mail-place.ts';
import { usePlaceName } from './use-place-name.ts';
import classes from './mail-list.module.css';

interface ListBodyProps {
  query: UseQueryResult<HeldMails>;
  /** Those of them that are searched for. */
  mails: readonly Mail[];
  place: Place;
  q: string;
  selection: Selection<Mail>;
  wish: FocusWish | null;
  onFocus: (id: number) => void;
  onStar: (mail: Mail) => void;
  onDraft: (mail: Mail) => void;
}

/** The list in its four states. */
export function ListBody({ query, ...rest }: ListBodyProps) {
  const { t } = useTranslation('email');
  const { place, q, mails } = rest;
  const name = usePlaceName()(place);
  const { data, error } = query;
  if (data === undefined && error !== null) {
    return (
      <ErrorState
        text={problemText(error)}
        requestId={requestIdOf(error)}
        onRetry={() => void query.refetch()}
      />
    );
  }
  if (data === undefined) return <Lines />;
  if (mails.length === 0) return <Nothing place={place} q={q} />;
  return <MailList label={t('list.label', { place: name })} {...rest} />;
}

function Nothing({ place, q }: { place: Place; q: string }) {
  const { t } = useTranslation('email');
  const { change } = useMailAddress();
  const kind = q === '' ? (place.kind === 'label' ? 'label' : place.folder) : 'search';
  return (
    <EmptyState
      icon={placeIcon(place)}
      title={t(`empty.${kind}.title`)}
      actions={
        q === '' ? undefined : (
          <PlainButton variant="default" onClick={() => change({ q: undefined })}>
            {t('empty.clear')}
          </PlainButton>
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
