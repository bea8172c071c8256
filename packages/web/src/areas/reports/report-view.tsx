import type { ReportAnswer } from '@pliego/contract/areas/reports';
import { useTranslation } from 'react-i18next';
import { messageText } from '#web/i18n/message-text.ts';
import { formatIsoDate } from '#web/lib/format.ts';
import { FiguresTable } from './figures-table.tsx';
import { ReportChart } from './report-chart.tsx';
import classes from './reports.module.css';

interface ReportViewProps {
  answer: ReportAnswer;
  /** Beside the heading of the table. */
  hint?: string;
}

/** What a report answers: its sentence, its chart, and the table behind it. */
export function ReportView({ answer, hint }: ReportViewProps) {
  const { t } = useTranslation('reportPages');
  const { frases, grafico, periodo, filas, pregunta } = answer;
  return (
    <>
      <section className={classes.box} aria-label={messageText(pregunta)}>
        {periodo === null ? null : (
          <p className={classes.soft}>
            {t('period', {
              from: formatIsoDate(periodo.desde),
              until: formatIsoDate(periodo.hasta),
            })}
          </p>
        )}
        {frases.map((sentence, index) => (
          <p key={sentence.code} className={index === 0 ? classes.says : classes.soft}>
            {messageText(sentence)}
          </p>
        ))}
        {grafico === null ? null : (
          <ReportChart
            chart={grafico}
            name={messageText(pregunta) ?? ''}
            summary={frases[0] === undefined ? '' : (messageText(frases[0]) ?? '')}
          />
        )}
      </section>
      {filas.length === 0 ? null : (
        <section className={classes.box} aria-labelledby="report-table">
          <h2 id="report-table" className={classes.tableTitle}>
            {t('table')}
            {hint === undefined ? null : <span className={classes.soft}> {hint}</span>}
          </h2>
          <FiguresTable answer={answer} />
        </section>
      )}
    </>
  );
}
