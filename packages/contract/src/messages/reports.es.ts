/** Of reports: their questions, columns, and what their figures show. */
export const reports = {
  'reporte-desconocido': 'Ese reporte no existe',
  'reporte-resultados-titulo': 'Ganadas y perdidas',
  'reporte-resultados-pregunta': '¿Cuánto ganamos?',
  'reporte-resultados-para':
    'Cómo terminaron las licitaciones, por mes, comprador, región, tipo o persona.',
  'reporte-ofertas-titulo': 'Lo ofertado frente a lo adjudicado',
  'reporte-ofertas-pregunta': '¿Por cuánto perdemos?',
  'reporte-ofertas-para': 'Nuestra oferta al lado de la que ganó, licitación por licitación.',
  'reporte-embudo-titulo': 'En curso, por etapa',
  'reporte-embudo-pregunta': '¿Cuánto vale lo que tenemos en curso?',
  'reporte-embudo-para': 'Qué hay en cada etapa, cuánto ofertamos y cuánto podemos esperar.',
  'reporte-carga-titulo': 'Cierres y carga',
  'reporte-carga-pregunta': '¿Quién tiene qué por cerrar?',
  'reporte-carga-para': 'Los cierres de las próximas ocho semanas, por persona.',
  'reporte-tiempos-titulo': 'Tiempo por etapa',
  'reporte-tiempos-pregunta': '¿Dónde se va el tiempo?',
  'reporte-tiempos-para':
    'Cuántos días pasan las licitaciones en cada etapa, y cuáles esperan ahora.',
  'reporte-descartes-titulo': 'Descartes y retiros',
  'reporte-descartes-pregunta': '¿Por qué descartamos?',
  'reporte-descartes-para':
    'Los motivos por los que dejamos pasar licitaciones o retiramos ofertas.',
  'reporte-sin-ver-titulo': 'Lo que dejamos pasar',
  'reporte-sin-ver-pregunta': '¿Qué no vimos a tiempo?',
  'reporte-sin-ver-para': 'Lo que cerró sin oferta ni decisión, y lo que calzaba y nadie tomó.',
  'reporte-fuentes-titulo': 'Frescura de las fuentes',
  'reporte-fuentes-pregunta': '¿Están al día los datos?',
  'reporte-fuentes-para': 'Cuánto se ha leído de cada fuente y cuándo fue la última vez.',

  'reporte-col-mes': 'Mes',
  'reporte-col-comprador': 'Comprador',
  'reporte-col-region': 'Región',
  'reporte-col-tipo': 'Tipo',
  'reporte-col-persona': 'Responsable',
  'reporte-col-etapa': 'Etapa',
  'reporte-col-motivo': 'Motivo',
  'reporte-col-fuente': 'Fuente',
  'reporte-col-semana': 'Semana que parte el lunes',
  'reporte-col-licitacion': 'Licitación',
  'reporte-col-licitaciones': 'Licitaciones',
  'reporte-col-ganadas': 'Ganadas',
  'reporte-col-perdidas': 'Perdidas',
  'reporte-col-sin-ganador': 'Sin ganador',
  'reporte-col-retiradas': 'Retiradas',
  'reporte-col-descartadas': 'Descartadas',
  'reporte-col-tasa': 'Ganadas de las decididas',
  'reporte-col-ganado': 'Ganado, {{moneda}}',
  'reporte-col-con-oferta': 'Con oferta, {{moneda}}',
  'reporte-col-sin-oferta': 'Cerraron en trabajo',
  'reporte-col-mediana-simple': 'Mediana',
  'reporte-col-ofertado': 'Ofertado, {{moneda}}',
  'reporte-col-esperado': 'Esperado, {{moneda}}',
  'reporte-col-nuestra': 'Nuestra oferta',
  'reporte-col-adjudicado': 'Adjudicado',
  'reporte-col-diferencia': 'Diferencia',
  'reporte-col-ganador': 'Ganó',
  'reporte-col-mediana': 'Mediana, días',
  'reporte-col-nueve-de-diez': '9 de cada 10 en menos de, días',
  'reporte-col-pasaron': 'Salieron de la etapa',
  'reporte-col-ahora': 'Están ahora',
  'reporte-col-mas-antigua': 'La que más espera, días',
  'reporte-col-del-total': 'Del total',
  'reporte-col-calzaban': 'Calzaban y nadie las tomó',
  'reporte-col-en-analisis': 'Cerraron en análisis',
  'reporte-col-en-preparacion': 'Cerraron en preparación',
  'reporte-col-leidas': 'Procesos leídos',
  'reporte-col-publicadas': 'Publicadas ahora',
  'reporte-col-ultima-lectura': 'Última lectura',
  'reporte-col-cambio': 'Último cambio',
  'reporte-col-esta-semana': 'Esta semana',
  'reporte-col-proxima': 'La próxima',
  'reporte-col-tercera': 'Semanas 3 y 4',
  'reporte-col-octava': 'Semanas 5 a 8',
  'reporte-col-cierres': 'Cierres',
  'reporte-total': 'Total',

  'reporte-mes-01': 'ene {{anio}}',
  'reporte-mes-02': 'feb {{anio}}',
  'reporte-mes-03': 'mar {{anio}}',
  'reporte-mes-04': 'abr {{anio}}',
  'reporte-mes-05': 'may {{anio}}',
  'reporte-mes-06': 'jun {{anio}}',
  'reporte-mes-07': 'jul {{anio}}',
  'reporte-mes-08': 'ago {{anio}}',
  'reporte-mes-09': 'sep {{anio}}',
  'reporte-mes-10': 'oct {{anio}}',
  'reporte-mes-11': 'nov {{anio}}',
  'reporte-mes-12': 'dic {{anio}}',
  'reporte-sin-comprador': 'Sin comprador',
  'reporte-sin-region': 'Sin región',
  'reporte-sin-tipo': 'Sin tipo',
  'reporte-sin-responsable': 'Sin responsable',
  'reporte-quien-se-fue': 'Alguien que ya no está',
  'reporte-fuente-ocds': 'Publicador OCDS',
  'reporte-fuente-planilla': 'Planillas propias',
  'reporte-fuente-propia': 'Ingresadas a mano',
  'reporte-fuente-demostracion': 'Demostración',
  'reporte-motivo-retiro': '{{motivo}} (retiro)',

  'reporte-nada-en-periodo':
    'En este período no hay nada que contar. Prueba con uno más largo, o con menos filtros.',
  'reporte-nada-ahora': 'Ahora no hay nada que contar.',
  'reporte-recortado':
    'La tabla muestra las primeras {{mostradas, number}} de {{total, number}} filas; el total las cuenta todas.',

  'reporte-resultados-frase':
    'De {{decididas, number}} decididas se ganaron {{ganadas, number}} y se perdieron {{perdidas, number}}. Sin ganador: {{sinGanador, number}}.',
  'reporte-resultados-montos':
    'Lo ganado es lo adjudicado; donde no se sabe, nuestra oferta. Los montos van por moneda, sin sumarse entre sí.',
  'reporte-resultados-sin-monto_one': '1 ganada no tiene monto conocido y no suma.',
  'reporte-resultados-sin-monto_many':
    '{{count, number}} ganadas no tienen monto conocido y no suman.',
  'reporte-resultados-sin-monto_other':
    '{{count, number}} ganadas no tienen monto conocido y no suman.',
  'reporte-descartes-frase_one': 'En el período se dejó 1 licitación; el motivo fue «{{motivo}}».',
  'reporte-descartes-frase_many':
    'En el período se dejaron {{count, number}} licitaciones; el motivo que más se repite, {{veces, number}} veces, es «{{motivo}}».',
  'reporte-descartes-frase_other':
    'En el período se dejaron {{count, number}} licitaciones; el motivo que más se repite, {{veces, number}} veces, es «{{motivo}}».',
  'reporte-ofertas-frase_one':
    'De {{perdidas, number}} perdidas se pueden comparar {{comparables, number}}: 1 se perdió por menos de 5 %.',
  'reporte-ofertas-frase_many':
    'De {{perdidas, number}} perdidas se pueden comparar {{comparables, number}}: {{count, number}} se perdieron por menos de 5 %.',
  'reporte-ofertas-frase_other':
    'De {{perdidas, number}} perdidas se pueden comparar {{comparables, number}}: {{count, number}} se perdieron por menos de 5 %.',
  'reporte-ofertas-fuera_one': '1 perdida queda fuera: le falta un monto, o está en otra moneda.',
  'reporte-ofertas-fuera_many':
    '{{count, number}} perdidas quedan fuera: les falta un monto, o están en otra moneda.',
  'reporte-ofertas-fuera_other':
    '{{count, number}} perdidas quedan fuera: les falta un monto, o están en otra moneda.',
  'reporte-ofertas-mas-baja': 'Ofertamos menos',
  'reporte-ofertas-hasta-2': 'Hasta 2 % más',
  'reporte-ofertas-hasta-5': '2 a 5 % más',
  'reporte-ofertas-hasta-10': '5 a 10 % más',
  'reporte-ofertas-hasta-20': '10 a 20 % más',
  'reporte-ofertas-mas-de-20': 'Sobre 20 % más',
  'reporte-ofertas-eje': 'Cuánto más ofertamos que quien ganó',
  'reporte-embudo-frase':
    'En curso hay {{total, number}}; {{presentadas, number}} ya se presentaron y esperan resultado.',
  'reporte-embudo-esperado':
    'Lo esperado es cada oferta por su probabilidad de ganar. Los montos van por moneda, sin sumarse entre sí.',
  'reporte-embudo-sin-probabilidad_one': '1 oferta no tiene probabilidad y no suma a lo esperado.',
  'reporte-embudo-sin-probabilidad_many':
    '{{count, number}} ofertas no tienen probabilidad y no suman a lo esperado.',
  'reporte-embudo-sin-probabilidad_other':
    '{{count, number}} ofertas no tienen probabilidad y no suman a lo esperado.',
  'reporte-carga-frase':
    'En las próximas ocho semanas cierran {{total, number}} en trabajo; {{huerfanas, number}} no tienen responsable.',
  'reporte-carga-que-cuenta':
    'Cuentan las que están en análisis o en preparación, y las detectadas que tienen responsable. Las semanas van de lunes a domingo.',
  'reporte-tiempos-frase':
    'Donde más se tarda es «{{etapa, etapa}}»: la mitad sale en {{dias, number}} días o menos.',
  'reporte-tiempos-que-cuenta':
    'Cuentan las etapas que se dejaron en el período. Los días son corridos.',
  'reporte-sin-ver-frase':
    'Cerraron {{trabajadas, number}} en trabajo sin que se presentara una oferta, y {{calzaban, number}} que calzaban con un producto y nadie tomó.',
  'reporte-sin-ver-que-cuenta': 'Cuenta hasta ayer, por el mes del cierre.',
  'reporte-fuentes-frase':
    'Hay {{total, number}} procesos leídos de {{fuentes, number}} fuentes; la última lectura de una fuente fue el {{cuando, valor}}.',
  'enlace-de-reporte-desconocido':
    'Esta dirección no muestra nada. Puede que esté incompleta o que su reporte ya no se comparta: pide otra a quien te la dio.',
  'enlace-de-reporte-vencido': 'Esta dirección venció. Pide otra a quien te la dio.',
  'enlace-de-reporte-revocado':
    'Quien compartía este reporte dejó de compartirlo. Si todavía lo necesitas, pídele otra dirección.',
  'enlace-de-reporte-sin-acceso':
    'Quien compartía este reporte ya no puede hacerlo. Pide otra dirección a alguien de la empresa.',
  'correo-de-reporte-desconocido': 'Ese envío ya no existe.',
  'demasiados-correos-de-reportes':
    'Ya tienes {{max, number}} reportes por correo: quita uno que no sirva.',
  'direccion-de-tablero': 'Escribe la dirección completa, como https://bi.tuempresa.cl',
  'identificador-de-tablero':
    'Es un identificador como 1f0c7a52-3b6e-4d19-9c40-2a8e5b7d6f31: cópialo completo',
  'falta-campo-de-tablero': 'Escribe el campo tal como se llama en el servicio',
  'falta-usuario-de-tablero': 'Escribe el usuario con que se entra al servicio',
  'falta-secreto-de-tablero': 'Escribe el secreto que pide el servicio',
  'tipo-de-tablero': 'Elige el servicio del tablero',
  'sitio-de-tablero': 'Escribe sólo el sitio, como https://bi.tuempresa.cl',
  'tablero-desconocido': 'Ese tablero no existe: puede que lo hayan quitado.',
  'demasiados-tableros': 'La empresa ya tiene {{max, number}} tableros: quita uno que no se use.',
  'tablero-propio': 'Las páginas de Pliego no se muestran dentro de sí mismas',
  'tablero-sitio-no-permitido':
    'Ese sitio no está entre los que la empresa permite mostrar en los reportes',
  'tablero-pide-secreto':
    'Cambió a quién se le muestra el secreto: escríbelo otra vez para confirmarlo',
  'tablero-secreto-ilegible':
    'El secreto guardado no se puede leer con la clave de este servidor. Quien administra la empresa puede escribirlo otra vez.',
  'tablero-caido':
    'El servicio del tablero no responde. Intenta de nuevo en unos minutos; si sigue igual, avisa a quien lo administra.',
  'tablero-con-error':
    'El servicio del tablero respondió con un error ({{estado}}). Intenta de nuevo en unos minutos.',
  'tablero-rechaza-clave':
    'El servicio no aceptó las credenciales guardadas. Quien administra la empresa puede cambiarlas.',
  'tablero-no-encontrado':
    'El servicio no tiene ese tablero, o las credenciales guardadas no lo ven.',
  'tablero-no-se-entiende':
    'El servicio respondió algo que no se entiende. Revisa que la dirección sea la del servicio elegido.',
  'tablero-no-se-enmarca':
    '{{sitio}} no deja que sus páginas se muestren aquí. Quien lo administra debe permitir que {{origen}} las enmarque.',
  'tablero-redirige':
    'La página envía a {{sitio}}, que no es su sitio: puede que pida ingresar. Ábrela aparte, o configura la dirección final.',
  'filtro-cerrado': 'Esta dirección no deja cambiar ese filtro.',
  'demasiados-enlaces-de-reportes':
    'La empresa ya tiene {{max, number}} enlaces de reportes en uso: revoca uno que no sirva.',
  'reporte-fuentes-sin-lectura':
    'Hay {{total, number}} procesos leídos. Ninguna fuente se consulta por sí sola: llegaron en archivos.',
} as const;
