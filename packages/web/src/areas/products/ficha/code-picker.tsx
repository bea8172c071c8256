import { Button, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import type { CountedRubro } from '@pliego/contract/areas/tender-query';
import { rubroLengths, rubroPattern } from '@pliego/contract/rules/rubros';
import { IconChevronRight, IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatCount } from '#web/lib/format.ts';
import { QueryState } from '#web/ui/feedback/query-state.tsx';
import { codesQuery } from '../queries.ts';
import classes from './codes.module.css';

const deepest = rubroLengths.at(-1);
const pauseMs = 200;

interface PickerProps {
  chosen: readonly string[];
  onToggle: (code: string) => void;
}

/** The tree of codes that tenders name: a level at a time, or what a text finds in all of it. */
export function CodePicker(props: PickerProps) {
  const { t } = useTranslation('products');
  const [text, setText] = useState('');
  const [asked] = useDebouncedValue(text.trim(), pauseMs);
  const typed = text.trim();
  const isNewCode = rubroPattern.test(typed) && !props.chosen.includes(typed);
  return (
    <div className={classes.picker}>
      <TextInput
        data-autofocus
        size="xs"
        type="search"
        value={text}
        maxLength={200}
        placeholder={t('codes.search')}
        aria-label={t('codes.search')}
        leftSection={<IconSearch size={14} aria-hidden />}
        onChange={({ currentTarget: { value } }) => setText(value)}
        onKeyDown={(event) => {
          // Not the form around it.
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
      <div className={classes.tree}>
        {typed === '' ? (
          <Level {...props} asked={{}} />
        ) : (
          <Level {...props} asked={{ buscar: asked === '' ? typed : asked }} isFlat />
        )}
      </div>
      {isNewCode ? (
        <Button size="compact-sm" variant="light" onClick={() => props.onToggle(typed)}>
          {t('codes.addTyped', { code: typed })}
        </Button>
      ) : null}
      <p className={classes.help}>{t('codes.help')}</p>
    </div>
  );
}

interface LevelProps extends PickerProps {
  asked: { bajo?: string; buscar?: string };
  isFlat?: boolean;
}

function Level({ asked, isFlat = false, ...picker }: LevelProps) {
  const { t } = useTranslation('products');
  const query = useQuery(codesQuery(asked));
  return (
    <QueryState query={query}>
      {({ datos }) =>
        datos.length === 0 ? (
          <p className={classes.none}>{t(isFlat ? 'codes.notFound' : 'codes.empty')}</p>
        ) : (
          <ul className={classes.level}>
            {datos.map((code) => (
              <Branch key={code.codigo} code={code} isFlat={isFlat} {...picker} />
            ))}
          </ul>
        )
      }
    </QueryState>
  );
}

type BranchProps = PickerProps & { code: CountedRubro; isFlat: boolean };

function Branch({ code, isFlat, chosen, onToggle }: BranchProps) {
  const { t } = useTranslation('products');
  const [isOpen, setOpen] = useState(false);
  const { codigo, nombre, cantidad } = code;
  const isLeaf = isFlat || codigo.length === deepest;
  return (
    <li>
      <div className={classes.row}>
        {isLeaf ? (
          <span className={classes.toggle} />
        ) : (
          <button
            type="button"
            className={classes.toggle}
            aria-expanded={isOpen}
            aria-label={t(isOpen ? 'codes.close' : 'codes.open', { name: nombre ?? codigo })}
            onClick={() => setOpen(!isOpen)}
          >
            <IconChevronRight size={14} aria-hidden />
          </button>
        )}
        <label className={classes.choice}>
          <input
            type="checkbox"
            checked={chosen.includes(codigo)}
            onChange={() => onToggle(codigo)}
          />
          <span className={classes.number}>{codigo}</span>
          <span className={classes.choiceName}>{nombre ?? t('codes.unnamed')}</span>
          <span className={classes.count} title={t('codes.tenders', { count: cantidad })}>
            {formatCount(cantidad)}
          </span>
        </label>
      </div>
      {isOpen ? (
        <div className={classes.below}>
          <Level asked={{ bajo: codigo }} chosen={chosen} onToggle={onToggle} />
        </div>
      ) : null}
    </li>
  );
}
