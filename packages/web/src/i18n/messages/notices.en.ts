import type { EnglishMessages } from '../resources.ts';

export const notices: EnglishMessages<'notices'> = {
  'aviso-asignada': '{{quien}} made you responsible',
  'aviso-asignada-sola': 'You are now responsible',
  'aviso-asignadas_one': '{{quien}} made you responsible for {{count}} tender',
  'aviso-asignadas_other': '{{quien}} made you responsible for {{count}} tenders',
  'aviso-etapas_one': '{{quien}} moved {{count}} tender of yours to “{{a}}”',
  'aviso-etapas_other': '{{quien}} moved {{count}} tenders of yours to “{{a}}”',
  'aviso-masivo-deshecho': '{{quien}} changed several tenders of yours and then undid it',
  'aviso-mencion': '{{quien}} mentioned you: “{{texto}}”',
  'aviso-comentario_one': '{{quien}} commented: “{{texto}}”',
  'aviso-comentario_other':
    'There are {{count}} new comments; the last one by {{quien}}: “{{texto}}”',
  'aviso-cambio_one': 'Changed on the portal: {{cambio}}',
  'aviso-cambio_other': 'There are {{count}} changes on the portal; the greatest: {{cambio}}',
  'aviso-cierre-hoy': 'Closes today, {{hora}}',
  'aviso-cierre_one': 'Closes in {{count}} business day: {{cuando}}',
  'aviso-cierre_other': 'Closes in {{count}} business days: {{cuando}}',
  'aviso-fecha': '{{hito}}: {{cuando}}',
  'aviso-tarea': 'Task due soon: {{tarea}} ({{cuando}})',
  'aviso-plazo': '{{plazo}}: expires {{cuando}}',
  'aviso-propuesta': 'The portal changed to “{{estado}}”. Shall we move it to “{{etapa}}”?',
  'aviso-etapa': '{{quien}} moved it from “{{de}}” to “{{a}}”',
  'aviso-etapa-sola': 'It went from “{{de}}” to “{{a}}” by itself: the portal says “{{estado}}”',
  'aviso-vista_one': 'There is {{count}} new tender in “{{vista}}”: {{nombre}}',
  'aviso-vista_other': 'There are {{count}} new tenders in “{{vista}}”; the last one: {{nombre}}',

  'detalle-cambio': '{{campo}}: {{antes}} → {{despues}}',
  'detalle-vista': '{{codigo}} · {{nombre}}',
  'detalle-comentario': '{{quien}}: “{{texto}}”',

  'muchas-ventanas':
    'You have many windows of Pliego open: close some, so that the others keep updating by themselves.',

  'porque-responsable': 'You are responsible for this tender.',
  'porque-responsable-varias': 'You are responsible for those tenders.',
  'porque-sigue-varias': 'You follow them, or work on them.',
  'porque-colabora': 'You collaborate on this tender.',
  'porque-sigue': 'You follow this tender.',
  'porque-mencion': 'You were mentioned in a comment.',
  'porque-recordatorio': 'You asked to be reminded of this date.',
  'porque-tarea': 'This task is yours.',
  'porque-vista': 'You asked to be told of what is new in the view “{{vista}}”.',
  'porque-sin-responsable': 'Nobody is in charge of this tender, and you administer the company.',
};
