export const chat = {
  title: 'Conversaciones',
};
