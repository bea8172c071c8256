import type { Retention, RetentionCounts } from '@pliego/contract/areas/privacy';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatCount } from '#web/lib/format.ts';
import { QueryState } from '#web/ui/feedback/query-state.tsx';
import { retentionTrialQuery } from './retention-query.ts';
import own from './retention.module.css';

/** What a rule would erase today, as it stands in the form. */
export function RetentionTrial({ rule }: { rule: Retention }) {
  const { t } = useTranslation('company');
  const trial = useQuery(retentionTrialQuery(rule));
  return (
    <div className={own.trial}>
      <QueryState query={trial} lines={2}>
        {(counts) => <Counts counts={counts} />}
      </QueryState>
      <p className={own.hint}>{t('retention.backups')}</p>
    </div>
  );
}

function Counts({ counts }: { counts: RetentionCounts }) {
  const { t } = useTranslation('company');
  const { avisos, rechazos, descartadas, quitadas } = counts;
  const { licitaciones, comentarios, tareas, archivos } = descartadas;
  const all = { avisos, rechazos, licitaciones, comentarios, tareas, archivos, quitadas };
  const kinds = ['avisos', 'rechazos', 'comentarios', 'tareas', 'archivos', 'quitadas'] as const;
  const told = kinds.filter((kind) => all[kind] > 0);
  if (told.length === 0) return <p className={own.line}>{t('retention.nothing')}</p>;
  return (
    <>
      <p className={own.line}>{t('retention.today')}</p>
      <ul className={own.counts}>
        {told.map((kind) => (
          <li key={kind}>
            {t(`retention.counts.${kind}`, { count: all[kind], total: formatCount(all[kind]) })}
          </li>
        ))}
      </ul>
    </>
  );
}
