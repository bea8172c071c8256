import { Button } from '@mantine/core';
import type { LegalClock } from '@pliego/contract/areas/deadlines';
import { IconCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { formatMoment, formatWhen } from '#web/lib/format.ts';
import { useNow } from '#web/ui/date/use-now.ts';
import { Section } from '#web/ui/page/page.tsx';
import { useMarkClock } from './deadline-queries.ts';
import { useBusinessDays } from './use-business-days.ts';
import classes from './dates.module.css';

interface LegalClocksProps {
  tenderId: number;
  clocks: readonly LegalClock[];
  mayEdit: boolean;
}

/** Legal terms that an event started: until when, what they mean, and where that is written. */
export function LegalClocks({ tenderId, clocks, mayEdit }: LegalClocksProps) {
  const { t } = useTranslation('expediente');
  return (
    <Section title={t('dates.legalTitle')}>
      <ul className={classes.list}>
        {clocks.map((clock) => (
          <ClockRow
            key={`${clock.codigo} ${clock.de ?? ''}`}
            tenderId={tenderId}
            clock={clock}
            mayEdit={mayEdit}
          />
        ))}
      </ul>
    </Section>
  );
}

interface ClockRowProps {
  tenderId: number;
  clock: LegalClock;
  mayEdit: boolean;
}

function ClockRow({ tenderId, clock, mayEdit }: ClockRowProps) {
  const { t } = useTranslation('expediente');
  const now = useNow();
  const businessDays = useBusinessDays();
  const { mutate, isPending } = useMarkClock(tenderId);
  const { codigo, de, nombre, empieza, vence, venceDia, explicacion, hecho } = clock;
  const start = Date.parse(empieza);
  const share = Math.min(1, Math.max(0, (now - start) / (Date.parse(vence) - start || 1)));
  const isOver = now > Date.parse(vence);
  return (
    <li className={classes.clock} data-done={hecho !== null || undefined}>
      <div className={classes.clockHead}>
        <b>{de === null ? nombre : `${nombre} ${de}`}</b>
        <span className={classes.days} data-near={(!isOver && clock.diasHabiles <= 2) || undefined}>
          {hecho === null && !isOver ? businessDays(clock.diasHabiles) : null}
          {hecho === null && isOver ? t('dates.expired') : null}
          {hecho === null ? null : t('dates.met')}
        </span>
      </div>
      <div aria-hidden className={classes.track}>
        <span style={{ width: `${share * 100}%` }} />
      </div>
      <p className={classes.soft}>
        {t('dates.until', { moment: formatWhen({ instante: vence, dia: venceDia }, now) })} ·{' '}
        {t('dates.since', { moment: formatMoment(empieza, now) })}
      </p>
      <p className={classes.meaning}>{explicacion}</p>
      <ClockSource clock={clock} />
      {mayEdit ? (
        <Button
          size="compact-xs"
          variant="default"
          loading={isPending}
          leftSection={hecho === null ? <IconCheck size={14} aria-hidden /> : undefined}
          onClick={() => mutate({ codigo, de, hecho: hecho === null })}
        >
          {t(hecho === null ? 'dates.markMet' : 'dates.reopen')}
        </Button>
      ) : null}
    </li>
  );
}

/** Where the term is written; what nobody has verified says so. */
function ClockSource({ clock: { fuente, url, verificado } }: { clock: LegalClock }) {
  const { t } = useTranslation('expediente');
  const name = fuente ?? t('dates.noSource');
  return (
    <p className={classes.soft}>
      {url === null ? (
        name
      ) : (
        <a href={url} target="_blank" rel="noreferrer" className={classes.source}>
          {name}
        </a>
      )}
      {verificado ? null : ` · ${t('dates.unverified')}`}
    </p>
  );
}
