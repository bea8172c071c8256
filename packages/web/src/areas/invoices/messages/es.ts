export const invoices = {
  title: 'Facturas',
};
