import { type TenderType, tenderTypes } from '@pliego/contract/rules/tender-codes';
import { useTranslation } from 'react-i18next';
import classes from './templates.module.css';

/** Those that the portal documents; copies of earlier tenders are no work. */
type KnownType = Exclude<TenderType, 'R1' | 'R2' | 'R3'>;
const isKnown = (type: string): type is KnownType =>
  Object.hasOwn(tenderTypes, type) && !/^R[1-3]$/.test(type);
const knownTypes = Object.keys(tenderTypes).filter(isKnown);

/** How a type is called, and what its code means; a code that nobody documents stands for itself. */
export function useTypeWords() {
  const { t } = useTranslation('company');
  return {
    name: (type: string) => (type === 'COT' ? t('types.COT') : type),
    meaning: (type: string) => (isKnown(type) ? t(`types.${type}`) : type),
  };
}

interface TemplateTypesProps {
  chosen: readonly string[];
  onChange: (types: string[]) => void;
}

/** For which types of tender a template is offered first. */
export function TemplateTypes({ chosen, onChange }: TemplateTypesProps) {
  const { t } = useTranslation('company');
  const words = useTypeWords();
  const all = [...new Set([...knownTypes, ...chosen])];
  return (
    <fieldset className={classes.types}>
      <legend>{t('templates.types')}</legend>
      {all.map((type) => (
        <label key={type} className={classes.type} title={words.meaning(type)}>
          <input
            type="checkbox"
            checked={chosen.includes(type)}
            aria-label={type === 'COT' ? t('types.COT') : `${type}: ${words.meaning(type)}`}
            onChange={({ currentTarget }) =>
              onChange(
                currentTarget.checked
                  ? all.filter((other) => other === type || chosen.includes(other))
                  : chosen.filter((other) => other !== type),
              )
            }
          />
          {words.name(type)}
        </label>
      ))}
      <p className={classes.typesHint}>{t('templates.typesHint')}</p>
    </fieldset>
  );
}
