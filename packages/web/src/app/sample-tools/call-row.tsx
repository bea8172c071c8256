import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnsweredCall } from '#web/api/sample-calls.ts';
import { ScrollRegion } from '#web/ui/page/scroll-region.tsx';
import { formatClockTime, formatMilliseconds, prettyBody } from './call-text.ts';
import classes from './panel.module.css';

interface CallRowProps {
  call: AnsweredCall;
  isOpen: boolean;
  onToggle: () => void;
}

/** One call on a line; what was sent and answered below it, once it is opened. */
export function CallRow({ call, isOpen, onToggle }: CallRowProps) {
  const { t } = useTranslation();
  const bodiesId = useId();
  const { method, path, status, ms, at } = call;
  return (
    <li className={classes.call}>
      <button
        type="button"
        className={classes.row}
        aria-expanded={isOpen}
        aria-controls={isOpen ? bodiesId : undefined}
        onClick={onToggle}
      >
        <span className={classes.method}>{method}</span>
        <span className={classes.path}>{path}</span>
        <span className={classes.status} data-refused={status >= 400 || undefined}>
          {status}
        </span>
        <span className={classes.when}>
          {formatMilliseconds(ms)} · <time dateTime={at.toISOString()}>{formatClockTime(at)}</time>
        </span>
      </button>
      {isOpen ? (
        <div id={bodiesId} className={classes.bodies}>
          <Body label={t('sampleTools.sent')} text={call.sent} />
          <Body label={t('sampleTools.answered')} text={call.answered} />
        </div>
      ) : null}
    </li>
  );
}

function Body({ label, text }: { label: string; text: string }) {
  const { t } = useTranslation();
  return (
    <>
      <h3 className={classes.bodyTitle}>{label}</h3>
      {text === '' ? (
        <p className={classes.noBody}>{t('sampleTools.noBody')}</p>
      ) : (
        <ScrollRegion label={label} className={classes.body}>
          <pre className={classes.json}>{prettyBody(text)}</pre>
        </ScrollRegion>
      )}
    </>
  );
}
