import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatQuantity } from '#web/lib/format.ts';
import { toastDone, toastProblem } from '#web/ui/feedback/toasts.tsx';
import { contrastOf } from './frame/contrast.ts';
import classes from './colors.module.css';

export const parts: string[] = [];
export const wide = ['Contrast', 'Palette'];

/** What is read on what. */
const pairs = [
  ['ink', 'surface'],
  ['ink-soft', 'surface'],
  ['ink-soft', 'canvas'],
  ['accent', 'surface'],
  ['accent', 'accent-soft'],
  ['error', 'surface'],
  ['success', 'surface'],
  ['warning', 'surface'],
  ['warm', 'surface'],
  ['placeholder', 'field'],
  ['on-primary', 'primary'],
] as const;

/** The values of the tokens where an element stands, as its skin has them. */
function useTokens() {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const style = place === null ? null : getComputedStyle(place);
  return { setPlace, valueOf: (name: string) => style?.getPropertyValue(`--${name}`).trim() ?? '' };
}

function Pairs({ skin }: { skin: 'light' | 'dark' }) {
  const { t } = useTranslation('colors');
  const { setPlace, valueOf } = useTokens();
  return (
    <div ref={setPlace} data-mantine-color-scheme={skin} className={classes.skin}>
      <strong>{t(`text.${skin}`)}</strong>
      <ul className={classes.pairs}>
        {pairs.map(([ink, ground]) => {
          const ratio = contrastOf(valueOf(ink), valueOf(ground));
          return (
            <li
              key={`${ink} ${ground}`}
              style={{ background: `var(--${ground})`, color: `var(--${ink})` }}
            >
              <code dir="ltr">{t('text.on', { ink: `--${ink}`, ground: `--${ground}` })}</code>
              <span>
                {ratio === null
                  ? '—'
                  : t(ratio >= 7 ? 'text.aaa' : 'text.aa', {
                      ratio: formatQuantity(Math.floor(ratio * 10) / 10),
                    })}
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** Computed here from the tokens, in both skins; 4.5 is the least that is allowed. */
export function Contrast() {
  return (
    <div className={classes.skins}>
      <Pairs skin="light" />
      <Pairs skin="dark" />
    </div>
  );
}

const scales = [
  ['petroleo', 'petroleo'],
  ['gray', 'gray'],
  ['dark', 'slate'],
  ['green', 'green'],
  ['yellow', 'yellow'],
  ['red', 'red'],
] as const;
const shades = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

/** Lighter to the start, darker to the end; the eighth carries white letters. A click copies the variable. */
export function Palette() {
  const { t } = useTranslation('colors');
  const copy = (name: string) => {
    navigator.clipboard.writeText(`var(${name})`).then(
      () => toastDone({ id: 'catalogue-color', title: t('text.copied', { name }) }),
      () => toastProblem({ id: 'catalogue-color', title: t('text.notCopied') }),
    );
  };
  return (
    <div className={classes.scales}>
      {scales.map(([color, word]) => (
        <div key={color}>
          <span>{t(`text.${word}`)}</span>
          <div className={classes.scale}>
            {shades.map((shade) => (
              <button
                key={shade}
                type="button"
                className={classes.swatch}
                style={{ background: `var(--mantine-color-${color}-${shade})` }}
                aria-label={t('text.shade', { color: t(`text.${word}`), shade })}
                onClick={() => copy(`--mantine-color-${color}-${shade}`)}
              />
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}

const gradients = [
  ['petroleo-8', 'petroleo-6'],
  ['petroleo-7', 'green-9'],
  ['gray-8', 'petroleo-7'],
] as const;

/** For large grounds: a cover, a picture that is not there. Letters need one colour under them. */
export function Gradients() {
  return (
    <div className={classes.scales}>
      {gradients.map(([from, to]) => (
        <div
          key={from}
          className={classes.gradient}
          style={{
            background: `linear-gradient(90deg, var(--mantine-color-${from}), var(--mantine-color-${to}))`,
          }}
        />
      ))}
    </div>
  );
}

export function Charts() {
  const { t } = useTranslation('colors');
  return (
    <ul className={classes.legend}>
      {(['accent', 'warm', 'calm', 'soft'] as const).map((name) => (
        <li key={name}>
          <span className={classes.dot} style={{ background: `var(--chart-${name})` }} />
          {t(`text.chart.${name}`)}
        </li>
      ))}
    </ul>
  );
}
