import type {
  KnowledgeCard,
  knowledgeCategories,
  KnowledgeCategory,
  KnowledgeQuestion,
} from '@pliego/contract/areas/faq';
import { plainLetters } from '#sample/plain-letters.ts';

type CardLine = [category: (typeof knowledgeCategories)[number], title: string, desc: string];

const cardLines: CardLine[] = [
  [
    'sales-automation',
    'Automatizar las ventas',
    'Que una oportunidad avance sola mientras tú preparas la oferta.',
  ],
  [
    'marketing-automation',
    'Automatizar la difusión',
    'Campañas que parten cuando pasa algo, no cuando alguien se acuerda.',
  ],
  [
    'api-questions',
    'Preguntas sobre la API',
    'Claves, límites y respuestas para quienes conectan otros sistemas.',
  ],
  ['personalization', 'Personalización', 'Campos, colores y avisos a la medida de cada equipo.'],
  [
    'email-marketing',
    'Correo masivo',
    'Listas limpias, asuntos que se abren y bajas que se respetan.',
  ],
  [
    'demand-generation',
    'Generar demanda',
    'De la primera visita al primer pedido, paso a paso y con cifras.',
  ],
];

export const cards: KnowledgeCard[] = cardLines.map(([category, title, desc], index) => ({
  id: index + 1,
  category,
  img: `/muestra/ayuda-${category}.svg`,
  title,
  desc,
}));

type CategoryLine = [title: string, icon: string, iconColor: string, questions: string[]];

const categoryLines: CategoryLine[] = [
  [
    'Cuenta',
    'Settings',
    'primary',
    [
      '¿Cómo cambio mi contraseña?',
      '¿Cómo agrego a alguien a mi equipo?',
      '¿Puedo tener dos empresas en una cuenta?',
      '¿Cómo activo el segundo paso al ingresar?',
      '¿Cómo cierro mi cuenta?',
    ],
  ],
  [
    'Facturación',
    'FileText',
    'success',
    [
      '¿Dónde descargo mis facturas?',
      '¿Cómo cambio los datos de facturación?',
      '¿Por qué me cobraron dos veces?',
      '¿Puedo pagar todo el año por adelantado?',
      '¿Qué pasa si mi pago se atrasa?',
    ],
  ],
  [
    'Avisos',
    'Bell',
    'danger',
    [
      '¿Cómo elijo qué avisos recibo?',
      '¿Por qué no me llegan los correos?',
      '¿Puedo recibir un solo resumen al día?',
      '¿Cómo silencio los avisos el fin de semana?',
      '¿Quién ve que leí un aviso?',
    ],
  ],
  [
    'Archivos',
    'Folder',
    'warning',
    [
      '¿Qué formatos puedo subir?',
      '¿Cuánto puede pesar un archivo?',
      '¿Cómo recupero un archivo borrado?',
      '¿Puedo bajar todos los archivos juntos?',
      '¿Quién puede ver lo que subo?',
    ],
  ],
  [
    'Integraciones',
    'Link',
    'info',
    [
      '¿Cómo creo una clave para la API?',
      '¿Cuántas llamadas puedo hacer por minuto?',
      '¿Cómo conecto mi calendario?',
      '¿Puedo enviar los datos a una planilla?',
      '¿Qué hago si una integración deja de responder?',
    ],
  ],
  [
    'Dispositivos',
    'Smartphone',
    'secondary',
    [
      '¿Hay una aplicación para el teléfono?',
      '¿Puedo trabajar sin conexión?',
      '¿Qué navegadores sirven?',
      '¿Cómo cierro la sesión en otro equipo?',
    ],
  ],
];

export const categories: KnowledgeCategory[] = categoryLines.map(
  ([title, icon, iconColor, questions], category) => ({
    id: category,
    title,
    icon,
    iconColor,
    questions: questions.map((question, index) => ({
      id: index + 1,
      question,
      slug: plainLetters(question, '-').replaceAll(/^-|-$/g, ''),
    })),
  }),
);

const related = [
  '¿Cómo agrego a alguien a mi equipo?',
  '¿Puedo tener dos empresas en una cuenta?',
  '¿Cómo activo el segundo paso al ingresar?',
  '¿Cómo cierro la sesión en otro equipo?',
  '¿Cómo elijo qué avisos recibo?',
];

export const question: KnowledgeQuestion = {
  title: '¿Cómo cambio mi contraseña?',
  lastUpdated: 'Actualizado el 2 de noviembre de 2026',
  relatedQuestions: related.map((text, index) => ({ id: index + 1, question: text })),
  content: `<p>Puedes cambiarla cuando quieras, y conviene hacerlo si la usaste en un equipo que no es tuyo. Al guardar la nueva se cierran las demás sesiones; la de ese momento sigue abierta.</p>
<h3>Si recuerdas la actual</h3>
<ol>
<li>Abre tu cuenta, arriba a la derecha, y elige <strong>Seguridad</strong>.</li>
<li>Escribe la contraseña actual y, dos veces, la nueva.</li>
<li>Guarda. Te llegará un correo que lo confirma.</li>
</ol>
<h3>Si la olvidaste</h3>
<p>En la pantalla de ingreso elige <em>Olvidé mi contraseña</em> y escribe tu correo. El enlace que recibes sirve una sola vez y durante una hora.</p>
<h3>Cómo elegir una buena</h3>
<ul>
<li>Cuatro palabras sin relación entre sí valen más que una palabra con signos.</li>
<li>No repitas la de otro servicio.</li>
<li>Guárdala en un gestor de contraseñas, no en una nota.</li>
</ul>
<p>Si nada de esto resulta, pide ayuda a quien administra tu empresa: puede enviarte un enlace nuevo.</p>`,
};
