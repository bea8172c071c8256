import { type Pricing, pricingTerms, type TermPlan } from '@pliego/contract/areas/pricing';

type Term = (typeof pricingTerms)[keyof typeof pricingTerms];

function termPlan(term: Term, img: string, subtitle: string, benefits: string[]): TermPlan {
  const { duracion, users, storage, monthlyPrice, yearlyPlan, popular } = term;
  return {
    title: `${duracion} meses`,
    img: `/muestra/${img}.svg`,
    subtitle,
    duracion,
    monthlyPrice,
    yearlyPlan,
    planBenefits: [
      users === null ? 'Usuarios ilimitados' : `Hasta ${users} usuarios`,
      `${storage} de almacenamiento`,
      ...benefits,
    ],
    popular,
  };
}

export const pricing: Pricing = {
  basicPlan: termPlan(
    pricingTerms.basicPlan,
    'plan-tres-meses',
    'Para probarlo en una temporada de licitaciones',
    ['Alertas de cierre por correo', 'Etiquetas y responsables', 'Ayuda por correo'],
  ),
  standardPlan: termPlan(
    pricingTerms.standardPlan,
    'plan-seis-meses',
    'Para equipos que ofertan todos los meses',
    ['Todo lo del plan de 3 meses', 'Búsquedas guardadas sin límite', 'Ayuda por chat'],
  ),
  premiumPlan: termPlan(
    pricingTerms.premiumPlan,
    'plan-doce-meses',
    'Para que nadie tenga que renovar a mitad de año',
    ['Todo lo del plan de 6 meses', 'Historial completo de cambios', 'Ayuda por teléfono'],
  ),
  enterprisePlan: {
    title: 'Empresa',
    img: '/muestra/plan-empresa.svg',
    subtitle: 'Para organizaciones con varias áreas que ofertan',
    duracion: null,
    monthlyPrice: null,
    yearlyPlan: null,
    planBenefits: [
      'Precio según tus necesidades: conversemos',
      'Almacenamiento a medida',
      'Reportes de negocio',
      'Todo lo del plan de 12 meses',
      'Una persona a cargo de tu cuenta',
    ],
    popular: false,
  },
  qandA: [
    {
      question: '¿Puedo cambiar de plan antes de que termine?',
      ans: 'Sí. Lo que ya pagaste y no has usado se descuenta del plan nuevo, y el cambio rige desde ese mismo día.',
    },
    {
      question: '¿Qué pasa con mis datos si no renuevo?',
      ans: 'Los guardamos durante noventa días en modo de solo lectura, para que puedas descargarlos. Después los borramos.',
    },
    {
      question: '¿Los precios incluyen IVA?',
      ans: 'Sí, el total de cada plan ya lo incluye. Emitimos la factura el mismo día del pago.',
    },
  ],
};
