/** What a person is told by notices, in the page and by mail, and why. */
export const notices = {
  'aviso-asignada': '{{quien}} te dejó como responsable',
  'aviso-asignada-sola': 'Quedaste como responsable',
  'aviso-mencion': '{{quien}} te mencionó: «{{texto}}»',
  'aviso-comentario_one': '{{quien}} comentó: «{{texto}}»',
  'aviso-comentario_many': 'Hay {{count}} comentarios nuevos; el último, de {{quien}}: «{{texto}}»',
  'aviso-comentario_other':
    'Hay {{count}} comentarios nuevos; el último, de {{quien}}: «{{texto}}»',
  'aviso-cambio_one': 'Cambió en el portal: {{cambio}}',
  'aviso-cambio_many': 'Hay {{count}} cambios en el portal; el mayor: {{cambio}}',
  'aviso-cambio_other': 'Hay {{count}} cambios en el portal; el mayor: {{cambio}}',
  'aviso-cierre-hoy': 'Cierra hoy, {{hora}}',
  'aviso-cierre_one': 'Cierra en {{count}} día hábil: {{cuando}}',
  'aviso-cierre_many': 'Cierra en {{count}} días hábiles: {{cuando}}',
  'aviso-cierre_other': 'Cierra en {{count}} días hábiles: {{cuando}}',
  'aviso-fecha': '{{hito}}: {{cuando}}',
  'aviso-tarea': 'Tarea por vencer: {{tarea}} ({{cuando}})',
  'aviso-plazo': '{{plazo}}: vence {{cuando}}',
  'aviso-propuesta': 'El portal cambió a «{{estado}}». ¿La pasamos a «{{etapa}}»?',
  'aviso-etapa': '{{quien}} la pasó de «{{de}}» a «{{a}}»',
  'aviso-etapa-sola': 'Pasó sola de «{{de}}» a «{{a}}»: el portal la dio por «{{estado}}»',
  'aviso-vista_one': 'Hay {{count}} licitación nueva en «{{vista}}»: {{nombre}}',
  'aviso-vista_many': 'Hay {{count}} licitaciones nuevas en «{{vista}}»; la última: {{nombre}}',
  'aviso-vista_other': 'Hay {{count}} licitaciones nuevas en «{{vista}}»; la última: {{nombre}}',

  'detalle-cambio': '{{campo}}: {{antes}} → {{despues}}',
  'detalle-vista': '{{codigo}} · {{nombre}}',
  'detalle-comentario': '{{quien}}: «{{texto}}»',

  'muchas-ventanas':
    'Tienes muchas ventanas de Pliego abiertas: cierra algunas para que las demás se sigan actualizando solas.',

  'porque-responsable': 'Eres responsable de esta licitación.',
  'porque-colabora': 'Colaboras en esta licitación.',
  'porque-sigue': 'Sigues esta licitación.',
  'porque-mencion': 'Te mencionaron en un comentario.',
  'porque-recordatorio': 'Pediste un recordatorio de esta fecha.',
  'porque-tarea': 'Esta tarea está a tu nombre.',
  'porque-vista': 'Pediste que te avisáramos de lo nuevo en la vista «{{vista}}».',
  'porque-sin-responsable': 'Nadie está a cargo de esta licitación y administras la empresa.',
} as const;
