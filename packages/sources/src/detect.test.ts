import { describe, expect, it } from 'vitest';
import { detect } from './detect.ts';
import { fileHead } from './file-head.ts';
import { fileFormats } from './formats.ts';
import type { ReadingCode } from './reading-message.ts';
import { sentences, written } from './testing/sentences.ts';

function detected(content: string | Uint8Array, name = 'archivo') {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  return detect(fileHead(name, bytes, true));
}

const release = '{"ocid":"a","tag":["tender"],"date":"2020-01-01"}';

describe('detect', () => {
  it.each([
    ['mp-csv', 'codigo;nombre;fecha_final\n1;2;3\n'],
    ['mp-csv', 'nombre,codigo,institucion_rut\n'],
    [
      'mp-json',
      '{"Cantidad":0,"FechaCreacion":"2026-01-01T08:32:52Z","Version":"v1","Listado":[]}',
    ],
    ['mp-json', '{"Listado":[{"Tipo":"LE","CodigoExterno":"1-1-LE25"}]}'],
    ['mp-json', '{"Listado":[{"Codigo":"2097-241-SE14","Nombre":"x"}]}'],
    ['mp-json', '[{"CodigoExterno":"1-1-LE25"}]'],
    ['mp-json', '{"CodigoExterno":"1-1-LE25"}'],
    ['ca-json', '[{"codigo":"2788-74-COT26","nombre":"ZAPATO"}]'],
    ['ca-json', '{"success":"OK","payload":{"resultados":[{"codigo":"2776-82-COT26"}]}}'],
    ['ca-json', '{"success":"OK","payload":{"items":[]}}'],
    ['ca-json', '{"success":"OK","payload":{"codigo":"2776-82-COT26"}}'],
    ['json-lines', '{"codigo":"1-46-COT26"}\n{"codigo":"1-47-COT26"}\n'],
    ['ocds-json', `{"uri":"x","releases":[${release}]}`],
    ['ocds-json', '{"records":[{"ocid":"a","releases":[]}],"packages":[]}'],
    ['ocds-json', '{"releases":[],"links":{"next":"x"}}'],
    ['ocds-json', release],
    ['ocds-json', '{"publisher":{},"releases":[{}],"compiledRelease":{}}'],
    ['ocds-json', `[{"releases":[${release}]}]`],
    ['ocds-json', `[${release}]`],
    ['mp-planilla', 'IDLicitacion;NombreLicitacion;Tipo\n'],
    ['sercop-csv', 'id,ocid,internal_type,buyer,date,title\n'],
    ['json-lines', `${release}\n${release}\n`],
    ['json-lines', `{"roto}\n${release}\n`],
  ])('recognises %s in %s', (format, content) => {
    expect(detected(content)).toMatchObject({ kind: 'recognised', format });
  });

  it.each([
    ['archivo-vacio', ''],
    ['archivo-vacio', '\uFEFF \r\n\r\n'],
  ])('says %s', (code, content) => {
    expect(detected(content)).toMatchObject({ kind: 'refused', code });
  });

  it.each<[ReadingCode, string | Uint8Array]>([
    ['zip-en-volumenes', Buffer.from('PK\u0003\u0004......datos.csv')],
    ['documento-pdf', '%PDF-1.4'],
    ['atom-desconocido', '<?xml version="1.0"?><feed xmlns="http://www.w3.org/2005/Atom">'],
    ['xml-desconocido', '<?xml version="1.0"?><ContractNotice>'],
    ['pagina-web', '<!DOCTYPE html><html>'],
    ['error-de-mercado-publico-con-codigo', '{"Codigo":10500,"Mensaje":"Lo sentimos."}'],
    ['json-lista-mezclada', '[{"CodigoExterno":"1-1-LE25"},{"otra":1},{"otra":2}]'],
    [
      'error-de-compra-agil-con-codigo',
      '{"success":"NOK","payload":null,"errors":[{"codigo":429}]}',
    ],
    ['json-lista-vacia', '[]'],
    ['json-desconocido-con-claves', '{"a":1,"b":[{"c":2}]}'],
    ['csv-sin-encabezado', 'id,ocid,year\n'],
    ['otro-comprimido', 'Rar!\u001a\u0007'],
    ['otro-comprimido', `${'a'.repeat(257)}ustar`],
    ['documento-office-antiguo', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1])],
    ['csv-sin-columna', 'nombre;fecha_inicio;fecha_final\n'],
    ['binario-no-reconocido', new Uint8Array([1, 2, 0, 0, 3, 4])],
    ['contenido-no-reconocido', 'hola'],
  ])('refuses with %s', (reason, content) => {
    const detection = detected(content);
    expect(detection).toMatchObject({
      kind: 'refused',
      code: 'archivo-no-reconocido',
      brief: [{ code: reason }],
    });
  });

  it('refuses an unknown file with the list of all formats', () => {
    const detection = detected('hola');
    expect(detection).toMatchObject({
      reasons: [{ code: 'contenido-no-reconocido' }, { code: 'lo-que-se-puede-importar' }],
    });
    const sentence = sentences['lo-que-se-puede-importar'];
    expect(fileFormats.filter(({ label }) => !sentence.includes(sentences[label.code]))).toEqual(
      [],
    );
  });

  it.each<[string, string, string[]]>([
    ['«uno», «dos»', 'uno;dos\n1;2\n', ['uno', 'dos']],
    ['datos OCDS', 'ocid,título\na,b\n', ['ocid', 'título']],
    ['Fuentes', '"1","2"\n"Código","Nombre"\n"3","4"\n', ['Código', 'Nombre']],
  ])('offers a table (%s) for a mapping', (word, content, columns) => {
    const detection = detected(content);
    expect(detection).toMatchObject({ kind: 'table', columns });
    expect(written(detection.kind === 'table' ? detection.reasons : [])).toContain(word);
  });

  it('goes by the content and never by the name', () => {
    expect(detected(release, 'licitaciones.csv')).toMatchObject({ format: 'ocds-json' });
  });
});
