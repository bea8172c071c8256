import { ActionIcon } from '@mantine/core';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatCount } from '#web/lib/format.ts';
import { cameFromList, lastListSearch } from '../list/list-return.ts';
import { listQueryOf } from '../list/list-search.ts';
import { tenderListQuery } from '../queries.ts';
import classes from './tender-header.module.css';

/** The tenders before and after this one in the list that led here; nothing where none did. */
export function ListNeighbours({ id }: { id: number }) {
  const { t } = useTranslation('ficha');
  const client = useQueryClient();
  if (!cameFromList()) return null;
  const listed = client.getQueryData(tenderListQuery(listQueryOf(lastListSearch())).queryKey);
  const rows = listed?.pages.flatMap(({ datos }) => datos) ?? [];
  const place = rows.findIndex((row) => row.id === id);
  if (place === -1) return null;
  return (
    <nav className={classes.neighbours} aria-label={t('neighbours.label')}>
      <Neighbour id={rows[place - 1]?.id} label={t('neighbours.previous')}>
        <IconChevronUp size={16} aria-hidden />
      </Neighbour>
      <Neighbour id={rows[place + 1]?.id} label={t('neighbours.next')}>
        <IconChevronDown size={16} aria-hidden />
      </Neighbour>
      <span className={classes.place}>
        {t('neighbours.place', { place: formatCount(place + 1), total: formatCount(rows.length) })}
      </span>
    </nav>
  );
}

interface NeighbourProps {
  /** Undefined at either end of the list. */
  id: number | undefined;
  label: string;
  children: ReactNode;
}

/** Takes the place of this tender in the browser's history, so that going back still leads to the list. */
function Neighbour({ id, label, children }: NeighbourProps) {
  const look = { variant: 'subtle', color: 'gray', size: 24, 'aria-label': label } as const;
  if (id === undefined) {
    return (
      <ActionIcon {...look} disabled>
        {children}
      </ActionIcon>
    );
  }
  return (
    <ActionIcon
      {...look}
      title={label}
      renderRoot={(props) => <Link {...props} to="/licitaciones/$id" params={{ id }} replace />}
    >
      {children}
    </ActionIcon>
  );
}
