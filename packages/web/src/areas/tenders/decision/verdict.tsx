import { Button, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoment } from '#web/lib/format.ts';
import { useNow } from '#web/ui/date/use-now.ts';
import type { DecisionPartProps } from './decision-queries.ts';
import classes from './decision.module.css';

/** The score so far and the decision. A requirement that is not met asks for a reason to go all the same. */
export function Verdict({ decision, mayEdit, onAnswer }: DecisionPartProps) {
  const { t } = useTranslation('expediente');
  const now = useNow();
  const { puntaje, respondido, veredicto, razon, decidio, requisitos } = decision;
  const [reason, setReason] = useState(razon ?? '');
  const unmet = requisitos.filter(({ respuesta }) => respuesta === 'no-cumple').length;
  const decide = (verdict: 'vamos' | 'no-vamos') =>
    onAnswer({ veredicto: verdict, razon: reason.trim() === '' ? null : reason.trim() });
  return (
    <div className={classes.verdict}>
      <p className={classes.total}>
        <b className={classes.figure}>{puntaje ?? '—'}</b>
        <span className={classes.soft}>
          {t('decision.ofHundred')} · {t('decision.answered', { share: respondido })}
        </span>
        {unmet === 0 ? null : (
          <span className={classes.unmet}>{t('decision.unmet', { count: unmet })}</span>
        )}
      </p>
      {veredicto === null || decidio === null ? null : (
        <p className={classes.decided}>
          <b>{t(`decision.verdicts.${veredicto}`)}</b>
          {' · '}
          {decidio.por?.fullName ?? t('comments.gone')}, {formatMoment(decidio.cuando, now)}
          {razon === null || razon === '' ? null : `: «${razon}»`}
        </p>
      )}
      {mayEdit ? (
        <>
          <Textarea
            label={t('decision.reason')}
            autosize
            minRows={1}
            maxRows={6}
            maxLength={2_000}
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
          <div className={classes.buttons}>
            <Button
              size="xs"
              variant={veredicto === 'vamos' ? 'filled' : 'default'}
              onClick={() => decide('vamos')}
            >
              {t('decision.go')}
            </Button>
            <Button
              size="xs"
              variant={veredicto === 'no-vamos' ? 'filled' : 'default'}
              onClick={() => decide('no-vamos')}
            >
              {t('decision.noGo')}
            </Button>
            {veredicto === null ? null : (
              <Button size="xs" variant="subtle" onClick={() => onAnswer({ veredicto: null })}>
                {t('decision.undo')}
              </Button>
            )}
          </div>
        </>
      ) : null}
    </div>
  );
}
