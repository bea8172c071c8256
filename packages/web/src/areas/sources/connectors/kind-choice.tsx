import { type ConnectorKind, connectorKinds } from '@pliego/contract/areas/connector-shapes';
import { IconChevronRight } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './connector-form.module.css';

/** The services, each with what it provides and requires. */
export function KindChoice({ onChoose }: { onChoose: (kind: ConnectorKind) => void }) {
  const { t } = useTranslation('sources');
  const first = useRef<HTMLButtonElement>(null);
  // Also on return from the form.
  useEffect(() => first.current?.focus(), []);
  return (
    <ul className={classes.kinds}>
      {connectorKinds.map((kind, index) => (
        <li key={kind}>
          <button
            type="button"
            className={classes.kind}
            ref={index === 0 ? first : undefined}
            data-autofocus={index === 0 || undefined}
            onClick={() => onChoose(kind)}
          >
            <span className={classes.kindWords}>
              <span className={classes.kindName}>{t(`live.names.${kind}`)}</span>
              <span className={classes.kindText}>
                <b>{t('live.form.brings')}</b> {t(`live.form.kinds.${kind}.brings`)}
              </span>
              <span className={classes.kindText}>
                <b>{t('live.form.needs')}</b> {t(`live.form.kinds.${kind}.needs`)}
              </span>
            </span>
            <IconChevronRight size={17} aria-hidden className={classes.chevron} />
          </button>
        </li>
      ))}
    </ul>
  );
}
