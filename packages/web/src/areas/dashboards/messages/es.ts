export const dashboards = {
  title: 'Paneles',
};
