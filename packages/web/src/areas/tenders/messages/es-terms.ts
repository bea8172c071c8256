import { meaningTexts, termTitles } from '@pliego/contract/messages/terms.es';

/** Texts of the terms of the call: the ficha's card, its strip, the panel beside the list and the history. */
export const terms = {
  terms: {
    title: 'Condiciones',
    groups: {
      contract: 'Contrato',
      payment: 'Pago y monto',
      process: 'Proceso',
      places: 'Visita y entregas',
    },
    names: termTitles,
    /** What yes and no mean of each. */
    yes: {
      renovable: 'Sí',
      montoVisible: 'Sí, publicado',
      subcontratacion: 'Se permite',
      tomaRazon: 'La requiere',
      basesTipo: 'Usa bases tipo',
      ofertasPublicas: 'Públicas tras la apertura',
    },
    no: {
      renovable: 'No',
      montoVisible: 'El comprador no lo muestra',
      subcontratacion: 'No se permite',
      tomaRazon: 'No la requiere',
      basesTipo: 'No usa bases tipo',
      ofertasPublicas: 'No se publican',
    },
    meanings: meaningTexts,
    units: {
      horas_one: '{{total}} hora',
      horas_many: '{{total}} horas',
      horas_other: '{{total}} horas',
      dias_one: '{{total}} día',
      dias_many: '{{total}} días',
      dias_other: '{{total}} días',
      semanas_one: '{{total}} semana',
      semanas_many: '{{total}} semanas',
      semanas_other: '{{total}} semanas',
      meses_one: '{{total}} mes',
      meses_many: '{{total}} meses',
      meses_other: '{{total}} meses',
      anos_one: '{{total}} año',
      anos_many: '{{total}} años',
      anos_other: '{{total}} años',
    },
    noUnit: '{{total}} (sin unidad en la fuente)',
    unknownUnit: '{{total}} (unidad «{{unit}}» de la fuente)',
    renewedFor: 'Sí, por {{length}}',
    renewable: 'Renovable',
    stages_one: 'En una etapa',
    stages_many: 'En {{count}} etapas',
    stages_other: 'En {{count}} etapas',
    /** Of a code that no document explains. */
    code: 'Código {{code}} de la fuente',
    paymentType: 'Tipo de pago {{code}} en la fuente',
    guaranteeShare: '{{share}} % del contrato',
    copyBip: 'Copiar el código BIP {{code}}',
    cut: 'La fuente corta este texto: el resto está en las bases.',
  },
};
