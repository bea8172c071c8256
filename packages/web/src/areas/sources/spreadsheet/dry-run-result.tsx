import { dryRunRowLimit, type DryRunRow } from '@pliego/contract/areas/spreadsheet-endpoints';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { messagesText } from '#web/i18n/message-text.ts';
import { formatCount } from '#web/lib/format.ts';
import { Section } from '#web/ui/page/page.tsx';
import { Pill } from '#web/ui/display/pill.tsx';
import { ScrollRegion } from '#web/ui/page/scroll-region.tsx';
import { RunCounts } from '../run-counts.tsx';
import { areAlike, type DraftMapping } from './mapping.ts';
import type { Tried } from './use-import.ts';
import classes from './dry-run-result.module.css';

interface DryRunResultProps {
  name: string;
  tried: Tried | undefined;
  mapping: DraftMapping;
}

/** What importing would do, row by row where something is wrong. Nothing of it was stored. */
export function DryRunResult({ name, tried, mapping }: DryRunResultProps) {
  const { t } = useTranslation('sources');
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The user is at the button, at the bottom of the page.
    if (tried !== undefined) place.current?.scrollIntoView({ block: 'nearest' });
  }, [tried]);
  if (tried === undefined) return null;
  const { conteo, filas } = tried.dryRun;
  // A row is reported once its related rows are read: not always in the order of the table.
  const inOrder = filas.toSorted((one, other) => one.linea - other.linea);
  const wrong = conteo.rechazadas + conteo.reparadas;
  return (
    <div ref={place} className={classes.place}>
      <Section title={t('spreadsheet.dryRun.title')}>
        <div aria-live="polite">
          <p className={classes.lead}>
            {conteo.leidas === 0
              ? t('spreadsheet.dryRun.empty')
              : t('spreadsheet.dryRun.nothingStored')}
          </p>
          {areAlike(tried.mapping, mapping) ? null : (
            <p className={classes.old}>{t('spreadsheet.dryRun.old')}</p>
          )}
        </div>
        <RunCounts label={t('spreadsheet.dryRun.countsOf', { name })} counts={conteo} />
        {filas.length === 0 ? null : (
          <>
            <p className={classes.reasonsTitle}>
              {wrong > filas.length
                ? t('spreadsheet.dryRun.first', {
                    shown: formatCount(dryRunRowLimit),
                    total: formatCount(wrong),
                  })
                : t('spreadsheet.dryRun.reasons', { count: wrong, total: formatCount(wrong) })}
            </p>
            <ScrollRegion label={t('spreadsheet.dryRun.reasonsLabel')} className={classes.box}>
              <ol className={classes.reasons}>
                {inOrder.map((row, index) => (
                  // A row can be named twice, and the list never changes its order.
                  // oxlint-disable-next-line react/no-array-index-key
                  <Reason key={`${row.linea}-${index}`} row={row} />
                ))}
              </ol>
            </ScrollRegion>
          </>
        )}
      </Section>
    </div>
  );
}

function Reason({ row: { linea, resultado, motivo, contenido } }: { row: DryRunRow }) {
  const { t } = useTranslation('sources');
  return (
    <li className={classes.reason}>
      <span className={classes.line}>
        {t('spreadsheet.rowNumber', { line: formatCount(linea) })}
      </span>
      <span className={classes.outcome}>
        <Pill tone={resultado === 'rechazada' ? 'rojo' : 'amarillo'} dot>
          {t(`spreadsheet.results.${resultado}`)}
        </Pill>
      </span>
      <span className={classes.why}>
        {messagesText(motivo)}
        {contenido === '' ? null : (
          <bdi className={classes.content} title={contenido}>
            {contenido}
          </bdi>
        )}
      </span>
    </li>
  );
}
