export const demoUsers = {
  title: 'Personas',
};
