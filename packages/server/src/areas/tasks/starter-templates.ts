import type { TaskAnchor, TaskTemplate } from '@pliego/contract/areas/tasks';
import { foldText } from '@pliego/contract/rules/fold-text';
import type { Tx } from '#server/db/database.ts';
import { taskTemplates } from '#server/db/schema/expediente.ts';

type Starter = Omit<TaskTemplate, 'id' | 'version'>;
type StarterTask = Starter['tareas'][number];

/** A task that is due so many business days before a milestone, or after it. */
const task = (titulo: string, hito: TaskAnchor['hito'], dias: number): StarterTask => ({
  titulo,
  ancla: { hito, dias, unidad: 'habiles' },
});

const read = (titulo = 'Leer las bases y anotar los requisitos') => task(titulo, 'publicacion', 1);
const questions = task('Enviar las preguntas por el foro', 'finPreguntas', -1);
const answers = task('Revisar las respuestas y aclaraciones', 'respuestas', 1);
const visit = task('Asistir a la visita a terreno', 'visitaTerreno', 0);
const papers = task('Reunir antecedentes y declaraciones juradas', 'cierre', -3);
const registry = task('Confirmar que estamos hábiles en el Registro de Proveedores', 'cierre', -3);
const samples = task('Entregar antecedentes o muestras', 'entregaAntecedentes', -1);
const price = task('Cerrar el precio y la oferta económica', 'cierre', -2);
// The portal is slow in the last hours: closings fall together, most at 15:00 of a Monday.
const upload = task('Subir la oferta', 'cierre', -1);
const receipt = task('Guardar el comprobante de ingreso de la oferta', 'cierre', -1);
const opening = task('Revisar el acta de apertura', 'aperturaTecnica', 1);
const award = task('Revisar la adjudicación y los plazos para reclamar', 'adjudicacion', 1);

/**
 * What a new company begins with, by type of tender (domain.md: 3 for the dates, 4 for the guarantees). A guarantee that
 * the bid is serious may be asked for above 5,000 UTM alone, which is LR; one that the contract is kept is due above 1,000
 * UTM, which is LP and LR.
 */
export const starterTemplates: readonly Starter[] = [
  {
    nombre: 'Licitación L1 (menos de 100 UTM)',
    tipos: ['L1'],
    tareas: [read(), questions, registry, price, upload, receipt, award],
  },
  {
    nombre: 'Licitación LE (100 a 1.000 UTM)',
    tipos: ['LE'],
    tareas: [
      read(),
      questions,
      answers,
      visit,
      registry,
      papers,
      samples,
      price,
      upload,
      receipt,
      opening,
      award,
    ],
  },
  {
    nombre: 'Licitación LP (desde 1.000 UTM)',
    tipos: ['LP', 'LQ'],
    tareas: [
      read(),
      questions,
      answers,
      visit,
      task('Cotizar la garantía de fiel cumplimiento', 'cierre', -5),
      registry,
      papers,
      samples,
      price,
      upload,
      receipt,
      opening,
      award,
      task('Tener lista la garantía de fiel cumplimiento', 'firmaEstimada', -2),
    ],
  },
  {
    nombre: 'Licitación LR (desde 5.000 UTM)',
    tipos: ['LR'],
    tareas: [
      read(),
      questions,
      answers,
      visit,
      task('Pedir la garantía de seriedad de la oferta', 'cierre', -10),
      task('Entregar la garantía de seriedad de la oferta', 'cierre', -2),
      task('Cotizar la garantía de fiel cumplimiento', 'cierre', -5),
      registry,
      papers,
      samples,
      price,
      upload,
      receipt,
      opening,
      award,
      task('Tener lista la garantía de fiel cumplimiento', 'firmaEstimada', -2),
    ],
  },
  {
    nombre: 'Compra Ágil',
    tipos: ['COT'],
    tareas: [
      read('Leer lo que piden y confirmar el stock'),
      task('Enviar la cotización', 'cierre', -1),
      task('Guardar el comprobante de la cotización', 'cierre', -1),
      task('Revisar si hay segundo llamado', 'cierre', 1),
      task('Mejorar o repetir la cotización del segundo llamado', 'cierreSegundoLlamado', -1),
    ],
  },
];

/** Gives a company the templates to begin with. */
export async function giveStarterTemplates(tx: Tx, companyId: number): Promise<void> {
  await tx
    .insert(taskTemplates)
    .values(
      starterTemplates.map(({ nombre, tipos, tareas }) => ({
        companyId,
        name: nombre,
        nameKey: foldText(nombre),
        types: tipos,
        tasks: tareas,
      })),
    )
    .onConflictDoNothing();
}
