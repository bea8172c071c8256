import { Pill } from '#web/ui/display/pill.tsx';
import type { Tone } from '#web/ui/display/tone.ts';
import classes from './import.module.css';

interface OutcomeRowProps {
  /** Where the row is: "Línea 12". */
  line: string;
  outcome: string;
  tone: Tone;
  name: React.ReactNode;
  code: string;
  changes: readonly string[];
  /** What holds up the whole row. */
  reasons: readonly string[];
  warnings: readonly string[];
}

/** A row of an import with what it would do, and why. */
export function OutcomeRow(props: OutcomeRowProps) {
  const { line, outcome, tone, name, code, changes, reasons, warnings } = props;
  return (
    <li className={classes.row}>
      <span className={classes.line}>{line}</span>
      <span className={classes.outcome}>
        <Pill tone={tone} dot>
          {outcome}
        </Pill>
      </span>
      <div className={classes.what}>
        <span className={classes.rowName}>
          {name} {code === '' ? null : <span className={classes.sku}>{code}</span>}
        </span>
        {changes.length === 0 ? null : (
          <ul className={classes.changes}>
            {changes.map((change) => (
              <li key={change}>{change}</li>
            ))}
          </ul>
        )}
        {reasons.map((reason) => (
          <span key={reason} className={classes.bad}>
            {reason}
          </span>
        ))}
        {warnings.map((warning) => (
          <span key={warning} className={classes.warned}>
            {warning}
          </span>
        ))}
      </div>
    </li>
  );
}
