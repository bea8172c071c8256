import type { TaskAnchor, TaskTemplate } from '@pliego/contract/areas/tasks';

export interface TaskValues {
  /** By which the line is known while it is moved. */
  key: number;
  titulo: string;
  ancla: TaskAnchor | null;
}

/** Not an interface: a form takes what has an index. */
// oxlint-disable-next-line typescript/consistent-type-definitions
export type TemplateValues = {
  nombre: string;
  tipos: string[];
  tareas: TaskValues[];
};

/** What most tasks are due by. */
export const usualAnchor: TaskAnchor = { hito: 'cierre', dias: -1, unidad: 'habiles' };

/** Whether it is before the milestone. No days at all have a side too while they are typed: the sign of the zero. */
export function isBefore({ dias }: TaskAnchor): boolean {
  return dias < 0 || Object.is(dias, -0);
}

export function valuesOf(template: TaskTemplate | null): TemplateValues {
  const tasks = template?.tareas ?? [{ titulo: '', ancla: usualAnchor }];
  return {
    nombre: template?.nombre ?? '',
    tipos: template?.tipos ?? [],
    tareas: tasks.map(({ titulo, ancla }, key) => ({ key, titulo, ancla })),
  };
}

export function nextKey(tasks: readonly TaskValues[]): number {
  return Math.max(-1, ...tasks.map(({ key }) => key)) + 1;
}

/** What is sent of it. */
export function bodyOf({ nombre, tipos, tareas }: TemplateValues) {
  return { nombre, tipos, tareas: tareas.map(({ titulo, ancla }) => ({ titulo, ancla })) };
}

export const templateNames = [
  'nombre',
  'tipos',
  'tareas',
] as const satisfies (keyof TemplateValues)[];

/** Whether a person reads the same in both: the keys of lines are of the form alone. */
export function isSame(
  one: TemplateValues[keyof TemplateValues],
  other: TemplateValues[keyof TemplateValues],
): boolean {
  const plain = (value: typeof one) =>
    JSON.stringify(
      Array.isArray(value)
        ? value.map((part) => (typeof part === 'string' ? part : [part.titulo, part.ancla]))
        : value,
    );
  return plain(one) === plain(other);
}
