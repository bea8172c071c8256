import { Button, NativeSelect, Slider } from '@mantine/core';
import '@mantine/core/styles/Slider.layer.css';
import { requirementAnswers } from '@pliego/contract/areas/decisions';
import type { TenderDetail } from '@pliego/contract/areas/tender-shapes';
import { IconCheck, IconHelpCircle, IconPrinter, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { canUpdateTender } from '#web/api/ability.ts';
import { useAbility } from '#web/api/use-session.ts';
import { QueryState } from '#web/ui/feedback/query-state.tsx';
import { Section } from '#web/ui/page/page.tsx';
import { type DecisionPartProps, decisionQuery, useDecisionChange } from './decision-queries.ts';
import { Verdict } from './verdict.tsx';
import classes from './decision.module.css';

/** Whether we go for it: hard requirements first, then what weighs, then the decision with its reason. */
export function DecisionCard({ tender }: { tender: TenderDetail }) {
  const { t } = useTranslation('expediente');
  const ability = useAbility();
  const query = useQuery(decisionQuery(tender.id));
  const answer = useDecisionChange(tender.id);
  const mayEdit = canUpdateTender(ability, tender.Asignado);
  return (
    <Section
      title={t('decision.title')}
      actions={
        <Button
          size="xs"
          variant="subtle"
          leftSection={<IconPrinter size={15} aria-hidden />}
          renderRoot={(props) => (
            <Link to="/licitaciones/$id/decision" params={{ id: tender.id }} {...props} />
          )}
        >
          {t('decision.print')}
        </Button>
      }
    >
      <QueryState
        query={query}
        lines={5}
        isEmpty={({ requisitos, criterios }) => requisitos.length + criterios.length === 0}
        empty={<p className={classes.none}>{t('decision.none')}</p>}
      >
        {(decision) => (
          <>
            <Requirements decision={decision} mayEdit={mayEdit} onAnswer={answer} />
            <Criteria decision={decision} mayEdit={mayEdit} onAnswer={answer} />
            <Verdict decision={decision} mayEdit={mayEdit} onAnswer={answer} />
          </>
        )}
      </QueryState>
    </Section>
  );
}

/** Where the thumb lies until there is a score. */
const middleScore = 50;

const drawings = { cumple: IconCheck, 'no-cumple': IconX, 'no-verificable': IconHelpCircle };

function Requirements({ decision, mayEdit, onAnswer }: DecisionPartProps) {
  const { t } = useTranslation('expediente');
  return (
    <ul className={classes.list}>
      {decision.requisitos.map(({ id, nombre, respuesta }) => {
        const Drawing = respuesta === null ? null : drawings[respuesta];
        return (
          <li key={id} className={classes.requirement} data-answer={respuesta ?? undefined}>
            <span className={classes.sign}>
              {Drawing === null ? null : <Drawing size={16} stroke={2} aria-hidden />}
            </span>
            <span className={classes.name}>{nombre}</span>
            <NativeSelect
              size="xs"
              aria-label={nombre}
              disabled={!mayEdit}
              className={classes.answer}
              value={respuesta ?? ''}
              data={[
                { value: '', label: t('decision.unanswered') },
                ...requirementAnswers.map((value) => ({
                  value,
                  label: t(`decision.answers.${value}`),
                })),
              ]}
              onChange={(event) => {
                const chosen = event.currentTarget.value;
                const answer = requirementAnswers.find((one) => one === chosen) ?? null;
                onAnswer({ requisitos: [{ id, respuesta: answer }] });
              }}
            />
          </li>
        );
      })}
    </ul>
  );
}

function Criteria({ decision, mayEdit, onAnswer }: DecisionPartProps) {
  const { t } = useTranslation('expediente');
  return (
    <ul className={classes.list}>
      {decision.criterios.map(({ id, nombre, peso, puntaje }) => (
        <li key={id} className={classes.criterion}>
          <span className={classes.name}>
            {nombre} <span className={classes.soft}>({peso})</span>
          </span>
          <Score
            label={t('decision.scoreOf', { name: nombre })}
            score={puntaje}
            disabled={!mayEdit}
            onScore={(value) => onAnswer({ criterios: [{ id, puntaje: value }] })}
          />
        </li>
      ))}
    </ul>
  );
}

interface ScoreProps {
  label: string;
  score: number | null;
  disabled: boolean;
  onScore: (score: number) => void;
}

/** Follows the thumb while it moves, and what is stored otherwise: others may answer too. */
function Score({ label, score, disabled, onScore }: ScoreProps) {
  const [moving, setMoving] = useState({ from: score, to: score });
  const shown = moving.from === score ? moving.to : score;
  return (
    <>
      <Slider
        thumbLabel={label}
        size="sm"
        step={5}
        label={null}
        className={classes.slider}
        disabled={disabled}
        value={shown ?? middleScore}
        onChange={(to) => setMoving({ from: score, to })}
        onChangeEnd={onScore}
      />
      <span className={classes.score}>{shown ?? '—'}</span>
    </>
  );
}
