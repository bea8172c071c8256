import type { Stage } from '@pliego/contract/rules/work-stages';
import {
  IconBan,
  IconCircleCheckFilled,
  IconCircleDashed,
  IconCircleMinus,
  IconCircleXFilled,
  IconArrowBackUp,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './stage.module.css';

/** How far along each open stage is, in quarters of its circle. */
const quarters: Partial<Record<Stage, number>> = {
  'en-analisis': 1,
  'en-preparacion': 2,
  presentada: 3,
};

const drawings = {
  detectada: IconCircleDashed,
  ganada: IconCircleCheckFilled,
  perdida: IconCircleXFilled,
  'sin-ganador': IconCircleMinus,
  descartada: IconBan,
  retirada: IconArrowBackUp,
};

interface StageIconProps {
  stage: Stage;
  size?: number;
}

/** The drawing of a stage: a circle that fills as the work goes on, then how it ended. Its name stands beside it. */
export function StageIcon({ stage, size = 15 }: StageIconProps) {
  if (stage === 'en-analisis' || stage === 'en-preparacion' || stage === 'presentada') {
    const share = ((quarters[stage] ?? 0) * 100) / 4;
    return (
      <svg aria-hidden width={size} height={size} viewBox="0 0 16 16" className={classes.progress}>
        <circle cx="8" cy="8" r="6.6" className={classes.ring} />
        <circle
          cx="8"
          cy="8"
          r="2.6"
          pathLength="100"
          strokeDasharray={`${share} 100`}
          className={classes.slice}
        />
      </svg>
    );
  }
  const Drawing = drawings[stage];
  return (
    <Drawing aria-hidden size={size} stroke={1.8} className={classes.icon} data-stage={stage} />
  );
}

/** A stage: its drawing and its name. */
export function StageMark({ stage }: { stage: Stage }) {
  const { t } = useTranslation('expediente');
  return (
    <span className={classes.mark} data-stage={stage}>
      <StageIcon stage={stage} />
      <span className={classes.name}>{t(`stages.${stage}`)}</span>
    </span>
  );
}
