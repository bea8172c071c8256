import { useTranslation } from 'react-i18next';
import type { MatchReasons } from '@pliego/contract/areas/match-shapes';
import { Pill } from '#web/ui/display/pill.tsx';
import { fieldText } from '#web/i18n/message-text.ts';
import classes from './matches.module.css';

/** From here on the code or most of the words agree. */
const strong = 70;

/** How well it fits, from 0 to 100. */
export function MatchScore({ score }: { score: number }) {
  const { t } = useTranslation('tenders');
  return (
    <Pill tone={score >= strong ? 'verde' : 'azul'} title={t('matches.scoreHint')}>
      <span className={classes.score}>{score}</span>
      <span className={classes.hidden}> {t('matches.of100')}</span>
    </Pill>
  );
}

/** The reasons with their points, and what was checked besides. */
export function Reasons({ match }: { match: MatchReasons }) {
  return (
    <ul className={classes.reasons}>
      {match.partes.map(({ puntos, motivo }) => (
        <li key={`${motivo.code}-${puntos}-${fieldText(motivo)}`}>
          <span className={classes.points}>{puntos > 0 ? `+${puntos}` : `−${-puntos}`}</span>
          <span>{fieldText(motivo)}</span>
        </li>
      ))}
      {match.verificado.map((checked) => (
        <li key={fieldText(checked)}>
          <span className={classes.points}>·</span>
          <span>{fieldText(checked)}</span>
        </li>
      ))}
    </ul>
  );
}
