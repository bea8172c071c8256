export const email = {
  title: 'Correo',
};
