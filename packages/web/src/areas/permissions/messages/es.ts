export const permissions = {
  title: 'Permisos',
};
