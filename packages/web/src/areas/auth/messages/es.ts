export const auth = {
  title: 'Ingresar',
  lead: 'Encuentra las licitaciones que te sirven y llega a tiempo a cada cierre.',
  points: {
    search: 'Todas las licitaciones en un solo lugar, con búsqueda que entiende español',
    deadlines: 'Cierres en hora de Chile y días que quedan, siempre a la vista',
    team: 'Etiquetas y responsables para que nada quede sin dueño',
  },
  email: 'Correo',
  emailPlaceholder: 'nombre@empresa.cl',
  password: 'Contraseña',
  showPassword: 'Mostrar u ocultar la contraseña',
  submit: 'Ingresar',
  company: {
    title: 'Elige una empresa',
    text: 'Tu cuenta trabaja en más de una. Puedes cambiar después, sin cerrar sesión.',
    back: 'Usar otra cuenta',
  },
  demo: {
    title: 'Cuentas de demostración',
    text: 'Haz clic en una para entrar; todas usan la contraseña',
    enter: 'Entrar como {{name}}, {{role}}',
  },
};
