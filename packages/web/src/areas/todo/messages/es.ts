export const todo = {
  title: 'Tareas',
};
