import { importTask, referenceTask } from '#server/operator/tasks.ts';
import { type Command, Misuse } from '../command.ts';
import { ImportReport } from '../import-report.ts';
import { perform } from '../perform.ts';
import { ReferenceReport } from '../reference-report.ts';

/** Paths of files and folders; at least one. */
function pathsOf(args: string[], pathOf: (path: string) => string): string[] {
  if (args.length === 0) throw new Misuse('Falta el archivo o la carpeta.');
  return args.map(pathOf);
}

const codes = 'Termina con 0 si algo se pudo leer, aunque no fuera todo, y con 2 si nada.';

export const importCommand: Command = {
  name: 'import',
  usage: '<archivo o carpeta…>',
  summary: 'importa licitaciones',
  details: [codes],
  run: async (args, terminal) => {
    const rutas = pathsOf(args, terminal.pathOf);
    const report = new ImportReport(terminal.out);
    await perform(terminal, importTask, { rutas }, report.tell);
    return report.finish();
  },
};

export const importReferenceCommand: Command = {
  name: 'import-reference',
  usage: '<archivo o carpeta…>',
  summary: 'importa los nombres de los códigos UNSPSC y CPV',
  details: [codes],
  run: async (args, terminal) => {
    const rutas = pathsOf(args, terminal.pathOf);
    const report = new ReferenceReport(terminal.out);
    await perform(terminal, referenceTask, { rutas }, report.tell);
    return report.exitCode();
  },
};
