/*
 * Formats of placeholders: of `{{de, etapa}}` the value is a code, and of `{{cuando, cuando}}` a date, which each language
 * writes in its own way. What is neither is shown as it is: so are the texts within notices that were stored before.
 */

/** What a language has for them. */
export interface Wording {
  /** The sentence of a code without placeholders; undefined where there is none. */
  lookUp: (code: string) => string | undefined;
  /** A date that is near, of a day or an instant. */
  writeNear: (date: string) => string;
  /** A date with its year. */
  writeDate: (date: string) => string;
}

const isDate = (value: string): boolean =>
  /^\d{4}-\d{2}-\d{2}(T[\d:.]+Z)?$/.test(value) && !Number.isNaN(Date.parse(value));

/** Codes of messages have no capitals: `visitaTerreno` is `visita-terreno`. */
const codeOf = (name: string): string =>
  name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Of `fecha:cierre` the milestone, of other details their own name, of an entry of a list its name in brackets. */
function fieldText(value: string, { lookUp }: Wording): string {
  const cut = value.indexOf(':');
  const field = cut === -1 ? value : value.slice(0, cut);
  const detail = cut === -1 ? undefined : value.slice(cut + 1);
  const name = lookUp(`campo-${codeOf(field)}`);
  if (name === undefined) return value;
  if (detail === undefined) return name;
  if (field === 'fecha') return lookUp(`hito-${codeOf(detail)}`) ?? name;
  if (field === 'adjudicacion' || field === 'condicion') {
    return lookUp(`campo-${codeOf(field)}-${codeOf(detail)}`) ?? name;
  }
  return `${name} (${detail})`;
}

/** Every format by its name. */
export const placeholderFormats = {
  etapa: (value, { lookUp }) => lookUp(`etapa-${value}`) ?? value,
  hito: (value, { lookUp }) => lookUp(`hito-${codeOf(value)}`) ?? value,
  campo: fieldText,
  cuando: (value, { writeNear }) => (isDate(value) ? writeNear(value) : value),
  /** The sentence of a code, as a part of another one. */
  dentro: (value, { lookUp }) => {
    const text = lookUp(value);
    return text === undefined ? value : text.charAt(0).toLowerCase() + text.slice(1);
  },
  rotulo: (value, { lookUp }) => lookUp(value) ?? value,
  valor: (value, { lookUp, writeDate }) =>
    isDate(value) ? writeDate(value) : (lookUp(`valor-${value}`) ?? value),
} as const satisfies Record<string, (value: string, wording: Wording) => string>;

/** As a param of a message: what changed, for the format `campo`. */
export const changedField = (field: string, detail: string | null): string =>
  detail === null ? field : `${field}:${detail}`;
