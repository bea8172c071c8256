import { Button, UnstyledButton } from '@mantine/core';
import type { CompanyChoice } from '@pliego/contract/areas/auth';
import { IconBuilding, IconChevronRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { problemCode, problemText } from '#web/api/problems.ts';
import classes from './login.module.css';

interface CompanyStepProps {
  companies: CompanyChoice[];
  busy: boolean;
  error: Error | null;
  onChoose: (company: number) => void;
  onBack: () => void;
}

/** For whoever works in several companies: in which one, this time. */
export function CompanyStep({ companies, busy, error, onChoose, onBack }: CompanyStepProps) {
  const { t } = useTranslation('auth');
  const failed = error !== null && problemCode(error) !== 'elegir-empresa';
  return (
    <div className={classes.form}>
      <div>
        <h1 className={classes.title}>{t('company.title')}</h1>
        <p className={classes.hint}>{t('company.text')}</p>
      </div>
      {failed ? (
        <p role="alert" className={classes.problem}>
          {problemText(error)}
        </p>
      ) : null}
      <ul className={classes.choices}>
        {companies.map(({ id, nombre }) => (
          <li key={id}>
            <UnstyledButton className={classes.choice} disabled={busy} onClick={() => onChoose(id)}>
              <IconBuilding size={20} stroke={1.6} aria-hidden />
              <span className={classes.choiceName}>{nombre}</span>
              <IconChevronRight size={16} aria-hidden />
            </UnstyledButton>
          </li>
        ))}
      </ul>
      <Button variant="subtle" onClick={onBack}>
        {t('company.back')}
      </Button>
    </div>
  );
}
