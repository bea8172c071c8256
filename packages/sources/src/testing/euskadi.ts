/** Announcements of the Basque platform with invented bodies and companies, for the tests. */

export function announcement({
  id = 'expcm100',
  state = 'Adjudicación',
  changed = '03/01/2024 05:40',
} = {}): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<contractingAnnouncement id="${id}" lang="es"><language>es</language><contracting>
<firstPublicationDate desc="Fecha">03/01/2024 05:03</firstPublicationDate><lastPublicationDate>${changed}</lastPublicationDate>
<codExp desc="Expediente">B911-2021-00011</codExp><processingStatus id="AD">${state}</processingStatus>
<contractingAuthority id="299"><name>Ayuntamiento de Prueba</name><nutsCode>ES211</nutsCode><address>Calle Mayor 1</address></contractingAuthority>
<entityDriving id="747"><name>P4800000A - Ayuntamiento de Prueba</name></entityDriving>
<contractingType id="3">Suministros</contractingType><subject>Suministro de mesas</subject>
<cpvs><cpv id="39100000-3"><name>Mobiliario</name></cpv></cpvs>
<placeExecutionNUTS><placeExecution id="ES213"><code>ES213</code></placeExecution></placeExecutionNUTS>
<budgetWithoutVAT>12.345,67</budgetWithoutVAT><adjudicationProcedure>Abierto</adjudicationProcedure>
<resolutions><resolution><priceWithoutVAT>4.170</priceWithoutVAT><priceWithVAT>5.045,7</priceWithVAT><adjInfo><date>23/11/2021</date><licitorCompanies><name>Muebles SL</name><cif>B12345678</cif></licitorCompanies></adjInfo></resolution></resolutions>
<biddersNumber>1</biddersNumber></contracting></contractingAnnouncement>`;
}

const item = (name: string, value: string) => `<item name="${name}"><value>${value}</value></item>`;
const valued = (name: string, value: string) => item(name, item('valor', value));

export function record(): string {
  const content = [
    item('contratacion_expediente', 'S-019-2014'),
    item('contratacion_fecha_primera_publicacion', '29/09/2014 15:28:20'),
    item('contratacion_fecha_de_publicacion_documento', '13/08/2020 13:48:31'),
    valued('contratacion_estado_tramitacion', 'Modificación del Contrato'),
    valued('contratacion_tipo_contrato', 'Suministros'),
    item('contratacion_titulo_contrato', '<![CDATA[Suministro de reactivos]]>'),
    item('contratacion_num_licitadores', '1'),
    valued('contratacion_poder_adjudicador', 'Gobierno Vasco'),
    item(
      'contratacion_codigo_cpv',
      item(
        '0',
        item('contratacion_cpv', '33696500-0') +
          item('contratacion_desc_cpv', 'Reactivos de laboratorio'),
      ),
    ),
    item(
      'contratacion_informe_adjudicacion_definitiva',
      item(
        '0',
        item('empresa', 'Reactivos SA') +
          item('precio', '159.001,5') +
          item('precioIVA', '174.901,5'),
      ),
    ),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>
<record name="es_JASO100" type="content">${item('v79_idRec', 'JASO100')}${item('contratacion', content.join('\n'))}</record>`;
}
