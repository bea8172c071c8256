import type { SpreadsheetCell } from '@pliego/contract/areas/spreadsheets';
import { regionName, regionNumber } from '@pliego/contract/rules/regions';
import { foldText } from '@pliego/contract/rules/fold-text';
import {
  type StateClass,
  stateFromMercadoPublico,
  stateFromOcds,
} from '@pliego/contract/rules/tender-codes';
import type { TenderCategory } from '../notice.ts';

/** Beginnings of the words by which tables call a state, folded; the first that fits decides. */
const stateWords: [StateClass, RegExp][] = [
  ['adjudicada', /^(?:adjudicad|award|oc emitida|proveedor seleccionado|contratad)/],
  ['desierta', /^(?:desiert|desert|fracasad|unsuccessful|sin oferta|inadmisible)/],
  ['revocada', /^(?:revocad|revogad|anulad|cancel|dejada? sin efecto|withdrawn|retirad)/],
  ['suspendida', /^(?:suspend|suspens)/],
  ['planificada', /^(?:planificad|plan|por publicar|proxim|prevista)/],
  [
    'cerrada',
    /^(?:cerrad|closed|en evaluacion|evaluacion|terminad|finalizad|encerrad|en adjudicacion|complete)/,
  ],
  [
    'publicada',
    /^(?:publicad|publish|abiert|abert|open|active|activ|vigente|en curso|en proceso|convocad|disponible)/,
  ],
];

/** Class of a state by the words of any table, or by a code of Mercado Público; `desconocida` for all others. */
export function stateOfWords(text: string): StateClass {
  if (/^\d{1,2}$/.test(text.trim())) return stateFromMercadoPublico(Number(text), null);
  const known = stateFromMercadoPublico(null, text);
  if (known !== 'desconocida') return known;
  const folded = foldText(text);
  return stateWords.find(([, words]) => words.test(folded))?.[0] ?? stateFromOcds(folded);
}

const yes = /^(?:si|s|x|1|true|verdadero|yes)$/;
const no = /^(?:no|n|0|false|falso)$/;

/** What a cell answers, yes or no; null for anything else. */
export function answerOfCell(cell: SpreadsheetCell): boolean | null {
  const folded = foldText(String(cell));
  if (yes.test(folded)) return true;
  return no.test(folded) ? false : null;
}

const romans = [
  'i',
  'ii',
  'iii',
  'iv',
  'v',
  'vi',
  'vii',
  'viii',
  'ix',
  'x',
  'xi',
  'xii',
  'xiii',
  'xiv',
  'xv',
  'xvi',
];

/** Number of a region by its name, its number or its Roman number; null when it is none. */
export function regionOfCell(cell: SpreadsheetCell): number | null {
  const folded = foldText(String(cell));
  if (folded === 'rm') return 13;
  const bare = folded
    .replace(/^(?:region )?(?:de |del )?/, '')
    .replace(/(?: region|ª|º|°|\.)+$/, '');
  const roman = romans.indexOf(bare) + 1;
  const number = /^\d{1,2}$/.test(bare) ? Number(bare) : roman;
  if (number > 0) return regionName(number) === null ? null : number;
  return regionNumber(folded);
}

const categoryWords: [TenderCategory, RegExp][] = [
  ['obras', /^(?:obra|work|construcc)/],
  ['servicios', /^(?:servici|service|consultor|asesor|arrend)/],
  ['bienes', /^(?:bien|good|suministr|adquisici|producto|material|insumo)/],
  ['otros', /^(?:otr|other)/],
];

/** The category of the goods, by the words of any table; null for unknown words. */
export function categoryOfWords(text: string): TenderCategory | null {
  const folded = foldText(text);
  return categoryWords.find(([, words]) => words.test(folded))?.[0] ?? null;
}
