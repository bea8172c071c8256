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
  'muestra',
] as const;
/** The one about the apps that stand on sample data, which a company of its own does not have. */
export const ofSample = 'muestra';
export type HelpTopic = (typeof helpTopics)[number];

export function isHelpTopic(name: string): name is HelpTopic {
  return helpTopics.some((topic) => topic === name);
}
