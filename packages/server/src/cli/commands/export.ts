import { exportFormats } from '@pliego/contract/areas/exports';
import { santiagoDay } from '@pliego/contract/rules/santiago-time';
import { fileTypes } from '#server/areas/exports/export-tenders.ts';
import { type ExportEvent, exportTask } from '#server/operator/export.ts';
import { readArguments } from '../arguments.ts';
import { type Command, exitCodes, Misuse } from '../command.ts';
import { perform } from '../perform.ts';

const number = new Intl.NumberFormat('es-CL');
const megabytes = new Intl.NumberFormat('es-CL', { maximumFractionDigits: 1 });

function lineOf(event: ExportEvent): string {
  if (event.kind === 'begun') return `Licitaciones por exportar: ${number.format(event.rows)}\n`;
  const size = megabytes.format(event.bytes / 1024 / 1024);
  return `Listo: ${event.path}, ${number.format(event.rows)} licitaciones, ${size} MB.\n`;
}

export const exportCommand: Command = {
  name: 'export',
  usage: '--empresa <RUT> --formato csv|xlsx|ocds [--consulta <consulta>] [--salida <archivo>]',
  summary: 'escribe en un archivo las licitaciones de una empresa',
  details: [
    '--consulta   los filtros y el orden, como en la dirección de la lista: «vista=abiertas&region=13».',
    '             Sin ella, todas las licitaciones que ve la empresa.',
    '--salida     dónde se escribe; un archivo que ya existe no se reemplaza.',
    'El archivo lleva también lo reservado a un equipo. Queda en la auditoría de la empresa.',
  ],
  run: async (args, terminal) => {
    const { values } = readArguments(args, {
      positionals: 0,
      options: {
        empresa: { type: 'string' },
        formato: { type: 'string' },
        consulta: { type: 'string' },
        salida: { type: 'string' },
      },
    });
    const formato = exportFormats.find((format) => format === values.formato);
    if (values.empresa === undefined) throw new Misuse('Falta --empresa con el RUT de la empresa.');
    if (formato === undefined) throw new Misuse('--formato es csv, xlsx u ocds.');
    const name = `licitaciones-${santiagoDay(terminal.now())}.${fileTypes[formato].ending}`;
    const archivo = terminal.pathOf(values.salida ?? name);
    const input = {
      rut: values.empresa,
      formato,
      consulta: values.consulta ?? '',
      archivo,
    };
    const tell = (event: ExportEvent) => void terminal.out.write(lineOf(event));
    await perform(terminal, exportTask, input, tell, { paths: [archivo] });
    return exitCodes.done;
  },
};
