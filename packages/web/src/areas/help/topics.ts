/** The topics of the help, in the order of its menu. Each is a folder of `articles`. */
export const helpTopics = [
  'empezar',
  'licitaciones',
  'plazos',
  'trabajo',
  'avisos',
  'equipo',
  'cuenta',
  'conexiones',
] as const;
export type HelpTopic = (typeof helpTopics)[number];

export function isHelpTopic(name: string): name is HelpTopic {
  return helpTopics.some((topic) => topic === name);
}
