/** The events of a tender that start a legal term. */
export const legalEvents = ['cierre', 'adjudicacion', 'orden'] as const;
export type LegalEvent = (typeof legalEvents)[number];

/** A legal term as the product ships it; an operator corrects the stored copy. */
export interface LegalTerm {
  code: string;
  name: string;
  startsWith: LegalEvent;
  /** Whether the event is a notification of the portal, which counts 24 hours after its publication. */
  afterNotification: boolean;
  length: number;
  unit: 'habiles' | 'corridos' | 'horas';
  meaning: string;
  source: string | null;
  url: string | null;
  isVerified: boolean;
}

/**
 * The terms that the product knows. Sources as read for the domain notes: what was read in a law or in the portal's own
 * guide is verified; what was only quoted elsewhere is not, and no article is given that nobody read.
 */
export const shippedLegalTerms: readonly LegalTerm[] = [
  {
    code: 'certificado-indisponibilidad',
    name: 'Pedir el certificado de indisponibilidad',
    startsWith: 'cierre',
    afterNotification: false,
    length: 24,
    unit: 'horas',
    meaning:
      'Si el portal falló, la indisponibilidad se informa después del cierre y dentro de 24 horas; después no se considera.',
    source: 'Guía de ChileCompra (KA-01826, KA-01839) y ChileAtiende, ficha 68465',
    url: null,
    isVerified: true,
  },
  {
    code: 'reclamo-tribunal',
    name: 'Reclamar ante el Tribunal de Contratación Pública',
    startsWith: 'adjudicacion',
    afterNotification: true,
    length: 10,
    unit: 'habiles',
    meaning:
      'Plazo fatal de la acción de impugnación, desde que se conoce el acto o se publica. Que la notificación cuente 24 horas después está por confirmar con el reglamento vigente.',
    source: 'Ley 19.886, art. 24 ter',
    url: 'https://www.bcn.cl/leychile/navegar?idNorma=213004&idParte=10475646',
    isVerified: true,
  },
  {
    code: 'aceptar-orden',
    name: 'Aceptar la orden de compra',
    startsWith: 'orden',
    afterNotification: false,
    length: 2,
    unit: 'habiles',
    meaning:
      'Pasado el plazo, el comprador puede pedir que la orden se rechace, lo que queda firme a las 24 horas.',
    source: 'Guía de ChileCompra (KA-01944)',
    url: null,
    isVerified: true,
  },
];
