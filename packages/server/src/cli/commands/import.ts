import { importTask, referenceTask } from '#server/operator/tasks.ts';
import { type Command, Misuse } from '../command.ts';
import { readArguments } from '../arguments.ts';
import { ImportReport } from '../import-report.ts';
import { perform } from '../perform.ts';
import { readMapping } from '../read-mapping.ts';
import { ReferenceReport } from '../reference-report.ts';

/** Paths of files and folders; at least one. */
function pathsOf(args: string[], pathOf: (path: string) => string): string[] {
  if (args.length === 0) throw new Misuse('Falta el archivo o la carpeta.');
  return args.map(pathOf);
}

const codes = 'Termina con 0 si algo se pudo leer, aunque no fuera todo, y con 2 si nada.';

export const importCommand: Command = {
  name: 'import',
  usage: '[--mapping <mapeo.json>] <archivo o carpeta…>',
  summary: 'importa licitaciones',
  details: [
    '--mapping <mapeo.json>  qué dice cada columna de una planilla, o cada clave de un JSON, de formato no conocido:',
    '                        {"columnas": {"codigo": "Folio", "nombre": "Proyecto", "cierre": "plazos.cierre"}}',
    codes,
  ],
  run: async (args, terminal) => {
    const { values, positionals } = readArguments(args, {
      options: { mapping: { type: 'string' } },
      positionals: 'any',
    });
    const rutas = pathsOf(positionals, terminal.pathOf);
    const { mapping } = values;
    const mapeo = mapping === undefined ? undefined : await readMapping(terminal.pathOf(mapping));
    const report = new ImportReport(terminal.out);
    await perform(terminal, importTask, { rutas, mapeo }, report.tell, { paths: rutas });
    return report.finish();
  },
};

export const importReferenceCommand: Command = {
  name: 'import-reference',
  usage: '<archivo o carpeta…>',
  summary: 'importa los nombres de los códigos UNSPSC y CPV, y el valor en pesos de la UF y la UTM',
  details: [
    'Los valores: una tabla con moneda, fecha (o mes) y valor, o con fecha y una columna por moneda (uf, utm).',
    'Con una columna fuente se dice de quién son, y con verificada si ya se compararon con quien los publica.',
    codes,
  ],
  run: async (args, terminal) => {
    const rutas = pathsOf(args, terminal.pathOf);
    const report = new ReferenceReport(terminal.out);
    await perform(terminal, referenceTask, { rutas }, report.tell, { paths: rutas });
    return report.exitCode();
  },
};
