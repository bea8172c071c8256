-- The Spanish name of a format becomes a list of messages; a name that nobody knows stays as it was said.
ALTER TABLE "import_runs" ALTER COLUMN "format" SET DATA TYPE jsonb
  USING CASE WHEN "format" IS NULL THEN NULL ELSE jsonb_build_array(jsonb_build_object('code', 'texto-anterior', 'params', jsonb_build_object('texto', "format"))) END;--> statement-breakpoint
UPDATE "import_runs" SET "format" = jsonb_build_array(jsonb_build_object('code', known.code))
    || CASE WHEN packing.code IS NULL THEN '[]' ELSE jsonb_build_array(jsonb_build_object('code', packing.code)) END
  FROM (VALUES
    ('Licitaciones de Mercado Público (CSV)', 'formato-mp-csv'),
    ('Licitaciones de Mercado Público (planilla de Excel)', 'formato-mp-excel'),
    ('OCDS, Mercado Público o Compra Ágil (JSON Lines, uno por línea)', 'formato-json-lines'),
    ('Licitaciones y órdenes de compra de Mercado Público (JSON de la API)', 'formato-mp-json'),
    ('Compra Ágil (JSON de la API o del buscador)', 'formato-ca-json'),
    ('Contrataciones abiertas OCDS (JSON)', 'formato-ocds-json'),
    ('Licitaciones de la Plataforma de Contratación de España (Atom o CODICE)', 'formato-placsp-xml'),
    ('Anuncios de TED (XML o eForms)', 'formato-ted-xml'),
    ('Anuncios de TED (JSON de su API)', 'formato-ted-json'),
    ('Contratos públicos de Euskadi (JSON)', 'formato-euskadi-json'),
    ('Licitaciones exportadas del buscador de Mercado Público (CSV o Excel)', 'formato-mp-planilla'),
    ('Compras Ágiles exportadas del buscador (Excel o CSV)', 'formato-ca-planilla'),
    ('Contratos de CompraNet, México (CSV)', 'formato-compranet-csv'),
    ('Búsqueda de procesos de SERCOP, Ecuador (CSV)', 'formato-sercop-csv'),
    ('Planilla propia', 'formato-planilla')
  ) AS known (label, code),
  (VALUES ('', NULL), (', comprimido con gzip', 'en-gzip'), (', en un archivo .zip', 'en-zip'), (', en Excel', 'en-excel')) AS packing (suffix, code)
  WHERE "format" -> 0 -> 'params' ->> 'texto' = known.label || packing.suffix;
