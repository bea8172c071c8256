import { Button } from '@mantine/core';
import { mostCodes } from '@pliego/contract/areas/product-shapes';
import { rubroAbove, rubroSegments } from '@pliego/contract/rules/rubros';
import { IconPlus, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AnchoredPopover } from '#web/ui/overlay/anchored-popover.tsx';
import { codeNamesQuery } from '../queries.ts';
import { CodePicker } from './code-picker.tsx';
import classes from './codes.module.css';

/** The code and those above it, the widest first. */
function pathOf(code: string): string[] {
  const above = rubroAbove(code);
  return above === null ? [code] : [...pathOf(above), code];
}

interface CodeFieldProps {
  codes: readonly string[];
  error: ReactNode;
  onChange: (codes: string[]) => void;
}

/** The codes of a product, each under what it belongs to, and the tree to choose more of. */
export function CodeField({ codes, error, onChange }: CodeFieldProps) {
  const { t } = useTranslation('products');
  const button = useRef<HTMLButtonElement>(null);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const asked = [...new Set(codes.flatMap(pathOf))].toSorted();
  const { data } = useQuery(codeNamesQuery(asked));
  const nameOf = (code: string) =>
    data?.datos.find(({ codigo }) => codigo === code)?.nombre ?? rubroSegments[code] ?? null;
  const toggle = (code: string) =>
    onChange(codes.includes(code) ? codes.filter((one) => one !== code) : [...codes, code]);
  return (
    <fieldset className={classes.field}>
      <legend className={classes.label}>{t('fields.unspsc')}</legend>
      {codes.length === 0 ? (
        <p className={classes.none}>{t('codes.none')}</p>
      ) : (
        <ul className={classes.codes}>
          {codes.map((code) => (
            <li key={code} className={classes.code}>
              <span className={classes.number}>{code}</span>
              <span className={classes.names}>
                <span>{nameOf(code) ?? t('codes.unnamed')}</span>
                <Above code={code} nameOf={nameOf} />
              </span>
              <button
                type="button"
                className={classes.remove}
                aria-label={t('codes.remove', { code })}
                onClick={() => toggle(code)}
              >
                <IconX size={14} aria-hidden />
              </button>
            </li>
          ))}
        </ul>
      )}
      {error === undefined || error === null ? null : (
        <p role="alert" className={classes.error}>
          {error}
        </p>
      )}
      <Button
        ref={button}
        size="compact-sm"
        variant="default"
        className={classes.add}
        leftSection={<IconPlus size={14} aria-hidden />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        disabled={codes.length >= mostCodes}
        onClick={() => setAnchor(anchor === null ? button.current : null)}
      >
        {t('codes.add')}
      </Button>
      {anchor === null ? null : (
        <AnchoredPopover
          anchor={anchor}
          width={400}
          label={t('codes.title')}
          onClose={() => setAnchor(null)}
        >
          <CodePicker chosen={codes} onToggle={toggle} />
        </AnchoredPopover>
      )}
    </fieldset>
  );
}

interface AboveProps {
  code: string;
  nameOf: (code: string) => string | null;
}

/** What a code belongs to, from the segment down. */
function Above({ code, nameOf }: AboveProps) {
  const names = pathOf(code)
    .slice(0, -1)
    .flatMap((one) => nameOf(one) ?? []);
  return names.length === 0 ? null : <span className={classes.path}>{names.join(' › ')}</span>;
}
