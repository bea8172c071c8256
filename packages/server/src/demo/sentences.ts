/** Sentences that any tender may carry. */
export const closingSentences: readonly string[] = [
  'Se adjudicará por línea de producto, a la oferta que obtenga el mayor puntaje en la evaluación.',
  'Se adjudicará la totalidad de las líneas a un único oferente.',
  'Los precios deberán expresarse en valores netos y mantenerse durante toda la vigencia del contrato.',
  'El plazo de entrega se cuenta en días hábiles desde la aceptación de la orden de compra.',
  'Las consultas se recibirán sólo a través del foro del portal, dentro del plazo establecido.',
  'El oferente deberá revisar las bases administrativas, técnicas y sus anexos antes de ofertar.',
  'El despacho y la instalación son de cargo del proveedor adjudicado.',
  'Se considera un criterio de evaluación de impacto ambiental y otro de inclusión laboral.',
  'La garantía de fiel cumplimiento corresponde al 5 % del valor neto del contrato, cuando proceda.',
  'Será requisito estar hábil en el Registro de Proveedores al momento de contratar.',
  'La visita a terreno se realizará en el día y la hora indicados en el cronograma.',
];

/** Parts of a long description, which buyers paste from their terms of reference. */
export const longSections: readonly string[] = [
  '1. OBJETIVO GENERAL\r\nContar con un proveedor que asegure la continuidad operacional del servicio, en los términos, cantidades y oportunidades que se señalan en las bases técnicas que rigen este proceso.',
  '2. ALCANCE\r\nLa contratación incluye todos los elementos, gestiones, permisos y certificaciones que sean necesarios para su correcta ejecución, aun cuando no se mencionen expresamente.',
  '3. PLAZO Y LUGAR DE ENTREGA\r\nLas entregas se realizarán de lunes a viernes, de 09:00 a 13:00 y de 15:00 a 17:00 horas, en la dirección indicada en la orden de compra.\r\nLos atrasos darán lugar a las multas establecidas en las bases.',
  '4. CRITERIOS DE EVALUACIÓN\r\n- Precio: 50 %\r\n- Experiencia del oferente: 20 %\r\n- Plazo de entrega: 15 %\r\n- Programa de integridad: 5 %\r\n- Cumplimiento de requisitos formales: 10 %',
  '5. FORMA DE PAGO\r\nEl pago se efectuará dentro de los 30 días corridos siguientes a la recepción de la factura, previa recepción conforme de la unidad requirente.',
  '6. CONTRAPARTE TÉCNICA\r\nActuará como contraparte técnica el profesional que designe la unidad requirente, quien velará por el cumplimiento del contrato y visará los estados de pago.',
];
