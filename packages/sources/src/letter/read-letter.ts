import type { LetterReading, OwnTender } from '@pliego/contract/areas/own-tenders';
import { mostOwnLines } from '@pliego/contract/areas/own-tenders';
import { currencies } from '@pliego/contract/fields';
import { normalisedRut } from '@pliego/contract/rules/rut';
import { tenderCodeParts } from '@pliego/contract/rules/tender-types';
import { readAmount } from '../spreadsheet/cell-amounts.ts';
import { datesIn } from './letter-dates.ts';

/** A mail, or a text that somebody copied. */
export interface Letter {
  subject: string | null;
  /** The name of who sent it. */
  from: string | null;
  text: string;
  attachments: readonly string[];
}

interface Found<T> {
  value: T;
  quote: string;
}

const longestQuote = 160;
const longestText = 20_000;

/** What follows one of some labels at the beginning of a line. */
function labelled(text: string, labels: string): Found<string> | null {
  const match = new RegExp(String.raw`^[ \t>*-]*(?:${labels})[ \t]*:[ \t]*(\S.*)$`, 'imu').exec(
    text,
  );
  return match === null ? null : { value: match[1]?.trim() ?? '', quote: match[0].trim() };
}

const forwarded = /^(?:re|rv|fw|fwd|reenv[ií]o)\s*:\s*/i;

/** How a letter begins and ends, before it says anything. */
const courtesy =
  /^(?:[\s,.:;!]*(?:estimad[oa]s?(?: (?:se[ñn]or(?:es|a|as)?|proveedor(?:es)?|client[ea]s?|tod[oa]s))?|se[ñn]or(?:es|a|as)?|sres?\.|hola(?: a tod[oa]s)?|buen(?:os|as) (?:d[ií]as|tardes)|junto con saludar(?:l[oea]s?)?|atte\.?|atentamente|saludos(?: cordiales| atentos)?|un saludo)(?![\p{L}\d]))+[\s,.:;!]*/iu;

/** A line longer than this is a paragraph. */
const longestTitle = 120;
/** What a paragraph asks for, up to the end of the clause. */
const wanted =
  /(?<![\p{L}\d])(?:licitaci[oó]n|adquisici[oó]n|compra|suministro|provisi[oó]n|contrataci[oó]n|arriendo|servicios?|mantenci[oó]n|construcci[oó]n|reposici[oó]n)(?: p[uú]blica| privada)? (?:de|del|para)(?: la| el| los| las)? [^.;:,\n]{3,100}(?![\p{L}\d])/iu;

const cutAtWord = (text: string): string =>
  `${text.slice(0, longestTitle).replace(/\s+\S*$/, '')}…`;

function titleIn({ subject, text }: Letter): Found<string> | null {
  let title = subject?.trim() ?? '';
  while (forwarded.test(title)) title = title.replace(forwarded, '');
  if (title !== '') return { value: title, quote: title };
  const named = labelled(text, 'asunto|nombre|objeto|materia|proyecto|licitaci[oó]n');
  if (named !== null) return named;
  const first = text.split('\n').find((line) => line.replace(courtesy, '').trim().length > 3);
  if (first === undefined) return null;
  const line = first.replace(courtesy, '').trim();
  const value = line.length <= longestTitle ? line : (wanted.exec(line)?.[0] ?? cutAtWord(line));
  return { value: `${value.charAt(0).toUpperCase()}${value.slice(1)}`, quote: value };
}

const company =
  /\p{Lu}[\p{L}\d&'. -]{1,60}?\s(?:SpA|S\.?\s?A\.?|Ltda\.?|Limitada|E\.?I\.?R\.?L\.?)(?=$|[\s,.;)])/u;
const institution =
  /(?:Ilustre )?(?:Municipalidad|Hospital|Universidad|Servicio|Corporaci[oó]n|Fundaci[oó]n|Ministerio|Cl[ií]nica) [\p{L} ]{3,60}/u;

/** A name that its RUT stands beside, in the same line. */
function withoutRut({ value, quote }: Found<string>): Found<string> {
  const name = value.replace(/[\s,;:(–-]*\bR\.?U\.?T\b.*$/iu, '').trim();
  return { value: name === '' ? value : name, quote };
}

function buyerIn({ from, text }: Letter): Found<string> | null {
  const named = labelled(
    text,
    'empresa|mandante|comprador|cliente|raz[oó]n social|instituci[oó]n|organismo|unidad compradora',
  );
  if (named !== null) return withoutRut(named);
  for (const place of [from ?? '', text]) {
    const match = company.exec(place)?.[0] ?? institution.exec(place)?.[0];
    if (match !== undefined) {
      const value = match.replace(courtesy, '').trim();
      return { value, quote: value };
    }
  }
  return null;
}

function rutIn(text: string): Found<string> | null {
  for (const [quote] of text.matchAll(/\b\d{1,2}\.?\d{3}\.?\d{3}\s?-\s?[\dk]\b/gi)) {
    const value = normalisedRut(quote);
    if (value !== null) return { value, quote };
  }
  return null;
}

const numbered =
  /\b(?:licitaci[oó]n|proceso|cotizaci[oó]n|solicitud|invitaci[oó]n|rf[piq])\s*(?:n[°º.]?|nro\.?|#|:)\s*(?<code>(?=\S*\d)[\p{L}\d][\p{L}\d./-]{1,58}[\p{L}\d])/iu;

function codeIn({ subject, text }: Letter): Found<string> | null {
  const all = `${subject ?? ''}\n${text}`;
  for (const [word] of all.matchAll(/\b\d{1,9}-\d{1,9}-[a-z]{1,3}\d{2,3}\b/gi)) {
    if (tenderCodeParts(word) !== null) return { value: word.toUpperCase(), quote: word };
  }
  const match = numbered.exec(all);
  const code = match?.groups?.['code'];
  return match === null || code === undefined ? null : { value: code, quote: match[0] };
}

interface Money {
  monto: number;
  moneda: OwnTender['moneda'];
}

function moneyIn(text: string): Found<Money> | null {
  const named =
    /\b(?:presupuesto|monto|valor referencial|disponible)\b[^\n\d$]{0,40}?(?<sum>(?:US\$|U\.?F\.?|UTM|M{0,2}\$|CLP|USD|EUR|€)?\s?\d[\d.,]*(?:\s?(?:UF|UTM|USD|CLP|EUR|pesos|d[oó]lares|millones(?: de pesos)?))?)/iu;
  const match = named.exec(text);
  const sum = match?.groups?.['sum']?.replace(/[.,]+$/, '');
  if (match === null || sum === undefined) return null;
  const read = readAmount(sum, 'coma');
  if (read.kind !== 'amount') return null;
  const moneda = currencies.find((one) => one === (read.currency ?? 'CLP')) ?? 'CLP';
  return { value: { monto: read.amount, moneda }, quote: match[0].trim() };
}

function addressIn(text: string): Found<string> | null {
  const [quote] = /https?:\/\/[^\s<>"')\]]+/i.exec(text) ?? [];
  return quote === undefined ? null : { value: quote.replace(/[.,;]+$/, ''), quote };
}

const units =
  'unidad(?:es)?|un|uds?|cajas?|paquetes?|bolsas?|kilos?|kgs?|litros?|lts?|metros?|mts?|m2|m3|pares?|rollos?|sacos?|resmas?|horas?|días?|meses';
const listed = new RegExp(
  String.raw`^[ \t]*(?:[-•*–]|\d{1,3}[.)])?[ \t]*(?<count>\d[\d.]*)[ \t]+(?<unit>${units})\b\.?(?:[ \t]+de)?[ \t]+(?<name>\S.{2,300})$`,
  'gimu',
);

function linesIn(text: string): OwnTender['lineas'] {
  return [...text.matchAll(listed)].slice(0, mostOwnLines).flatMap(({ groups }) => {
    const { count = '', unit = '', name = '' } = groups ?? {};
    const read = readAmount(count, 'coma');
    const nombre = name.replace(/[.,;]+$/, '').trim();
    return [
      { nombre, cantidad: read.kind === 'amount' ? read.amount : null, unidad: unit.toLowerCase() },
    ];
  });
}

const quoted = (campo: string, { quote }: Found<unknown>) => ({
  campo,
  texto: quote.replaceAll(/\s+/g, ' ').slice(0, longestQuote),
});

/**
 * What a letter says of a tender, with the words that each field was read from. It proposes and nothing more: a
 * person looks at it before anything is stored.
 *
 * @param today `YYYY-MM-DD`, from which days without a year count.
 */
export function readLetter(letter: Letter, today: string): LetterReading {
  const text = letter.text.replaceAll('\r\n', '\n').trim();
  const whole = { ...letter, text };
  const dates = datesIn(text, today);
  const money = moneyIn(text);
  const lines = linesIn(text);
  const title = titleIn(whole);
  const fields = {
    codigo: codeIn(whole),
    comprador: buyerIn(whole),
    rutComprador: rutIn(text),
    url: addressIn(text),
  };
  const cites = Object.entries(fields).flatMap(([name, found]) =>
    found === null ? [] : [quoted(name, found)],
  );
  const day = (name: (typeof dates)[number]['name']) =>
    dates.find((date) => date.name === name)?.instant ?? null;
  return {
    propuesta: {
      codigo: fields.codigo?.value ?? null,
      ...(title === null ? {} : { nombre: title.value.slice(0, 500) }),
      descripcion: text === '' ? null : text.slice(0, longestText),
      comprador: fields.comprador?.value.slice(0, 300) ?? null,
      rutComprador: fields.rutComprador?.value ?? null,
      url: fields.url?.value.slice(0, 2_000) ?? null,
      ...money?.value,
      fechas: {
        finPreguntas: day('finPreguntas'),
        visitaTerreno: day('visitaTerreno'),
        cierre: day('cierre'),
        adjudicacionEstimada: day('adjudicacionEstimada'),
      },
      lineas: lines,
    },
    citas: [
      ...(title === null ? [] : [quoted('nombre', title)]),
      ...cites,
      ...(money === null ? [] : [quoted('monto', money)]),
      ...dates.map((date) => quoted(date.name, { value: date.instant, quote: date.quote })),
    ],
    adjuntos: [...letter.attachments],
  };
}
