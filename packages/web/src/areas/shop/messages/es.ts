export const shop = {
  title: 'Tienda',
};
