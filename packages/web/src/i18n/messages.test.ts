import { describe, expect, it } from 'vitest';
import { type Locale, locales } from '#web/lib/locale.ts';
import { bundles, formsOf, type Leaves, placeholdersIn, stemOf } from './testing/bundles.ts';

/**
 * Words that are the same in Spanish and in the language named: names, and what both took from elsewhere.
 * Whatever else is equal was forgotten.
 */
const shared: Record<Exclude<Locale, 'es'>, string> = {
  en: 'Pliego API Webhooks Power BI Metabase Apache Superset Excel xlsx OCDS RUT UF UTM JSON Lines Euros EUR Kanban Chat Avatar Blog Roles Total Vertical Horizontal No Cc Re Spam Personal Radar Polar Sector total',
  pt: `Pedidos Pliego API Kanban Chat Avatar Blog Total Vertical Horizontal Empresa Perfil Etiquetas Alertas
    Ver Nada Administrador Analista Colaborador Gestor Idioma Idiomas Páginas página páginas Gráficos compactos Campos de texto
    Grupos campos numéricos Áreas Editor Divisores Diálogos Indicadores espera Avisos Interruptores Cancelar
    Buscar Editar Importar Exportar Abrir abrir marcar Deslizar Copiado resultado resultados sugeridas
    Favoritos favoritos Claro Verde Azul Barra superior Oculta Oculto Estático Estática Componentes Listas lote Compradores`,
  fr: 'Pliego API Kanban Avatar Blog Total Vertical Horizontal de',
  de: 'Pliego API Kanban Chat Avatar Blog Horizontal',
};

/** Codes and numbers are no words, nor are the names of what is filled in. */
const wordsOf = (text: string) =>
  text.replaceAll(/\{\{[\w, ]+\}\}|\S*\d\S*/g, '').match(/\p{L}+/gu) ?? [];

/** Every text of a language with its namespace and key. */
function textsOf(locale: Locale): [string, string][] {
  return [...bundles].flatMap(([namespace, byLocale]) =>
    Object.entries(byLocale[locale] ?? {}).map(([key, text]): [string, string] => [
      `${namespace}:${key}`,
      text,
    ]),
  );
}

const spanish = new Map(textsOf('es'));

it('finds the texts of every language', () => {
  expect(locales.map((locale) => [locale, textsOf(locale).length > 300])).toEqual(
    locales.map((locale) => [locale, true]),
  );
});

it('has English in every area, and the shell in all languages', () => {
  for (const [namespace, byLocale] of bundles) {
    const expected = ['common', 'pages'].includes(namespace) ? [...locales] : ['es', 'en'];
    expect([namespace, ...Object.keys(byLocale)]).toEqual(
      expect.arrayContaining([namespace, ...expected]),
    );
  }
});

describe.each(locales)('in %s', (locale) => {
  const texts = textsOf(locale);

  it('no text is empty', () => {
    expect(texts.filter(([, text]) => text.trim() === '' || text.trim() !== text)).toEqual([]);
  });

  it('has the keys of Spanish, and each plural in the forms of the language', () => {
    const forms = formsOf(locale);
    for (const [namespace, byLocale] of bundles) {
      const own = byLocale[locale];
      if (own === undefined) continue;
      const source: Leaves = byLocale.es ?? {};
      const plurals = new Set(
        Object.keys(source)
          .filter((key) => key.endsWith('_other'))
          .map(stemOf),
      );
      const expected = [
        ...new Set(
          Object.keys(source).map((key) => (plurals.has(stemOf(key)) ? stemOf(key) : key)),
        ),
      ].flatMap((key) => (plurals.has(key) ? forms.map((form) => `${key}_${form}`) : [key]));
      expect({ namespace, keys: Object.keys(own).toSorted() }).toEqual({
        namespace,
        keys: expected.toSorted(),
      });
    }
  });

  it('fills in what Spanish fills in', () => {
    for (const [key, text] of texts) {
      const source = spanish.get(key) ?? spanish.get(`${stemOf(key)}_other`) ?? '';
      expect([key, placeholdersIn(text)]).toEqual([key, placeholdersIn(source)]);
    }
  });
});

describe.each(locales.filter((locale) => locale !== 'es'))('translated to %s', (locale) => {
  it('leaves nothing in Spanish', () => {
    const known = new Set(wordsOf(shared[locale]));
    const forgotten = textsOf(locale).filter(
      ([key, text]) => text === spanish.get(key) && wordsOf(text).some((word) => !known.has(word)),
    );
    expect(forgotten).toEqual([]);
  });
});

it('has no Spanish words among the English', () => {
  const isSpanish = /[áéíóúñÁÉÍÓÚÑ¿¡«»]|\b(el|la|los|las|del|que|para|una|con|por|está|sin)\b/;
  /** Names, files and searches that are Spanish in every language. */
  const kept =
    /Mercado Público|Compra Ágil|publicadas\.csv, adjudicadas\.csv|“aseo”|de, la, para…|computador, computación|José|\p{L}+@\S+/gu;
  expect(textsOf('en').filter(([, text]) => isSpanish.test(text.replaceAll(kept, '')))).toEqual([]);
});
