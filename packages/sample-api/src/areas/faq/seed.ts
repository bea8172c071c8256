import type { FaqCategory, FaqCategoryName } from '@pliego/contract/areas/faq';

type Pair = [question: string, ans: string];

const pairs = (...lines: Pair[]) => lines.map(([question, ans]) => ({ question, ans }));

export const faq: Record<FaqCategoryName, FaqCategory> = {
  payment: {
    icon: 'CreditCard',
    title: 'Pagos',
    subtitle: 'Cómo, cuándo y con qué documento se paga',
    qandA: pairs(
      [
        '¿Qué medios de pago aceptan?',
        'Tarjetas de crédito y de débito, transferencia y, para empresas con cuenta aprobada, pago a treinta días contra factura.',
      ],
      [
        '¿Cuándo se hace el cobro?',
        'Al confirmar el pedido. Si algo resulta sin existencias, devolvemos esa parte el mismo día.',
      ],
      [
        '¿Puedo pagar con orden de compra?',
        'Sí. Envíala con el número del pedido y reservamos los productos por cinco días hábiles mientras la revisamos.',
      ],
      [
        '¿Emiten factura electrónica?',
        'Siempre que indiques el RUT y el giro de tu empresa antes de pagar. Llega al correo de la cuenta.',
      ],
      [
        '¿Se puede pagar en cuotas?',
        'Con tarjeta de crédito, hasta en seis cuotas. El interés lo fija el banco que emitió la tarjeta.',
      ],
      [
        'Mi pago fue rechazado, ¿qué hago?',
        'Revisa el cupo y la fecha de vencimiento e intenta otra vez. El carro queda guardado durante dos días.',
      ],
      [
        '¿Los precios incluyen IVA?',
        'Los que ves en la tienda, sí. En una cotización para empresas el IVA aparece por separado.',
      ],
    ),
  },
  delivery: {
    icon: 'Truck',
    title: 'Despacho',
    subtitle: 'Plazos, costos y zonas de entrega',
    qandA: pairs(
      [
        '¿Cuánto demora la entrega?',
        'De dos a cuatro días hábiles en la Región Metropolitana y de tres a ocho en el resto del país.',
      ],
      [
        '¿Despachan a zonas extremas?',
        'Sí, también a Aysén, Magallanes y las islas habitadas. El plazo depende del transporte y se muestra antes de pagar.',
      ],
      [
        '¿Cuánto cuesta el despacho?',
        'Depende del peso y de la comuna. Los productos marcados con despacho gratis no lo pagan en ninguna.',
      ],
      [
        '¿Puedo retirar en bodega?',
        'Puedes, de lunes a viernes entre las nueve y las cinco, desde que recibas el aviso de que está listo.',
      ],
      [
        '¿Qué pasa si no hay nadie para recibir?',
        'El transportista lo intenta una vez más al día hábil siguiente. Después el pedido vuelve a la bodega y coordinamos contigo.',
      ],
    ),
  },
  cancellationReturn: {
    icon: 'RefreshCw',
    title: 'Anulaciones y devoluciones',
    subtitle: 'Cambiar de idea, de talla o de producto',
    qandA: pairs(
      [
        '¿Hasta cuándo puedo anular un pedido?',
        'Hasta que sale de la bodega. Después de eso puedes rechazarlo al recibirlo o devolverlo.',
      ],
      [
        '¿Cuántos días tengo para devolver?',
        'Diez días desde que lo recibes, sin uso y con su embalaje. Si vino con fallas rige la garantía legal.',
      ],
      [
        '¿Quién paga el envío de la devolución?',
        'Nosotros, si el producto falló o no era el que pediste. En los demás casos, quien compra.',
      ],
      [
        '¿Cuándo recibo mi dinero?',
        'Dentro de los cinco días hábiles que siguen a la revisión en bodega, por el mismo medio con que pagaste.',
      ],
      [
        '¿Puedo cambiar un producto por otro?',
        'Sí. Si cuesta más pagas la diferencia; si cuesta menos, te la devolvemos.',
      ],
      [
        '¿Hay productos que no se devuelven?',
        'Los hechos a medida y, por higiene, los de protección personal que se hayan abierto.',
      ],
      [
        '¿Qué hago si llegó dañado?',
        'Toma una foto antes de abrirlo del todo y escríbenos ese mismo día. Retiramos el dañado al entregar el nuevo.',
      ],
    ),
  },
  myOrders: {
    icon: 'Package',
    title: 'Mis pedidos',
    subtitle: 'Seguirlos, cambiarlos y repetirlos',
    qandA: pairs(
      [
        '¿Dónde veo el estado de mi pedido?',
        'En tu cuenta, bajo «Pedidos». También te avisamos por correo cada vez que cambia.',
      ],
      [
        '¿Puedo agregar un producto a un pedido hecho?',
        'Mientras esté en preparación, sí. Escríbenos con el número del pedido y lo sumamos.',
      ],
      [
        '¿Cómo cambio la dirección de entrega?',
        'Desde el detalle del pedido, hasta que pasa al transportista. Si la comuna es otra, el costo puede variar.',
      ],
      [
        '¿Puedo repetir un pedido anterior?',
        'Con «Pedir de nuevo» el carro queda con los mismos productos, a los precios de hoy.',
      ],
      [
        'Compré sin cuenta, ¿cómo lo encuentro?',
        'Crea una cuenta con el mismo correo: los pedidos que hiciste antes aparecen solos.',
      ],
    ),
  },
  productServices: {
    icon: 'Settings',
    title: 'Productos y servicios',
    subtitle: 'Garantías, repuestos y ayuda técnica',
    qandA: pairs(
      [
        '¿Qué garantía tienen los productos?',
        'Seis meses la legal y, en herramientas y equipos electrónicos, doce meses por cuenta nuestra.',
      ],
      [
        '¿Venden repuestos?',
        'De las marcas que vendemos, sí. Si no está en la tienda, pídelo con el código que viene en la etiqueta.',
      ],
      [
        '¿Hacen instalaciones?',
        'De muebles y equipos de sala, en las capitales regionales. Se agenda al pagar.',
      ],
      [
        '¿Puedo cotizar grandes cantidades?',
        'Desde veinte unidades. Respondemos en un día hábil con precio, plazo y ficha técnica para adjuntar a tu oferta.',
      ],
    ),
  },
};
