import type { ImportCounts } from '@pliego/contract/areas/sources';
import { IconDownload } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { rejectionsPath } from './queries.ts';
import classes from './text-action.module.css';

interface RejectionsLinkProps {
  run: { id: number; conteo: ImportCounts };
  /** Its accessible name, distinct from the links of other runs. */
  label: (text: string) => string;
}

/** Downloads what a run rejected or repaired; nothing where it did neither. */
export function RejectionsLink({ run: { id, conteo }, label }: RejectionsLinkProps) {
  const { t } = useTranslation('sources');
  if (conteo.rechazadas + conteo.reparadas === 0) return null;
  const text = t(conteo.rechazadas > 0 ? 'runs.download' : 'runs.downloadRepaired');
  return (
    <a href={rejectionsPath(id)} download className={classes.action} aria-label={label(text)}>
      <IconDownload size={15} aria-hidden /> {text}
    </a>
  );
}
