export const calendar = {
  title: 'Calendario',
};
