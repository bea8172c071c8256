import { VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { colleaguesQuery } from '#web/api/reference-queries.ts';
import { Face } from '#web/ui/display/person.tsx';
import classes from './cells.module.css';

/** The face of who answers for a tender, where there is little room; nothing while nobody does. */
export function Responsible({ id }: { id: number | null }) {
  const { t } = useTranslation('tenders');
  const { data } = useQuery(colleaguesQuery);
  if (id === null || data === undefined) return null;
  const known = data.datos.find((person) => person.id === id);
  const person = known ?? { id, fullName: t('assignee.gone'), avatar: null };
  return (
    <span title={person.fullName} className={classes.face}>
      <Face person={person} />
      <VisuallyHidden>{person.fullName}</VisuallyHidden>
    </span>
  );
}
