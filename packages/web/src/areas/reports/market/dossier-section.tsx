import type { DossierSection as Part } from '@pliego/contract/areas/market';
import { fieldText } from '#web/i18n/message-text.ts';
import { FiguresTable } from '../figures-table.tsx';
import { ReportChart } from '../report-chart.tsx';
import reports from '../reports.module.css';
import classes from './market.module.css';

/** A part of a dossier: what its figures show in a sentence, a chart, and the table whose numbers open their tenders. */
export function DossierSection({ part }: { part: Part }) {
  const { titulo, segun, frases, grafico, filas, columnas, totales } = part;
  const [first] = frases;
  return (
    <section className={classes.part}>
      <div className={classes.head}>
        <h2 className={classes.title}>{fieldText(titulo)}</h2>
        <span className={reports.soft}>{fieldText(segun)}</span>
      </div>
      <div className={grafico === null ? classes.sentences : classes.overChart}>
        {frases.map((sentence, index) => (
          <p key={sentence.code} className={index === 0 ? classes.says : reports.soft}>
            {fieldText(sentence)}
          </p>
        ))}
      </div>
      {grafico === null ? null : (
        <ReportChart
          chart={grafico}
          name={fieldText(titulo)}
          summary={first === undefined ? '' : fieldText(first)}
        />
      )}
      {filas.length === 0 ? null : (
        <FiguresTable answer={{ pregunta: titulo, columnas, filas, totales }} />
      )}
    </section>
  );
}
