import { Button } from '@mantine/core';
import type { CompanyChoice } from '@pliego/contract/areas/auth';
import { IconBuilding, IconChevronRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { problemCode } from '#web/api/problems.ts';
import { Panel } from '../panel.tsx';
import { ProblemBox } from '../problem-box.tsx';
import classes from '../choices.module.css';

interface CompanyStepProps {
  companies: CompanyChoice[];
  busy: boolean;
  error: Error | null;
  onChoose: (company: number) => void;
  onBack: () => void;
}

/** For users of several companies: choosing the company of this session. */
export function CompanyStep({ companies, busy, error, onChoose, onBack }: CompanyStepProps) {
  const { t } = useTranslation('auth');
  const isStep = ['elegir-empresa', 'segundo-paso'].includes(problemCode(error) ?? '');
  return (
    <Panel title={t('company.title')} text={t('company.text')}>
      {error === null || isStep ? null : <ProblemBox error={error} />}
      <ul className={classes.choices}>
        {companies.map(({ id, nombre }) => (
          <li key={id}>
            <button
              type="button"
              className={classes.choice}
              disabled={busy}
              onClick={() => onChoose(id)}
            >
              <IconBuilding size={20} stroke={1.6} aria-hidden />
              <span className={classes.choiceName}>{nombre}</span>
              <IconChevronRight size={16} aria-hidden className={classes.chevron} />
            </button>
          </li>
        ))}
      </ul>
      <Button variant="subtle" size="md" onClick={onBack}>
        {t('company.back')}
      </Button>
    </Panel>
  );
}
