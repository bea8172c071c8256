/** A dashboard as an administrator sets it up, of a service that nobody reaches. */
export const aDashboard = {
  nombre: 'Ventas',
  filtros: [{ campo: 'region', nombre: 'Región' }],
  configuracion: {
    tipo: 'metabase' as const,
    servidor: 'https://bi.test',
    recurso: 'dashboard' as const,
    numero: 7,
    fijos: { empresa: 'andes' },
  },
  secreto: 'clave de firma de prueba',
};
