import { describe, expect, it } from 'vitest';
import { detect } from './detect.ts';
import { fileHead } from './file-head.ts';

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

  it.each<[string, string | Uint8Array]>([
    ['.zip', Buffer.from('PK\u0003\u0004......datos.csv')],
    ['PDF', '%PDF-1.4'],
    ['Atom', '<?xml version="1.0"?><feed xmlns="http://www.w3.org/2005/Atom">'],
    ['XML', '<?xml version="1.0"?><ContractNotice>'],
    ['página web', '<!DOCTYPE html><html>'],
    ['código 10500', '{"Codigo":10500,"Mensaje":"Lo sentimos."}'],
    ['respuesta completa', '[{"CodigoExterno":"1-1-LE25"},{"otra":1},{"otra":2}]'],
    ['Compra Ágil (código 429)', '{"success":"NOK","payload":null,"errors":[{"codigo":429}]}'],
    ['lista JSON vacía', '[]'],
    ['«a», «b»', '{"a":1,"b":[{"c":2}]}'],
    ['nombres de las columnas y datos', 'id,ocid,year\n'],
    ['.rar', 'Rar!\u001a\u0007'],
    ['.tar', `${'a'.repeat(257)}ustar`],
    ['.xlsx', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1])],
    ['«codigo»', 'nombre;fecha_inicio;fecha_final\n'],
    ['binario', new Uint8Array([1, 2, 0, 0, 3, 4])],
    ['no se reconoce', 'hola'],
  ])('names %s and says what can be imported', (word, content) => {
    const detection = detected(content);
    expect(detection).toMatchObject({ kind: 'refused', code: 'archivo-no-reconocido' });
    expect(detection).toHaveProperty('reason', expect.stringContaining(word));
  });

  it.each<[string, string, string[]]>([
    ['«uno», «dos»', 'uno;dos\n1;2\n', ['uno', 'dos']],
    ['datos OCDS', 'ocid,título\na,b\n', ['ocid', 'título']],
    ['Fuentes', '"1","2"\n"Código","Nombre"\n"3","4"\n', ['Código', 'Nombre']],
  ])('offers a table (%s) for a mapping', (word, content, columns) => {
    const detection = detected(content);
    expect(detection).toMatchObject({ kind: 'table', columns });
    expect(detection).toHaveProperty('reason', expect.stringContaining(word));
  });

  it('goes by the content and never by the name', () => {
    expect(detected(release, 'licitaciones.csv')).toMatchObject({ format: 'ocds-json' });
  });
});
